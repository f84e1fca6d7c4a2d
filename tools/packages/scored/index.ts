import type { Layout } from '../core/layout.ts';
import { scoredLayoutsA } from './part-a.ts';
import { scoredLayoutsB } from './part-b.ts';

/** Layouts that are only ever scored: nobody who writes families or the classifier looks at them. */
export const scoredLayouts: readonly Layout[] = [...scoredLayoutsA, ...scoredLayoutsB];
