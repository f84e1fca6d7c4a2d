import { findField } from '../../fields/field-catalogue.ts';
import { unionBox } from '../../pages/box.ts';
import type { Page } from '../../pages/page.ts';
import { entityForm } from '../../values/name-key.ts';
import { sameValueKey } from '../../values/same-value-key.ts';
import type { ExtractedValue, Rival } from '../extracted-value.ts';
import { isGuess } from '../family-rules.ts';
import type { DocumentView } from '../spans/document-view.ts';
import { roleOfField } from '../spans/roles.ts';
import type { Span } from '../spans/span.ts';
import { isPrintedWord } from '../spans/vocabulary.ts';
import { needsAnchor } from './anchor.ts';
import { sayFeature } from './say-feature.ts';
import type { FieldScore, ScoredValue } from './score-document.ts';
import { type Testimony, trustIn } from './trust.ts';

/** A value that may answer a field: what rules read, what the score found, or both. */
export interface Contender {
  readonly field: string;
  readonly read: ExtractedValue | null;
  readonly scored: ScoredValue | null;
}

/**
 * Less than this and a value is not worth a person's look; one that no rule read has to offer more, and a word of a
 * closed list more still: blank forms print them all. So has a day or an amount that nothing ties to its field.
 */
const leastTrust = { read: 0.4, unread: 0.65, closed: 0.75, untied: 0.9 };
/** A scored value below this contends for nothing. */
const leastChance = 0.03;
const mostRivals = 3;

interface Paper {
  readonly docType: string;
  readonly view: DocumentView;
  readonly pages: readonly Page[];
}

/** What rules and score read, each value as certain as what speaks for it. Fields that are never scored stay as read. */
export function weighValues(
  trust: Readonly<Record<string, number>>,
  values: readonly ExtractedValue[],
  scores: readonly FieldScore[],
  paper: Paper,
): ExtractedValue[] {
  const scored = new Set(scores.map(({ field }) => field));
  const weighed = contendersOf(values, scores).flatMap((own) => {
    const trusted = own
      .map((one) => ({ one, trust: trustIn(trust, testimonyOf(one, own, scores, paper.docType)) }))
      .sort((a, b) => b.trust - a.trust);
    return chosen(trusted, paper);
  });
  return [...values.filter(({ fieldName }) => !scored.has(fieldName)), ...weighed];
}

/** By field, all values that may answer it. */
export function contendersOf(values: readonly ExtractedValue[], scores: readonly FieldScore[]): Contender[][] {
  return scores.map(({ field, values: scored }) => {
    const kind = findField(field)?.kind ?? 'text';
    const read = values.filter(({ fieldName }) => fieldName === field);
    const keys = new Map(read.map((value) => [sameValueKey(kind, value.normalizedValue), value]));
    return [
      ...[...keys].map(([key, value]) => ({
        field,
        read: value,
        scored: scored.find((one) => one.key === key) ?? null,
      })),
      ...scored
        .filter(({ key, chance }) => !keys.has(key) && chance >= leastChance)
        .map((one) => ({ field, read: null, scored: one })),
    ];
  });
}

export function testimonyOf(
  { field, read, scored }: Contender,
  own: readonly Contender[],
  scores: readonly FieldScore[],
  docType: string,
): Testimony {
  const entry = findField(field);
  const others = own.filter((other) => other.read !== read || other.scored !== scored);
  const text = textOf({ field, read, scored });
  const isName = entry?.kind === 'name';
  const words = scored?.span.text ?? read?.rawText ?? '';
  const rival = Math.max(0, ...others.map((other) => other.scored?.chance ?? 0));
  return {
    field,
    docType,
    kind: entry?.kind ?? 'text',
    repeated: entry?.repeated === true,
    chance: scored?.chance ?? null,
    rival,
    read: read?.confidence ?? null,
    guessed: read !== null && isGuess(read.rule),
    readOtherwise: others.some((other) => other.read !== null),
    insideRival: bestChance(others, (theirs) => theirs.length > text.length && theirs.includes(text)),
    holdsRival: bestChance(others, (theirs) => text.length > theirs.length && text.includes(theirs)),
    claimed: scored !== null && isClaimed(field, scored, scores),
    anothers: isAnothers(field, scored?.key ?? keyOf(read), scored?.chance ?? 0, scores),
    recognized:
      (read?.method ?? (scored?.span.tokens.some(({ method }) => method === 'ocr') ? 'ocr' : 'text')) === 'ocr',
    company: isName && isCompany(words),
    common: isName && isCommon(words),
    belongs: scored?.belongs ?? null,
    former: scored?.former === true,
    printedAgain: (scored?.places ?? 0) > 1,
    goesOn: scored !== null && goesOn(scored.span),
  };
}

