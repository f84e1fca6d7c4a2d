import { idKey } from '../../values/id-key.ts';
import type { Facts } from '../facts.ts';
import type { Finding, Severity } from '../finding.ts';
import {
  isImproved,
  isPersonalPropertySecured,
  isRealEstateSecured,
  isVehicleSecured,
  loanClass,
} from '../loan-kind.ts';
import { type LoanProduct, productsOf } from '../loan-product.ts';
import type { Checklist, Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { bareDocType } from '../wording.ts';
import { missingPapers } from './missing-papers.ts';

/** Papers that do the work of another one. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  // An open-end line is disclosed in its agreement; the Closing Disclosure is for closed-end credit (12 CFR 1026.19(f)).
  closing_disclosure: ['truth_in_lending', 'heloc_agreement'],
  heloc_agreement: ['promissory_note', 'loan_agreement'],
  construction_agreement: ['loan_agreement'],
  draw_schedule: ['disbursement_authorization'],
  sba_form_1050: ['disbursement_authorization', 'settlement_statement'],
  truth_in_lending: ['closing_disclosure'],
  deed_of_trust: ['mortgage'],
  mortgage: ['deed_of_trust'],
  title_commitment: ['title_policy'],
  settlement_statement: ['closing_disclosure'],
};

/** What a checklist may say of the collateral; any other text is looked for in the words of what is pledged. */
const COLLATERAL: Readonly<Record<string, (facts: Facts) => boolean>> = {
  real_estate: isRealEstateSecured,
  improved_real_estate: (facts) => isRealEstateSecured(facts) && isImproved(facts),
  personal_property: isPersonalPropertySecured,
  vehicle: isVehicleSecured,
  unsecured: (facts) => !isRealEstateSecured(facts) && !isPersonalPropertySecured(facts) && !isVehicleSecured(facts),
};

/** the papers that the bank's checklists ask for. A list whose condition nobody can tell asks for nothing. */
export function checklist(facts: Facts, policy: Policy, rule: Rule): Outcome {
  if (policy.checklists.length === 0) return notApplicable;
  const decided = policy.checklists.map((list) => ({ list, unknown: unknownFields(facts, list) }));
  if (decided.every(({ unknown }) => unknown.length > 0))
    return notEvaluated([...new Set(decided.flatMap(({ unknown }) => unknown))]);
  const applying = decided
    .filter(({ list, unknown }) => unknown.length === 0 && applies(facts, list))
    .map(({ list }) => list);
  const required = new Set(applying.flatMap((list) => list.required));
  if (productsOf(facts).has('home_equity_line')) required.delete('closing_disclosure');
  const expected = new Set(applying.flatMap((list) => list.expected).filter((docType) => !required.has(docType)));
  return evaluated([
    ...lacking(facts, rule, required, 'exception', 'requires'),
    ...lacking(facts, rule, expected, 'warning', 'expects'),
  ]);
}

function unknownFields(facts: Facts, { when }: Checklist): readonly string[] {
  return [
    ...(when.loan_class !== undefined && loanClass(facts) === null ? ['loan_class'] : []),
    ...(when.product_code !== undefined && products(facts).length === 0 ? ['product_code'] : []),
  ];
}

function products(facts: Facts): readonly string[] {
  return [...facts.approved('product_code'), ...facts.readings('product_code')].map(({ value }) => idKey(value));
}

function applies(facts: Facts, { when }: Checklist): boolean {
  if (when.loan_class !== undefined && when.loan_class !== loanClass(facts)) return false;
  if (when.product_code !== undefined && !products(facts).includes(idKey(when.product_code))) return false;
  if (when.product !== undefined && !productsOf(facts).has(when.product as LoanProduct)) return false;
  if (when.collateral === undefined) return true;
  const known = COLLATERAL[when.collateral];
  if (known !== undefined) return known(facts);
  const wanted = when.collateral.toLowerCase();
  return [...facts.approved('collateral_description'), ...facts.readings('collateral_description')].some(({ value }) =>
    value.toLowerCase().includes(wanted),
  );
}

function lacking(
  facts: Facts,
  rule: Rule,
  wanted: ReadonlySet<string>,
  severity: Severity,
  verb: string,
): readonly Finding[] {
  return [...wanted]
    .filter((docType) => !facts.has(docType, ...(STANDS_FOR[docType] ?? [])))
    .toSorted()
    .map((docType) =>
      missingPapers(rule, {
        severity,
        message: `The package holds no ${bareDocType(docType)}, which the bank’s checklist ${verb}.`,
        missing: [docType],
      }),
    );
}
