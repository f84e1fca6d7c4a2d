import type { LayerWeights, NetWeights } from '../read-weights.ts';

/** The same network without vectors, pairs, margins or addresses: what the kernel must give to the bit. */

interface Grid {
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly values: Int32Array;
}

const grid = (height: number, width: number, channels: number): Grid => ({
  height,
  width,
  channels,
  values: new Int32Array(height * width * channels),
});

function at({ height, width, channels, values }: Grid, y: number, x: number, c: number): number {
  return y < 0 || x < 0 || y >= height || x >= width ? 0 : (values[(y * width + x) * channels + c] ?? 0);
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const to16 = (value: number): number => within(value, -32_768, 32_767);

/** The sum shifted, cut to 16 bits, times the factor over 2^15, rounded. */
function settle(layer: LayerWeights, output: number, sum: number): number {
  const shifted = to16(((layer.bias[output] ?? 0) + sum) >> layer.shift);
  return to16((shifted * (layer.factors[output] ?? 0) + 16_384) >> 15);
}

/** A plain convolution; `stride` rows and columns apart, zeros beyond the edge. */
function convolve(layer: LayerWeights, input: Grid, stride: readonly [number, number], centred: boolean): Grid {
  const [rows, columns] = layer.kernel;
  const out = grid(input.height / stride[0], input.width / stride[1], layer.outputs);
  const up = centred ? (rows - 1) / 2 : 0;
  const left = centred ? ((columns - 1) / 2) * layer.dilation : 0;
  for (let y = 0; y < out.height; y += 1)
    for (let x = 0; x < out.width; x += 1)
      for (let o = 0; o < layer.outputs; o += 1) {
        let sum = 0;
        for (let r = 0; r < rows; r += 1)
          for (let k = 0; k < columns; k += 1)
            for (let i = 0; i < layer.inputs; i += 1) {
              const weight = layer.weights[((o * rows + r) * columns + k) * layer.inputs + i] ?? 0;
              const channel = layer.kind === 'deep' ? o : i;
              sum += weight * at(input, y * stride[0] + r - up, x * stride[1] + k * layer.dilation - left, channel);
            }
        out.values[(y * out.width + x) * layer.outputs + o] = settle(layer, o, sum);
      }
  return out;
}

function rectify(plane: Grid, highest: number): Grid {
  return { ...plane, values: plane.values.map((v) => within(v, 0, highest)) };
}

/** One axis scaled with a triangle filter, gray levels 64 times as fine. */
function scaleAxis(line: readonly number[], count: number): number[] {
  const reach = 2 * Math.max(line.length, count);
  return Array.from({ length: count }, (_, i) => {
    let sum = 0n;
    let total = 0n;
    for (const [j, value] of line.entries()) {
      const weight = reach - Math.abs((2 * j + 1) * count - (2 * i + 1) * line.length);
      if (weight <= 0) continue;
      sum += BigInt(weight);
      total += BigInt(weight) * BigInt(value);
    }
    return Number((total * ((1n << 40n) / sum) + (1n << 39n)) >> 40n);
  });
}

function scalePicture(gray: Uint8Array, width: number, height: number, outWidth: number): number[][] {
  const columns = Array.from({ length: width }, (_, x) =>
    scaleAxis(
      Array.from({ length: height }, (_, y) => (gray[y * width + x] ?? 0) * 64),
      32,
    ),
  );
  return Array.from({ length: 32 }, (_, y) =>
    scaleAxis(
      columns.map((column) => column[y] ?? 0),
      outWidth,
    ).map((v) => (v + 32) >> 6),
  );
}

function levelPicture(rows: readonly (readonly number[])[], paddedWidth: number): Grid {
  const sorted = rows.flat().sort((a, b) => a - b);
  const last = sorted.length - 1;
  const rank = (index: number): number => sorted[Math.floor(index)] ?? 0;
  const [low, middle, high] = [rank(last / 100), rank(last / 2), rank((last * 99) / 100)];
  const dark = middle - low < high - middle;
  const ink = dark ? 255 - high : low;
  const paper = dark ? 255 - rank(last / 5) : rank((last * 4) / 5);
  const span = Math.max(24, paper - ink);
  const out = grid(32, paddedWidth, 1);
  for (const [y, row] of rows.entries())
    for (const [x, gray] of row.entries()) {
      const q = (paper - (dark ? 255 - gray : gray)) * 256;
      const rounded = Math.sign(q) * Math.floor((Math.abs(q) + Math.floor(span / 2)) / span);
      out.values[y * paddedWidth + x] = within(rounded, -64, 320);
    }
  return out;
}

export function runReference(net: NetWeights, gray: Uint8Array, width: number, height: number): Int32Array {
  const scaledWidth = Math.max(1, Math.round((width * 32) / height));
  const rows = scalePicture(gray, width, height, scaledWidth);
  let plane = levelPicture(rows, Math.ceil(scaledWidth / 16) * 16);
  let before = plane;
  for (const layer of net.layers) {
    if (layer.kind === 'deep') {
      before = plane;
      plane = rectify(convolve(layer, plane, [1, 1], true), net.highest);
    } else if (layer.kind === 'stem') plane = rectify(convolve(layer, plane, [2, 2], true), net.highest);
    else {
      plane = convolve(layer, plane, layer.kernel, false);
      if (layer.kind === 'add')
        plane = { ...plane, values: plane.values.map((v, i) => to16(v + (before.values[i] ?? 0))) };
      if (layer.name !== 'head') plane = rectify(plane, net.highest);
    }
  }
  return plane.values;
}
