import { findField } from '../fields/field-catalogue.ts';
import { unionBox } from '../pages/box.ts';
import type { Page, Word } from '../pages/page.ts';
import { addressParts } from '../values/address-key.ts';
import { normalizeField } from '../values/normalize-field.ts';
import { type ExtractedValue, isOfTemplate, type Rival } from './extracted-value.ts';
import { familyRules, isGuess } from './family-rules.ts';
import {
  type AgreedValue,
  type FileTestimony,
  foldWords,
  isSure,
  parties,
  referring,
  shared,
  valueKey,
  withoutRoles,
} from './file-testimony.ts';

const certainty = 0.75;
/** In words. */
const longestAddress = 18;

/**
 * Papers that make terms, or decide on them: an amount or a day that stands somewhere on one need not be the one that
 * it promises, and to find that out is what it is read for. And papers whose amounts and days are those of a payment,
 * or of another loan.
 */
const makingTerms: ReadonlySet<string> = new Set([
  'promissory_note',
  'change_in_terms',
  'closing_disclosure',
  'loan_estimate',
  'truth_in_lending',
  'credit_approval',
  'sba_authorization',
  'underwriting_transmittal',
  'wire_instructions',
  'payoff_statement',
]);

/** Of a document: its type, its pages, and what its own rules read. */
export interface ReadDocument {
  readonly docType: string;
  readonly pages: readonly Page[];
  readonly values: readonly ExtractedValue[];
}

/**
 * The values of a document once the file's other papers were heard: who somebody is whom it names without a role, and
 * what is printed on it and no rule found. A person who knows the loan reads it so too. What a document says otherwise
 * than the others stays: to show that is what it is read for.
 */
export function readByFile(document: ReadDocument, testimony: FileTestimony): ExtractedValue[] {
  const borne = document.values.map((value) => borneOut(value, document.docType, testimony));
  const named = { ...document, values: withRoles({ ...document, values: borne }, testimony) };
  const told = findAgreed(named, testimony.agreed);
  const values = named.values.filter((value) => !isAnothers(named, value, testimony, told));
  const sure = new Set(
    values.filter((value) => isSure(value) || isOfTemplate(value)).map(({ fieldName }) => fieldName),
  );
  const better = told.filter((one) => !sure.has(one.fieldName) && isOpenTo(values, one));
  const replaced = new Set(better.map(({ fieldName }) => fieldName));
  const doubted = values.filter(({ fieldName }) => replaced.has(fieldName));
  return [
    ...values.filter(({ fieldName }) => !replaced.has(fieldName)),
    ...better.map((value) => ({ ...value, rivals: rivalsOf(value, doubted) })),
  ];
}

/**
 * In milli log odds, what it adds to a value that a paper of another kind says the same: on drawn packages 0.91 of those
 * with certainties from 0.4 to 0.7 were right. What papers say otherwise costs nothing: to find that out is what they are
 * read for.
 */
const borneOutBy = 2400;

function borneOut(value: ExtractedValue, docType: string, { said }: FileTestimony): ExtractedValue {
  if (!shared.has(value.fieldName) || value.confidence <= 0 || value.confidence >= 1 || isOfTemplate(value))
    return value;
  const others = said[value.fieldName]?.[keyOf(value)] ?? [];
  if (!others.some((other) => other !== docType)) return value;
  const odds = Math.log(value.confidence / (1 - value.confidence)) + borneOutBy / 1000;
  const confidence = Math.round(1000 / (1 + Math.exp(-odds))) / 1000;
  return { ...value, confidence, reasons: [...value.reasons, 'another document of the package states the same value'] };
}

/** Where a paper says something with little certainty, only what it might say as well takes its place. */
function isOpenTo(values: readonly ExtractedValue[], told: ExtractedValue): boolean {
  const own = values.filter(({ fieldName }) => fieldName === told.fieldName);
  const said = own.flatMap(({ normalizedValue, rivals }) => [
    normalizedValue,
    ...rivals.map((rival) => rival.normalizedValue),
  ]);
  const key = keyOf(told);
  return own.length === 0 || said.some((value) => valueKey(told.fieldName, value) === key);
}

/** What the paper itself says, with too little certainty to stand against the others. */
function rivalsOf({ fieldName, normalizedValue }: ExtractedValue, doubted: readonly ExtractedValue[]): Rival[] {
  return doubted
    .filter((one) => one.fieldName === fieldName && one.normalizedValue !== normalizedValue)
    .map(({ rawText, normalizedValue: value, pageNo, bbox, confidence, rule }) => ({
      rawText,
      normalizedValue: value,
      pageNo,
      bbox,
      confidence,
      rule,
    }));
}

