import { findField } from '../fields/field-catalogue.ts';
import type { ValueKind } from '../values/value-kind.ts';
import { sameValue } from './comparisons/same-value.ts';
import { DEFAULT_TOLERANCES } from './policy.ts';
import type { ValueState } from './stated-or-proposed.ts';
import { sayDocType, sayList, sayValue, startSentence } from './wording.ts';

/** A value with what is known about how it was read. */
export interface ExplainedValue {
  readonly documentId: string;
  readonly docType: string;
  readonly fieldName: string;
  readonly rawText: string | null;
  readonly normalizedValue: string | null;
  readonly valueKind: ValueKind;
  readonly pageNo: number | null;
  readonly confidence: number;
  readonly method: string;
  readonly state: ValueState;
  readonly reasons: readonly string[];
  readonly rivals: readonly { readonly rawText: string; readonly pageNo: number; readonly confidence: number }[];
}

export interface Explanation {
  readonly title: string;
  /** What the value means, as a person would write it. */
  readonly meaning: string | null;
  /** Where it stands, how it was read, and what was made of it. */
  readonly place: string;
  readonly state: string;
  readonly reasons: readonly string[];
  /** Documents that say the same, and documents that say something else. */
  readonly agreement: readonly string[];
  /** What else it might be. */
  readonly rivals: readonly string[];
}

/** Why a value was read as it was, in whole sentences; `all` are the values of the package. */
export function explainValue(value: ExplainedValue, all: readonly ExplainedValue[]): Explanation {
  const { fieldName, normalizedValue, valueKind, rawText, pageNo, docType, method } = value;
  const where = `${pageNo === null ? 'In' : `On page ${pageNo} of`} ${sayDocType(docType)}`;
  const printed = rawText === null ? '' : `, printed as “${rawText}”`;
  const how = method === 'ocr' ? ' Recognized from the picture of the page.' : '';
  return {
    title: findField(fieldName)?.title ?? fieldName,
    meaning: normalizedValue === null ? null : sayValue(valueKind, normalizedValue),
    place: `${where}${printed}.${how}`,
    state: sayState(value),
    reasons: value.reasons.map(asSentence),
    agreement: sayAgreement(value, all),
    rivals: value.rivals.map(
      (rival) =>
        `It might also be “${rival.rawText}” on page ${rival.pageNo} (${percent(rival.confidence)} confidence).`,
    ),
  };
}

function sayState({ state, confidence }: ExplainedValue): string {
  switch (state) {
    case 'proposed':
      return `Read with ${percent(confidence)} confidence, which is less than your bank asks for. Nothing uses it until a person confirms it.`;
    case 'confirmed':
      return 'A person compared it with the page and confirmed it.';
    case 'corrected':
      return 'A person corrected it.';
    default:
      return `Read with ${percent(confidence)} confidence.`;
  }
}

function sayAgreement(value: ExplainedValue, all: readonly ExplainedValue[]): readonly string[] {
  const { fieldName, documentId, normalizedValue, valueKind } = value;
  if (normalizedValue === null) return [];
  const others = all.flatMap((one) =>
    one.fieldName === fieldName && one.documentId !== documentId && one.normalizedValue !== null
      ? [{ source: sayDocType(one.docType === 'approval_record' ? 'lar' : one.docType), said: one.normalizedValue }]
      : [],
  );
  const isSame = (said: string) => sameValue(valueKind, normalizedValue, said, DEFAULT_TOLERANCES).same;
  const agree = unique(others.filter(({ said }) => isSame(said)).map(({ source }) => source));
  const differ = unique(
    others
      .filter(({ said }) => !isSame(said))
      .map(({ source, said }) => `${startSentence(source)} says ${sayValue(valueKind, said)}.`),
  );
  const says = agree.length === 1 ? 'says' : 'say';
  return [...(agree.length === 0 ? [] : [`${startSentence(sayList(agree))} ${says} the same.`]), ...differ];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function asSentence(text: string): string {
  const started = startSentence(text.trim()).replace(/(\d) %/g, '$1%');
  return /[.!?”"]$/.test(started) ? started : `${started}.`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
