#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

/// Decodes a JPEG into rows of 32-bit pixels as Cairo's RGB24 has them (blue first in memory).
///
/// Gives 1 and an allocation that the caller frees, or 0 for data that is damaged, in no RGB or grey colour space, or
/// of more pixels than the limit. libjpeg's errors end in a jump, which only C may take: hence this shim.
int galley_jpeg_decode(
    const uint8_t *data, size_t length, size_t pixel_limit, uint8_t **pixels, int *width, int *height);

#endif
