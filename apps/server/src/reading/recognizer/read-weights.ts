/** A layer as weights.bin describes it; offsets count from the start of its numbers. */
export interface LayerWeights {
  readonly name: string;
  readonly kind: 'stem' | 'deep' | 'patch' | 'add';
  readonly outputs: number;
  readonly inputs: number;
  readonly kernel: readonly [number, number];
  readonly dilation: number;
  readonly shift: number;
  /** Output by output, row by row, position by position, input channels last. */
  readonly weights: Int8Array;
  readonly bias: Int32Array;
  readonly factors: Int16Array;
}

export interface NetWeights {
  readonly alphabet: string;
  readonly classes: number;
  readonly height: number;
  /** The largest activation; more is cut off. */
  readonly highest: number;
  readonly logitScale: number;
  /** e to the power of minus 4 i / logitScale, times 2^24: no machine's own idea of an exponential function. */
  readonly powers: readonly number[];
  readonly layers: readonly LayerWeights[];
}

interface Header extends Omit<NetWeights, 'layers'> {
  readonly layers: readonly (Omit<LayerWeights, 'weights' | 'bias' | 'factors'> & {
    readonly at: { readonly weights: number; readonly bias: number; readonly factors: number };
  })[];
}

/** The file that tools/recognizer/export.py writes. */
export function readWeights(file: Uint8Array): NetWeights {
  if (new TextDecoder().decode(file.subarray(0, 4)) !== 'CSL1') throw new Error('weights.bin is not a weights file.');
  const length = new DataView(file.buffer, file.byteOffset).getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(8, 8 + length))) as Header;
  // A copy, since views of 32 bits must begin where the file does not promise to.
  const numbers = new Uint8Array(file.subarray(8 + length)).buffer;
  return {
    ...header,
    layers: header.layers.map(({ at, ...layer }) => {
      const count = layer.outputs * layer.inputs * layer.kernel[0] * layer.kernel[1];
      return {
        ...layer,
        weights: new Int8Array(numbers, at.weights, count),
        bias: new Int32Array(numbers, at.bias, layer.outputs),
        factors: new Int16Array(numbers, at.factors, layer.outputs),
      };
    }),
  };
}
