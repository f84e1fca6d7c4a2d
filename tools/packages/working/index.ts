import type { Layout } from '../core/layout.ts';

/** Layouts to work with. */
export const workingLayouts: readonly Layout[] = [];
