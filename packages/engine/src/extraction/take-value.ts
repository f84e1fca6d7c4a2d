import type { FieldEntry } from '../fields/field-catalogue.ts';
import { normalizeField } from '../values/normalize-field.ts';
import { stateCodes } from '../values/us-states.ts';
import type { ValueKind } from '../values/value-kind.ts';
import { itemsOf } from './list-items.ts';
import { looksLikeName, signsForAnother, splitNameRows, splitNames, splitParty } from './party-block.ts';
import { compilePattern, firstMatch } from './patterns.ts';
import type { Rule } from './rule.ts';
import { joinTokens, type Token } from './token.ts';
import { cutRun, runOf } from './trim-token.ts';
import { shapeOf } from './value-shapes.ts';

/** Tokens that are a value, and what they mean; null where they were found and not understood. */
export interface Taken {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly value: string;
  /** Signs that recognition confused and the normalizer put right. */
  readonly corrected: boolean;
  /** How many words stand between the label and the value. */
  readonly skipped: number;
}

/** The words before a value of a certain shape that do not make it somebody else's: "U.S.", "is", "the sum of". */
const maxSkipped = 4;

/** "Prime plus 2%" and "2% over Prime" say what is added to the index, and not what the rate is. */
function isAdded({ name }: FieldEntry, text: string, from: number, to: number): boolean {
  return (
    name === 'interest_rate' &&
    (/(?:\bplus|\+|\b(?:margin|spread)(?: of)?)(?: an? (?:margin|spread)(?: of)?)? ?$/i.test(text.slice(0, from)) ||
      /^\)? (?:over|above) /i.test(text.slice(to)))
  );
}

const DAY_OF_DATE =
  /(?:\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? |\d{1,2}[/-])\d{1,2}(?:st|nd|rd|th)?(?:, ?| |[/-])\d{2,4}\b/gi;

/** The day of a date counts no months and no payments. */
function isDayOfDate({ kind }: FieldEntry, text: string, from: number): boolean {
  if (kind !== 'integer') return false;
  return [...text.matchAll(DAY_OF_DATE)].some(({ 0: date, index }) => from >= index && from < index + date.length);
}

/** Takes what a rule's field needs out of the rows beside its label. Several for names of several people. */
export function takeValues(field: FieldEntry, rule: Rule, rows: readonly (readonly Token[])[]): Taken[] {
  const tokens = cutAtEnd(rule, rows);
  if (tokens.flat().length === 0) return [];
  if (rule.valuePattern !== undefined && rule.list === true) return takeItems(field, rule.valuePattern, tokens);
  if (rule.valuePattern !== undefined) return takeByPattern(field, rule.valuePattern, tokens.flat(), rule.value);
  if (field.kind === 'name') {
    const { name, nameRows } = splitParty(upToSum(tokens));
    const parts = field.repeated
      ? splitNameRows(nameRows).filter((part) => !signsForAnother(joinTokens(part)))
      : [name];
    return parts.flatMap((part) => meaning(field, trimEnds(part), 0) ?? []);
  }
  if (field.kind === 'address') return toList(meaning(field, trimEnds(splitParty(tokens).address), 0));
  if (field.kind === 'text' && field.repeated)
    return itemsOf(tokens).flatMap((item) => meaning(field, trimEnds(withoutStatus(item)), 0) ?? []);
  if (field.kind === 'text' && field.vocabulary === undefined)
    return toList(meaning(field, trimEnds(tokens.flat()), 0));
  return takeByShape(field, tokens.flat());
}

const DAY = /^(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?$)/i;

