/** What the weights say and which features they were fitted to, as hashes. Written by `npm run fit`. */
export const weightsVersion = { weights: '452661a35cc5', features: '5d488f3d0702' };