const guarantorFields: Readonly<Record<string, string>> = {
  borrower_name: 'guarantor_name',
  borrower_address: 'guarantor_address',
};

/** A paper that names a person without a role is the guarantor's where the others call that person so. */
function withRoles({ docType, values }: ReadDocument, { said }: FileTestimony): readonly ExtractedValue[] {
  const isGuarantors =
    withoutRoles.has(docType) &&
    values.some((value) => {
      if (value.fieldName !== 'borrower_name') return false;
      const key = keyOf(value);
      return said.guarantor_name?.[key] !== undefined && said.borrower_name?.[key] === undefined;
    });
  if (!isGuarantors) return values;
  const named = values.map((value) => {
    const fieldName = guarantorFields[value.fieldName];
    if (fieldName === undefined || isOfTemplate(value)) return value;
    return {
      ...value,
      fieldName,
      reasons: [...value.reasons, 'other documents of the package name this person as guarantor'],
    };
  });
  return named.filter((value, at) => named.findIndex((one) => isSameValue(one, value)) === at);
}

function isSameValue(one: ExtractedValue, other: ExtractedValue): boolean {
  return one.fieldName === other.fieldName && keyOf(one) === keyOf(other);
}

/**
 * Papers on which a field's label is also that of somebody else, or of another number: those to whom an applicant owes,
 * the agent who writes a policy and the file of that agent.
 */
const ambiguous: Readonly<Record<string, readonly string[]>> = {
  loan_application: ['lender_name'],
  title_commitment: ['settlement_agent', 'settlement_file_number'],
  title_policy: ['settlement_agent', 'settlement_file_number'],
};

/** Whether a reading that no other paper shares is somebody else's, or another number's. */
function isAnothers(
  { docType, values }: ReadDocument,
  value: ExtractedValue,
  { agreed, said }: FileTestimony,
  told: readonly ExtractedValue[],
): boolean {
  const { fieldName, rule } = value;
  if (isOfTemplate(value)) return false;
  const own = agreed.filter(({ field }) => field === fieldName).map((one) => valueKey(fieldName, one.value));
  const isShared = (key: string) => own.includes(key);
  if (own.length === 0 || isShared(keyOf(value))) return false;
  if (ambiguous[docType]?.includes(fieldName) === true) {
    return fieldName !== 'settlement_file_number' || told.some((one) => one.fieldName === fieldName);
  }
  // Where the borrower is named, a name that was guessed and that nobody else calls one is that of who signs for it.
  if (fieldName !== 'borrower_name' || !isGuess(rule) || (said.borrower_name?.[keyOf(value)]?.length ?? 0) > 1)
    return false;
  return values.some((one) => one.fieldName === fieldName && isShared(keyOf(one)));
}

/** Values that the rules for the document's type ask for and did not find, and that are printed on it. */
function findAgreed({ docType, pages, values }: ReadDocument, agreed: readonly AgreedValue[]): ExtractedValue[] {
  const sure = values.filter((value) => isSure(value) || isOfTemplate(value));
  const read = new Set(sure.map(({ fieldName }) => fieldName).filter((one) => !ambiguous[docType]?.includes(one)));
  const asked = new Set(familyRules(docType).map(({ field }) => field));
  const taken = new Set(sure.filter(({ fieldName }) => parties.includes(fieldName)).map(keyOf));
  const wanted = agreed.filter(({ field, value }) => {
    if (!asked.has(field) || read.has(field)) return false;
    if (referring.includes(field)) return !makingTerms.has(docType);
    return !(parties.includes(field) && taken.has(valueKey(field, value)));
  });
  if (wanted.length === 0) return [];
  const printed = pages.map(piecesOf);
  return wanted.flatMap((one) => {
    const places = pages.flatMap((page, index) => {
      const pieces = printed[index] ?? [];
      const asThey = one.forms.flatMap((form) => placesOf(page, pieces, form, one.field));
      return asThey.length > 0 || findField(one.field)?.kind !== 'address' ? asThey : addressesLike(page, one);
    });
    const best = places.reduce<Place | null>(
      (first, place) => (first && first.rank >= place.rank ? first : place),
      null,
    );
    return best === null ? [] : (toValue(one, best) ?? []);
  });
}

