import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../platform/package-root.ts';
import { openLineNet } from './line-net.ts';
import { type LayerWeights, type NetWeights, readWeights } from './read-weights.ts';
import { drawStrokes, numbersOf } from './testing/draw-line.ts';
import { runReference } from './testing/reference-net.ts';

let code: Uint8Array<ArrayBuffer>;
let trained: NetWeights;

beforeAll(async () => {
  code = new Uint8Array(await readFile(join(packageRoot(), 'recognizer/model.wasm')));
  trained = readWeights(await readFile(join(packageRoot(), 'recognizer/weights.bin')));
});

/** A small network of every kind of layer, with weights from nowhere. */
function randomNet(name: string): NetWeights {
  const next = numbersOf(name);
  const layer = (
    spec: Pick<LayerWeights, 'name' | 'kind' | 'outputs' | 'inputs' | 'kernel'>,
    dilation = 1,
  ): LayerWeights => ({
    ...spec,
    dilation,
    shift: 3 + (next() % 5),
    weights: Int8Array.from({ length: spec.outputs * spec.inputs * spec.kernel[0] * spec.kernel[1] }, () =>
      Math.max(-127, next() - 128),
    ),
    bias: Int32Array.from({ length: spec.outputs }, () => (next() - 128) * 300),
    factors: Int16Array.from({ length: spec.outputs }, () => 2_000 + next() * 120),
  });
  return {
    alphabet: 'ab',
    classes: 8,
    height: 32,
    highest: 8_191,
    logitScale: 128,
    powers: [],
    layers: [
      layer({ name: 'stem', kind: 'stem', outputs: 8, inputs: 1, kernel: [3, 3] }),
      layer({ name: 'first', kind: 'deep', outputs: 8, inputs: 1, kernel: [3, 3] }),
      layer({ name: 'down', kind: 'patch', outputs: 16, inputs: 8, kernel: [2, 2] }),
      layer({ name: 'deep', kind: 'deep', outputs: 16, inputs: 1, kernel: [3, 3] }),
      layer({ name: 'point', kind: 'add', outputs: 16, inputs: 16, kernel: [1, 1] }),
      layer({ name: 'flat', kind: 'patch', outputs: 24, inputs: 16, kernel: [8, 1] }),
      layer({ name: 'wide', kind: 'deep', outputs: 24, inputs: 1, kernel: [1, 9] }, 4),
      layer({ name: 'again', kind: 'add', outputs: 24, inputs: 24, kernel: [1, 1] }),
      layer({ name: 'head', kind: 'patch', outputs: 16, inputs: 24, kernel: [1, 1] }),
    ],
  };
}

describe('the kernel', () => {
  test.each([
    ['a line of the network’s own height', 96, 32],
    ['a small line', 37, 9],
    ['a tall line of odd size', 211, 77],
    ['a line one pixel wide', 1, 40],
  ])('gives what plain arithmetic gives on random weights: %s', async (name, width, height) => {
    for (const seed of ['one', 'two', 'three']) {
      const net = randomNet(`${name} ${seed}`);
      const { run } = await openLineNet(code, net);
      const gray = drawStrokes(`${name} ${seed}`, width, height);
      expect(Array.from(run(gray, width, height).logits)).toEqual(Array.from(runReference(net, gray, width, height)));
    }
  });

  test('gives what plain arithmetic gives on the trained weights', async () => {
    const { run } = await openLineNet(code, trained);
    const gray = drawStrokes('trained', 70, 28);
    expect(Array.from(run(gray, 70, 28).logits)).toEqual(Array.from(runReference(trained, gray, 70, 28)));
  });

  test('gives the same for a line whatever it read before', async () => {
    const { run } = await openLineNet(code, trained);
    const gray = drawStrokes('again', 90, 30);
    const first = Array.from(run(gray, 90, 30).logits);
    run(drawStrokes('between', 400, 60), 400, 60);
    expect(Array.from(run(gray, 90, 30).logits)).toEqual(first);
  });
});
