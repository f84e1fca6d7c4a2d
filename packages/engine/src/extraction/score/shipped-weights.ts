import { weights } from '../../../data/weights.ts';
import { type ReadyWeights, readyWeights } from './weights.ts';

let ready: ReadyWeights | null = null;

/** The weights that this build was fitted to. */
export function shippedWeights(): ReadyWeights {
  ready ??= readyWeights(weights);
  return ready;
}
