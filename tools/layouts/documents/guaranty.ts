import type { DocumentSpec, Section } from '../blocks/part.ts';
import * as say from './sentences.ts';

const guarantorDefined =
  '{guarantor}{guarantor_kind}[, an individual|, whose address is {guarantor_address}|, of {guarantor_address}|][ (<<Guarantor>>)| (the <<Guarantor>>)| (hereinafter, the <<Undersigned>>)]';

const sections: readonly Section[] = [
  {
    h: '[Guaranty|Continuing Guarantee of Payment and Performance|Guarantee|The Guaranty]',
    t: [
      `For good and valuable consideration, {guarantor:upper} (<<Guarantor>>) [absolutely and unconditionally|unconditionally] guarantees full payment [and satisfaction|] of the indebtedness of ${say.borrowerDefined} to ${say.lenderDefined}.`,
      `To induce ${say.lenderDefined}${say.lenderAt} to [lend to|extend credit to] ${say.borrowerDefined}, ${guarantorDefined} guarantees the prompt payment when due of everything owed[, whether now existing or later made|].`,
      `Guarantor [unconditionally|] guarantees payment to Lender of all amounts owing under the Note. {guarantor} signs [this Guarantee|] in favor of {lender_name} for the loan to {borrower_name}.`,
    ],
  },
  {
    h: '[Indebtedness|The Note|Definitions]',
    t: [
      'The <<Note>> is the [promissory|] note dated {note_date}, in the [original|] principal amount of {principal_amount}, from Borrower to Lender[, with a rate of {interest_rate}|][, maturing {maturity_date}|].',
      'The obligations guaranteed [include|are] those under a [loan agreement|Loan Agreement] and a note [dated|of even date herewith, dated] {note_date} for {principal_words=principal_amount:words} Dollars ({principal_amount})[, bearing loan number {loan_number}|].',
      'Indebtedness means [all that Borrower owes|the loan of {principal_amount} made on {note_date}] and all renewals [of it|]. Guarantor has also guaranteed a debt of {@company} to {@bank} in the amount of {@round}.',
    ],
  },
  {
    h: '[Amount of Guaranty|Limitation on Liability|Maximum Liability|Limit]',
    t: [
      '{if_limited}The [amount|liability] of Guarantor under this Guaranty {guaranty_type} {guaranty_limit}[, plus costs of collection|].',
      '{if_limited}Guarantor’s obligation [hereunder|] {guaranty_type} the sum of {guaranty_limit}[ at any one time|].',
      '{if_unlimited}The [amount|liability] of this Guaranty is {guaranty_type}.',
    ],
    share: 0.85,
  },
  {
    h: 'Duration',
    t: [
      'This Guaranty takes effect when received and continues until all is paid; notice of revocation must be mailed to {lender_address}.',
      'It continues until {@later} or until revoked in writing on {@days} days’ notice.',
    ],
    share: 0.5,
  },
  {
    h: 'Financial Information',
    t: ['Guarantor’s net worth of {@round} as of {@past} was stated by {@company}.'],
    share: 0.3,
  },
  {
    h: 'Other Guaranties',
    t: ['A guaranty dated {@past} given by {@person} to {@bank} for {@round} stays in force.'],
    share: 0.25,
  },
];

export const guaranty: DocumentSpec = {
  docType: 'guaranty',
  suits: ({ guarantors }) => guarantors.length > 0,
  titles:
    '[Commercial|Continuing|Unconditional|Limited|Personal|Continuing and Unconditional|Payment|Individual|Corporate|Small Business|] [Guaranty|Guarantee]',
  running: ['{loan_number}', '{guarantor}', '{lender_name}'],
  parts: [
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          { kind: 'parties', id: 'parties', who: ['borrower', 'lender', 'guarantor'] },
          {
            kind: 'form',
            id: 'terms',
            lines: [
              '!guaranty_date',
              'guaranty_limit',
              'loan_number',
              'principal_amount',
              'guaranty_type',
              'loan_officer',
            ],
          },
        ],
        [
          {
            kind: 'form',
            id: 'all',
            lines: [
              '![Guarantor|Name of Guarantor|Guarantor Name] :: {guarantor}',
              'guarantor_address',
              '!borrower_name',
              '!lender_name',
              'lender_address',
              '!guaranty_date',
              '[Note Date|Date of Note] :: {note_date}',
              '[Note Amount|Principal Amount of Note|Loan Amount] :: {principal_amount}',
              'guaranty_limit',
              'loan_number',
              'interest_rate',
              'maturity_date',
              '[SBA Loan #|SBA Loan Number|SBA Loan Name] :: {@account}',
            ],
          },
        ],
        [
          {
            kind: 'lines',
            id: 'opening',
            look: 'prose',
            lines: [
              `[THIS|This] [GUARANTY|Guaranty] [(this <<Guaranty>>)|] is made [as of|on|effective] {guaranty_date}[,|] by ${guarantorDefined} [in favor of|for the benefit of] ${say.lenderDefined}${say.lenderAt}.`,
            ],
          },
        ],
      ],
    },
    {
      kind: 'checks',
      id: 'type',
      field: 'guaranty_type',
      label: '[Type of Guaranty|This guaranty is|]',
      options: [
        ['unlimited', '[Unlimited|UNLIMITED|Without limit]'],
        ['limited', '[Limited|LIMITED]'],
      ],
      share: 0.2,
    },
    { kind: 'prose', id: 'terms', sections, boilerplate: [2, 8] },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'guarantor',
      field: 'guaranty_signed',
      caption: '[Guarantor|-Guarantor|Signature of Guarantor|Individually]',
    },
    { kind: 'notary', id: 'notary', field: 'notary_present', share: 0.15 },
  ],
};
