import { compareText, type Facts, type Reading } from '../reconciliation/facts.ts';

/** The paper that binds the borrower speaks first; what the law or the bank says of it comes after. */
const USUAL = [
  'promissory_note',
  'change_in_terms',
  'loan_agreement',
  'closing_disclosure',
  'truth_in_lending',
  'deed_of_trust',
  'mortgage',
  'guaranty',
];

/** Fields that another paper knows better than the note. `lar` is the approval. */
const BETTER: readonly (readonly [fields: readonly string[], docTypes: readonly string[]])[] = [
  [['appraised_value', 'appraisal_date'], ['appraisal']],
  [
    ['legal_description', 'parcel_number', 'property_county', 'property_address'],
    ['deed_of_trust', 'mortgage'],
  ],
  [
    ['title_amount', 'title_insured', 'title_effective_date', 'vested_owner'],
    ['title_policy', 'title_commitment'],
  ],
  [['in_sfha', 'flood_zone', 'flood_community_number'], ['flood_determination']],
  [
    ['loan_officer', 'branch_code', 'product_code', 'call_report_code', 'naics_code', 'risk_rating', 'borrower_tin'],
    ['lar'],
  ],
];

/**
 * The reading of a field that is boarded: of the first paper, in order, that states it. Null where none does. Where that
 * paper states several different values the first of them is only taken for a field that may hold several.
 */
export function boardedReading(facts: Facts, field: string): Reading | 'differing' | null {
  const all = [...facts.readings(field), ...facts.approved(field)];
  const first = firstOf(field, all);
  if (first === null) return null;
  const own = all.filter(({ documentId }) => documentId === first.documentId);
  return own.every(({ value }) => value === first.value) || REPEATED.has(field) ? first : 'differing';
}

/** The proposed reading that would be boarded before any other had somebody confirmed it; null where none would. */
export function waitingReading(facts: Facts, field: string): Reading | null {
  const proposed = facts.proposed(field);
  if (proposed.length === 0) return null;
  const first = firstOf(field, [...facts.readings(field), ...facts.approved(field), ...proposed]);
  return first !== null && proposed.includes(first) ? first : null;
}

function firstOf(field: string, readings: readonly Reading[]): Reading | null {
  const order = [...(BETTER.find(([fields]) => fields.includes(field))?.[1] ?? []), ...USUAL];
  const rank = ({ source }: Reading) => {
    const at = order.indexOf(source);
    if (at !== -1) return at;
    // What is not listed comes after what is, and the approval after every paper. A memo beside a parsed record is no
    // source of its own: the record is what was approved, and the memo only fills in what the record leaves out.
    return order.length + (source === 'lar' ? 1 : source === 'credit_approval' ? 2 : 0);
  };
  const [first] = readings.toSorted(
    (a, b) => rank(a) - rank(b) || compareText(a.source, b.source) || compareText(a.documentId, b.documentId),
  );
  return first ?? null;
}

/** Of these the first is boarded: who stands first on the paper is the primary party. */
const REPEATED: ReadonlySet<string> = new Set(['borrower_name', 'guarantor_name', 'conditions']);
