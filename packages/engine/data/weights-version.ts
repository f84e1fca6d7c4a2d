/** What the weights say and which features they were fitted to, as hashes. Written by `npm run fit`. */
export const weightsVersion = { weights: '0366962edf72', features: 'b211bafa6932' };
