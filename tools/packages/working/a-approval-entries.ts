import { type Run, v } from '../core/runs.ts';
import type { Draft } from './a-draft.ts';
import type { Runs } from './a-text.ts';

const labels = {
  borrower: ['Borrower', 'Borrower(s)', 'Applicant', 'Obligor', 'Member/Borrower'],
  borrowerAddress: ['Address', 'Borrower Address', 'Mailing Address'],
  entity: ['Entity Type', 'Legal Structure', 'Organization'],
  tin: ['Tax ID', 'Tax ID#', 'TIN / SSN', 'EIN'],
  naics: ['NAICS', 'NAICS Code', 'Industry (NAICS)'],
  loanNo: ['Loan Number', 'Loan No.', 'Loan #', 'Note Number'],
  number: ['Approval No.', 'Credit Approval #', 'Approval Number', 'Request No.'],
  amount: ['Loan Amount', 'Amount Requested', 'Approved Amount', 'Facility Amount', 'Commitment'],
  rate: ['Interest Rate', 'Rate', 'Note Rate', 'Pricing'],
  rateType: ['Rate Type', 'Fixed/Variable', 'Type of Rate'],
  index: ['Index', 'Base Rate', 'Rate Index'],
  margin: ['Margin', 'Spread', 'Margin over Index'],
  floor: ['Floor', 'Rate Floor', 'Minimum Rate'],
  ceiling: ['Ceiling', 'Cap', 'Maximum Rate'],
  term: ['Term', 'Term (months)', 'Loan Term', 'Tenor'],
  amortization: ['Amortization', 'Amort.', 'Amortization (months)'],
  maturity: ['Maturity', 'Maturity Date', 'Matures'],
  firstPayment: ['First Payment', 'First Payment Due', '1st Pmt Date'],
  payment: ['Payment', 'P&I Payment', 'Monthly Payment'],
  purpose: ['Purpose', 'Loan Purpose', 'Purpose of Loan', 'Use of Proceeds'],
  officer: ['Officer', 'Loan Officer', 'Relationship Manager', 'Account Officer'],
  rating: ['Risk Rating', 'Loan Grade', 'Risk Rating (proposed)', 'RR'],
  date: ['Approval Date', 'Date Approved', 'Date of Approval', 'Committee Date'],
  expires: ['Approval Expires', 'Expiration', 'Approval Expiration Date', 'Commitment Expires'],
  approvedBy: ['Approved By', 'Approving Authority', 'Approval Authority'],
  authority: ['Authority Limit', 'Lending Authority', 'Limit of Authority'],
  call: ['Call Code', 'Call Report Code', 'FFIEC Code'],
  branch: ['Branch', 'Branch No.', 'Branch Code'],
  product: ['Product Code', 'Product', 'Loan Type Code'],
  loanClass: ['Loan Class', 'Class', 'Credit Type'],
  collateral: ['Collateral', 'Collateral Description', 'Security'],
  lien: ['Lien Position', 'Lien', 'Priority'],
  property: ['Property Address', 'Collateral Address', 'Subject Property'],
  propertyType: ['Property Type', 'Type of Property'],
  appraised: ['Appraised Value', 'Collateral Value', 'Value'],
  appraisalDate: ['Appraisal Date', 'Date of Value', 'Valuation Date'],
  ltv: ['LTV', 'Loan to Value', 'LTV %'],
  lender: ['Lender', 'Bank', 'Institution'],
} as const;

export type EntryName = keyof typeof labels;

/** A labelled value of the approval, or null when this loan has none. */
export type Entries = (name: EntryName) => { readonly label: string; readonly runs: Runs } | null;