/** "Loan Committee, $2,500,000" or "on March 3": what somebody may lend, and when he did, is no part of his name. */
function upToSum(rows: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const at = (row: readonly Token[]): number =>
    row.findIndex(
      ({ text }, index) => /^\(?\$\d/.test(text) || (/^on$/.test(text) && DAY.test(row[index + 1]?.text ?? '')),
    );
  const last = rows.findIndex((row) => at(row) > 0);
  const cut = rows[last];
  return cut === undefined ? rows : [...rows.slice(0, last), cut.slice(0, at(cut))];
}

/** What is said behind a condition, after dots, a dash or in brackets: when it is due and whether it is met. */
const STATUS =
  /(?: ?(?:\.{3,}|…|_{2,}| [-–—|]) ?| [([] ?)(?:(?:due |required )?(?:prior|pre|post|before|after|at)(?: to)?[ -]?(?:closing|close|funding|docs?|documents|disbursement)|pt[cdf]|open|pending|cleared|received|waived|satisfied|outstanding|(?:not )?met|on file|completed?|yes|no)?[)\]]?$/i;

/** A sentence on the approval itself, behind the last condition. */
const AFTERWARDS = /\.? (?:The|This) (?:approval|commitment) (?:is|was|will|shall|expires|lapses)\b/;

/** "Before closing Lender must obtain:" says who must do it and when, before each of several conditions. */
const LEAD_IN =
  /^(?:(?:prior to|before|at)(?: [a-z]+){1,4},? )?(?:lender|borrower|bank|applicant|credit union)(?: (?:and|or) (?:lender|borrower|bank))? (?:must|shall|will|is to) (?:document|obtain|provide|receive|furnish|deliver|have|verify|submit|evidence)(?: [a-z]+){0,4}: /i;

function withoutStatus(item: readonly Token[]): readonly Token[] {
  const all = runOf(item);
  const lead = LEAD_IN.exec(all.text)?.[0].length ?? 0;
  const run = lead > 0 ? runOf(cutRun(all, lead, all.text.length)) : all;
  const at = AFTERWARDS.exec(run.text)?.index ?? STATUS.exec(run.text)?.index ?? -1;
  return at > 0 ? cutRun(run, 0, at) : run.tokens;
}

function toList(taken: Taken | null): Taken[] {
  return taken === null ? [] : [taken];
}

/** Rows up to the words that end the value. */
function cutAtEnd(rule: Rule, rows: readonly (readonly Token[])[]): (readonly Token[])[] {
  if (rule.until === undefined) return [...rows];
  const kept: (readonly Token[])[] = [];
  for (const row of rows) {
    const run = runOf(row);
    const at = run.text.toLowerCase().indexOf(rule.until.toLowerCase());
    if (at >= 0) {
      kept.push(cutRun(run, 0, at));
      break;
    }
    kept.push(row);
  }
  return kept;
}

/** The items of a list as long as they look as they must: what follows another kind of item is no list of these. */
function takeItems(field: FieldEntry, pattern: string, rows: readonly (readonly Token[])[]): Taken[] {
  const items = itemsOf(rows).map((item) => takeByPattern(field, pattern, trimEnds(item)));
  const end = items.findIndex((taken) => taken.length === 0);
  return (end < 0 ? items : items.slice(0, end)).flat();
}

function takeByPattern(field: FieldEntry, pattern: string, tokens: readonly Token[], means?: string): Taken[] {
  const run = runOf(tokens);
  const found = firstMatch(compilePattern(pattern), run.text, 0);
  if (found === null || isAdded(field, run.text, found.from, found.to)) return [];
  const own = cutRun(run, found.from, found.to);
  if (means !== undefined) return [{ tokens: own, text: runOf(own).text, value: means, corrected: false, skipped: 0 }];
  const parts = field.repeated && field.kind === 'name' ? splitNames(trimEnds(own)) : [own];
  return parts.flatMap((part) => meaning(field, part, 0) ?? []);
}

/** The first stretch that has the shape of the kind and can be understood. */
export function takeByShape(field: FieldEntry, tokens: readonly Token[]): Taken[] {
  const shape = shapeFor(field);
  const run = runOf(tokens);
  if (shape === null) return toList(meaning(field, trimEnds(tokens), 0));
  shape.lastIndex = 0;
  for (let found = shape.exec(run.text); found !== null; found = shape.exec(run.text)) {
    const before = run.text
      .slice(0, found.index)
      .split(' ')
      .filter((part) => /[A-Za-z0-9]/.test(part)).length;
    if (before > maxSkipped) return [];
    if (isAdded(field, run.text, found.index, found.index + found[0].length)) return [];
    if (isDayOfDate(field, run.text, found.index)) return [];
    const taken = meaning(field, cutRun(run, found.index, found.index + found[0].length), before);
    if (taken !== null) return [taken];
    if (found[0] === '') shape.lastIndex += 1;
  }
  return [];
}

/** Fields of a term are printed with their unit, which is part of what they mean. */
function shapeFor(field: FieldEntry): RegExp | null {
  if (field.unit === 'months') return TERM;
  if (field.unit === 'rank') return RANK;
  return shapeOf(field.kind as ValueKind);
}

const TERM =
  /(?<![$\d][ ,.]?)(?:\b[a-z]+(?:-[a-z]+)? \()?\b\d{1,3}(?!,\d|\d|\.\d)\)?(?: ?\d\/2)?[ -]?(?:years?|yrs?\.?|months?|mos?\.?|payments)?\b/gi;

/** A lien's rank is printed as a word as often as in figures. */
const RANK = /\b(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third)\b/gi;

function meaning(field: FieldEntry, whole: readonly Token[], skipped: number): Taken | null {
  const tokens = ownWords(field, whole);
  const { text } = runOf(tokens);
  if (text === '' || (field.kind === 'name' && !looksLikeName(text))) return null;
  if (field.kind === 'name' && (BEGINS_SENTENCE.test(text) || TITLE.test(text))) return null;
  // Beside "Corporation" stands where it was organized, too.
  if (field.kind === 'name' && stateCodes.has(text.toUpperCase())) return null;
  if (field.kind === 'address' && (!isWhole(text) || HOLDS_MORE.test(text))) return null;
  if (field.name === 'collateral_description' && SAID_OF_COLLATERAL.test(text)) return null;
  if ((field.name === 'conditions' || field.kind === 'name') && STAGE.test(text)) return null;
  if (field.kind === 'text' && NOT_STATED.test(text)) return null;
  if (field.name === 'conditions' && !/\p{L}{3}/u.test(text)) return null;
  if (field.name === 'loan_purpose' && CLASS.test(text)) return null;
  if (field.name === 'borrower_state_of_org' && ASKED_OF_ENTITY.test(text)) return null;
  const ocr = tokens.some((token) => token.method === 'ocr');
  const normalized = normalizeField(field.name, text, { ocr });
  if (normalized === null || normalized.value === '') return null;
  return { tokens, text, value: normalized.value, corrected: normalized.corrections.length > 0, skipped };
}

function ownWords({ name, kind }: FieldEntry, tokens: readonly Token[]): readonly Token[] {
  if (kind === 'address') return withoutPartNames(tokens);
  return name === 'collateral_description' ? goodsAlone(tokens) : tokens;
}

/** "City: Bend State: OR Zip Code: 97701": what names the parts of an address is no part of it. */
const PARTS = /\b(?:City|Town)(?:\/\w+)?:? .{1,60} (?:State|St\.):? [A-Z]{2},? (?:\/ )?(?:Zip|Postal)[^\d]{0,18}\d{5}/i;
const PART_NAME = /^(?:city|town)(?:\/\w+)?:?$|^(?:state|zip|postal|code):?$|^zip\/\w+:?$|^st\.:$|^\/$/i;

function withoutPartNames(tokens: readonly Token[]): readonly Token[] {
  if (!PARTS.test(runOf(tokens).text)) return tokens;
  const state = tokens.findLastIndex(({ text }) => /^(?:state|st\.):?$/i.test(text));
  // "City Kansas City State MO": the town's own word stands before the next name.
  const town = tokens.findLastIndex(({ text }, at) => at < state - 1 && /^(?:city|town)(?:\/\w+)?:?$/i.test(text));
  return tokens.filter(({ text }, at) => !(PART_NAME.test(text) && (at === town || at >= state || text === '/')));
}

/** The class of a loan does not say what it is for. */
const CLASS =
  /^(?:commercial|business|consumer|personal|agricultural|agriculture|farm)(?:[ /-](?:purposes?|loan|credit|use|commercial|business))*\.?$/i;

/** What else a form asks of a company beside its state. */
const ASKED_OF_ENTITY =
  /\d|\b(?:date|year|number|type|kind|entity|address|name|tax|taxpayer|ein|id|organized|formed|incorporated|county)\b/i;

/** A line of a form that was not used. */
const NOT_STATED = /^(?:n\/a|not applicable|none stated|tbd|-+)\.?$/i;

/** How people are addressed, before a name that was not found. */
const TITLE = /^(?:dr|mr|mrs|ms|rev|hon)\.?$/i;

/** A word that begins sentences is nobody's name; other words may be, alone. */
const BEGINS_SENTENCE =
  /^(?:if|when|whenever|the|this|that|these|any|all|in|on|for|to|by|from|as|upon|after|before|until|unless|you|we|your|our)$/i;

/** A sentence about the collateral does not describe it. */
const SAID_OF_COLLATERAL =
  /\b(?:shall|must|will|hereby|agrees?|remains?|continues?|secures?)\b|^(?:all (?:of )?(?:the |its |such |said )?(?:property|collateral|assets|goods|items) (?:described|listed|identified|set forth|specified|checked|marked) (?:below|above|herein|hereafter|in|on)|unchanged|no change|none|unsecured|same|not applicable|n\/a|as (?:described|stated|set forth|shown|above|before)|see )|\b(?:agreement|note|deed of trust|mortgage|instrument)s?,? dated\b/i;

const AND = String.raw`(?:[,;]? (?:and|plus|together with|as well as|along with)|[,;])(?: also| further| additionally| secured)*(?: by)?`;
const WHICH = String.raw`(?: (?:an?|the|that|certain|its|all|first|second|third|1st|2nd|priority|valid|perfected|and))*`;
const LIEN = String.raw`(?:mortgages?|liens?|deeds? of trust|trust deeds?|security deeds?|security instruments?|assignments? of (?:leases and )?rents)`;
const LAND = String.raw`(?:(?:(?:commercial|residential|improved|business) )*real (?:property|estate)|land|premises|buildings?|residence|dwelling)`;
const PLACED = String.raw`(?: (?:commonly|locally|more|particularly|located|situated|lying|known|described|numbered|,))* (?:at|as|in|on|by)\b`;

/** Land that secures the loan beside the goods has fields of its own: "and by a lien on the real property at 12 Elm Street". */
const LAND_BESIDES = new RegExp(
  [
    `${AND}${WHICH} ${LAND}(?: and (?:the )?improvements(?: thereon)?)?,?${PLACED}`,
    `${AND}${WHICH}(?: ${LIEN})(?:${WHICH} ${LIEN})* (?:on|upon|over|covering|encumbering|against)(?:${WHICH} (?:${LAND}|property|home)\\b| \\d)`,
    `(?:[,;]|,? and)+ by${WHICH} ${LIEN}\\b`,
  ].join('|'),
);

/** So has what it is worth: "; estimated value $520,000". */
const VALUED =
  /(?:[;,]| ?\(| [-–—]) ?(?:(?:with|at|an?|estimated|appraised|book|market|fair|net|collateral|liquidation|discounted) )*(?:valued?|worth)\b.{0,30}\$/i;

/** The rank of the lien has a field of its own, too: "First priority lien on all equipment". */
const RANKED =
  /^(?:an? |valid |perfected )*(?:first|second|third|1st|2nd|3rd)(?:[ -](?:priority|position|perfected|blanket|purchase[- ]money|ucc(?:-1)?))*,? (?:liens?|security interests?) (?:on|in|upon|over|covering|against) (?=.{8})/i;

function goodsAlone(whole: readonly Token[]): readonly Token[] {
  const all = runOf(whole);
  const rank = RANKED.exec(all.text)?.[0].length ?? 0;
  const tokens = rank > 0 ? cutRun(all, rank, all.text.length) : whole;
  const run = runOf(tokens);
  const at = LAND_BESIDES.exec(run.text)?.index ?? VALUED.exec(run.text)?.index ?? -1;
  return at > 0 ? trimEnds(cutRun(run, 0, at)) : tokens;
}

/** What stands in a table of conditions beside them: when each is due, whether it is met, who sees to it. */
const STAGE =
  /^(?:(?:(?:prior|due prior) to|due at|due before|at|before|by|after|post|pre)[ -]?(?:the )?(?:closing|close|funding|docs?|documents|signing|disbursement|advance|approval)|pt[dfc]|open|pending|cleared|received|waived|satisfied|outstanding|met|not met|complete|completed|yes|no|none|n\/a|(?:(?:#|no\.?|item) )?(?:requirement|condition|description|stipulation)s?|closer|processor|underwriter|closing agent|title company)\.?$/i;

/** What follows a mortgagee's name stands in no address; nor does the end of a date before the street, or a second town. */
const HOLDS_MORE = /\b(?:ISAOA|ATIMA)\b|^(?:19|20)\d\d \d{2,6} |\b[A-Z]{2},? \d{5}\b.*, [A-Z]{2},? \d{5}\b/;

const STATE_OR_CODE =
  /\b\d{5}(?:-\d{4})?\b|\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])\b|, [A-Z][A-Za-z]+(?: [A-Z][a-z]+)?$/;

/** A street without its town is part of an address: the rest stands where the rule did not look. */
function isWhole(address: string): boolean {
  return STATE_OR_CODE.test(address);
}

/** A value as found by a rule that points at it exactly. */
export function takeExactly(field: FieldEntry, tokens: readonly Token[]): Taken | null {
  return meaning(field, trimEnds(tokens), 0) ?? takeByShape(field, tokens)[0] ?? null;
}

const LEADING = /^[\s:;,\-–—_.…|*]+/;
const TRAILING = /[\s:;,\-–—_…|*]+$/;

/** Leaders, commas and dashes around a value are not the value. */
export function trimEnds(tokens: readonly Token[]): readonly Token[] {
  const run = runOf(tokens);
  const from = LEADING.exec(run.text)?.[0].length ?? 0;
  const cut = TRAILING.exec(run.text);
  const to = cut === null ? run.text.length : cut.index;
  return to <= from ? [] : cutRun(run, from, to);
}
