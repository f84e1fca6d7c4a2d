import { plainMoney, plainRate } from '../core/amounts.ts';
import type { LoanFacts } from '../core/facts.ts';
import { oneLine } from '../core/parties.ts';
import type { ApprovalRecord } from './recipe.ts';

/** What the loan was approved as: all that the facts tell. `land` says whether real estate secures it. */
export function recordOf(facts: LoanFacts, security: Security): ApprovalRecord {
  const { approval, index, borrowers, guarantors, guarantyLimitCents: limit } = facts;
  const entity = borrowers[0]?.entityType ?? null;
  return {
    loan_number: facts.loanNumber,
    principal_amount: plainMoney(facts.principalCents),
    interest_rate: `${plainRate(facts.rate)}%`,
    rate_type: facts.rateType,
    ...(index === null
      ? {}
      : {
          rate_index: index.name,
          rate_margin: `${plainRate(index.margin)}%`,
          rate_floor: `${plainRate(index.floor)}%`,
          rate_ceiling: `${plainRate(index.ceiling)}%`,
        }),
    term_months: String(facts.termMonths),
    amortization_months: String(facts.amortizationMonths),
    payment_frequency: 'monthly',
    first_payment_date: facts.firstPaymentDate,
    maturity_date: facts.maturityDate,
    loan_purpose: approval.purpose,
    loan_class: facts.loanClass,
    product_code: approval.productCode,
    borrower_name: borrowers.map(({ name }) => name),
    ...(entity === null ? {} : { borrower_entity_type: [entity] }),
    borrower_tin: borrowers.map(({ tin }) => tin),
    ...(guarantors.length === 0
      ? {}
      : {
          guarantor_name: guarantors.map(({ name }) => name),
          ...(limit === null
            ? { guaranty_type: guarantors.map(() => 'unlimited') }
            : {
                guaranty_type: guarantors.map(() => 'limited'),
                guaranty_limit: guarantors.map(() => plainMoney(limit)),
              }),
        }),
    ...collateralOf(facts, security),
    approval_number: approval.number,
    approval_date: approval.date,
    approval_expiration_date: approval.expires,
    approved_by: approval.approvedBy,
    approval_authority_limit: plainMoney(approval.limitCents),
    risk_rating: approval.riskRating,
    loan_officer: approval.officer,
    conditions: approval.conditions,
  };
}

interface Security {
  readonly land: boolean;
  readonly things: boolean;
}

/** What a paper of the loan is drawn from: an approval on paper names no goods where land alone secures the loan. */
export function factsOfPaper(facts: LoanFacts, docType: string, security: Security): LoanFacts {
  if (docType !== 'credit_approval' || security.things) return facts;
  return { ...facts, collateral: describedOf(facts, security) };
}

function describedOf(facts: LoanFacts, { land, things }: Security): string {
  const place = `Real estate at ${oneLine(facts.property.address)}`;
  return [...(land ? [place] : []), ...(things ? [facts.collateral] : [])].join('; ');
}

function collateralOf(facts: LoanFacts, security: Security) {
  const { land } = security;
  const place = oneLine(facts.property.address);
  const described = describedOf(facts, security);
  return {
    ...(described === '' ? {} : { collateral_description: described }),
    ...(land
      ? {
          property_address: place,
          property_type: facts.property.type,
          lien_position: '1',
          appraised_value: plainMoney(facts.appraisedCents),
          ltv_percent: ((facts.principalCents / facts.appraisedCents) * 100).toFixed(2),
        }
      : {}),
  };
}