/** "A00" before "0003333", "Webster Bank" before a comma and "National Association". */
function goesOn({ kind, cell, after, text }: Span): boolean {
  if (cell === null || after === 0 || /[.;:]$/.test(text)) return false;
  const next = cell.tokens[cell.tokens.length - after]?.text ?? '';
  return kind === 'name' ? /^[A-Z&]/.test(next) : kind === 'id' && /^[A-Z-]*\d/.test(next);
}

const textOf = ({ read, scored }: Contender): string => fold(scored?.span.text ?? read?.rawText ?? '');

function bestChance(others: readonly Contender[], holds: (text: string) => boolean): number {
  return others.reduce((most, one) => (holds(textOf(one)) ? Math.max(most, one.scored?.chance ?? 0) : most), 0);
}

const keyOf = (read: ExtractedValue | null): string =>
  read === null ? '' : sameValueKey(read.valueKind, read.normalizedValue);

/** Whether a party of another role is likelier called so, or likelier lives there. */
function isAnothers(field: string, key: string, chance: number, scores: readonly FieldScore[]): boolean {
  const role = roleOfField(field);
  if (role === null || key === '') return false;
  const kind = findField(field)?.kind;
  return scores.some(
    ({ field: other, values }) =>
      roleOfField(other) !== null &&
      roleOfField(other) !== role &&
      findField(other)?.kind === kind &&
      values.some((one) => one.key === key && one.chance > chance),
  );
}

const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether the words that are likeliest for another field are these, and are likelier there. */
function isClaimed(field: string, { span, chance }: ScoredValue, scores: readonly FieldScore[]): boolean {
  return scores.some(({ field: other, values: [first] }) => {
    if (other === field || first === undefined || first.chance <= chance || first.span.kind !== span.kind) return false;
    return first.span.first === span.first && first.span.pageIndex === span.pageIndex && first.span.first >= 0;
  });
}

interface Trusted {
  readonly one: Contender;
  readonly trust: number;
}

function chosen(trusted: readonly Trusted[], paper: Paper): ExtractedValue[] {
  const worth = trusted.filter(isWorthALook);
  const [best] = worth;
  if (best === undefined) return [];
  if (findField(best.one.field)?.repeated === true) {
    const named = worth.filter((own) => !isPieceOfAnother(own, worth));
    return apart(named.flatMap((own) => toValue(own, [], paper) ?? []));
  }
  const rivals = trusted.filter((own) => own !== best).slice(0, mostRivals);
  return toValue(best, rivals, paper) ?? [];
}

function isWorthALook({ one: { read, scored }, trust }: Trusted): boolean {
  if (read !== null || scored === null) return trust >= leastTrust.read && !isCaption(read);
  const least = isUntied(scored)
    ? leastTrust.untied
    : scored.span.kind === 'text'
      ? leastTrust.closed
      : leastTrust.unread;
  return trust >= least && isLikeItsKind(scored.span);
}

/**
 * A day or an amount that no label names and of which no sentence says what it is: alone it says little. What
 * other papers of the package agree on is found there all the same.
 */
const isUntied = ({ anchor, span }: ScoredValue): boolean => anchor === 'none' && needsAnchor(span.kind);

/** "LENDER'S NAME" is what a form asks for, and nobody's name. */
function isCaption(read: ExtractedValue | null): boolean {
  return read?.valueKind === 'name' && CAPTION.test(read.rawText) && isCommon(read.rawText);
}

const CAPTION = /\b(?:names?|address(?:es)?|signatures?|initials)[:.]?$/i;

/**
 * Any words may be a text, and the next label of a form looks like a name: no score alone tells those. Words that mean
 * something for one field alone are told.
 */
function isLikeItsKind({ kind, text, fields }: Span): boolean {
  if (kind === 'text') return fields?.length === 1;
  if (kind !== 'name') return true;
  return !text.includes('$') && !BEGINS_IN_FORM.test(text) && (isCompany(text) || !isCommon(text));
}

