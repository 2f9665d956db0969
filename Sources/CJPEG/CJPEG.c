#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

struct recovery {
  struct jpeg_error_mgr manager;
  jmp_buf place;
};

static void leave(j_common_ptr info) { longjmp(((struct recovery *)info->err)->place, 1); }

static void say_nothing(j_common_ptr info) { (void)info; }

int galley_jpeg_decode(
    const uint8_t *data, size_t length, size_t pixel_limit, uint8_t **pixels, int *width, int *height) {
  struct jpeg_decompress_struct info;
  struct recovery recovery;
  uint8_t *volatile image = NULL;
  uint8_t *volatile row = NULL;

  info.err = jpeg_std_error(&recovery.manager);
  recovery.manager.error_exit = leave;
  recovery.manager.output_message = say_nothing;
  if (setjmp(recovery.place)) {
    jpeg_destroy_decompress(&info);
    free(image);
    free(row);
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, (unsigned char *)data, (unsigned long)length);
  jpeg_read_header(&info, TRUE);
  info.out_color_space = JCS_RGB;
  jpeg_start_decompress(&info);

  size_t columns = info.output_width, rows = info.output_height;
  if (columns == 0 || rows == 0 || columns > pixel_limit / rows) leave((j_common_ptr)&info);
  image = malloc(columns * rows * 4);
  row = malloc(columns * 3);
  if (!image || !row) leave((j_common_ptr)&info);
  while (info.output_scanline < info.output_height) {
    uint8_t *out = image + (size_t)info.output_scanline * columns * 4;
    JSAMPROW rows_read[1] = {row};
    jpeg_read_scanlines(&info, rows_read, 1);
    for (size_t x = 0; x < columns; x++) {
      out[x * 4] = row[x * 3 + 2];
      out[x * 4 + 1] = row[x * 3 + 1];
      out[x * 4 + 2] = row[x * 3];
      out[x * 4 + 3] = 0xFF;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free(row);
  *pixels = image;
  *width = (int)columns;
  *height = (int)rows;
  return 1;
}
