/** Stands in every engine's version: raise it with every change of this folder after which a picture may give other words. */
export const TREATMENT = 'treatment:8';
