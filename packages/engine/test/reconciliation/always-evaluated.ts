/** Rules that have no inputs to lack, each with why: they speak of what is in the package, and an empty one is spoken of too. */
export const ALWAYS_EVALUATED: Readonly<Record<string, string>> = {
  'R-300': 'asks whether there is an approval at all',
  'R-400': 'speaks of the pages that there are',
  'R-401': 'asks whether there is a note at all',
  'R-403': 'a guaranty that does not show who signed is itself worth a look',
  'R-404': 'asks for papers by what the others tell',
  'R-414': 'a deed that does not show who signed is itself worth a look',
  'R-490': 'speaks of the rules that lack their inputs',
  'R-506': 'speaks of the values that were read',
};
