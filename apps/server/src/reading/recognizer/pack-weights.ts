import type { LayerWeights } from './read-weights.ts';

/** Eight outputs are computed at once, two inputs at a time: the kernel wants each pair of weights eight times in a row. */
const TOGETHER = 8;

/** How many inputs of a layer stand side by side for one output, filled up to pairs. */
export function inputCount({ kind, inputs, kernel }: LayerWeights): number {
  const count = kind === 'deep' ? kernel[0] * kernel[1] : inputs * kernel[0] * kernel[1];
  return count + (count % 2);
}

export function packWeights(layer: LayerWeights): Int16Array {
  const padded = inputCount(layer);
  const count = layer.weights.length / layer.outputs;
  const packed = new Int16Array(layer.outputs * padded);
  let at = 0;
  for (let first = 0; first < layer.outputs; first += TOGETHER) {
    for (let pair = 0; pair < padded; pair += 2) {
      for (let output = first; output < first + TOGETHER; output += 1) {
        for (let input = pair; input < pair + 2; input += 1) {
          packed[at] = input < count ? (layer.weights[output * count + input] ?? 0) : 0;
          at += 1;
        }
      }
    }
  }
  return packed;
}

/** Where a depthwise kernel's taps stand from its middle, in positions and rows; an odd number is filled up. */
export function tapOffsets(
  { kernel: [rows, columns], dilation, outputs }: LayerWeights,
  rowStride: number,
): Int32Array {
  const count = rows * columns;
  const offsets = new Int32Array(count + (count % 2));
  for (let tap = 0; tap < count; tap += 1) {
    const dy = Math.floor(tap / columns) - (rows - 1) / 2;
    const dx = ((tap % columns) - (columns - 1) / 2) * dilation;
    offsets[tap] = dy * rowStride + dx * outputs;
  }
  return offsets;
}
