/** Rules that have no inputs to lack, each with why: they speak of what is in the package, and an empty one is spoken of too. */
export const ALWAYS_EVALUATED: Readonly<Record<string, string>> = {
  'R-300': 'asks whether there is an approval at all',
  'R-400': 'speaks of the pages that there are',
  'R-401': 'asks whether there is a note at all',
  'R-403': 'a guaranty that does not show who signed is itself worth a look',
  'R-404': 'asks for papers by what the others tell',
  'R-414': 'a deed that does not show who signed is itself worth a look',
  'R-428': 'speaks of the pages that there are',
  'R-490': 'speaks of the rules that lack their inputs',
  'R-506': 'speaks of the values that were read',
};

/** Rules that find something without any value that was read, each with why: of documents that are there, or are not. */
export const SPEAKS_OF_PRESENCE: Readonly<Record<string, string>> = {
  'R-300': 'asks whether there is an approval at all',
  'R-305': 'speaks of the approval record alone, of which nothing is proposed',
  'R-308': 'a guaranty that was approved is there or not',
  'R-311': 'a paper that a condition names is there or not',
  'R-400': 'speaks of the pages that there are',
  'R-401': 'asks whether there is a note at all',
  'R-402': 'a signature that nobody is certain of is worth a look',
  'R-403': 'as R-402',
  'R-404': 'asks for papers by what the others are',
  'R-409': 'a pledge was filed or not',
  'R-413': 'asks for papers by what the others are',
  'R-414': 'as R-402',
  'R-428': 'speaks of how pages look, whatever is read on them',
  'R-490': 'speaks of the rules that wait for such values',
  'R-506': 'speaks of such values',
};
