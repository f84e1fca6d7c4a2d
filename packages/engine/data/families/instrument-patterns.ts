/**
 * Pieces of patterns for instruments that name their parties and their land in sentences. Sentences take any case, so a
 * piece that needs a capital says so itself.
 */

/** A word that begins with a capital or a figure. Its full stop belongs to the sentence, unless the name goes on. */
const word = String.raw`(?-i:[A-Z0-9](?:[A-Za-z0-9'’&/-]|\.[A-Za-z])*\.??)`;

/** The name of one party or of several people, as far as the words go on like a name. */
export const partyName = String.raw`${word}(?:,? (?:${word}|and|&|of|the|for|de|la|van|von|dba|d/b/a)){0,13}?`;

const states = [
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois',
  'Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri',
  'Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma',
  'Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington',
  'West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico',
];
export const stateName = `(?:${states.join('|')})`;

/** What a company is: "a Colorado limited liability company". Banks call themselves otherwise and are left out. */
export const entityType = String.raw`(?:an? )?${stateName}(?: domestic| professional| close| non-?profit| business| series| statutory)? (?:limited liability (?:company|partnership|limited partnership)|corporation|limited partnership|general partnership|partnership|business trust|trust|cooperative|joint venture|sole proprietorship)`;

/** What goes on after it: where a party signs, "By:", "Name:" or a line follows, and that is no statement of the body. */
export const afterEntity = String.raw`(?:[,.;]| ?\(| (?-i:[^BNX_])|$)`;

/** What follows a party's name in the sentence that introduces it. */
export const afterParty = String.raw`(?:,? an? (?:${stateName}|national|state|federal|single|married|widow|widower|individual|unmarried|corporation|limited|banking)\b|,? (?:whose|having|with (?:an?|its)|residing|currently|husband|wife|as (?:joint|tenants|husband|community|trustee|beneficiary|lender|grantor|mortgagor|mortgagee|trustor|borrower|individuals?)|married|unmarried|a married|individually|located|of \d|which is|organized|acting|successor|its successors)|,? ?\(|,? hereinafter|; )`;

/** The words by which instruments call the one who gives the security, the lender and the trustee. */
export const giver = '(?:grantor|trustor|mortgagor|borrower|assignor|debtor|pledgor|owner|landlord)';
export const taker = '(?:lender|beneficiary|mortgagee|assignee|secured party|bank|credit union|holder)';

/** Quotation marks as printed and as typed. */
export const quote = '["“”]';

/** `("Grantor")`, `(the “Lender”)`, `(referred to below sometimes as “Lender” and sometimes as “Beneficiary”)`. */
export function called(who: string): string {
  return String.raw`,? ?\((?:(?:who|which|is|are|hereby|known|individually|collectively|jointly|hereinafter|herein|together|sometimes|referred|to|below|as|called|the|each|an?|and|or|with|its|successors|assigns|individually and collectively)[, ]+){0,14}${quote}?${who}s?\b`;
}

/** `herein called TRUSTOR`, `hereinafter referred to as the "Mortgagor"`. */
export function hereinCalled(who: string): string {
  return String.raw`,? here(?:in|inafter|after) (?:sometimes |jointly |collectively )?(?:called|referred to as|known as|designated)(?: the)? ${quote}?${who}s?\b`;
}

/** An address that a sentence states: a number with a street, or a box, up to the ZIP code. */
export const address = String.raw`(?:\d{1,6}(?:-\d{1,4})?[A-Za-z]? (?-i:[A-Z0-9])|P\.? ?O\.? ?(?:Box|Drawer) |One (?-i:[A-Z]))[^;:()“”"]{3,90}?,? (?-i:[A-Z]{2}|${stateName}),? \d{5}(?:-\d{4})?`;

/** A county's name as in "Larimer County" and "County of St. Louis". */
export const county = String.raw`(?-i:[A-Z][A-Za-z.'’-]+(?: [A-Z][A-Za-z.'’-]+){0,2})`;

/** A company that is named for its county: "Lincoln County Savings Bank" tells nothing of the land. */
export const countyInName = String.raw`(?:\d[\d-]+\d[,;]?(?: in| \()? ?)?${county} county,? (?:(?-i:[A-Z])[A-Za-z&.'’]+ ){0,3}?(?:bank|savings|credit union|trust|abstract|title|insurance|mutual|farm|escrow|federal|national|settlement|agency|company|clerk|recorder|assessor|treasurer|courthouse|road)\b`;

const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';

/** An amount in words, up to its cents: "One Million Two Hundred Thousand & 00/100". */
export const amountInWords = String.raw`\b${numberWord}\b[a-z, -]{4,140}?(?:&|and) (?:no|zero|\d{2})/100(?:ths)?`;

/** What may stand between "the sum of" and the figures: the amount in words, or nothing. */
const wordsBefore = String.raw`(?:\b${numberWord}\b[a-z0-9 ,&/-]{3,150}?,? )?`;

/** An amount without the letters of its currency: they may stand on the line before. */
export const amount = String.raw`${wordsBefore}\(?(?:U\.? ?S\.? ?)?(?P<v>\$ ?\d{1,3}(?:[, ]{1,2}\d{3}){0,5}(?:\. ?\d{2})?)`;

/** How the sentence begins that names the parties. */
export const introduces = String.raw`(?:\b(?:by and (?:between|among)|by and from|(?:made|executed|given|granted|delivered|dated)(?: and (?:executed|delivered|entered into|given))?(?: effective)?,?(?: (?:as of|on|this|the))* {date},? by|(?:is )?(?:made|executed|given|granted|entered into|delivered) (?:and (?:executed|delivered|entered into|given) )?by|between|among)(?: the undersigned)?|\bthe undersigned),? `;

/** "between Grantor and Beneficiary": parties by what they are called, which names nobody. */
const roles = String.raw`(?:(?:the|said|each) )*(?:${giver}|${taker}|trustee|guarantor|tenant|lessee|lessor|seller|buyer|purchaser|maker|parties)s?(?:,? (?:and|or|&|as|dated)\b|, (?:the |as )?(?:${giver}|${taker}|trustee)\b| ?\()`;

/** Who gives a guaranty or an indemnity is named in the same words; a role is no name. */
export const ofOthers = String.raw`\b(?:guarant(?:y|ies|ees?)|suretyship|indemnity|subordination|intercreditor)\b(?: agreements?)?[^.;“”"]{0,80}?${introduces}${partyName}${afterParty}|${introduces}${roles}`;
