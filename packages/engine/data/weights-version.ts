/** What the weights say and which features they were fitted to, as hashes. Written by `npm run fit`. */
export const weightsVersion = { weights: 'af8e05d8b792', features: '51a465957c79' };
