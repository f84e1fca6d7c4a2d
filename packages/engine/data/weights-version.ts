/** What the weights say and which features they were fitted to, as hashes. Written by `npm run fit`. */
export const weightsVersion = { weights: 'b7b78bbdb1f8', features: '3fd7fbb4dcd7' };
