import { joinTokens, type Token } from './token.ts';
import { cutRun, runOf } from './trim-token.ts';

const STREET =
  /^\(?(?:\d{1,6}(?:-\d{1,4})?[A-Za-z]?\s+\S|P\.? ?O\.? +(?:Box|Drawer)|One\s+[A-Z]|Rural Route|RR \d|HC \d|Highway \d)/i;
const ZIP = /\b[A-Z1][A-Z],?['’]? *\d{5}(?:-\d{4})?\b/;

/** What follows a name and is not part of it: what kind of company it is, what it is called from here on. */
const AFTER_NAME =
  /,? *\((?:["“”'‘’]|the\b|an?\b|herein|collectively|each|individually|jointly).*$|[,;]? +[-–—(]? *(?:FICO|beacon|credit score)\b.*$|,? +(?:[-–—] +)?branch (?:no\.? ?|# ?)?\d{1,4}$|,? +(?:a|an) +(?:[A-Z][A-Za-z]+ +){0,3}(?:limited|corporation|general|professional|nonprofit|non-profit|banking|national|federal|state|federally|state-chartered|sole|series|business|statutory|credit|single|married|trust|partnership|company|bank|individual).*$|,? +(?:whose|having|with|located|organized|duly|doing business|at) +.*$|,? +(?:as|an?) +(?:trustee|tenants|joint|husband|wife|individual|married|unmarried|single|widow).*$|,? +(?:husband|wife|married|unmarried|individually|jointly)\b.*$|,? +(?:as +)?(?:(?:policy|title|issuing|policy-issuing|authorized) +)*agents? +(?:for|of) +.*$|,? *(?:its|their) +successors.*$|,? +ISAOA.*$|,? +(?:sent|phone|telephone|fax|nmls)\b.*$|,? +[-–—] *(?:co-?)?(?:grantor|trustor|mortgagor|borrower|guarantor|assignor|maker|debtor|owner)s?\b.*$|,? *[-–—(] *(?:un)?limited\b.*$|,? +(?:un)?limited (?:guarant|limit|\$|to \$|to \d|up to|for \$|in amount).*$|,? +(?:un)?limited[.;]?$|,? +(?:each|both|jointly|severally)\b.*$|,? +c\/o\b.*$|, +(?:loan|insurance|mortgage|flood|closing|credit|commercial) +(?:operations|servicing|desk|department|dept|administration|processing|services)\b.*$|,? +(?:attn|attention)\b.*$|,? +(?:of|at) +(?:the )?\d.*$|, +(?:\d{1,6}|P\.? ?O\.?) +[A-Z].*$|,? +(?:loan (?:no|number|#)|EIN\b|TIN\b|tax id).*$|,? +(?:and|of|the|&|to|from|by)$/i;

/** The number of a loan or a file, or a telephone's, after a name on its line. */
const NUMBER_AFTER_NAME =
  /,? +[-–—|•·]? *(?:(?:our |its |your |escrow |closing |settlement )?file|loan|account|acct\.?|a\/c|escrow|order)(?: (?:no|number|#)\.?)?:? ?#?[A-Z]{0,4}-?\d[\dA-Z-]{2,}.*$|,? +[-–—|•·(/]? *(?:ABA|RTN|routing|transit)\b[A-Za-z/.#:() -]{0,30}\d{4,}.*$|,? *[-–—|•·]? *\(?\d{3}\)?[ .-]{1,2}\d{3}[.-]\d{4}\b.*$/i;

const ENTITY =
  /\b(?:LLC|L\.L\.C\.?|Inc\.?|Incorporated|Corp\.?|Corporation|Company|LP|L\.P\.|LLP|Ltd\.?|Limited|Partnership|Partners|Trust|Bank|Association|N\.A\.|Union|Holdings|Properties|Group|Enterprises|Services|Agency|Mutual|Insurance|Title|Escrow)\b|\bCo\.(?:[ ,)]|$)|\bCo,?$/i;

/** What stands under a party where it signs, and is no part of it. */
const SIGNING =
  /^(?:by|its|name|title|attest|x|date|dated|signature|print(?:ed)?|place(?: of (?:settlement|closing))?)\b ?[:_]|^place of (?:settlement|closing)\b|^(?:by|x):?$|^_{3,}|^\((?:seal|l\.s\.)\)|^(?:un)?limited(?: (?:\$|n\/a|guarant).*)?$/i;

/** The lines of a printed party come apart into its name and its address. */
export interface PartyBlock {
  readonly name: readonly Token[];
  readonly address: readonly Token[];
  /** The name's lines: people who are listed one below the other have one each. */
  readonly nameRows: readonly (readonly Token[])[];
}

export function splitParty(rows: readonly (readonly Token[])[]): PartyBlock {
  const nameRows: (readonly Token[])[] = [];
  const address: Token[] = [];
  let inAddress = false;
  for (const row of rows) {
    const text = joinTokens(row);
    if (SIGNING.test(text)) break;
    // Small print under a heading, such as what "I" and "you" mean, comes before the name.
    if (nameRows.length === 0 && !inAddress && rows.length > 1 && isProse(text)) continue;
    // A telephone or file number under a name is no more of it, even where its own label could not be read.
    if (nameRows.length > 0 && !inAddress && NUMBER_ALONE.test(text)) continue;
    if (!inAddress) {
      const at = streetStart(row);
      if (at !== 0 && isBeyondCompany(nameRows.at(-1), row.slice(0, at ?? row.length))) break;
      if (at !== null) {
        inAddress = true;
        if (at > 0) nameRows.push(row.slice(0, at));
        address.push(...row.slice(at));
        if (ZIP.test(text)) break;
        continue;
      }
      nameRows.push(row);
      continue;
    }
    address.push(...row);
    if (ZIP.test(text)) break;
  }
  return { name: trimName(upToCompany(nameRows).flat()), address: endAtZip(address), nameRows };
}

/** Figures in groups and nothing else: `64-5681`, `(555) 010-0199`. A year alone may end the name of a trust. */
const NUMBER_ALONE = /^#? ?\(?\d+\)? ?\d*(?:[-–.]\d+)+$/;

/** The end of a company's name; "Company" and "Trust" are left out, after which names go on: "… Company Escrow Account". */
const LEGAL_FORM = /\b(?:LLC|L\.L\.C\.|PLLC|Inc\.?|Corp\.|LP|L\.P\.|LLP|Ltd\.|N\.A\.|Bank|Credit Union)$/i;
const GOES_ON =
  /^(?:(?:and|of|or|dba|fka|aka|by|its|an?|as|escrow|trust|attn|attention)\b|&|d\/b\/a|f\/k\/a|c\/o|n\.?a\b|\()/i;

/** Whether a line under a whole company's name is neither more of it nor another party: a label, or the form's next line. */
function isBeyondCompany(above: readonly Token[] | undefined, row: readonly Token[]): boolean {
  if (above === undefined || !LEGAL_FORM.test(joinTokens(above))) return false;
  const text = joinTokens(row);
  const person =
    isPerson(row) && row.every((token) => /^["“(]?[A-Z][^\d:]*$|^(?:and|&|de|la|van|von)$/.test(token.text));
  return !GOES_ON.test(text) && !((person || ENTITY.test(text)) && looksLikeName(text));
}

/** One party's lines: those under a whole company's name that do not go on with it are another's. */
function upToCompany(rows: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const end = rows.findIndex(
    (row, at) =>
      LEGAL_FORM.test(joinTokens(row)) && rows[at + 1] !== undefined && !GOES_ON.test(joinTokens(rows[at + 1] ?? [])),
  );
  return end < 0 ? rows : rows.slice(0, end + 1);
}

/** "The Lee Family Trust dated May 1, 2020": the year is no house. */
const MONTH_AND_DAY = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2},$/i;

/** Where in a row the address begins: at its head, or after a name and a comma. */
function streetStart(row: readonly Token[]): number | null {
  for (const [at, token] of row.entries()) {
    if (at > 0 && !/[,;:]$/.test(row[at - 1]?.text ?? '')) continue;
    // The line ends after the number of the house.
    if (at > 0 && at === row.length - 1 && /^\d{2,6}$/.test(token.text))
      return MONTH_AND_DAY.test(joinTokens(row.slice(0, at))) ? null : at;
    if (/^\(?\d|^P\.?O|^One$|^RR$|^Rural$|^HC$/i.test(token.text) && STREET.test(joinTokens(row.slice(at)))) return at;
  }
  return null;
}

/** What stands after a ZIP code is no address any more. */
function endAtZip(tokens: readonly Token[]): readonly Token[] {
  for (let count = tokens.length; count > 0; count -= 1) {
    const text = joinTokens(tokens.slice(0, count));
    const zip = ZIP.exec(text);
    if (zip === null) return tokens;
    if (zip.index + zip[0].length >= text.length - 1) return tokens.slice(0, count);
  }
  return tokens;
}

/** The number and the heading of a paragraph, which run on into the name that it begins with. */
const HEADING =
  /^(?:[A-Za-z ]{0,60}\bAGREEMENT |[A-Za-z ]{0,80}\b(?:guarant(?:y|ee)|note|modification|mortgage|amendment) (?=(?:whereas|witnesseth|recitals?|background)\b))?(?:(?:[A-Za-z ]{1,60} )?(?:on )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2},? \d{4},? |(?:19|20)\d{2},? )?(?:.*\b(?:promise to pay|guarant(?:y|ee) of payment(?: and performance)?)[.:] )?(?:(?:recitals?|witnesseth|background)[.:]? )?(?:(?:whereas|now,? therefore)[,:]? (?:the )?)?(?:(?:section |article )?(?:\d{1,2}(?:\.\d{1,2})?[.):]|[A-E][.)](?=.*\b(?:LLC|Inc|Corp|Corporation|Company|L\.P|LP|Bank|Trust)\b)) )?(?:(?:[A-Za-z’'&,;-]+ ){0,6}(?:promise|pay|payment|parties|recitals?|definitions|guarant(?:y|ee)|agreement|note|loan|background|borrower|lender|guarantor|grantor)[.:] )?(?:(?:[A-Za-z’'-]+ ){0,4}(?:indebtedness|obligations?|debts?|liabilities|loans?|credit|benefit|favor) (?:of|to|from) )?/i;

/** Words before a name where a paper prints them as it prints names: in capitals, or with one. */
const CONNECTOR =
  /^(?:(?:AGREEMENT|PROVIDE|INSURANCE|NOTE|LOAN|GUARANTY|MORTGAGE|RESOLUTION|STATEMENT|AUTHORIZATION|NOTICE|APPLICATION|LETTER|DISCLOSURE|COMMITMENT|REQUEST|TERMS|INSTRUCTIONS|FUNDING|DISBURSEMENT|FORM|SHEET|REPORT|MEMORANDUM|SUMMARY|PROMISSORY) (?=(?:[A-Z]+ )*[A-Z0-9][A-Za-z0-9&.’'-]*[a-z]))*(?:(?:BY AND BETWEEN|By and Between|BETWEEN|Between|AMONG|Among|AND|BY|WITH|TO|FROM|FOR) )*/;

/** A title in capitals that runs on into a name in small letters. */
const CAPITALS_BEFORE = /^(?:[A-Z][A-Z’'&/-]+[:.,]? ){3,}(?=[A-Z][a-z][A-Za-z.’'-]* [A-Z0-9])/;

/** Where a sentence ends and the next begins; the stop of an initial or of a short form is none. */
const NEXT_SENTENCE =
  /(?<!\b(?:inc|co|corp|ltd|jr|sr|st|mt|ft|bros|assn|dr|mrs|ms|mr|wm|no|dept|univ|intl|mfg|[a-z]))\. +[A-Z0-9]|\.\. /i;

/** The place and the day over a note, and how it begins. */
const VALUE_RECEIVED = /^.*\bFOR VALUE RECEIVED,?:? (?:the undersigned,? )?/i;

/** A name without what is said of it. */
export function trimName(tokens: readonly Token[]): readonly Token[] {
  const run = runOf(tokens);
  const received = VALUE_RECEIVED.exec(run.text)?.[0].length ?? 0;
  const title = received + (HEADING.exec(run.text.slice(received))?.[0].length ?? 0);
  const connected = title + (CONNECTOR.exec(run.text.slice(title))?.[0].length ?? 0);
  const heading = connected + (CAPITALS_BEFORE.exec(run.text.slice(connected))?.[0].length ?? 0);
  const rest = run.text.slice(heading);
  const next = NEXT_SENTENCE.exec(rest);
  const sentence = next === null ? rest : rest.slice(0, next.index + 1);
  const number = NUMBER_AFTER_NAME.exec(sentence);
  const own = number === null || number.index === 0 ? sentence : sentence.slice(0, number.index);
  const after = AFTER_NAME.exec(own);
  const end = heading + (after === null || after.index === 0 ? own.length : after.index);
  return heading === 0 && end === run.text.length ? tokens : cutRun(run, heading, end);
}

/** Several people written as one: "DANIEL YAMAMOTO and JAMES LINDQVIST". A company's own "and" stays. */
export function splitNames(tokens: readonly Token[]): (readonly Token[])[] {
  const usable = partsOf(tokens, /^(?:and|&|AND|and\/or|or|\/|\+)$/, /;$/).map(bare);
  // A list goes on with commas; those before Jr. and Inc. belong to the name.
  const listed = usable.flatMap((part) => withSuffixes(partsOf(part, /^$/, /,$/).map(bare)));
  if (listed.length > usable.length && listed.every(isPerson)) return listed;
  const lots = lotsOf(tokens);
  if (lots.length > 1) return lots.flatMap(splitNames);
  if (usable.length < 2) return [isPerson(usable[0] ?? []) ? (usable[0] ?? tokens) : tokens];
  const companies = usable.every((part) => part.length >= 2 && ENTITY.test(joinTokens(part)));
  const apart = tokens.some(({ text }) => text.endsWith(';'));
  const text = joinTokens(tokens);
  if (usable.every((part) => isInitialed(part) || isOwnCompany(part))) return usable;
  return usable.every(isPerson) || (companies && (apart || COMPANY_AND.test(text))) ? usable : [tokens];
}

/** "of Ann Lee (TX)": without the word that goes on from the name before, and without what is said of it in brackets. */
function bare(part: readonly Token[]): readonly Token[] {
  const from = part.length > 2 && /^(?:of|by|from)$/.test(part[0]?.text ?? '') ? 1 : 0;
  const closed = /^[^(]*\)[,;]?$|^\([^()]*\)[,;]?$/.test(part.at(-1)?.text ?? '');
  const open = closed ? part.findIndex(({ text }) => text.startsWith('(')) : -1;
  return part.slice(from, open > from + 1 ? open : undefined);
}

/** What semicolons part, where each part is somebody with a whole name. */
function lotsOf(tokens: readonly Token[]): (readonly Token[])[] {
  const lots = partsOf(tokens, /^$/, /;$/)
    .map((lot) => (/^(?:and|&)$/i.test(lot[0]?.text ?? '') ? lot.slice(1) : lot))
    .map(bare);
  const named = lots.every((lot) => {
    const own = trimName(lot);
    // A score beside a name is nobody.
    return (isPerson(own) && !/\d/.test(joinTokens(own))) || (own.length >= 2 && ENTITY.test(joinTokens(own)));
  });
  return named ? lots.map(trimName) : [tokens];
}

/** Somebody beside a company: "Ann T. Lee and Lee Holdings, LLC". The initial says that the first is no part of its name. */
function isInitialed(part: readonly Token[]): boolean {
  return isPerson(part) && part.slice(1, -1).some(({ text }) => /^[A-Z]\.$/.test(text));
}

function isOwnCompany(part: readonly Token[]): boolean {
  const text = joinTokens(part);
  return (
    part.length >= 2 &&
    LEGAL_FORM.test(text.replace(/[,;]$/, '')) &&
    !/^(?:Sons?|Company|Co\b|Associates|Partners|Daughters|Brothers)/i.test(text)
  );
}

/** "Ann Lee, Jr." is one name. */
function withSuffixes(parts: readonly (readonly Token[])[]): (readonly Token[])[] {
  const whole: (readonly Token[])[] = [];
  for (const part of parts) {
    const before = SUFFIX.test(joinTokens(part)) ? whole.pop() : undefined;
    whole.push(before === undefined ? part : [...before, ...part]);
  }
  return whole;
}

const SUFFIX = /^(?:Jr|Sr|II|III|IV|Esq|M\.?D)\.?,?$/i;
const COMPANY_AND = /(?:LLC|Inc\.?|Corp\.?|LP|L\.P\.|Ltd\.?),? (?:and|&) /i;

export function isPerson(part: readonly Token[]): boolean {
  return part.length >= 2 && part.length <= 5 && !ENTITY.test(joinTokens(part));
}

/** Tokens parted by words that stand between, or by the sign that a token ends with. */
function partsOf(tokens: readonly Token[], between: RegExp, ending: RegExp): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const last = parts[parts.length - 1];
    if (last === undefined) break;
    if (between.test(token.text)) {
      if (last.length > 0) parts.push([]);
      continue;
    }
    last.push(token);
    if (ending.test(token.text)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** People listed one below the other; a name that is broken over two lines stays whole. */
export function splitNameRows(rows: readonly (readonly Token[])[]): (readonly Token[])[] {
  const listed = rows.filter((row) => row.length > 0);
  const whole = (row: readonly Token[]): boolean =>
    isPerson(row) || (row.length >= 2 && COMPANY_END.test(joinTokens(row)));
  // "and Maria" at a line's end: her name goes on below.
  const joined = listed.some((row) =>
    [row[0], row.at(-1), row.at(-2)].some((token) => /^(?:and|&)$/i.test(token?.text ?? '')),
  );
  return listed.length < 2 || joined || !listed.every(whole)
    ? partsBetween(listed.flat()).flatMap((part) => lotsOf(part).flatMap((lot) => splitNames(trimName(lot))))
    : listed.map(trimName);
}

/** What is said of one person before the next is named, and the numbers of a list. */
const BETWEEN =
  /,? (?:each )?an? (?:individual|single (?:man|woman|person)|(?:un)?married (?:man|woman|person|individual)|widow|widower),? and |,? (?:and|&) (?:his |her )?(?:wife|husband|spouse),? |(?:^| )\(?[1-9][.)] (?=[A-Z])/gi;

/** "Ann Lee, a single woman, and Ben Ortiz", "(1) Ann Lee (2) Ben Ortiz". */
function partsBetween(tokens: readonly Token[]): (readonly Token[])[] {
  const run = runOf(tokens);
  const cuts = [...run.text.matchAll(BETWEEN)];
  const from = [0, ...cuts.map(({ index, 0: { length } }) => index + length)];
  const to = [...cuts.map(({ index }) => index), run.text.length];
  const parts = from.flatMap((start, at) => ((to[at] ?? 0) > start ? [cutRun(run, start, to[at] ?? 0)] : []));
  return cuts.length > 0 && parts.length > 1 ? parts : [tokens];
}

const COMPANY_END = /\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|LP|L\.P\.|LLP|Ltd\.?|Company|Trust)[,.]?$/i;

const OFFICER =
  /,? (?:its )?(?:(?:vice |senior vice |executive vice )?president|secretary|treasurer|(?:managing |sole |general )?(?:manager|member|partner)|chief [a-z]+ officer|c[efo]o|director|authorized (?:signer|agent|signatory|representative|officer))$/i;

/** "Olu G. Bennett, President": who signs for a company is not the party. */
export function signsForAnother(name: string): boolean {
  return OFFICER.test(name);
}

/** Words of sentences that no name holds. */
const PROSE =
  /\b(?:is|are|was|were|be|been|shall|will|may|must|has|have|had|this|that|these|those|which|who|whom|any|each|such|if|when|upon|under|not|agrees?|promises?|hereby|pursuant|including|other|all|or|to pay|becomes?|breaks?|fails?)\b/;

/** A sentence, which no party's line is. */
function isProse(text: string): boolean {
  return PROSE.test(text) || /^["“]|\binclud(?:es|ing)\b|\bmeans?\b/.test(text);
}

/** Words that stand in the headings and sentences of loan papers and in nobody's name. */
const NEVER =
  /\b(?:undersigned|guarantors?|borrowers?|acknowledges?|hereby|hereof|indebtedness|liability|amounts?|schedule|promissory|whereas|maturity|provisions|understood|signing|default|agreement|covenants|remedies|warrant(?:y|ies)|representations|waivers?|interest (?:after|rate|calculation)|this (?:note|guarant(?:y|ee)|loan|instrument|form|document)|is (?:necessary|required|made|given|dated|not|to be|hereby)|(?:necessary|required) to)\b|^(?:guarant(?:y|ee)|prepayment|promise|definitions|recitals|notices?|witness(?:eth)?)\.?$|^[A-Z]{2} \d{5}/i;

const longestName = 90;

/** "July 9" begins a sentence as a name does. */
const DAY =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?,?(?: \d{4})?$/;

/** The beginning of a sentence that names somebody: "When SBA is the holder". */
const CLAUSE = /^(?:When(?:ever)?|If|Where|While|Unless|Until|Because) [A-Z]/;

/** What documents call their parties; such a word is no name. */
const ROLE =
  /^(?:(?:the|each|any|all|said|a|an|such|your|my|our) )*(?:co-?)?(?:undersigned|borrowers?|lenders?|makers?|holders?|note ?holders?|guarantors?|grantors?|trustors?|mortgagors?|mortgagees?|beneficiar(?:y|ies)|trustees?|debtors?|customers?|compan(?:y|ies)|clients?|applicants?|suret(?:y|ies)|(?:principal |primary )?obligors?|(?:principal|primary) debtors?|payees?|banks?|credit union|secured part(?:y|ies)|creditors?|members?|owners?|sellers?|buyers?|you|i|me|we|us|order|note|loan|(?:name|address|signature|date)(?: and address)?)(?:[’']s)?(?: ?[\d:.,;]| ?\(s\))*$/i;

/** At the foot of a page: "Form 3026 1/01", "Page 2 of 4". Or the end of a company's name, alone. */
const FORM_NUMBER =
  /^\(?(?:form|page|rev|loan|initials?)\b.*\d|^(?:agent|agency|producer|broker|code|policy|account|file|order|customer|client)\b[ #:.]*(?:no|code|number|id)?[ #:.]*\d+$|\b(?:department|dept)\.?$|^signatures? of\b|\bnotary\b|\bwitness(?:es)?$|^(?:none|n\/a|not applicable|see (?:attached|exhibit|schedule|addendum|below|item|line|page)\b.*|tbd|same(?: as above)?)\.?$|\b(?:acknowledge?ment|filing office(?:r)?|file) copy$|^(?:inc|l\.?l\.?c|l\.?p|corp|corporation|ltd|company|n\.?a)\.?$/i;

/** Words of headings that no name holds. */
const HEADING_WORDS =
  /^(?:(?:home |cell |work |business )?phone|fax|e-?mail|how long|own|rent|years?|zip(?: code)?|age|dob)$|\b(?:address(?:es)?|descriptions?|number|mailing|deductibles?|telephone|expiration|monthly)\b|\b(?:date|type|code|signature|percentage)s?$|^(?:date|type|signature|amount|name)s? of\b|[a-z] (?:ID|No\.?|#)$/i;

/** What forms ask of a name, where they print no name: "Company Name", "Last", "Individual". */
const ASKED =
  /^(?:(?:full|exact|legal|last|first|middle|company|organization(?:[’']s)?|entity|business|trade|insurer|carrier|agency|agent|producer|individual(?:[’']s)?) )+names?$|^(?:last|first|middle|individual|organization|lessee|lessor|consignee|consignor|organizational id)\b(?:\/(?:lessor|consignor))?(?: [\d-]+)?$/i;

/** What forms say where there is nobody to name. */
const NOBODY =
  /^(?:all|each|any|both|none|n\/?a|tbd|same(?: as .*)?|to be determined|to come|not applicable|unknown|[[(]?sign original only[\])]?)\.?$|^or \d[a-z]\b|^\d{1,2}[ab] (?:on|of|above|below)\b/i;

/** How money is paid out, where a table of payments names no payee. */
const MEANS =
  /^(?:(?:checking|savings|deposit|demand deposit|money market|escrow|loan)(?: accounts?)?|cash(?: out| back| in hand)?|(?:(?:cashier|treasurer|teller)[’']?s|official|certified|bank)? ?checks?|wires?(?: transfers?)?|ach(?: transfer| credit)?|(?:direct|automatic) (?:deposit|transfer)|(?:electronic|internal|ledger|book) transfer|credit|debit|deposit)$/i;

/** Messages of wires print the account before its holder. */
const ACCOUNT = /^[A-Z]? ?\d{6,}\b/;

/** Whether a stretch of text can be a name: short, begun with a capital or a figure, no sentence. */
export function looksLikeName(text: string): boolean {
  // Numbers, dates and codes with a word among them; a label with what follows it.
  if ((text.match(/\d/g)?.length ?? 0) > (text.match(/[A-Za-z]/g)?.length ?? 0) || /[a-z]:\S|: /i.test(text))
    return false;
  // What recognition makes of a scrawl.
  if (/[?!|{}<>~^=\\]/.test(text) || (text.split('(').length !== text.split(')').length && /\)/.test(text)))
    return false;
  // The end of an address, or what asks for one.
  if (/^(?:city|town)\b[,/ &]+(?:and )?(?:state|st)\b|, [A-Z]{2},? \d{5}(?:-\d{4})?$/i.test(text)) return false;
  // The number that a form asks of a person, and what it says of a request.
  if (
    /^(?:SSN|S\.S\.N\.?|social security|tax ?payer id)\b|^(?:requested|approved|declined|recommended|proposed|pending)$/i.test(
      text,
    )
  )
    return false;
  // What a form calls another bank, with its name behind it.
  if (/^(?:participating|correspondent|existing|prior) (?:lender|bank)\b/i.test(text)) return false;
  // The number of an insurer among insurers: the label beside its name.
  if (/^NAIC ?(?:No|Number|Code|#)?\.?$/i.test(text)) return false;
  if (text.length > longestName || !/^["“(]?[A-Z0-9]/.test(text) || !/[A-Za-z]{2}/.test(text)) return false;
  if (
    PROSE.test(text) ||
    DAY.test(text) ||
    CLAUSE.test(text) ||
    ROLE.test(text) ||
    ACCOUNT.test(text) ||
    NEVER.test(text) ||
    NOBODY.test(text) ||
    ASKED.test(text) ||
    MEANS.test(text) ||
    HEADING_WORDS.test(text) ||
    FORM_NUMBER.test(text)
  )
    return false;
  const words = text.split(' ').filter((word) => /[A-Za-z]/.test(word));
  const small = words.filter(
    (word) =>
      /^[a-z]/.test(word) && !/^(?:of|and|the|for|de|la|van|von|dba|d\/b\/a|fka|aka|a|an|in|at|by|as)$/.test(word),
  );
  return words.length <= 14 && small.length <= words.length / 4;
}
