import type { Layout } from '../core/layout.ts';
import { authorityH } from './h-authority.ts';
import { productsI } from './i-products.ts';
import { workingLayoutsA } from './part-a.ts';
import { workingLayoutsB } from './part-b.ts';
import { partC } from './part-c.ts';
import { partD } from './part-d.ts';
import { partF } from './part-f.ts';
import { partG } from './part-g.ts';

/** Layouts to work with. */
export const workingLayouts: readonly Layout[] = [
  ...workingLayoutsA,
  ...workingLayoutsB,
  ...partC,
  ...partD,
  ...partF,
  ...partG,
  ...authorityH,
  ...productsI,
];
