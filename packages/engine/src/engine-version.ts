import { weightsVersion } from '../data/weights-version.ts';

/**
 * The version of everything that values and findings depend on. Raised with every change that can change what is read
 * or found: a run records it, and a replay asks for the same. What was fitted is in it by its hash.
 */
export const ENGINE_VERSION = `0.2.1+${weightsVersion.weights}`;
