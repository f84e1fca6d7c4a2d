import type { Layout } from '../core/layout.ts';
import { payoffsD } from './d-payoff.ts';
import { wiresD } from './d-wire.ts';

/** The papers around the loan as other houses print them. */
export const partD: readonly Layout[] = [...payoffsD, ...wiresD];
