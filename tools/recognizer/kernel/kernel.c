// The arithmetic of the line reader: integers only, so that every machine gives the same words.
//
// Pictures of features are stored row by row, position by position, channels last, 16 bits each, with MARGIN empty
// positions on both sides of a row and one empty row above and below: no layer asks where the edge is.
#include <stdint.h>
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name)))
#define MARGIN 16

typedef int16_t i16;
typedef int32_t i32;
typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

extern u8 __heap_base;
EXPORT(heap_base) u32 heap_base(void) { return (u32)(uintptr_t)&__heap_base; }

EXPORT(clear) void clear(u8 *at, u32 bytes) { __builtin_memset(at, 0, bytes); }

/* Empties what surrounds a picture of features: its rows come all anew. */
EXPORT(clear_edges) void clear_edges(u8 *at, u32 height, u32 width, u32 channels) {
  const u32 side = MARGIN * channels * 2, row = (width + 2 * MARGIN) * channels * 2;
  clear(at, row);
  for (u32 y = 1; y <= height; y += 1) {
    clear(at + y * row, side);
    clear(at + (y + 1) * row - side, side);
  }
  clear(at + (height + 1) * row, row);
}

/* Sums to 16 bits, times the channel's factor, plus what was there before, into the allowed range. */
static inline void finish(i16 *out, const i16 *add, v128_t a, v128_t b, v128_t factor, u32 shift, v128_t low, v128_t high) {
  v128_t v = wasm_i16x8_narrow_i32x4(wasm_i32x4_shr(a, shift), wasm_i32x4_shr(b, shift));
  v = wasm_i16x8_q15mulr_sat(v, factor);
  if (add) v = wasm_i16x8_add_sat(v, wasm_v128_load(add));
  wasm_v128_store(out, wasm_i16x8_min(wasm_i16x8_max(v, low), high));
}

/* A convolution whose kernel is as large as its stride: `rows` runs of `run` values for each output position.
   Weights: for each 8 outputs, for each pair of inputs, 8 times that pair. */
EXPORT(patch) void patch(const i16 *in, u32 in_row, u32 in_step, u32 rows, u32 run, i16 *out, u32 out_row, const i16 *add,
                         u32 height, u32 width, u32 channels, const i16 *weights, const i32 *bias, const i16 *factors,
                         u32 shift, i32 lowest, i32 highest) {
  const v128_t low = wasm_i16x8_splat((i16)lowest), high = wasm_i16x8_splat((i16)highest);
  const u32 pairs = run / 2;
  for (u32 c = 0; c < channels; c += 8, weights += rows * run * 8) {
    const v128_t b0 = wasm_v128_load(bias + c), b1 = wasm_v128_load(bias + c + 4);
    const v128_t factor = wasm_v128_load(factors + c);
    for (u32 y = 0; y < height; y += 1) {
      for (u32 x = 0; x < width; x += 4) {
        v128_t p0 = b0, p1 = b1, q0 = b0, q1 = b1, r0 = b0, r1 = b1, s0 = b0, s1 = b1;
        const i16 *w = weights;
        for (u32 r = 0; r < rows; r += 1) {
          const i16 *a = in + (y * rows + r) * in_row + x * in_step;
          for (u32 k = 0; k < pairs; k += 1, a += 2, w += 16) {
            const v128_t w0 = wasm_v128_load(w), w1 = wasm_v128_load(w + 8);
            v128_t v = wasm_v128_load32_splat(a);
            p0 = wasm_i32x4_add(p0, wasm_i32x4_dot_i16x8(v, w0));
            p1 = wasm_i32x4_add(p1, wasm_i32x4_dot_i16x8(v, w1));
            v = wasm_v128_load32_splat(a + in_step);
            q0 = wasm_i32x4_add(q0, wasm_i32x4_dot_i16x8(v, w0));
            q1 = wasm_i32x4_add(q1, wasm_i32x4_dot_i16x8(v, w1));
            v = wasm_v128_load32_splat(a + 2 * in_step);
            r0 = wasm_i32x4_add(r0, wasm_i32x4_dot_i16x8(v, w0));
            r1 = wasm_i32x4_add(r1, wasm_i32x4_dot_i16x8(v, w1));
            v = wasm_v128_load32_splat(a + 3 * in_step);
            s0 = wasm_i32x4_add(s0, wasm_i32x4_dot_i16x8(v, w0));
            s1 = wasm_i32x4_add(s1, wasm_i32x4_dot_i16x8(v, w1));
          }
        }
        const u32 at = y * out_row + x * channels + c;
        finish(out + at, add ? add + at : 0, p0, p1, factor, shift, low, high);
        finish(out + at + channels, add ? add + at + channels : 0, q0, q1, factor, shift, low, high);
        finish(out + at + 2 * channels, add ? add + at + 2 * channels : 0, r0, r1, factor, shift, low, high);
        finish(out + at + 3 * channels, add ? add + at + 3 * channels : 0, s0, s1, factor, shift, low, high);
      }
    }
  }
}

/* One kernel for each channel. `taps` are offsets from a position, in values; their number is even (a last one with
   weight 0 fills up). Weights: for each 8 channels, for each pair of taps, 8 times that pair. */
