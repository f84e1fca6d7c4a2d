import { suggestWeights } from '../../../data/suggest-weights.ts';
import { type ReadyWeights, readyWeights } from './weights.ts';

let ready: ReadyWeights | null = null;

/** The weights that this build was fitted to. */
export function shippedWeights(): ReadyWeights {
  ready ??= readyWeights(suggestWeights);
  return ready;
}