/** What approvals say of a loan, each under one of the labels that institutions use for it. */
export function approvalEntries(draft: Draft): Entries {
  const { say, facts, random } = draft;
  const { approval, index, borrowers } = facts;
  const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
  const borrower = borrowers[0];
  const ltv = Math.round((facts.principalCents / facts.appraisedCents) * 10_000) * 10;
  const months = random.pick(['bare', 'months', 'mos.'] as const);
  const span = (field: string, count: number): Run =>
    v(field, months === 'bare' ? `${count}` : `${count} ${months}`, `${count}`);
  const realEstate = facts.product !== 'commercial_term';
  const runs: Record<EntryName, () => Runs | null> = {
    borrower: () => say.borrowers(random.pick([' and ', '; ', ' & '])),
    borrowerAddress: () => say.borrowerAddress(),
    entity: () => (borrower?.entityType == null ? null : v('borrower_entity_type', borrower.entityType)),
    tin: () => (borrower === undefined ? null : v('borrower_tin', borrower.tin)),
    naics: () => (facts.loanClass === 'business' ? v('naics_code', approval.naics) : null),
    loanNo: () => say.loanNo(),
    number: () => v('approval_number', approval.number),
    amount: () => say.principal(),
    rate: () => say.rate(),
    rateType: () => v('rate_type', capital(facts.rateType), facts.rateType),
    index: () => (index === null ? null : v('rate_index', index.name)),
    margin: () => (index === null ? null : say.percent('rate_margin', index.margin)),
    floor: () => (index === null ? null : say.percent('rate_floor', index.floor)),
    ceiling: () => (index === null ? null : say.percent('rate_ceiling', index.ceiling)),
    term: () => span('term_months', facts.termMonths),
    amortization: () => span('amortization_months', facts.amortizationMonths),
    maturity: () => say.maturity(),
    firstPayment: () => say.date('first_payment_date', facts.firstPaymentDate),
    payment: () => say.dollars('payment_amount', facts.paymentCents),
    purpose: () => v('loan_purpose', approval.purpose),
    officer: () => v('loan_officer', approval.officer),
    rating: () => v('risk_rating', approval.riskRating),
    date: () => say.date('approval_date', approval.date),
    expires: () => say.date('approval_expiration_date', approval.expires),
    approvedBy: () => v('approved_by', approval.approvedBy),
    authority: () => say.dollars('approval_authority_limit', approval.limitCents),
    call: () => v('call_report_code', approval.callCode),
    branch: () => v('branch_code', approval.branch),
    product: () => v('product_code', approval.productCode),
    loanClass: () => v('loan_class', capital(facts.loanClass), facts.loanClass),
    collateral: () => v('collateral_description', facts.collateral),
    lien: () => v('lien_position', random.pick(['First', '1st', '1']), '1'),
    property: () => (realEstate ? say.property() : null),
    propertyType: () => (realEstate ? v('property_type', facts.property.type) : null),
    appraised: () => say.dollars('appraised_value', facts.appraisedCents),
    appraisalDate: () => say.date('appraisal_date', facts.appraisalDate),
    ltv: () => v('ltv_percent', `${(ltv / 1000).toFixed(2)}%`, (ltv / 1000).toFixed(2).replace(/\.?0+$/, '')),
    lender: () => say.lender(),
  };
  return (name) => {
    const value = runs[name]();
    return value === null ? null : { label: random.pick(labels[name]), runs: value };
  };
}

/** Those of the named entries that the loan has, as rows of a list. */
export function rowsOf(entries: Entries, names: readonly EntryName[], colon = ':'): [string, Runs][] {
  return names.flatMap((name): [string, Runs][] => {
    const entry = entries(name);
    return entry === null ? [] : [[`${entry.label}${colon}`, entry.runs]];
  });
}

export function boxesOf(entries: Entries, names: readonly EntryName[]): { label: string; runs: Runs }[] {
  return names.flatMap((name) => {
    const entry = entries(name);
    return entry === null ? [] : [entry];
  });
}

/** Each condition is a value of its own. */
export function conditionRuns(draft: Draft): Run[] {
  return draft.facts.approval.conditions.map((condition) => v('conditions', condition));
}

export interface GuarantorRow {
  readonly name: Run;
  readonly kind: Run;
  readonly limit: Run;
  /** A figure beside the guarantor that is no field of the loan. */
  readonly netWorth: string;
}

export function guarantorRows(draft: Draft): GuarantorRow[] {
  const { facts, say, random } = draft;
  return facts.guarantors.map((_, index) => ({
    name: say.guarantor(index),
    kind: v('guaranty_type', facts.guarantyLimitCents === null ? 'Unlimited' : 'Limited'),
    limit: facts.guarantyLimitCents === null ? 'N/A' : say.dollars('guaranty_limit', facts.guarantyLimitCents),
    netWorth: say.plain.dollars(random.int(200, 9_000) * 100_000),
  }));
}
