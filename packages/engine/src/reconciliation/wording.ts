import { dayOf } from '../calculations/day-number.ts';
import { decimalOf, decimalText } from '../calculations/decimal.ts';
import { listDocTypes } from '../classification/list-doc-types.ts';
import { findField } from '../fields/field-catalogue.ts';
import type { DayCount } from '../values/day-count.ts';
import type { ValueKind } from '../values/value-kind.ts';
import type { Reading } from './facts.ts';

/** How a source is called within a sentence where its title cannot simply be put in small letters. */
const SOURCE_WORDS: Readonly<Record<string, string>> = {
  lar: 'the loan approval record',
  intake: 'the intake of the package',
  closing_disclosure: 'the Closing Disclosure',
  loan_estimate: 'the Loan Estimate',
  truth_in_lending: 'the Truth-in-Lending statement',
  ucc_financing_statement: 'the UCC financing statement',
  sba_authorization: 'the SBA authorization',
  wire_instructions: 'the wire instructions',
  entity_document: 'the entity document',
  id_document: 'the identity document',
  credit_approval: 'the credit approval',
  right_to_cancel: 'the notice of right to cancel',
  flood_notice: 'the flood notice',
  flood_policy: 'the flood policy',
  flood_determination: 'the flood determination',
  property_insurance: 'the evidence of property insurance',
  liability_insurance: 'the certificate of liability insurance',
  borrowing_resolution: 'the borrowing resolution',
  disbursement_authorization: 'the disbursement authorization',
  change_in_terms: 'the change in terms agreement',
  errors_omissions: 'the errors and omissions agreement',
  ucc_acknowledgment: 'the UCC filing acknowledgment',
  environmental_report: 'the environmental report',
  heloc_agreement: 'the home equity line agreement',
  sba_form_1050: 'the SBA Form 1050',
  sba_form_159: 'the SBA Form 159',
  life_insurance_assignment: 'the assignment of life insurance',
  invoice_or_bill_of_sale: 'the invoice or bill of sale',
  other: 'an unclassified document',
};

const KNOWN = new Set<string>(listDocTypes().map(({ id }) => id));

/** `the deed of trust`; a type of the bank's own templates by its id. */
export function sayDocType(docType: string): string {
  const known = SOURCE_WORDS[docType];
  if (known !== undefined) return known;
  return KNOWN.has(docType) ? `the ${docType.replaceAll('_', ' ')}` : `the document of type ${docType}`;
}

/** As `sayDocType`, without the article: `deed of trust`. */
export function bareDocType(docType: string): string {
  return sayDocType(docType).replace(/^(?:the|an?) /, '');
}

/** The source of a reading; of several documents of one type each is named as well. */
export function saySource(reading: Reading, among: readonly Reading[] = []): string {
  const words = sayDocType(reading.source);
  const twins = among.some(({ source, documentId }) => source === reading.source && documentId !== reading.documentId);
  return twins ? `${words} (${reading.documentName})` : words;
}

/** Longer texts, such as legal descriptions, are cut in a sentence; the sources hold them whole. */
const LONGEST_SHOWN = 120;

