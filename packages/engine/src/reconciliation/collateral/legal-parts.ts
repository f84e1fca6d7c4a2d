/** The parts of a legal description that name the land. Prose around them differs from document to document. */
export interface LegalParts {
  /** By the name of the part, each with what it says: `lot` with `7`. */
  readonly named: ReadonlyMap<string, string>;
  /** Bearings and distances of a metes-and-bounds description, in their order. */
  readonly calls: readonly string[];
}

const NUMBER_IN_WORDS = String.raw`(?:[a-z-]+ \(?)?`;

/** Several lots are one part: `Lots 7 and 8` is not `Lot 7`. */
const PATTERNS: readonly (readonly [part: string, pattern: RegExp])[] = [
  [
    'lot',
    new RegExp(
      String.raw`\blots? ${NUMBER_IN_WORDS}(\d+[a-z]?(?:\)?(?:,| and| &| through|-| to)+ ?(?:lots? )?\(?\d+[a-z]?)*)\b`,
    ),
  ],
  ['block', new RegExp(String.raw`\b(?:block|blk\.?) ${NUMBER_IN_WORDS}(\d+|[a-z])\b`)],
  ['unit', /\bunit (?:no\.? |number |#)?([a-z]?\d+[a-z]?|[a-z]-?\d*)\b/],
  ['tract', new RegExp(String.raw`\btract ${NUMBER_IN_WORDS}(\d+[a-z]?|[a-z])\b`)],
  ['section', new RegExp(String.raw`\bsec(?:tion|\.)? ${NUMBER_IN_WORDS}(\d+)\b`)],
  ['township', /\b(?:township|twp\.?|t\.?) ?(\d+)\)? ?-?(n|s)(?:orth|outh)?\b/],
  ['range', /\b(?:range|rng\.?|r\.?) ?(\d+)\)? ?-?(e|w)(?:ast|est)?\b/],
  [
    'plat',
    /\b(?:plat|map|plan)s?(?: book| cabinet| records)?,? (?:no\.? |number )?(\d+|[a-z]),? (?:at )?(?:pages?|slide|pg\.?) (\d+)/,
  ],
];

const CALL =
  /\b(n|s)(?:orth|outh)?\.? ?(\d+)(?:°| ?deg\w*\.?| )\D{0,2}(\d+)?.{0,14}?\b(e|w)(?:ast|est)?\b\D{0,24}(\d+(?:\.\d+)?) ?(?:feet|ft|')/g;

export function legalParts(text: string): LegalParts {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').replace(/[“”"]/g, '');
  const named = new Map<string, string>();
  for (const [part, pattern] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found !== null) named.set(part, numbersOf(found.slice(1).join(' ')));
  }
  const calls = [...plain.matchAll(CALL)].map(([, ns, degrees, minutes = '0', ew, feet]) =>
    [ns, Number(degrees), Number(minutes), ew, Number(feet)].join(' '),
  );
  return { named, calls };
}

/** `07` is `7`, and `7 and 8` is `7, 8`. */
function numbersOf(text: string): string {
  const parts = text.match(/\d+[a-z]?|\b[a-z]\b/g) ?? [];
  return parts.map((part) => part.replace(/^0+(?=\d)/, '')).join(' ');
}
