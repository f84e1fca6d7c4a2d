/** Rules that have no inputs to lack, each with why: they speak of what is in the package, and an empty one is spoken of too. */
export const ALWAYS_EVALUATED: Readonly<Record<string, string>> = {
  'R-300': 'asks whether there is an approval at all',
  'R-490': 'speaks of the rules that lack their inputs',
  'R-506': 'speaks of the values that were read',
};
