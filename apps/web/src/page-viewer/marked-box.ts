import type { Tone } from '../parts/badge.tsx';
import type { Box } from './fractions.ts';

/** A box on a page, with what it is. */
export interface MarkedBox {
  readonly id: string;
  readonly pageNo: number;
  readonly box: Box;
  readonly label: string;
  readonly tone: Tone;
}
