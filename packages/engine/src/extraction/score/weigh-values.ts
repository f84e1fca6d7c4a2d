import { findField } from '../../fields/field-catalogue.ts';
import { unionBox } from '../../pages/box.ts';
import type { Page } from '../../pages/page.ts';
import { sameValueKey } from '../../values/same-value-key.ts';
import type { ExtractedValue } from '../extract-document.ts';
import type { DocumentView } from '../spans/document-view.ts';
import type { FieldScore, ScoredValue } from './score-document.ts';

/** How far the score is heard beside the rules of a family. */
export interface Hearing {
  /** From this chance on, another value contradicts what a rule read. */
  readonly contradicts: number;
  /** A contradicted value that the score itself gives this much is left in peace. */
  readonly leaves: number;
  /** From this chance on, the score bears a rule out. */
  readonly agrees: number;
  /** From this chance on, a value that no rule read is as certain as its chance; below it, it is doubtful. */
  readonly adds: number;
}

export const usualHearing: Hearing = { contradicts: 0.7, leaves: 0.3, agrees: 0.9, adds: 0.9 };

/** Less than any bank asks for: such a value is proposed. */
const doubtful = 0.6;
/** What a value is worth that a rule and the score read alike. */
const borneOut = 0.75;
/** Less than this is not even proposed. */
const leastChance = 0.3;

interface Read {
  readonly view: DocumentView;
  readonly pages: readonly Page[];
}

/** What the rules read, weighed by the score, and what they did not read. A bank's own template is never weighed. */
export function weighValues(
  values: readonly ExtractedValue[],
  scores: readonly FieldScore[],
  read: Read,
  hearing: Hearing = usualHearing,
): ExtractedValue[] {
  const byField = new Map(scores.map((score) => [score.field, score.values]));
  const known = new Set(values.map(({ fieldName }) => fieldName));
  return [
    ...values.map((value) =>
      value.rule.startsWith('template.') ? value : weigh(value, byField.get(value.fieldName) ?? [], hearing),
    ),
    ...scores.filter(({ field }) => !known.has(field)).flatMap((score) => additions(score, read, hearing)),
  ];
}

function weigh(value: ExtractedValue, scored: readonly ScoredValue[], hearing: Hearing): ExtractedValue {
  const { contradicts, leaves, agrees } = hearing;
  const [first] = scored;
  if (first === undefined) return value;
  const key = sameValueKey(value.valueKind, value.normalizedValue);
  const own = scored.find((one) => one.key === key)?.chance ?? 0;
  if (own >= agrees) return { ...value, confidence: Math.max(value.confidence, borneOut) };
  // Beside one name another may be right, too.
  const isOne = findField(value.fieldName)?.repeated !== true;
  if (!isOne || first.key === key || first.chance < contradicts || own >= leaves) return value;
  return {
    ...value,
    confidence: Math.min(value.confidence, doubtful),
    reasons: [...value.reasons, `labels and words around it speak rather for "${first.span.text}"`],
  };
}

function additions({ field, values }: FieldScore, read: Read, { adds }: Hearing): ExtractedValue[] {
  const several = findField(field)?.repeated === true;
  return values
    .slice(0, several ? values.length : 1)
    .filter(({ chance }) => chance >= leastChance)
    .flatMap(
      (one) => toValue(field, one, read, one.chance >= adds ? one.chance : Math.min(one.chance, doubtful)) ?? [],
    );
}

/** A scored value in the shape in which values go on. */
export function toValue(
  field: string,
  { value, span, terms }: ScoredValue,
  { view, pages }: Read,
  confidence: number,
): ExtractedValue | null {
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
    confidence,
    method: words.some(({ method }) => method === 'ocr') ? 'ocr' : 'text',
    rule: `score.${field}`,
    reasons: terms.filter(([, weight]) => weight > 0).map(([feature]) => sayFeature(feature)),
    rivals: [],
  };
}

const sides: Readonly<Record<string, string>> = {
  inline: 'before it on its line stands',
  left: 'left of it stands',
  row: 'its row begins with',
  up: 'over it stands',
  head: 'its column is headed',
  down: 'under it stands',
  section: 'its section is headed',
  before: 'the sentence before it says',
  behind: 'behind it stands',
  near: 'a label at it says',
};

/** A feature in words: `left:loan amount` is what stands left of the value. */
export function sayFeature(feature: string): string {
  const [, side = '', sign = '', words = ''] = /^([a-z]+)([:~=>])(.+)$/.exec(feature) ?? [];
  const said = sides[side];
  if (said === undefined || words === '-') return feature;
  if (sign !== '=') return `${said} "${words.replaceAll('9', '#')}"`;
  return `${said} a label of: ${findField(words)?.title ?? words}`;
}
