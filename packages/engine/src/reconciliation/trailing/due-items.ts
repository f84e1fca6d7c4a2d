import { addDays, addMonths, dayOf } from '../../calculations/day-number.ts';
import { documentSource } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import { DEEDS } from '../collateral/grantor-is-owner.ts';
import { compareText, type Facts, type Reading } from '../facts.ts';
import type { FindingSource } from '../finding.ts';
import { limitsOf, type Policy } from '../policy.ts';
import { sayDocType } from '../wording.ts';

export const dueKinds = [
  'recorded_instrument',
  'title_policy',
  'ucc_acknowledgment',
  'hazard_insurance',
  'flood_insurance',
  'ucc_lapse',
  'covenant',
] as const;
export type DueKind = (typeof dueKinds)[number];

/** Something that has to come, or to be renewed, after the closing. */
export interface DueItem {
  readonly kind: DueKind;
  /** What is due, as the subject of a sentence: `The recorded deed of trust`. */
  readonly what: string;
  readonly dueDate: string;
  /** Readings that the date follows from. */
  readonly readings: readonly Reading[];
  readonly documents: readonly FindingSource[];
}

/** A financing statement lapses five years after it was filed unless it is continued (UCC 9-515(a)). */
const LAPSE_MONTHS = 60;
/** A yearly statement is due so many days after the year's end. */
const WITHIN_DAYS = /\bwithin (?:[a-z-]+ \()?(\d{1,3})\)? days\b/i;
/** Words of a covenant or a condition by which something is delivered every year. */
const YEARLY = /\b(?:annual|annually|yearly|each year|every year|fiscal year|year[- ]end|tax returns?)\b/i;

/**
 * What is due after the closing, soonest first, with what has come already left out. Null when nobody knows when the
 * closing was: then only expirations, which print their own date, can be told.
 */
export function dueItems(facts: Facts, policy: Pick<Policy, 'limits'>): readonly DueItem[] {
  const closing = closingDate(facts);
  const items = [...expirations(facts), ...(closing === null ? [] : afterClosing(facts, closing, policy))];
  return items.toSorted((a, b) => compareText(a.dueDate, b.dueDate) || compareText(a.what, b.what));
}

function afterClosing(facts: Facts, closing: Reading, policy: Pick<Policy, 'limits'>): readonly DueItem[] {
  const { trailing } = limitsOf(policy);
  const deeds = facts.documentsOf(...DEEDS);
  const filings = facts.documentsOf('ucc_financing_statement');
  const item = (kind: DueKind, what: string, dueDate: string, documents: typeof deeds): DueItem => ({
    kind,
    what,
    dueDate,
    readings: [closing],
    documents: documents.map((document) => documentSource(document)),
  });
  const [deed] = deeds;
  const commitments = facts.documentsOf('title_commitment');
  return [
    ...(deed === undefined || facts.has('recorded_instrument')
      ? []
      : [
          item(
            'recorded_instrument',
            `The recorded ${sayDocType(deed.docType).replace(/^the /, '')}`,
            addDays(closing.value, trailing.recordedInstrument),
            deeds,
          ),
        ]),
    ...(commitments.length === 0 || facts.has('title_policy')
      ? []
      : [item('title_policy', 'The final title policy', addDays(closing.value, trailing.titlePolicy), commitments)]),
    ...(filings.length === 0 || facts.has('ucc_acknowledgment')
      ? []
      : [
          item(
            'ucc_acknowledgment',
            'The acknowledgment of the UCC filing',
            addDays(closing.value, trailing.uccAcknowledgment),
            filings,
          ),
        ]),
    ...(filings.length === 0
      ? []
      : [
          item(
            'ucc_lapse',
            'The continuation of the UCC financing statement',
            addMonths(closing.value, LAPSE_MONTHS),
            filings,
          ),
        ]),
    ...covenants(facts, closing),
  ];
}

function expirations(facts: Facts): readonly DueItem[] {
  const of = (kind: DueKind, what: string, field: string, docTypes: readonly string[]): readonly DueItem[] => {
    // Of several policies of one kind, a later one renews the others.
    const last = facts
      .readings(field, docTypes)
      .toSorted((a, b) => compareText(a.value, b.value))
      .at(-1);
    return last === undefined ? [] : [{ kind, what, dueDate: last.value, readings: [last], documents: [] }];
  };
  return [
    ...of('hazard_insurance', 'The renewal of the hazard insurance', 'hazard_expiration_date', ['property_insurance']),
    ...of('flood_insurance', 'The renewal of the flood insurance', 'flood_expiration_date', ['flood_policy']),
  ];
}

/** What a covenant or a condition of the approval wants every year, by the end of the year in which the loan was made. */
function covenants(facts: Facts, closing: Reading): readonly DueItem[] {
  const stated = [...facts.readings('covenant'), ...facts.approved('covenant'), ...facts.approved('conditions')];
  const known = new Set<string>();
  return stated.flatMap((reading): DueItem[] => {
    const days = WITHIN_DAYS.exec(reading.value)?.[1];
    const key = reading.value.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (days === undefined || !YEARLY.test(reading.value) || known.has(key)) return [];
    known.add(key);
    const yearEnd = `${dayOf(closing.value).year}-12-31`;
    return [
      {
        kind: 'covenant',
        what: `What “${reading.value}” asks for`,
        dueDate: addDays(yearEnd, Number(days)),
        readings: [reading, closing],
        documents: [],
      },
    ];
  });
}