/** The end of somebody's name with what stands on the next line. */
const BEGINS_IN_FORM = /^(?:LLC|LLP|LP|Inc|Corp|Ltd|L\.L\.C|L\.P|N\.A)\b/i;

const BANK_END = /\b(?:Bank|Association|Credit Union|ACA|ACB)[.,]?$/i;
/** By the form behind its name. A caption may begin with any word; it does not end in "Inc." */
const isCompany = (name: string): boolean =>
  name.split(' ').length > 1 && (entityForm(name) !== null || BANK_END.test(name));

const isCommon = (name: string): boolean => (name.match(/[A-Za-z]{2,}/g) ?? []).every(isPrintedWord);

/** Words that no rule read, and that begin or end a likelier name: one name that the print breaks. */
function isPieceOfAnother({ one, trust }: Trusted, all: readonly Trusted[]): boolean {
  if (one.read !== null) return false;
  const words = wordsOf(one);
  return all.some((other) => {
    const theirs = wordsOf(other.one);
    if (other.trust <= trust || theirs.length === words.length) return false;
    const [less, more] = words.length < theirs.length ? [words, theirs] : [theirs, words];
    return ` ${more.join(' ')} `.includes(` ${less.join(' ')} `);
  });
}

const wordsOf = ({ read, scored }: Contender): string[] =>
  (scored?.span.text ?? read?.rawText ?? '').toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Of two readings of the same print the likelier. Somebody whose name is a part of another's stands elsewhere. */
function apart(values: readonly ExtractedValue[]): ExtractedValue[] {
  const kept: ExtractedValue[] = [];
  for (const value of values) if (!kept.some((one) => isSamePrint(one, value))) kept.push(value);
  return kept;
}

function isSamePrint(one: ExtractedValue, other: ExtractedValue): boolean {
  const [text, theirs] = [fold(one.rawText), fold(other.rawText)];
  if (one.pageNo !== other.pageNo || !(text.includes(theirs) || theirs.includes(text))) return false;
  const [a, b] = [one.bbox, other.bbox];
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function toValue({ one, trust }: Trusted, rivals: readonly Trusted[], paper: Paper): ExtractedValue[] | null {
  const value = one.read ?? (one.scored === null ? null : scoredAsValue(one.field, one.scored, paper));
  if (value === null) return null;
  const said =
    one.scored === null ? [] : one.scored.terms.filter(([, weight]) => weight > 0).map(([name]) => sayFeature(name));
  return [
    {
      ...value,
      confidence: trust,
      reasons: [...value.reasons, ...said.filter((reason) => !value.reasons.includes(reason))],
      rivals: uniqueRivals([...rivals.flatMap((rival) => rivalOf(rival, paper) ?? []), ...value.rivals], value),
    },
  ];
}

function uniqueRivals(rivals: readonly Rival[], value: ExtractedValue): Rival[] {
  const seen = new Set([value.normalizedValue]);
  return rivals.filter(({ normalizedValue }) => {
    if (seen.has(normalizedValue)) return false;
    seen.add(normalizedValue);
    return true;
  });
}

function rivalOf({ one, trust }: Trusted, paper: Paper): Rival | null {
  const value = one.read ?? (one.scored === null ? null : scoredAsValue(one.field, one.scored, paper));
  if (value === null) return null;
  const { rawText, normalizedValue, pageNo, bbox, rule } = value;
  return { rawText, normalizedValue, pageNo, bbox, rule, confidence: trust };
}

/** A scored value in the shape in which values go on. */
function scoredAsValue(field: string, { value, span }: ScoredValue, { view, pages }: Paper): ExtractedValue | null {
  const kind = findField(field)?.kind;
  const words = span.tokens.filter(({ pageIndex }) => pageIndex === span.pageIndex);
  const box = unionBox(words.map((token) => token.box));
  if (kind === undefined || box === null) return null;
  return {
    fieldName: field,
    rawText: span.text,
    normalizedValue: value,
    valueKind: kind,
    pageNo: pages[span.pageIndex]?.pageNo ?? 1,
    bbox: view.givenBox(span.pageIndex, box),
    confidence: 0,
    method: words.some(({ method }) => method === 'ocr') ? 'ocr' : 'text',
    rule: `score.${field}`,
    reasons: [],
    rivals: [],
  };
}
