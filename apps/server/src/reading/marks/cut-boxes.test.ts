import type { Box, Mark, Word } from '@countersign/engine/pages/page';
import { expect, it } from 'vitest';
import { cutBoxes } from './cut-boxes.ts';

const tick: Mark = {
  kind: 'checkbox',
  state: 'marked',
  box: { x: 0.1, y: 0.2, w: 0.014, h: 0.01 },
  confidence: 0.99,
  ink: null,
};

function word(text: string, box: Box, method: Word['method'] = 'ocr'): Word {
  return { text, box, method, confidence: 0.3, fontSize: null, bold: null };
}

it('begins a recognized word behind the box that it was read together with', () => {
  const [cut] = cutBoxes([word('Limited.', { x: 0.099, y: 0.199, w: 0.086, h: 0.012 })], [tick]);
  expect(cut?.box.x).toBeCloseTo(0.114);
  expect(cut?.box.w).toBeCloseTo(0.071);
});

it.each([
  ['the box itself, read as a letter', word('W', { x: 0.099, y: 0.199, w: 0.016, h: 0.012 })],
  ['a word that stands behind the box', word('Limited.', { x: 0.118, y: 0.199, w: 0.067, h: 0.012 })],
  ['a word of another line', word('Limited.', { x: 0.099, y: 0.22, w: 0.086, h: 0.012 })],
  ['what the file says itself', word('Limited.', { x: 0.099, y: 0.199, w: 0.086, h: 0.012 }, 'text')],
])('leaves %s', (_what, given) => {
  expect(cutBoxes([given], [tick])).toEqual([given]);
});

it('cuts nothing off for ink on a line', () => {
  const given = word('Limited.', { x: 0.099, y: 0.199, w: 0.086, h: 0.012 });
  expect(cutBoxes([given], [{ ...tick, kind: 'signature' }])).toEqual([given]);
});
