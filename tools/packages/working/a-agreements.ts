import { addMonths } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { type Agreement, printAgreement } from './a-agreement-looks.ts';
import { agreementClauses as c } from './a-clauses-agreements.ts';
import { deedClauses } from './a-clauses-deeds.ts';
import { type Draft, isBusiness } from './a-draft.ts';
import { stateName } from './a-note-terms.ts';
import type { Runs } from './a-text.ts';

function signers(role: string, field?: string) {
  return (draft: Draft) => ({
    role,
    parties: draft.facts.borrowers,
    nameField: 'borrower_name',
    ...(field === undefined ? {} : { field }),
  });
}

function partyRows(draft: Draft, role: string): [string, Runs][] {
  const { say } = draft;
  return [
    [role, [...say.borrowers('\n'), '\n', say.borrowerAddress('two lines')]],
    ['Lender', [say.lender(), '\n', say.lenderAddress('two lines')]],
  ];
}

function noteRows(draft: Draft): [string, Runs][] {
  const { say } = draft;
  return [
    ['Date', say.noteDate()],
    ['Loan Number', say.loanNo()],
    ['Principal Amount', say.principal()],
    ['Maturity Date', say.maturity()],
  ];
}

function made(draft: Draft, lead: string, role: string): Run[] {
  const { say } = draft;
  return prose`${lead} dated ${say.noteDate('long')}, is made and executed between ${say.borrowers()}${say.entity()} (“${role}”) and ${say.lender()} (“Lender”).`;
}

const securityAgreement: Agreement = {
  docType: 'security_agreement',
  title: 'COMMERCIAL SECURITY AGREEMENT',
  name: 'Agreement',
  party: 'Grantor',
  suits: isBusiness,
  opening: (draft) => made(draft, 'THIS COMMERCIAL SECURITY AGREEMENT', 'Grantor'),
  rows: (draft) => [
    ...partyRows(draft, 'Grantor'),
    ...noteRows(draft),
    ['Collateral', v('collateral_description', draft.facts.collateral)],
    ['State of Organization', v('borrower_state_of_org', draft.facts.borrowers[0]?.stateOfOrganization ?? '')],
  ],
  terms: (draft) => entries`
    GRANT OF SECURITY INTEREST | For valuable consideration, Grantor grants to Lender a security interest in the Collateral to secure the Indebtedness and agrees that Lender shall have the rights stated in this Agreement with respect to the Collateral, in addition to all other rights which Lender may have by law.
    COLLATERAL DESCRIPTION | The word “Collateral” as used in this Agreement means the following described property, whether now owned or hereafter acquired, whether now existing or hereafter arising, and wherever located: ${v('collateral_description', draft.facts.collateral)}. In addition, the word “Collateral” also includes all accessions, attachments, accessories, replacements of and additions to any of it, and all products, proceeds and records.
    INDEBTEDNESS | The Indebtedness includes the promissory note dated ${draft.say.noteDate()} in the amount of ${draft.say.principal()} and all renewals of it.
  `,
  clauses: [c.existence, c.perfection, c.upkeep, c.removal, c.default, c.remedies, c.law, c.misc],
  signers: signers('GRANTOR', 'security_instrument_signed'),
  closing: (draft) =>
    prose`GRANTOR HAS READ AND UNDERSTOOD ALL THE PROVISIONS OF THIS COMMERCIAL SECURITY AGREEMENT AND AGREES TO ITS TERMS. THIS AGREEMENT IS DATED ${draft.say.noteDate('long')}.`,
};

const loanAgreement: Agreement = {
  docType: 'loan_agreement',
  title: 'BUSINESS LOAN AGREEMENT',
  name: 'Agreement',
  party: 'Borrower',
  suits: isBusiness,
  opening: (draft) =>
    prose`${made(draft, 'THIS BUSINESS LOAN AGREEMENT', 'Borrower')} Borrower has applied to Lender for a commercial loan on the terms below and understands that Lender relies upon Borrower’s representations and agreements as set forth in this Agreement.`,
  rows: (draft) => [
    ...partyRows(draft, 'Borrower'),
    ...noteRows(draft),
    ['Interest Rate', draft.say.rate()],
    ['Purpose', v('loan_purpose', draft.facts.approval.purpose)],
  ],
  terms: (draft) => [
    [
      'TERM',
      prose`This Agreement shall be effective as of ${draft.say.noteDate('long')}, and shall continue in full force and effect until such time as all of Borrower’s loans in favor of Lender have been paid in full.`,
    ],
    [
      'THE LOAN',
      prose`Lender agrees to lend ${draft.say.principal()} at the rate of ${draft.say.rate()} per annum, to be repaid on or before ${draft.say.maturity()}. The proceeds are to be used for: ${v('loan_purpose', draft.facts.approval.purpose)}.`,
    ],
    ...(draft.facts.guarantors.length > 0
      ? ([
          [
            'GUARANTIES',
            [
              'Borrower shall furnish executed guaranties of the loans in favor of Lender by: ',
              ...draft.facts.guarantors.flatMap((_, index): Run[] => [
                ...(index === 0 ? [] : [', ']),
                draft.say.guarantor(index),
              ]),
              '.',
            ],
          ],
        ] as const)
      : []),
  ],
  clauses: [
    c.conditions,
    c.existence,
    c.affirmative,
    c.reporting,
    c.coverage,
    c.negative,
    c.cessation,
    c.default,
    c.remedies,
    c.law,
    c.misc,
  ],
  signers: signers('BORROWER'),
  closing: (draft) =>
    prose`BORROWER ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS BUSINESS LOAN AGREEMENT AND BORROWER AGREES TO ITS TERMS. THIS AGREEMENT IS DATED ${draft.say.noteDate('long')}.`,
};

