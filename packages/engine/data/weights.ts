import type { ShippedWeights } from '../src/extraction/score/weights.ts';
export const weights: ShippedWeights = { kinds: {}, fields: {}, none: {}, trust: {} };
