import { describe, expect, it } from 'vitest';
import { makeFacts } from '../../../../tools/packages/core/facts.ts';
import { createRandom } from '../../../../tools/packages/core/random.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { addDays, addMonths } from '../../src/calculations/day-number.ts';
import { Decimal } from '../../src/calculations/decimal.ts';
import { defaultChecklists } from '../../src/reconciliation/completeness/default-checklists.ts';
import type { Severity } from '../../src/reconciliation/finding.ts';
import type { LoanPackage, PackageValue } from '../../src/reconciliation/loan-package.ts';
import { DEFAULT_TOLERANCES, type Policy } from '../../src/reconciliation/policy.ts';
import { reconcile } from '../../src/reconciliation/reconcile.ts';
import { shippedRules } from '../../src/reconciliation/shipped-rules.ts';
import { normalizeField } from '../../src/values/normalize-field.ts';
import { drawnPackage } from './drawn-package.ts';
import { lawfulFacts } from './lawful-facts.ts';

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 101);

const policy: Policy = {
  tolerances: DEFAULT_TOLERANCES,
  checklists: defaultChecklists,
  minConfidence: 0.7,
  mappedFields: [],
};

const packages = SEEDS.map((seed) => {
  const random = createRandom(seed);
  return drawnPackage(workingLayouts, lawfulFacts(makeFacts(random.fork('facts'))), random.fork('draw'));
});

/** Prints another value in place of a document's first one of the field; null when no document of the type states it. */
type Change = (value: PackageValue, given: LoanPackage) => string | null;

function print(docType: string, field: string, change: Change) {
  return (given: LoanPackage): LoanPackage | null => {
    const document = given.documents.find(
      (one) => one.docType === docType && one.values.some(({ fieldName }) => fieldName === field),
    );
    const value = document?.values.find(({ fieldName }) => fieldName === field);
    const rawText = value === undefined ? null : change(value, given);
    if (document === undefined || value === undefined || rawText === null) return null;
    const changed = { ...value, rawText, normalizedValue: normalizeField(field, rawText)?.value ?? null };
    const values = document.values.map((one) => (one === value ? changed : one));
    return { ...given, documents: given.documents.map((one) => (one === document ? { ...one, values } : one)) };
  };
}

const plus =
  (amount: string): Change =>
  ({ normalizedValue }) =>
    new Decimal(normalizedValue ?? '0').plus(amount).toFixed();
const times =
  (factor: string): Change =>
  ({ normalizedValue }) =>
    new Decimal(normalizedValue ?? '0').times(factor).toFixed(2);
const later =
  (days: number): Change =>
  ({ normalizedValue }) =>
    normalizedValue === null ? null : addDays(normalizedValue, days);
const says =
  (text: string): Change =>
  () =>
    text;
/** The day of the note, moved. */
const noteDay =
  (days: number): Change =>
  (_value, given) => {
    const note = given.documents.find(({ docType }) => docType === 'promissory_note');
    const date = note?.values.find(({ fieldName }) => fieldName === 'note_date')?.normalizedValue ?? null;
    return date === null ? null : addDays(date, days);
  };
const otherDigit: Change = ({ rawText }) =>
  rawText?.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)) ?? null;

/** Only where a second document states the field: one alone agrees with itself. */
function besideAnother(field: string, docTypes: readonly string[] | null, plant: Defect['plant']): Defect['plant'] {
  return (given) => {
    const stating = given.documents.filter(({ values }) => values.some(({ fieldName }) => fieldName === field));
    const others = stating.filter(({ docType }) => docTypes === null || docTypes.includes(docType));
    return others.length > (docTypes === null ? 1 : 0) ? plant(given) : null;
  };
}

interface Defect {
  readonly rule: string;
  readonly severity: Severity;
  readonly what: string;
  readonly plant: (given: LoanPackage) => LoanPackage | null;
}

const defect = (rule: string, severity: Severity, what: string, plant: Defect['plant']): Defect => ({
  rule,
  severity,
  what,
  plant,
});

