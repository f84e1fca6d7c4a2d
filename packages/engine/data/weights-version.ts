/** What the weights say and which features they were fitted to, as hashes. Written by `npm run fit`. */
export const weightsVersion = { weights: '4ddc537d0bf5', features: '31877931e1e4' };
