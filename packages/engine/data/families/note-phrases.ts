/** Pieces of the sentences of notes and of papers about notes. Sentences are matched in any case. */

/** On within a sentence, over the points of figures. */
export function within(most: number): string {
  return String.raw`(?:[^.]|\.\d){0,${most}}?`;
}

/**
 * `six and one-half percent (` before the same rate in figures; also `six and 50/100 percent (`. It begins as numbers do,
 * whatever recognition made of the rest: `the prime rate plus two percent (` is no rate.
 */
export const spelledRate = String.raw`(?:(?:ze|on|t[wen]|th[ri]|f[io]|s[ie]|e[il]|ni)[a-z0-9/ -]{1,60}per ?cent(?:age points?)?,? ?\()?`;

/** `eighty-three (` before the same count in figures. */
export const spelledCount = String.raw`(?:[a-z]+(?:[- ][a-z]+){0,3} ?\()?`;

const numeral = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`;
/** A speck before a word is recognized as a quotation mark. */
const numerals = String.raw`${numeral}(?:[ ,‘’'-]+(?:${numeral}|hundred|thousand|million|billion|and)){1,24}?`;

/** An amount in words with its cents as a fraction, or with the word dollars behind it. */
export const wordsWithFraction = String.raw`${numerals},? ?(?:&|and) ?(?:no|xx|zero|-0-|\d{2}) ?/ ?100`;
export const wordsOfDollars = String.raw`(?P<v>${numerals}),? (?:u\.?s\.? |united states )?dollars`;

/** What a document calls a party from here on: `("Borrower")`, `(the “Bank”)`, `(hereinafter called "Maker")`. */
export function called(roles: string): string {
  return String.raw`,? ?\((?:(?:hereinafter|herein|collectively|individually|jointly and severally|whether one or more|together|with its (?:[a-z]+,? ?){1,8}|called|referred to|as|the|each|an?|,|and|if more than one)[ ,]*)*["“'‘](?:${roles})s?,?["”'’]`;
}

/** The first of two that are called by one name: `A, a Texas corporation, and B, an Ohio corporation (collectively, "Borrower")`. */
export function firstOfTwo(roles: string): string {
  return String.raw`(?P<v>{party}),? (?:an? [^,()"“.]{3,60}|whose[^()"“]{3,120}|of \d[^()"“]{3,120}),? and {party}${described},? ?\((?:hereinafter |herein )?(?:collectively|together|jointly|individually and|each|whether one or more)[^"“)]{0,60}["“'‘](?:${roles})s?,?["”'’]`;
}

/** `, a Colorado corporation` and what else may stand between a name and what it is called. */
export const described = String.raw`(?:,? (?:an? [a-z][a-z -]{3,60}?|(?:whose|having|with (?:an?|its|offices?)|located|of (?:the )?\d+|residing|doing business|organized|jointly|husband|(?:his|her) (?:wife|husband|spouse)|and its (?:subsidiar|affiliat)[a-z]+|both|each)\b[^()"“]{3,160}?)){0,3}`;

export const entityForms = String.raw`(?:(?:domestic |foreign |professional |single[- ]member |nonprofit |non-profit |not[- ]for[- ]profit |close |series )?(?:limited liability (?:company|limited partnership|partnership)|limited partnership|general partnership|corporation|partnership|professional corporation|sole proprietorship|cooperative|statutory trust|business trust|revocable trust|joint venture))`;

export const borrowerRoles = 'borrower|maker|debtor|obligor|company|customer|applicant';
export const lenderRoles = 'lender|holder|bank|payee|note ?holder|creditor|credit union|secured party|association';

/** What follows default or maturity is not the rate of the loan. */
export const afterDefault = String.raw`\bthen (?:accrues?|bears?|carr(?:y|ies)|draws?)[^.%]{0,60}{rate}|(?:upon|after|following|event of|during|while|period of)[^.%]{0,60}(?:default|maturity|acceleration)[^.%]{0,200}(?:rate|interest|increased)[^.%]{0,80}{rate}|(?:default|post[- ]?maturity|past[- ]due|penalty) (?:interest )?rate[^.%]{0,120}{rate}|(?:highest|maximum|lawful|legal)[^.%]{0,60}rate of {rate}`;

/** An amount, without the U.S. before its sign. */
export const amount = String.raw`(?:u\.?s\.? ?)?(?P<v>{money})`;
