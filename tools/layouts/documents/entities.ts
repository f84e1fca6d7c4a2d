import type { DocumentSpec } from '../blocks/part.ts';
import type { Loan } from '../loan/loan.ts';

const borrowedByEntity = ({ borrowers }: Loan): boolean => borrowers.length === 1 && borrowers[0]?.kind === 'entity';

export const borrowingResolution: DocumentSpec = {
  docType: 'borrowing_resolution',
  suits: borrowedByEntity,
  titles:
    '[Corporate Resolution to Borrow[ / Grant Collateral|]|Limited Liability Company Resolution to Borrow[ / Grant Collateral|]|Resolution of [Members|Board of Directors]|Certificate of Borrowing Authority|Resolution to Borrow|Borrowing Resolution|Partnership Authorization]',
  parts: [
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          {
            kind: 'form',
            id: 'boxes',
            lines: [
              '!principal_amount',
              'note_date',
              'maturity_date',
              'loan_number',
              'call_report_code',
              'loan_officer',
              '[Initials] :: {@initials}',
            ],
            ordered: true,
            looks: ['headRow', 'boxes'],
          },
          { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
        ],
        [
          {
            kind: 'form',
            id: 'all',
            lines: [
              '![Entity|Company|Name of Entity|Corporation|Borrower] :: {borrower_name}',
              'borrower_address',
              '[Type of Entity|Entity Type] :: {borrower_form}',
              'borrower_state_of_org',
              'borrower_tin',
              '!lender_name',
              'lender_address',
              '!principal_amount',
              'note_date',
              'loan_number',
            ],
          },
        ],
      ],
    },
    {
      kind: 'prose',
      id: 'terms',
      sections: [
        {
          h: '[The Entity’s Existence|Existence|The Company]',
          t: [
            '[I, the undersigned, do hereby certify that|We certify that] {borrower_name} is {borrower_entity}[, duly formed and in good standing; its principal office is at {borrower_address}|]. [It was formed on {@past}.|]',
          ],
        },
        {
          h: '[Resolutions Adopted|Authority]',
          t: [
            'At a meeting held [on {@past}|on {note_date}], it was resolved that [any one of|] the following [officers|members|persons] may act: {signer_name}, {signer_title}[, and {@person}, Secretary|].',
            'RESOLVED, that {signer_name}, as {signer_title}, is authorized to borrow from {lender_name} [up to|the sum of] {principal_amount} [plus interest|].',
          ],
        },
        {
          h: 'Borrow Money',
          t: [
            'To borrow from {lender_name}, on terms agreed, [an amount not exceeding {principal_amount}|the sum of {principal_words=principal_amount:words} Dollars ({principal_amount})].',
          ],
        },
        {
          h: 'Grant Security',
          t: [
            'To grant a security interest in [the following|]: {collateral_description}.',
            'To mortgage the real property located at {property_address}.',
          ],
          share: 0.6,
        },
      ],
      boilerplate: [0, 3],
    },
    {
      kind: 'table',
      id: 'officers',
      heading: '[Officers|Authorized Signers|Managers and Members]',
      head: ['NAMES', 'TITLES', 'AUTHORIZED', 'ACTUAL SIGNATURES'],
      rows: [
        ['{authorized_signer}', '{signer_title}', 'Y', 'X ____________'],
        ['?{@person}', 'Secretary', 'N', 'X ____________'],
      ],
      widths: [4, 3, 2, 4],
      ordered: true,
      share: 0.6,
    },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'borrowers',
      field: null,
      caption: '[Certified to and attested by|Secretary|Certifying Officer]',
    },
  ],
};

export const entityDocument: DocumentSpec = {
  docType: 'entity_document',
  suits: borrowedByEntity,
  letterhead: '[STATE OF {@state}\nOffice of the Secretary of State|{@state} Secretary of State]',
  running: ['{@id}', 'Filed {@past}'],
  titles:
    '[Articles of Organization|Articles of Incorporation|Certificate of Good Standing|Certificate of Existence|Operating Agreement|Certificate of Formation|Statement of Good Standing]',
  parts: [
    {
      kind: 'lines',
      id: 'filed',
      lines: ['[Filed {@past}  Filing Number {@id}  Fee {@small}|File Number {@id}|]'],
      share: 0.7,
    },
    {
      kind: 'either',
      id: 'body',
      ways: [
        [
          {
            kind: 'form',
            id: 'articles',
            lines: [
              '![The name of the [limited liability company|entity] is|Entity Name|Name|1. Name of Entity] :: {borrower_name}',
              '[Principal Office|Principal Office Address|Street Address] :: {borrower_address}',
              '[Registered Agent|Name of Registered Agent] :: {@person}',
              '[Registered Office] :: {@lines}',
              '[Organizer|Incorporator] :: {@person}',
              '[Entity Type|Type] :: {borrower_form}',
              '[Jurisdiction|State of Formation] :: {borrower_state_of_org}',
              '[Formation Date|Effective Date] :: {@past}',
              '[Status] :: Active',
              'borrower_tin',
            ],
          },
        ],
        [
          {
            kind: 'prose',
            id: 'standing',
            plain: true,
            sections: [
              {
                t: [
                  'I, {@person}, Secretary of State [of the State of {@state}|], certify that {borrower_name} is {borrower_entity}, [duly organized under the laws of this State|formed {@past}], and is in good standing [as of {good_standing_date=note_date}|] according to the records of this office.',
                ],
              },
              { t: ['This certificate, number {@id}, was issued on {@past}. Verify at {@web}.'], share: 0.7 },
            ],
          },
        ],
        [
          {
            kind: 'prose',
            id: 'operating',
            sections: [
              {
                h: 'Formation',
                t: [
                  '{borrower_name} (the <<Company>>) is {borrower_entity}, formed on {@past}. Its principal place of business is {borrower_address}.',
                ],
              },
              {
                h: 'Members',
                t: [
                  'The members are {@person}, who owns {@percent}, and {@person}, who owns the rest. Capital contributions total {@round}.',
                ],
              },
              {
                h: 'Management',
                t: [
                  'The Company is managed by {signer_name}, [its|as] {signer_title}. Debt above {@round} needs consent of members.',
                ],
              },
            ],
            boilerplate: [1, 4],
          },
        ],
      ],
    },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'borrowers',
      field: null,
      caption: '[Organizer|Member|Manager]',
      share: 0.3,
    },
  ],
};