const changeInTerms: Agreement = {
  docType: 'change_in_terms',
  title: 'CHANGE IN TERMS AGREEMENT',
  name: 'Agreement',
  party: 'Borrower',
  suits: isBusiness,
  opening: (draft) =>
    prose`${made(draft, 'THIS CHANGE IN TERMS AGREEMENT', 'Borrower')} Principal Amount: ${draft.say.principal()}.`,
  rows: (draft) => [...partyRows(draft, 'Borrower'), ...noteRows(draft), ['New Rate', draft.say.rate()]],
  terms: (draft) => {
    const { facts, say, random } = draft;
    // The date of the note that is changed is the date of the loan.
    const due = addMonths(facts.maturityDate, -random.int(12, 60));
    const first = Math.round((facts.principalCents * 1.2) / 100_000) * 100_000;
    return entries`
      DESCRIPTION OF EXISTING INDEBTEDNESS | A promissory note dated ${say.noteDate()}, in the original principal amount of ${say.plain.dollars(first)}, with an interest rate of ${say.plain.percent(facts.rate + 750)} and an original maturity date of ${say.plain.date(due)}.
      DESCRIPTION OF COLLATERAL | As described in the security instrument of even date with the note: ${v('collateral_description', facts.collateral)}.
      DESCRIPTION OF CHANGE IN TERMS | The unpaid principal balance is ${say.principal()}. The maturity date is extended to ${say.maturity()}. The interest rate is changed to ${say.rate()} per annum, ${v('rate_type', facts.rateType)}.
      PAYMENT | Borrower will pay this loan in ${say.number('number_of_payments', facts.numberOfPayments)} monthly payments of ${say.dollars('payment_amount', facts.paymentCents)} each, beginning ${say.date('first_payment_date', facts.firstPaymentDate)}.
    `;
  },
  clauses: [c.continuing, c.default, c.law, c.misc],
  signers: signers('BORROWER', 'note_signed'),
  closing: () =>
    'PRIOR TO SIGNING THIS AGREEMENT, BORROWER READ AND UNDERSTOOD ALL ITS PROVISIONS. BORROWER AGREES TO THE TERMS OF THE AGREEMENT.',
};

const assignmentOfRents: Agreement = {
  docType: 'assignment_of_rents',
  title: 'ASSIGNMENT OF RENTS',
  name: 'Assignment',
  party: 'Grantor',
  suits: isBusiness,
  opening: (draft) => made(draft, 'THIS ASSIGNMENT OF RENTS', 'Grantor'),
  rows: (draft) => [
    ...partyRows(draft, 'Grantor'),
    ...noteRows(draft),
    ['Property', draft.say.property()],
    ['Legal Description', draft.say.legal()],
    ['Parcel', draft.say.parcel()],
  ],
  terms: (draft) => entries`
    ASSIGNMENT | For valuable consideration, Grantor hereby assigns, grants a continuing security interest in, and conveys to Lender all of Grantor’s right, title and interest in and to the Rents from the following described Property located in ${draft.say.county()} County, State of ${stateName(draft.facts.property.address.state)}: ${draft.say.legal()}. The Property or its address is commonly known as ${draft.say.property()}.
    THE NOTE | The word “Note” means the promissory note dated ${draft.say.noteDate()}, in the original principal amount of ${draft.say.principal()} from Grantor to Lender.
  `,
  clauses: [c.tenants, c.rents, deedClauses.full, deedClauses.expenditures, c.default, c.remedies, c.law, c.misc],
  signers: signers('GRANTOR', 'security_instrument_signed'),
  notary: true,
};

