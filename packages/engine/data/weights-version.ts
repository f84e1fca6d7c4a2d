/** What the weights say and which features they were fitted to, as hashes. Written by `npm run fit`. */
export const weightsVersion = { weights: 'aa6a2360daa6', features: 'df4875aa9863' };
