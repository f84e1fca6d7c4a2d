import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { instrumentSigners } from './a-deed-parts.ts';
import { type Draft, isConsumer, layout } from './a-draft.ts';
import { signWithSeal } from './a-signatures.ts';
import { drawTitle } from './a-text.ts';

interface Rider {
  readonly id: string;
  readonly title: string;
  readonly form: string;
  readonly suits: (facts: LoanFacts) => boolean;
  readonly numbering: 'letters' | 'numbers';
  readonly body: (draft: Draft) => readonly (readonly [string, string | readonly Run[]])[];
}

/** The paragraph that ties a rider to its instrument, in the two ways that forms have it. */
function opening(draft: Draft, rider: Rider): void {
  const { sheet, say, facts } = draft;
  sheet.paragraph(
    prose`THIS ${rider.title} is made this ${say.noteDate('ordinal')}, and is incorporated into and amends and supplements the Mortgage, Mortgage Deed, Deed of Trust, or Security Deed (the “Security Instrument”) of the same date given by the undersigned (the “Borrower”) to secure Borrower’s Note to ${say.lender()} (the “Lender”) of the same date and covering the Property described in the Security Instrument and located at:`,
    { align: 'justify' },
  );
  sheet.paragraph(say.property(), { align: 'center', after: 1 });
  sheet.paragraph('[Property Address]', { align: 'center', size: 8 });
  if (facts.borrowers.length > 1)
    sheet.paragraph('Each person who signs is bound by this Rider.', { align: 'justify' });
}

const association = [
  [
    'Obligations',
    'Borrower will perform all of Borrower’s obligations under the constituent documents of the project: the declaration or any other document which creates it, by-laws, code of regulations, and other equivalent documents. Borrower will promptly pay, when due, all dues and assessments imposed pursuant to them.',
  ],
  [
    'Property Insurance',
    'So long as the Owners Association maintains, with a generally accepted insurance carrier, a “master” or “blanket” policy which is satisfactory to Lender and which provides insurance coverage in the amounts, for the periods, and against loss by fire, hazards included within the term “extended coverage,” and any other hazards, then Borrower’s obligation to maintain property insurance coverage is deemed satisfied to the extent that the policy provides it.',
  ],
  [
    'Public Liability Insurance',
    'Borrower will take such actions as may be reasonable to ensure that the Owners Association maintains a public liability insurance policy acceptable in form, amount, and extent of coverage to Lender.',
  ],
  [
    'Condemnation',
    'The proceeds of any award or claim for damages, direct or consequential, payable to Borrower in connection with any condemnation or other taking of all or any part of the Property or of the common elements are assigned and will be paid to Lender.',
  ],
  [
    'Remedies',
    'If Borrower does not pay dues and assessments when due, then Lender may pay them. Any amounts disbursed by Lender become additional debt of Borrower secured by the Security Instrument.',
  ],
] as const;