interface Piece {
  readonly text: string;
  readonly word: number;
}

interface Place {
  readonly page: Page;
  readonly words: readonly Word[];
  /** A value stands beside a label or begins a line more often than it stands in the middle of one. */
  readonly rank: number;
}

function piecesOf({ words }: Page): Piece[] {
  return words.flatMap(({ text }, word) => foldWords(text).map((piece) => ({ text: piece, word })));
}

function placesOf(page: Page, pieces: readonly Piece[], form: readonly string[], field: string): Place[] {
  const [head] = form;
  return pieces.flatMap((piece, at) => {
    const end = at + form.length;
    if (piece.text !== head || !form.every((text, next) => pieces[at + next]?.text === text)) return [];
    const last = pieces[end - 1]?.word ?? piece.word;
    // A word that begins before the value, or goes on behind it, says something else.
    if (pieces[at - 1]?.word === piece.word || pieces[end]?.word === last) return [];
    // What a county is called, a street and a bank are called too.
    const around = [...pieces.slice(Math.max(0, at - 2), at), ...pieces.slice(end, end + 1)];
    if (field === 'property_county' && !around.some(({ text }) => text === 'county' || text === 'parish')) return [];
    return { page, words: page.words.slice(piece.word, last + 1), rank: rankOf(page, piece.word) };
  });
}

/**
 * An address that is printed in another way, or in a column beside others: it begins with the number of the house, goes
 * on below it and ends with the postal code.
 */
function addressesLike(page: Page, { field, value }: AgreedValue): Place[] {
  const { number, zip } = addressParts(value);
  if (number === null || zip === '') return [];
  return page.words.flatMap((word, first) => {
    if (foldWords(word.text)[0] !== number.toLowerCase()) return [];
    const words = columnFrom(page, first);
    const end = words.findIndex(({ text }) => text.startsWith(zip));
    const own = words.slice(0, end + 1);
    const isIt = end > 0 && valueKey(field, own.map(({ text }) => text).join(' ')) === valueKey(field, value);
    return isIt ? { page, words: own, rank: rankOf(page, first) } : [];
  });
}

/** The words from one on to the end of its cell, and those of the rows under it that begin where it does. */
function columnFrom({ words, width, height }: Page, first: number): Word[] {
  const start = words[first];
  if (start === undefined) return [];
  const { x, h } = start.box;
  const across = (h * height) / width;
  const column: Word[] = [];
  let head: number | undefined = first;
  while (head !== undefined && column.length < longestAddress) {
    const top: number = words[head]?.box.y ?? 0;
    for (let at = head; at < words.length; at += 1) {
      const [before, word] = [words[at - 1], words[at]];
      if (word === undefined || Math.abs(word.box.y - top) > h / 2) break;
      if (at > head && before !== undefined && word.box.x - (before.box.x + before.box.w) > across) break;
      column.push(word);
    }
    const below = words.findIndex(
      ({ box }) => Math.abs(box.x - x) < across / 2 && box.y > top + h / 2 && box.y < top + 2.2 * h,
    );
    head = below < 0 ? undefined : below;
  }
  return column;
}

function rankOf({ words, lines }: Page, first: number): number {
  if (lines.some((line) => line.first === first)) return 1;
  return /[:#]$/.test(words[first - 1]?.text ?? '') ? 2 : 0;
}

function toValue({ field, papers }: AgreedValue, { page, words }: Place): ExtractedValue | null {
  const rawText = words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[^\p{L}\p{N}$]+|[,;:.]+$/gu, '');
  const method = words.some((word) => word.method === 'ocr') ? 'ocr' : 'text';
  const meant = normalizeField(field, rawText, { ocr: method === 'ocr' });
  const bbox = unionBox(words.map(({ box }) => box));
  const kind = findField(field)?.kind;
  if (meant === null || bbox === null || kind === undefined) return null;
  const clear = Math.min(...words.map(({ confidence }) => confidence));
  return {
    fieldName: field,
    rawText,
    normalizedValue: meant.value,
    valueKind: kind,
    pageNo: page.pageNo,
    bbox,
    confidence: Math.round(certainty * Math.max(0.8, clear) * 1000) / 1000,
    method,
    rule: `file.${field}`,
    reasons: [`no label names it here; ${papers} other documents of the package name it this way`],
    rivals: [],
  };
}

function keyOf({ fieldName, normalizedValue }: ExtractedValue): string {
  return valueKey(fieldName, normalizedValue);
}