EXPORT(deep) void deep(const i16 *in, i16 *out, u32 row, u32 height, u32 width, u32 channels, const i32 *taps, u32 tap_count,
                       const i16 *weights, const i32 *bias, const i16 *factors, u32 shift, i32 highest) {
  const v128_t low = wasm_i16x8_splat(0), high = wasm_i16x8_splat((i16)highest);
  for (u32 c = 0; c < channels; c += 8, weights += tap_count * 8) {
    const v128_t b0 = wasm_v128_load(bias + c), b1 = wasm_v128_load(bias + c + 4);
    const v128_t factor = wasm_v128_load(factors + c);
    for (u32 y = 0; y < height; y += 1) {
      for (u32 x = 0; x < width; x += 1) {
        const u32 at = y * row + x * channels + c;
        v128_t s0 = b0, s1 = b1;
        const i16 *w = weights;
        for (u32 t = 0; t < tap_count; t += 2, w += 16) {
          const v128_t m = wasm_v128_load(in + (i32)at + taps[t]), n = wasm_v128_load(in + (i32)at + taps[t + 1]);
          const v128_t lower = wasm_i16x8_shuffle(m, n, 0, 8, 1, 9, 2, 10, 3, 11);
          const v128_t upper = wasm_i16x8_shuffle(m, n, 4, 12, 5, 13, 6, 14, 7, 15);
          s0 = wasm_i32x4_add(s0, wasm_i32x4_dot_i16x8(lower, wasm_v128_load(w)));
          s1 = wasm_i32x4_add(s1, wasm_i32x4_dot_i16x8(upper, wasm_v128_load(w + 8)));
        }
        finish(out + at, 0, s0, s1, factor, shift, low, high);
      }
    }
  }
}

/* The nine neighbors (and a zero) of every second position of every second row, side by side, for the first layer. */
EXPORT(spread) void spread(const i16 *in, u32 in_row, i16 *out, u32 height, u32 width) {
  for (u32 y = 0; y < height; y += 1) {
    for (u32 x = 0; x < width; x += 1, out += 10) {
      const i16 *a = in + (i32)(2 * y * in_row + 2 * x);
      for (i32 dy = -1, k = 0; dy <= 1; dy += 1)
        for (i32 dx = -1; dx <= 1; dx += 1, k += 1) out[k] = a[dy * (i32)in_row + dx];
      out[9] = 0;
    }
  }
}

/* Scales one axis with a triangle filter as wide as a source pixel or a target pixel, whichever is wider.
   Source and target positions are compared in whole numbers: twice the place, times the other side's count. */
static void scale_axis(const u16 *src, u32 n, u32 src_step, u32 src_line, u16 *dst, u32 m, u32 dst_step, u32 dst_line, u32 lines) {
  const i32 reach = 2 * (i32)(n > m ? n : m);
  for (u32 i = 0; i < m; i += 1) {
    const i32 centre = (i32)(2 * i + 1) * (i32)n;
    i32 first = (centre - reach) / (2 * (i32)m) - 1, last = (centre + reach) / (2 * (i32)m) + 1;
    if (first < 0) first = 0;
    if (last > (i32)n - 1) last = (i32)n - 1;
    u32 sum = 0;
    for (i32 j = first; j <= last; j += 1) {
      i32 d = (2 * j + 1) * (i32)m - centre;
      if (d < 0) d = -d;
      if (d < reach) sum += (u32)(reach - d);
    }
    const u64 share = ((u64)1 << 40) / sum;
    for (u32 line = 0; line < lines; line += 1) {
      u64 total = 0;
      const u16 *s = src + line * src_line;
      for (i32 j = first; j <= last; j += 1) {
        i32 d = (2 * j + 1) * (i32)m - centre;
        if (d < 0) d = -d;
        if (d < reach) total += (u64)(u32)(reach - d) * s[(u32)j * src_step];
      }
      dst[line * dst_line + i * dst_step] = (u16)((total * share + ((u64)1 << 39)) >> 40);
    }
  }
}

/* Gray levels (64 times as fine) of `width` × `height` to `out_width` × 32. */
EXPORT(scale) void scale(const u8 *gray, u32 width, u32 height, u16 *fine, u16 *half, u16 *out, u32 out_width) {
  for (u32 i = 0; i < width * height; i += 1) fine[i] = (u16)(gray[i] << 6);
  scale_axis(fine, height, width, 1, half, 32, width, 1, width);
  scale_axis(half, width, 1, width, out, out_width, 1, out_width, 32);
}

static u32 ranked(const u32 *counts, u32 rank) {
  u32 level = 0;
  for (u32 seen = counts[0]; seen <= rank && level < 255; seen += counts[level]) level += 1;
  return level;
}

/* Ink to about 256, paper to about 0, whatever the line's own levels are; light ink on dark paper is turned over. */
EXPORT(level) void level(const u16 *scaled, u32 width, i16 *out, u32 out_row) {
  u32 counts[256];
  for (u32 i = 0; i < 256; i += 1) counts[i] = 0;
  const u32 size = 32 * width;
  for (u32 i = 0; i < size; i += 1) counts[(scaled[i] + 32) >> 6] += 1;
  const u32 last = size - 1;
  const i32 p1 = (i32)ranked(counts, last / 100), p50 = (i32)ranked(counts, last / 2), p99 = (i32)ranked(counts, last * 99 / 100);
  const i32 dark = p50 - p1 < p99 - p50;
  const i32 ink = dark ? 255 - p99 : p1;
  const i32 paper = dark ? 255 - (i32)ranked(counts, last / 5) : (i32)ranked(counts, last * 4 / 5);
  const i32 span = paper - ink < 24 ? 24 : paper - ink;
  for (u32 y = 0; y < 32; y += 1) {
    for (u32 x = 0; x < width; x += 1) {
      i32 v = (scaled[y * width + x] + 32) >> 6;
      if (dark) v = 255 - v;
      i32 q = (paper - v) * 256;
      q = q >= 0 ? (q + span / 2) / span : -((-q + span / 2) / span);
      out[y * out_row + x] = (i16)(q < -64 ? -64 : q > 320 ? 320 : q);
    }
  }
}