const riderPlans: readonly Rider[] = [
  {
    id: 'rider-adjustable-rate',
    title: 'ADJUSTABLE RATE RIDER',
    form: 'Form 3108 07/2021',
    suits: (facts) => facts.index !== null,
    numbering: 'letters',
    body: ({ say, facts }) =>
      facts.index === null
        ? []
        : entries`
          ADJUSTABLE RATE AND MONTHLY PAYMENT CHANGES | The Note provides for an initial ${v('rate_type', 'adjustable', 'variable')} interest rate of ${say.rate()}. The Note also provides for changes in the interest rate and the monthly payments.
          Change Dates | The rate may change on ${say.date('first_rate_change_date', facts.index.firstChange, 'long')}, and on that day every ${v('rate_change_frequency', facts.index.frequency)} thereafter. Each date on which the rate could change is called a “Change Date.”
          The Index | Beginning with the first Change Date, the rate will be based on an Index that is the ${v('rate_index', facts.index.name)}.
          Calculation of Changes | Before each Change Date, the Note Holder will calculate the new interest rate by adding ${say.percent('rate_margin', facts.index.margin)} (the “Margin”) to the Current Index, and will round the result to the nearest one-eighth of one percentage point (0.125%).
          Limits on Interest Rate Changes | The rate will never be greater than ${say.percent('rate_ceiling', facts.index.ceiling)} or less than ${say.percent('rate_floor', facts.index.floor)}.
          Notice of Changes | The Note Holder will deliver or mail to Borrower a notice of any changes in the interest rate and the amount of the monthly payment before the effective date of any change.
        `,
  },
  {
    id: 'rider-condominium',
    title: 'CONDOMINIUM RIDER',
    form: 'Form 3140 07/2021',
    suits: (facts) => facts.property.type === 'Condominium',
    numbering: 'letters',
    body: () => association,
  },
  {
    id: 'rider-planned-unit',
    title: 'PLANNED UNIT DEVELOPMENT RIDER',
    form: 'Form 3150 07/2021',
    suits: (facts) => facts.property.type === 'PUD',
    numbering: 'letters',
    body: () => association.slice(0, 4),
  },
  {
    id: 'rider-one-to-four-family',
    title: '1-4 FAMILY RIDER (Assignment of Rents)',
    form: 'Form 3170 07/2021',
    suits: isConsumer,
    numbering: 'letters',
    body: () => entries`
      ADDITIONAL PROPERTY SUBJECT TO THE SECURITY INSTRUMENT | In addition to the Property described in the Security Instrument, the following items now or later attached to the Property are added to it: building materials, appliances and goods of every nature whatsoever now or later located in, on, or used in connection with the Property.
      USE OF PROPERTY; COMPLIANCE WITH LAW | Borrower will not seek, agree to, or make a change in the use of the Property or its zoning classification, unless Lender has agreed in writing to the change.
      SUBORDINATE LIENS | Except as permitted by federal law, Borrower will not allow any lien inferior to the Security Instrument to be perfected against the Property without Lender’s prior written permission.
      RENT LOSS INSURANCE | Borrower will maintain insurance against rent loss in addition to the other hazards for which insurance is required.
      ASSIGNMENT OF LEASES | Upon Lender’s request after default, Borrower will assign to Lender all leases of the Property and all security deposits made in connection with leases of the Property.
      CROSS-DEFAULT PROVISION | Borrower’s default or breach under any note or agreement in which Lender has an interest will be a breach under the Security Instrument.
    `,
  },
  {
    id: 'rider-second-home',
    title: 'SECOND HOME RIDER',
    form: 'Form 3890 07/2021',
    suits: isConsumer,
    numbering: 'numbers',
    body: () => entries`
      Occupancy | Borrower will occupy and use the Property as Borrower’s second home. Borrower will maintain exclusive control over the occupancy of the Property, including short-term rentals, and will not subject the Property to any timesharing or other shared ownership arrangement.
      Borrower’s Loan Application | Borrower will be in default if, during the Loan application process, Borrower gave materially false, misleading, or inaccurate information to Lender, including statements concerning occupancy of the Property as a second home.
    `,
  },
];

export const riders: readonly Layout[] = riderPlans.map((rider) =>
  layout({
    id: rider.id,
    docType: 'rider',
    suits: rider.suits,
    habits: { upperNames: false },
    paper: (random) => ({
      style: { font: random.pick(['sans', 'serif', 'book']), size: random.pick([10, 10.5, 11]) },
      margins: { top: 60, left: 66, right: 66, bottom: 70 },
      furniture({ sheet, left, width, say }, pageNo, pageCount) {
        const y = sheet.height - 52;
        sheet.text(
          left,
          y,
          `MULTISTATE ${rider.title.split(' (')[0]}--Single Family--Fannie Mae/Freddie Mac UNIFORM INSTRUMENT`,
          { size: 7, bold: true, width: width - 100 },
        );
        sheet.text(left, y, rider.form, { size: 7, width, align: 'right' });
        sheet.text(left, y + 12, ['Loan No. ', say.loanNo(), `   Page ${pageNo} of ${pageCount}`], {
          size: 7,
          width,
          align: 'center',
        });
      },
    }),
    draw(draft) {
      const { sheet } = draft;
      if (rider.id === 'rider-adjustable-rate' || rider.id === 'rider-second-home')
        sheet.paragraph(['Loan No.: ', draft.say.loanNo()], { align: 'right' });
      drawTitle(draft, rider.title, { size: 15 });
      sheet.y += 10;
      opening(draft, rider);
      sheet.paragraph(
        'In addition to the covenants and agreements made in the Security Instrument, Borrower and Lender further covenant and agree as follows:',
        { align: 'justify' },
      );
      rider.body(draft).forEach(([title, runs], index) => {
        const number = rider.numbering === 'letters' ? String.fromCharCode(65 + index) : `${index + 1}`;
        sheet.paragraph([bold(`${number}. ${title}. `), ...(typeof runs === 'string' ? [runs] : runs)], {
          align: 'justify',
          indent: rider.numbering === 'numbers' ? 18 : 0,
        });
      });
      sheet.paragraph(
        `BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in this ${rider.title.split(' (')[0]}.`,
        { align: 'justify' },
      );
      signWithSeal(draft, instrumentSigners(draft, 'Borrower'));
    },
  }),
);
