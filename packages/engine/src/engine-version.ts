/**
 * The version of everything that values and findings depend on. Raised with every change that can change what is read
 * or found: a run records it, and a replay asks for the same.
 */
export const ENGINE_VERSION = '0.1.0';