const insuranceAgreement: Agreement = {
  docType: 'agreement_to_provide_insurance',
  title: 'AGREEMENT TO PROVIDE INSURANCE',
  name: 'Agreement',
  party: 'Grantor',
  opening: () =>
    'Grantor understands that insurance coverage is required in connection with the extending of a loan or the providing of other financial accommodations to Grantor by Lender.',
  rows: (draft) => [
    ...partyRows(draft, 'Grantor'),
    ['Loan Number', draft.say.loanNo()],
    ['Date', draft.say.noteDate()],
  ],
  terms: (draft) => entries`
    INSURANCE REQUIREMENTS | The following minimum insurance coverages must be provided on the following described collateral: ${draft.say.property()}. Type: all risks, including fire, theft and liability. Amount: full insurable value, and not less than ${draft.say.dollars('principal_amount', draft.facts.principalCents)}. Basis: replacement value. Endorsements: Lender loss payable clause with stipulation that coverage will not be cancelled or diminished without a minimum of 30 days’ prior written notice to Lender. Deductible: not to exceed ${draft.say.plain.dollars(draft.facts.hazard.deductibleCents)}.
    FLOOD INSURANCE | Flood insurance for the collateral securing this loan is described as follows: should the property at any time be deemed to be located in a special flood hazard area, Grantor agrees to obtain and maintain it for the full unpaid principal balance of the loan, up to the maximum policy limits.
    LOSS PAYEE | All policies shall name ${draft.say.lender()}, ${draft.say.lenderAddress()}, as mortgagee or loss payee.
  `,
  clauses: [c.insuranceCompany, c.insuranceMailing],
  signers: signers('GRANTOR'),
  closing: (draft) =>
    prose`GRANTOR ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS AGREEMENT TO PROVIDE INSURANCE AND AGREES TO ITS TERMS. THIS AGREEMENT IS DATED ${draft.say.noteDate('long')}.`,
};

const errorsAndOmissions: Agreement = {
  docType: 'errors_omissions',
  title: 'ERRORS AND OMISSIONS AGREEMENT',
  name: 'Agreement',
  party: 'Borrower',
  opening: (draft) =>
    prose`The undersigned ${draft.say.borrowers()} (“Borrower”), in consideration of ${draft.say.lender()} disbursing loan proceeds in the amount of ${draft.say.principal()} on the date of ${draft.say.noteDate('long')}, Loan No. ${draft.say.loanNo()}, secured by property at ${draft.say.property()}, agrees as follows.`,
  rows: (draft) => [
    ['Lender', draft.say.lender()],
    ['Borrower', draft.say.borrowers()],
    ['Property', draft.say.property()],
    ['Loan Number', draft.say.loanNo()],
    ['Loan Amount', draft.say.principal()],
    ['Date', draft.say.noteDate()],
  ],
  terms: () => [],
  clauses: [c.correct, c.replace],
  signers: signers('BORROWER'),
  closing: () =>
    'This agreement shall inure to the benefit of Lender’s successors and assigns and be binding upon the heirs, devisees and personal representatives of Borrower.',
};

export const agreements: readonly Layout[] = [
  printAgreement('software', 'security-agreement-software', securityAgreement),
  printAgreement('attorney', 'security-agreement-attorney', { ...securityAgreement, title: 'SECURITY AGREEMENT' }),
  printAgreement('list', 'security-agreement-list', securityAgreement),
  printAgreement('columns', 'security-agreement-columns', {
    ...securityAgreement,
    title: 'COMMERCIAL SECURITY AGREEMENT',
  }),
  printAgreement('software', 'loan-agreement-software', loanAgreement),
  printAgreement('attorney', 'loan-agreement-attorney', { ...loanAgreement, title: 'LOAN AGREEMENT' }),
  printAgreement('list', 'loan-agreement-list', { ...loanAgreement, title: 'COMMERCIAL LOAN AGREEMENT' }),
  printAgreement('columns', 'loan-agreement-columns', loanAgreement),
  printAgreement('software', 'change-in-terms-software', changeInTerms),
  printAgreement('list', 'change-in-terms-list', changeInTerms),
  printAgreement('attorney', 'change-in-terms-attorney', changeInTerms),
  printAgreement('software', 'assignment-of-rents-software', assignmentOfRents),
  printAgreement('attorney', 'assignment-of-rents-attorney', {
    ...assignmentOfRents,
    title: 'ASSIGNMENT OF LEASES AND RENTS',
  }),
  printAgreement('columns', 'assignment-of-rents-columns', assignmentOfRents),
  printAgreement('software', 'insurance-agreement-software', insuranceAgreement),
  printAgreement('list', 'insurance-agreement-list', insuranceAgreement),
  printAgreement('attorney', 'errors-omissions-attorney', errorsAndOmissions),
  printAgreement('list', 'compliance-agreement-list', { ...errorsAndOmissions, title: 'COMPLIANCE AGREEMENT' }),
];
