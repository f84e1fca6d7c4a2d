/** Lists of fields, each with its name and its value beside it, as field readers, merge files and input sheets write them. */

/** What the place of the name is called, the most telling first. */
const NAME_KEYS = [
  'description',
  'caption',
  'label',
  'displayname',
  'fieldname',
  'fieldlabel',
  'question',
  'prompt',
  'name',
  'title',
  'attribute',
  'field',
  'item',
  'dataelement',
  'key',
  'fieldid',
  'id',
  'code',
];
const VALUE_KEYS = [
  'value',
  'stringvalue',
  'displayvalue',
  'fieldvalue',
  'val',
  'answer',
  'response',
  'entry',
  'data',
  'content',
  'text',
];

/** Two persons with a name each are no list of fields yet, unless each has its value under a key of its own. */
const LEAST_NAMES = 4;
const LEAST_PAIRS = 2;

function fold(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, '');
}

export function isValueKey(key: string): boolean {
  return VALUE_KEYS.includes(fold(key));
}

/** The key whose texts name the values: there for every item, and hardly ever the same twice. */
export function nameKeyOf<Key extends string>(
  keys: readonly Key[],
  textsOf: (key: Key) => readonly (string | null)[],
  hasValues: boolean,
): Key | undefined {
  const known = keys
    .filter((key) => NAME_KEYS.includes(fold(key)))
    .sort((one, other) => NAME_KEYS.indexOf(fold(one)) - NAME_KEYS.indexOf(fold(other)));
  return known.find((key) => {
    const texts = textsOf(key);
    return texts.length >= (hasValues ? LEAST_PAIRS : LEAST_NAMES) && !texts.includes(null) && isNaming(texts);
  });
}

/** Hardly any name stands there twice: a condition or a guarantor may. */
function isNaming(texts: readonly (string | null)[]): boolean {
  return new Set(texts).size > (texts.length * 2) / 3;
}

/** Encompass gives the number of a field where others give a name. */
export function labelOfName(name: string): string {
  return /^\d{1,4}$/.test(name) ? `Fields.${name}` : name;
}