const DEFECTS: readonly Defect[] = [
  defect('R-101', 'exception', 'a deed for $5,000 less', (given) =>
    // A deed that also states its maximum lien may state more than one amount.
    given.documents.some(
      ({ docType, values }) =>
        docType === 'deed_of_trust' && values.some(({ fieldName }) => fieldName === 'max_lien_amount'),
    )
      ? null
      : print('deed_of_trust', 'principal_amount', plus('-5000'))(given),
  ),
  defect(
    'R-101',
    'exception',
    'a disclosure for two cents more',
    print('closing_disclosure', 'principal_amount', plus('0.02')),
  ),
  defect(
    'R-102',
    'exception',
    'other words',
    print('promissory_note', 'principal_words', says('One Hundred One Thousand and 00/100 Dollars')),
  ),
  defect('R-103', 'exception', 'another rate disclosed', print('closing_disclosure', 'interest_rate', plus('0.125'))),
  defect(
    'R-104',
    'exception',
    'a deed that matures a year later',
    print('deed_of_trust', 'maturity_date', ({ normalizedValue }) =>
      normalizedValue === null ? null : addMonths(normalizedValue, 12),
    ),
  ),
  defect('R-104', 'exception', 'an approval of another maturity', print('credit_approval', 'maturity_date', later(31))),
  defect('R-105', 'warning', 'a deed that cites another day', print('deed_of_trust', 'note_date', later(9))),
  defect(
    'R-106',
    'exception',
    'a statement with another first payment',
    print('truth_in_lending', 'first_payment_date', later(30)),
  ),
  defect(
    'R-107',
    'exception',
    'another payment disclosed',
    print('closing_disclosure', 'payment_amount', plus('10.10')),
  ),
  defect('R-108', 'warning', 'another loan number disclosed', print('closing_disclosure', 'loan_number', otherDigit)),
  defect('R-109', 'exception', 'another margin approved', print('credit_approval', 'rate_margin', plus('0.5'))),
  defect('R-110', 'warning', 'another principal expected', (given) => ({
    ...given,
    intake: { ...given.intake, expectedPrincipal: '12345.00' },
  })),
  defect('R-111', 'warning', 'another borrower expected', (given) => ({
    ...given,
    intake: { ...given.intake, borrowerName: 'Zebulon Quarrelsome' },
  })),
  defect('R-300', 'exception', 'no approval', (given) => ({
    ...given,
    documents: given.documents.filter(({ docType }) => docType !== 'credit_approval'),
  })),
  defect('R-301', 'exception', 'less approved', print('credit_approval', 'principal_amount', plus('-5000'))),
  defect('R-301', 'info', 'more approved', print('credit_approval', 'principal_amount', plus('5000'))),
  defect(
    'R-303',
    'exception',
    'a shorter term approved',
    print('credit_approval', 'term_months', ({ normalizedValue }) => String(Math.floor(Number(normalizedValue) / 2))),
  ),
  defect(
    'R-304',
    'exception',
    'an approval that ran out the day before',
    print('credit_approval', 'approval_expiration_date', noteDay(-1)),
  ),
  defect(
    'R-305',
    'exception',
    'half the authority',
    print('credit_approval', 'approval_authority_limit', says('$1,000.00')),
  ),
  defect('R-306', 'exception', 'an approval of the day after', print('credit_approval', 'approval_date', noteDay(1))),
  defect(
    'R-307',
    'exception',
    'another borrower approved',
    print('credit_approval', 'borrower_name', says('Zebulon Quarrelsome')),
  ),
  defect(
    'R-308',
    'exception',
    'another guarantor approved',
    print('credit_approval', 'guarantor_name', says('Zebulon Quarrelsome')),
  ),
  defect('R-309', 'exception', 'a guaranty for half', print('guaranty', 'guaranty_limit', times('0.5'))),
  defect(
    'R-310',
    'exception',
    'another lien position approved',
    besideAnother(
      'lien_position',
      ['deed_of_trust', 'mortgage', 'title_commitment', 'title_policy'],
      print('credit_approval', 'lien_position', ({ normalizedValue }) => String(Number(normalizedValue) + 1)),
    ),
  ),
  defect(
    'R-501',
    'exception',
    'another form of entity on the deed',
    print('deed_of_trust', 'borrower_name', ({ rawText }) =>
      /\bL\.?L\.?C\b/.test(rawText ?? '') ? (rawText?.replace(/\bL\.?L\.?C\b\.?/, 'Inc.') ?? null) : null,
    ),
  ),
  defect(
    'R-502',
    'exception',
    'insurance of the house next door',
    print('property_insurance', 'property_address', ({ rawText }) =>
      rawText !== null && /^\d+ /.test(rawText)
        ? rawText.replace(/^\d+/, (number) => String(Number(number) + 2))
        : null,
    ),
  ),
  defect(
    'R-503',
    'exception',
    'a routing number with another digit',
    print('wire_instructions', 'wire_beneficiary_aba', otherDigit),
  ),
  defect(
    'R-504',
    'warning',
    'another tax id',
    besideAnother('borrower_tin', null, print('borrowing_resolution', 'borrower_tin', otherDigit)),
  ),
  defect(
    'R-414',
    'exception',
    'a deed that nobody signed',
    print('deed_of_trust', 'security_instrument_signed', says('false')),
  ),
  defect(
    'R-414',
    'exception',
    'a deed that no notary acknowledged',
    print('deed_of_trust', 'notary_present', says('false')),
  ),
  defect(
    'R-416',
    'exception',
    'a deed of another lot',
    print('deed_of_trust', 'legal_description', ({ rawText }) =>
      /\bLot \d+/i.test(rawText ?? '') ? (rawText?.replace(/\b(Lot) (\d+)/i, '$1 9$2') ?? null) : null,
    ),
  ),
  defect(
    'R-417',
    'exception',
    'a commitment for another parcel',
    besideAnother(
      'parcel_number',
      ['deed_of_trust', 'mortgage'],
      print('title_commitment', 'parcel_number', otherDigit),
    ),
  ),
  defect(
    'R-418',
    'exception',
    'hazard coverage of a tenth',
    print('property_insurance', 'hazard_coverage_amount', says('$1,000.00')),
  ),
  defect('R-419', 'warning', 'an appraisal of three years ago', print('appraisal', 'appraisal_date', noteDay(-1100))),
  defect(
    'R-606',
    'exception',
    'a wire beyond the funds',
    print('wire_instructions', 'wire_amount', says('$90,000,000.00')),
  ),
];

describe('a defect planted in a package whose figures agree', () => {
  it.each(DEFECTS)('is found by $rule: $what', ({ rule, severity, plant }) => {
    const rules = shippedRules.filter(({ id }) => id === rule);
    const planted = packages.flatMap((given, index) => {
      // Only where the rule had something to say before.
      if (reconcile(given, rules, policy).evaluated.length === 0) return [];
      const changed = plant(given);
      return changed === null ? [] : [{ seed: SEEDS[index], run: reconcile(changed, rules, policy) }];
    });
    expect(planted.length, 'packages that hold such a paper').toBeGreaterThan(0);
    const missed = planted.filter(({ run }) => !run.findings.some((finding) => finding.severity === severity));
    expect(
      missed.map(({ seed }) => seed),
      'seeds in which it was missed',
    ).toEqual([]);
  });
});
