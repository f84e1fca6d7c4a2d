/** Forms of companies, with every way in which they are written, folded as `foldName` does. Longer ones come first. */
const ENTITY_FORMS: readonly (readonly [string, string])[] = [
  ['professional limited liability company', 'pllc'],
  ['limited liability limited partnership', 'lllp'],
  ['limited liability partnership', 'llp'],
  ['limited liability company', 'llc'],
  ['limited liability co', 'llc'],
  ['ltd liability company', 'llc'],
  ['ltd liability co', 'llc'],
  ['l l c', 'llc'],
  ['l l p', 'llp'],
  ['limited partnership', 'lp'],
  ['l p', 'lp'],
  ['general partnership', 'gp'],
  ['professional corporation', 'pc'],
  ['p c', 'pc'],
  ['national association', 'na'],
  ['nat l association', 'na'],
  ['n a', 'na'],
  ['federal savings bank', 'fsb'],
  ['f s b', 'fsb'],
  ['federal credit union', 'fcu'],
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['company', 'co'],
  ['limited', 'ltd'],
];

const ENTITY_WORDS = new Set([
  ...ENTITY_FORMS.map(([, short]) => short),
  ...'bank trust trustee company group partners holdings association union estate fund ventures properties'.split(' '),
]);

/** Words that people's names do not have. */
const NAMING_ENTITIES = new Set(
  `of for enterprises industries services solutions systems construction builders homes realty investments capital
  management farms farm dairy ranch foods restaurant logistics transport trucking electric plumbing consulting design
  development developers manufacturing machining supply equipment medical dental clinic
  foundation credit national federal savings financial mortgage title escrow insurance agency international`.split(
    /\s+/,
  ),
);

const ALIASES: readonly (readonly [string, string])[] = [
  ['doing business as', 'dba'],
  ['d b a', 'dba'],
  ['also known as', 'aka'],
  ['a k a', 'aka'],
  ['formerly known as', 'fka'],
  ['f k a', 'fka'],
  ['now known as', 'nka'],
  ['n k a', 'nka'],
  ['trading as', 'dba'],
  ['t a', 'dba'],
];

const HONORIFICS = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'hon', 'rev', 'messrs']);

/** What a paper calls the party, printed with the name: `Trustor, Linda Stone`. */
const ROLE_WORDS = new Set(
  'borrower borrowers trustor trustors grantor grantors mortgagor mortgagors debtor debtors guarantor guarantors'.split(
    ' ',
  ),
);

const LONGEST_NAME = 1000;

/** How a name goes on without being a part of it: entity clauses, ways of holding title, insurers' clauses. */
const CLAUSES = [
  / an? (?:\p{L}+ ){0,4}(?:llc|lp|llp|lllp|pllc|corp|inc|pc|gp|na|partnership|trust|co|sole proprietorship|banking corp|savings bank|state bank|credit union|nonprofit|not for profit corp)$/u,
  / an? (?:single|unmarried|married|widowed) (?:man|woman|person|individual)$/,
  / (?:as )?(?:husband and wife|wife and husband|spouses married to each other|a married couple)(?: .*)?$/,
  / as (?:joint tenants|tenants in common|tenants by the entirety|community property)(?: .*)?$/,
  / its successors and (?:or )?assigns(?: .*)?$/,
  / isaoa(?: .*)?$/,
  / atima$/,
  / individually$/,
];

/**
 * What two printed names have in common when they are the same party: case, accents, punctuation, `&` and `and`, the
 * spelling of the entity's form, honorifics, and the order of `Last, First` do not count. Middle initials and Jr. do.
 */
export function nameKey(value: string): string {
  // Longer than any name: a page that was taken for one is folded, and not searched for clauses.
  if (value.length > LONGEST_NAME) return foldName(value);
  let key = shorten(foldName(lastNameLast(value)));
  for (let before = ''; before !== key; ) {
    before = key;
    for (const clause of CLAUSES) key = key.replace(clause, '');
  }
  const titled = key.split(' ').filter((word) => !HONORIFICS.has(word));
  const named = titled.filter((word) => !ROLE_WORDS.has(word));
  const words = named.length === 0 ? titled : named;
  if (words[0] === 'the' && words.length > 1) words.shift();
  return words.join(' ');
}

/** The name before `dba`, `aka` and the like, and the names behind them. */
export function nameAndAliases(value: string): { readonly legal: string; readonly aliases: readonly string[] } {
  const [legal = '', ...aliases] = nameKey(value)
    .split(/ (?:dba|aka|fka|nka) /)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { legal, aliases };
}

/** The entity's form at the end of a name, or null: what tells `Acme LLC` from `Acme Inc`. */
export function entityForm(value: string): string | null {
  return entityFormOf(nameAndAliases(value).legal);
}

/** As `entityForm`, of a name's key. */
export function entityFormOf(key: string): string | null {
  const last = key.split(' ').at(-1) ?? '';
  return ENTITY_FORMS.some(([, short]) => short === last) ? last : null;
}

/** Whether a name's key is that of a company, a bank, a trust or the like, and not of a person. */
export function namesEntity(key: string): boolean {
  const words = key.split(' ');
  return entityFormOf(key) !== null || words.some((word) => ENTITY_WORDS.has(word) || NAMING_ENTITIES.has(word));
}

function foldName(value: string): string {
  return (
    value
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      // Some letters have two small forms and one great one, or the other way round.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll('\u03c2', '\u03c3')
      .replace(/['\u2018\u2019\u02bc`]/g, '')
      .replace(/[&+]/g, ' and ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .join(' ')
  );
}

function shorten(folded: string): string {
  let key = ` ${folded} `;
  for (const [long, short] of [...ALIASES, ...ENTITY_FORMS]) key = key.replaceAll(` ${long} `, ` ${short} `);
  return key.trim();
}

const PARTICLES = new Set(['van', 'von', 'de', 'del', 'der', 'la', 'le', 'st', 'san', 'mc', 'o']);
const NOT_GIVEN = new Set(
  'jr sr ii iii iv esq md phd cpa trustee trustees et individually as president member manager'.split(' '),
);

/** `Smith, John A.` is John A. Smith; `Smith Farms, LLC` and `Ann Lee, President` stay. */
function lastNameLast(value: string): string {
  const parts = value.split(',');
  const [last = '', given = ''] = parts;
  if (parts.length !== 2) return value;
  const lastWords = foldName(last).split(' ');
  const givenWords = shorten(foldName(given)).split(' ');
  const isFamilyName = lastWords.length === 1 || (lastWords.length <= 3 && PARTICLES.has(lastWords[0] ?? ''));
  const isGivenName =
    givenWords.length <= 3 &&
    givenWords.every((word) => word !== '' && !NOT_GIVEN.has(word) && !ENTITY_WORDS.has(word));
  return isFamilyName && isGivenName && lastWords[0] !== '' ? `${given} ${last}` : value;
}
