import fc from 'fast-check';

// Loaded before the tests. A commit that passes once passes again: properties draw from one seed. `npm run soak --
// properties` gives others, one a round.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