export const uccFinancingStatement: DocumentSpec = {
  docType: 'ucc_financing_statement',
  titles:
    '[UCC Financing Statement|UCC Financing Statement (Form UCC1)|UCC-1 Financing Statement|Uniform Commercial Code Financing Statement]',
  running: ['FILING OFFICE COPY', '{@form}'],
  letterhead: '[FOLLOW INSTRUCTIONS|{@company}]',
  parts: [
    {
      kind: 'lines',
      id: 'contact',
      lines: [
        'A. NAME & PHONE OF CONTACT AT FILER (optional)\n{@person} {@phone}',
        '[B. E-MAIL CONTACT AT FILER {@email}|]',
        'C. SEND ACKNOWLEDGMENT TO: [{@company}\n{@lines}|{lender_name}\n{lender_address:lines}]',
        '[THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY|]',
      ],
      look: 'small',
      share: 0.85,
    },
    {
      kind: 'either',
      id: 'debtor',
      ways: [
        [
          {
            kind: 'lines',
            id: 'debtor 1',
            lines: ['1. DEBTOR’S NAME: Provide only one Debtor name (1a or 1b) (use exact, full name)'],
            look: 'small',
          },
          {
            kind: 'form',
            id: 'debtor form',
            lines: [
              '!1a. ORGANIZATION’S NAME :: {borrower_name:first}',
              '[1b. INDIVIDUAL’S SURNAME] :: ____',
              '!1c. MAILING ADDRESS :: {borrower_address}',
              '[JURISDICTION OF ORGANIZATION|1f. JURISDICTION] :: {borrower_state_of_org}',
              '[COUNTRY] :: USA',
            ],
            ordered: true,
            looks: ['boxes', 'captionsAbove', 'stacked', 'table', 'tableTwo'],
          },
          {
            kind: 'form',
            id: 'second form',
            lines: ['!2a. ORGANIZATION’S NAME :: {borrower_name:second}', '2c. MAILING ADDRESS :: ____'],
            ordered: true,
            looks: ['boxes', 'captionsAbove', 'stacked'],
          },
          {
            kind: 'form',
            id: 'secured form',
            lines: ['!3a. ORGANIZATION’S NAME :: {lender_name}', '!3c. MAILING ADDRESS :: {lender_address}'],
            ordered: true,
            looks: ['boxes', 'captionsAbove', 'stacked', 'table'],
          },
        ],
        [
          {
            kind: 'form',
            id: 'all',
            lines: [
              '![Debtor|Name of Debtor|1. Debtor] :: {borrower_name}',
              '![Debtor Address|Mailing Address] :: {borrower_address}',
              '!lender_name',
              '!lender_address',
              'borrower_state_of_org',
              '[Organizational ID] :: {@id}',
            ],
            ordered: true,
          },
        ],
      ],
    },
    {
      kind: 'lines',
      id: 'collateral',
      lines: [
        '[4. COLLATERAL: This financing statement covers the following collateral:|COLLATERAL:|4. This FINANCING STATEMENT covers the following collateral:]',
        '{collateral_description}',
        '[or is affixed to fixtures or timber on the real property described herein: {legal_description}|FIXTURES ON REAL PROPERTY LOCATED AT {property_address}|]',
      ],
    },
    {
      kind: 'lines',
      id: 'options',
      lines: [
        '5. Check only if applicable: Collateral is held in a Trust',
        '[7. ALTERNATIVE DESIGNATION: Lessee/Lessor  Consignee/Consignor  Seller/Buyer|]',
        '8. OPTIONAL FILER REFERENCE DATA: [{loan_number}|Loan {loan_number}|{@id}]',
      ],
      look: 'small',
    },
  ],
};

export const errorsOmissions: DocumentSpec = {
  docType: 'errors_omissions',
  titles:
    '[Errors and Omissions Agreement|Compliance Agreement|Errors and Omissions / Compliance Agreement|Document Correction Agreement]',
  parts: [
    {
      kind: 'form',
      id: 'head',
      lines: [
        '!borrower_name',
        '!lender_name',
        '!loan_number',
        'property_address',
        '!principal_amount',
        '[Date|Date of Loan] :: {note_date}',
        'settlement_file_number',
        'settlement_agent',
      ],
    },
    {
      kind: 'prose',
      id: 'terms',
      plain: true,
      sections: [
        {
          t: [
            'The undersigned [borrower(s)|], in consideration of {lender_name} [disbursing loan proceeds|making a loan of {principal_amount}] [for the purchase of or refinancing of the property at {property_address}|], agree[, if requested by the lender or its agent,|] to fully cooperate in correcting clerical errors within {@days} days.',
          ],
        },
        {
          t: ['If they do not, they agree to pay costs, including fees of up to {@small} for each document.'],
          share: 0.6,
        },
        { t: ['Dated [effective|] {note_date}.'], share: 0.7 },
      ],
      boilerplate: [0, 2],
    },
    { kind: 'signatures', id: 'sign', who: 'borrowers', field: null, caption: '[Borrower|-Borrower]' },
    { kind: 'notary', id: 'notary', field: 'notary_present', share: 0.4 },
  ],
};
