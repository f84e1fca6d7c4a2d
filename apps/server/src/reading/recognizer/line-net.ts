import { inputCount, packWeights, tapOffsets } from './pack-weights.ts';
import type { LayerWeights, NetWeights } from './read-weights.ts';
import { openModule, type WasmMemory } from './wasm-module.ts';

/** The functions of tools/recognizer/kernel/kernel.c; every number is an address, a count or a stride. */
interface Kernel {
  readonly memory: WasmMemory;
  readonly heap_base: () => number;
  readonly clear: (at: number, bytes: number) => void;
  readonly clear_edges: (...a: readonly number[]) => void;
  readonly scale: (...a: readonly number[]) => void;
  readonly level: (...a: readonly number[]) => void;
  readonly spread: (...a: readonly number[]) => void;
  readonly patch: (...a: readonly number[]) => void;
  readonly deep: (...a: readonly number[]) => void;
}

interface Placed {
  readonly layer: LayerWeights;
  readonly weights: number;
  readonly bias: number;
  readonly factors: number;
}

/** A picture of features: rows of positions with empty margins, channels last, 16 bits. */
interface Plane {
  readonly at: number;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
}

/** The kernel's own MARGIN: as far as the widest dilated layer looks. */
const MARGIN = 16;
const LEAST = -32768;
const MOST = 32767;
/** Layers end at four output positions at once, and a position is up to four pixels wide. */
export const WIDTH_STEP = 16;

const rowStride = ({ width, channels }: Pick<Plane, 'width' | 'channels'>): number => (width + 2 * MARGIN) * channels;
const planeBytes = (plane: Omit<Plane, 'at'>): number => (plane.height + 2) * rowStride(plane) * 2;
/** The address of the first position of the first row. */
const origin = (plane: Plane): number => plane.at + 2 * (rowStride(plane) + MARGIN * plane.channels);
const align = (at: number): number => (at + 15) & ~15;

export interface LineNet {
  /** What the network says of a line: for each step of two pixels of the scaled line, one number a class. */
  readonly run: (gray: Uint8Array, width: number, height: number) => NetAnswer;
}

export interface NetAnswer {
  /** Valid until the next call. */
  readonly logits: Int16Array;
  readonly steps: number;
  /** Columns of the line after scaling. */
  readonly scaledWidth: number;
}

export async function openLineNet(code: Uint8Array<ArrayBuffer>, net: NetWeights): Promise<LineNet> {
  const kernel = await openModule<Kernel>(code);
  const memory = new Memory(kernel);
  const placed = net.layers.map(
    (layer): Placed => ({
      layer,
      weights: memory.put(packWeights(layer)),
      bias: memory.put(layer.bias),
      factors: memory.put(layer.factors),
    }),
  );
  const floor = memory.end;
  return {
    run: (gray, width, height) => {
      memory.end = floor;
      return runNet({ kernel, memory, net, placed }, gray, width, height);
    },
  };
}

/** The kernel's memory, given out from the bottom up. */
class Memory {
  end: number;
  private readonly kernel: Kernel;
  constructor(kernel: Kernel) {
    this.kernel = kernel;
    this.end = align(kernel.heap_base());
  }
  take(bytes: number): number {
    const at = this.end;
    this.end = align(at + bytes);
    const missing = this.end - this.kernel.memory.buffer.byteLength;
    if (missing > 0) this.kernel.memory.grow(Math.ceil(missing / 65_536));
    return at;
  }
  put(numbers: Int16Array | Int32Array | Uint8Array): number {
    const at = this.take(numbers.byteLength);
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    new Uint8Array(this.kernel.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }
  /** With empty margins; what is within is up to who asked. */
  plane(shape: Omit<Plane, 'at'>): Plane {
    const at = this.take(planeBytes(shape));
    this.kernel.clear_edges(at, shape.height, shape.width, shape.channels);
    return { ...shape, at };
  }
  emptyPlane(shape: Omit<Plane, 'at'>): Plane {
    const at = this.take(planeBytes(shape));
    this.kernel.clear(at, planeBytes(shape));
    return { ...shape, at };
  }
}

interface Running {
  readonly kernel: Kernel;
  readonly memory: Memory;
  readonly net: NetWeights;
  readonly placed: readonly Placed[];
}

function runNet(running: Running, gray: Uint8Array, width: number, height: number): NetAnswer {
  const { kernel, memory, net } = running;
  const scaledWidth = Math.max(1, Math.round((width * net.height) / height));
  const paddedWidth = Math.ceil(scaledWidth / WIDTH_STEP) * WIDTH_STEP;
  const picture = memory.emptyPlane({ height: net.height, width: paddedWidth, channels: 1 });
  const source = memory.put(gray);
  const fine = memory.take(width * height * 2);
  const half = memory.take(width * net.height * 2);
  const scaled = memory.take(scaledWidth * net.height * 2);
  kernel.scale(source, width, height, fine, half, scaled, scaledWidth);
  kernel.level(scaled, scaledWidth, origin(picture), rowStride(picture));
  let plane = picture;
  let before = picture;
  for (const placed of running.placed) {
    const { kind } = placed.layer;
    if (kind === 'deep') {
      before = plane;
      plane = runDeep(running, placed, plane);
    } else if (kind === 'stem') plane = runStem(running, placed, plane);
    else plane = runPatch(running, placed, plane, kind === 'add' ? before : null);
  }
  const steps = plane.width * 2;
  return { logits: new Int16Array(kernel.memory.buffer, origin(plane), steps * net.classes), steps, scaledWidth };
}

function runDeep({ kernel, memory, net }: Running, { layer, ...at }: Placed, input: Plane): Plane {
  const output = memory.plane(input);
  const taps = tapOffsets(layer, rowStride(input));
  kernel.deep(
    ...[origin(input), origin(output), rowStride(input), input.height, input.width, input.channels],
    ...[memory.put(taps), taps.length, at.weights, at.bias, at.factors, layer.shift, net.highest],
  );
  return output;
}

function runStem({ kernel, memory, net }: Running, { layer, ...at }: Placed, input: Plane): Plane {
  const output = memory.plane({ height: input.height / 2, width: input.width / 2, channels: layer.outputs });
  const count = inputCount(layer);
  const spread = memory.take(output.height * output.width * count * 2);
  kernel.spread(origin(input), rowStride(input), spread, output.height, output.width);
  kernel.patch(
    ...[spread, output.width * count, count, 1, count, origin(output), rowStride(output), 0],
    ...[output.height, output.width, layer.outputs, at.weights, at.bias, at.factors, layer.shift, 0, net.highest],
  );
  return output;
}

/** The last layer alone may answer with negative numbers. */
function runPatch({ kernel, memory, net }: Running, { layer, ...at }: Placed, input: Plane, add: Plane | null): Plane {
  const [rows, columns] = layer.kernel;
  const last = layer.name === 'head';
  const output = memory.plane({
    height: input.height / rows,
    width: input.width / columns,
    channels: layer.outputs,
  });
  const run = columns * input.channels;
  kernel.patch(
    ...[origin(input), rowStride(input), run, rows, run, origin(output), rowStride(output)],
    ...[add === null ? 0 : origin(add), output.height, output.width, layer.outputs],
    ...[at.weights, at.bias, at.factors, layer.shift, last ? LEAST : 0, last ? MOST : net.highest],
  );
  return output;
}
