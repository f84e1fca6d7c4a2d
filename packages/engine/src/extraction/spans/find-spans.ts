import { findField } from '../../fields/field-catalogue.ts';
import type { FieldEntry } from '../../fields/field-entry.ts';
import { normalizeField } from '../../values/normalize-field.ts';
import { sameValueKey } from '../../values/same-value-key.ts';
import type { DocumentView } from './document-view.ts';
import type { Standing } from './feature.ts';
import { type Facts, factsOf, type Shared } from './features.ts';
import { findParties } from './find-parties.ts';
import { findShaped } from './find-shaped.ts';
import { findTexts } from './find-texts.ts';
import type { Span } from './span.ts';
import { isPrintedWord } from './vocabulary.ts';

/** A span with what is known of it. */
export interface SeenSpan {
  readonly span: Span;
  readonly facts: Facts;
}

/** Every span of a document with what is known of it, in the order of the pages. */
export function seeSpans(view: DocumentView, docType: string): SeenSpan[] {
  const spans = [...findShaped(view), ...findParties(view), ...findTexts(view)];
  const standing = standingOf(spans);
  const shared: Shared = new Map();
  return spans.map((span) => ({ span, facts: factsOf(view, docType, span, standing(span), shared) }));
}

/** A field that stands for its kind where values are counted and ranked. */
const plainFields: Readonly<Record<string, string>> = {
  money: 'payment_amount',
  date: 'note_date',
  rate: 'interest_rate',
  id: 'loan_number',
  name: 'borrower_name',
  address: 'property_address',
  integer: 'number_of_payments',
};

function standingOf(spans: readonly Span[]): (span: Span) => Standing {
  const counts = new Map<string, Map<string, number>>();
  const keys = new Map<Span, string>();
  for (const span of spans) {
    const key = plainKey(span);
    keys.set(span, key);
    const own = counts.get(span.kind) ?? new Map<string, number>();
    counts.set(span.kind, own);
    own.set(key, (own.get(key) ?? 0) + 1);
  }
  const ranks = new Map<string, { readonly first: string | undefined; readonly last: string | undefined }>();
  for (const kind of ['money', 'date', 'rate'])
    ranks.set(
      kind,
      ends(
        [...(counts.get(kind)?.keys() ?? [])].filter((key) => key !== ''),
        kind,
      ),
    );
  return (span) => {
    const key = keys.get(span) ?? '';
    const { first, last } = ranks.get(span.kind) ?? {};
    return {
      prints: counts.get(span.kind)?.get(key) ?? 1,
      rank:
        first === undefined || key === ''
          ? 'middle'
          : first === last
            ? 'only'
            : key === first
              ? 'first'
              : key === last
                ? 'last'
                : 'middle',
    };
  };
}

function ends(keys: readonly string[], kind: string): { first: string | undefined; last: string | undefined } {
  const sorted = [...keys].sort((a, b) => (kind === 'date' ? (a < b ? -1 : 1) : Number(a) - Number(b)));
  return { first: sorted[0], last: sorted.at(-1) };
}

function plainKey(span: Span): string {
  const { kind, text, value } = span;
  if (value !== null) return value;
  const field = findField(plainFields[kind] ?? '');
  const meant = field === undefined ? null : meaningOf(field, span);
  return meant === null ? (kind === 'text' ? text : '') : sameValueKey(kind, meant.value);
}

export interface Meaning {
  readonly value: string;
  /** Signs that recognition confuses were put right. */
  readonly corrected: boolean;
}

/** What a span means as the value of a field; null where it cannot be one. */
export function meaningOf(field: FieldEntry, span: Span): Meaning | null {
  if (span.kind !== field.kind) return null;
  if (span.fields !== null && !span.fields.includes(field.name)) return null;
  if (span.fields === null && restricted.has(field.name)) return null;
  if (span.value !== null) return { value: span.value, corrected: false };
  if (field.unit === 'county' && span.text.split(' ').every(isPrintedWord)) return null;
  const ocr = span.tokens.some(({ method }) => method === 'ocr');
  const key = `${readingOf(field)} ${ocr} ${span.text}`;
  const known = meanings.get(key);
  if (known !== undefined) return known;
  const meant = normalizeField(field.name, span.text, { ocr });
  const made =
    meant === null || meant.value === '' ? null : { value: meant.value, corrected: meant.corrections.length > 0 };
  if (meanings.size > 50_000) meanings.clear();
  meanings.set(key, made);
  return made;
}

const meanings = new Map<string, Meaning | null>();

/** Fields that read words alike: thirty kinds of amounts need one reading. */
function readingOf({ name, kind, unit, shape, vocabulary }: FieldEntry): string {
  return vocabulary === undefined ? `${kind} ${unit ?? ''} ${shape ?? ''}` : name;
}

/** Fields that only words found for them answer. */
const restricted: ReadonlySet<string> = new Set(['lien_position']);