/** A value as it is printed, where a person would write it so; a system's `250000` is said as `$250,000.00`. */
export function sayReading({ raw, kind, value, field }: Reading): string {
  const printed = raw === null || isRank(field, raw) ? '' : raw.replace(/\s+/g, ' ').trim();
  const text = printed !== '' && isPlain(kind, printed) ? printed : sayValueOf(field, kind, value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** `1` for the place of a lien is said as `first`. */
function isRank(field: string, raw: string): boolean {
  return findField(field)?.unit === 'rank' && /^\d$/.test(raw.trim());
}

function isPlain(kind: ValueKind, printed: string): boolean {
  switch (kind) {
    case 'money':
      return printed.includes('$');
    case 'rate':
      return printed.includes('%');
    case 'date':
      // The order of the numbers in 2036-04-01 is not what people write.
      return !/^\d{4}-/.test(printed);
    case 'boolean':
      return false;
    default:
      return true;
  }
}

const RANKS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

function sayValueOf(field: string, kind: ValueKind, value: string): string {
  const rank = findField(field)?.unit === 'rank' ? RANKS[Number(value)] : undefined;
  return rank ?? sayValue(kind, value);
}

/** What a calculation assumed, with dates and day counts as people write them; it stands in brackets and has none. */
export function sayAssumption(assumption: string): string {
  return assumption
    .replace(/ \(([^()]*)\)(.?)/g, (_all, aside: string, next: string) => `, ${aside}${next === ' ' ? ', ' : next}`)
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, (iso) => sayDate(iso))
    .replace(/\bact\/(\d+|act)\b/g, (_all, year: string) => `Actual/${year === 'act' ? 'Actual' : year}`);
}

export function sayValue(kind: ValueKind, value: string): string {
  switch (kind) {
    case 'money':
      return sayMoney(value);
    case 'rate':
      return `${value}%`;
    case 'date':
      return sayDate(value);
    case 'boolean':
      return value === 'true' ? 'yes' : 'no';
    default:
      return value;
  }
}

/** `$250,000.00`; fractions of a cent only where there are any. */
export function sayMoney(value: string): string {
  const amount = decimalOf(value);
  if (amount === null) return value;
  const [whole = '', cents = ''] = amount.abs().toFixed(Math.max(2, amount.decimalPlaces())).split('.');
  return `${amount.isNegative() && !amount.isZero() ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** `30/360`, `Actual/360` */
export function sayDayCount(dayCount: DayCount): string {
  return dayCount.replace('act', 'Actual');
}

/** A difference between two rates. */
export function sayPoints(points: string): string {
  const value = decimalOf(points);
  const text = value === null ? points : decimalText(value, 10);
  return `${text} percentage ${text === '1' ? 'point' : 'points'}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `March 1, 2026` */
export function sayDate(iso: string): string {
  const { year, month, day } = dayOf(iso);
  const name = MONTHS[month - 1];
  return name === undefined ? iso : `${name} ${day}, ${year}`;
}

export function sayDays(days: number): string {
  return days === 1 ? '1 day' : `${String(days).replace(/\B(?=(\d{3})+$)/g, ',')} days`;
}

/** `a`, `a and b`, `a, b and c` */
export function sayList(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

export function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * What each source says, sources that print the same together, of many the weightiest: `the promissory note and the guaranty say $250,000.00,
 * the deed of trust says $255,000.00`. Begins with a small letter. Of a party each names who it is.
 */
export function sayEach(readings: readonly Reading[], verb: 'say' | 'name' = 'say'): string {
  const groups = new Map<string, string[]>();
  for (const reading of readings) {
    const shown = sayReading(reading);
    const source = saySource(reading, readings);
    const own = groups.get(shown);
    if (own === undefined) groups.set(shown, [source]);
    else if (!own.includes(source)) own.push(source);
  }
  return Array.from(
    groups,
    ([shown, sources]) => `${saySources(sources)} ${isOne(sources) ? `${verb}s` : verb} ${shown}`,
  ).join(', ');
}

/** More would hide what is said; the sources of the finding hold them all. */
const MOST_NAMED = 4;
const NAMED_FIRST = ['lar', 'intake', 'promissory_note', 'change_in_terms', 'closing_disclosure'].map(sayDocType);

function saySources(sources: readonly string[]): string {
  if (sources.length <= MOST_NAMED) return sayList(sources);
  const rank = (source: string): number => {
    const at = NAMED_FIRST.findIndex((first) => source.startsWith(first));
    return at < 0 ? NAMED_FIRST.length : at;
  };
  const named = sources.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_NAMED - 1);
  return sayList([...named, `${sources.length - named.length} other documents`]);
}

function isOne(sources: readonly string[]): boolean {
  return sources.length === 1 && sources[0]?.startsWith('the wire instructions') !== true;
}
