import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { labelled, table } from './b-form-parts.ts';
import { exceptions, numbered } from './b-title-words.ts';
import { clerkOf, digitsOf, handOf, named, placed } from './b-values.ts';

/** The full jacket with covered risks, then Schedules A and B. */
const jacket: Layout = {
  id: 'loan-policy-jacket',
  docType: 'title_policy',
  draw(open, f, options) {
    const { random, signed } = options;
    const h = handOf(random);
    const number = `LP-${digitsOf(random, 7)}`;
    const s = open({
      style: { font: random.pick(['serif', 'book']), size: 10 },
      margins: { left: 62, right: 62 },
      furniture: (sheet, n, t) =>
        sheet.text(62, 752, `ALTA Loan Policy (07-01-2021)   Policy No. ${number}   Page ${n} of ${t}`, { size: 7.5 }),
    });
    s.paragraph(bold('LOAN POLICY OF TITLE INSURANCE'), { size: 15, align: 'center', after: 2 });
    s.paragraph(`Issued by ${f.title.underwriter}`, { align: 'center' });
    s.paragraph(
      'This policy, when issued by the Company with a Policy Number and the Date of Policy, is valid even if this policy or any endorsement to this policy is issued electronically or lacks any signature. Any notice of claim and any other notice or statement in writing required to be given to the Company under this policy must be given at its address.',
      { align: 'justify' },
    );
    s.paragraph(bold('COVERED RISKS'), { align: 'center' });
    s.paragraph(
      `SUBJECT TO THE EXCLUSIONS FROM COVERAGE, THE EXCEPTIONS FROM COVERAGE CONTAINED IN SCHEDULE B, AND THE CONDITIONS, ${f.title.underwriter.toUpperCase()} insures as of the Date of Policy, against loss or damage, not exceeding the Amount of Insurance, sustained or incurred by the Insured by reason of:`,
      { align: 'justify' },
    );
    numbered(s, [
      'The Title being vested other than as stated in Schedule A.',
      'Any defect in or lien or encumbrance on the Title, including forgery, fraud, undue influence, failure of a person to have authorized a transfer, and a document not properly filed or recorded.',
      'Unmarketable Title.',
      'No right of access to and from the Land.',
      'The invalidity or unenforceability of the lien of the Insured Mortgage upon the Title.',
      'The lack of priority of the lien of the Insured Mortgage upon the Title over any other lien or encumbrance.',
    ]);
    s.y += 24;
    s.signature(320, s.y, 200, { signed, label: 'Authorized Signatory' });
    s.text(320, s.y + 3, 'Authorized Signatory', { size: 8 });
    s.newPage();
    s.paragraph(bold('SCHEDULE A'), { size: 13, align: 'center' });
    for (const [label, runs] of [
      ['Issuing Agent:', v('settlement_agent', f.title.agent.name)],
      ['File No.:', v('settlement_file_number', f.title.fileNumber)],
      ['Policy No.:', number],
      ['Loan ID Number:', v('loan_number', f.loanNumber)],
      ['Property Address:', placed('property_address', f.property.address)],
      ['Amount of Insurance:', h.money('title_amount', f.principalCents)],
      ['Date of Policy:', [h.date('title_effective_date', addDays(f.noteDate, 3)), ' at 10:12 a.m.']],
    ] as [string, Run | Run[]][])
      s.y = labelled(s, 62, s.y, label, runs, { tab: 130, width: 488 }) + 2;
    s.y += 8;
    numbered(s, [
      ['Name of Insured: ', v('title_insured', f.lender.name), ', its successors and/or assigns'],
      'The estate or interest in the Land encumbered by the Insured Mortgage is: Fee Simple',
      ['The Title is vested in: ', v('vested_owner', f.borrowers.map((party) => party.name).join(' and '))],
      prose`The Insured Mortgage, and its assignments, if any, are described as follows: security instrument from ${named('borrower_name', f.borrowers)} to the Insured in the amount of ${h.money('principal_amount', f.principalCents)}, dated ${h.date('note_date', f.noteDate)} and recorded as Instrument No. ${digitsOf(random, 8)}.`,
      prose`The Land referred to in this policy is described as follows: ${v('legal_description', f.property.legalDescription)}`,
    ]);
    s.newPage();
    s.paragraph(bold('SCHEDULE B - EXCEPTIONS FROM COVERAGE'), { size: 12, align: 'center' });
    s.paragraph(
      'This policy does not insure against loss or damage, and the Company will not pay costs, attorneys’ fees, or expenses resulting from:',
    );
    numbered(s, exceptions(f, options).slice(3));
  },
};

/** A short form policy of one page for residences. */
const shortForm: Layout = {
  id: 'loan-policy-short-form',
  docType: 'title_policy',
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({ style: { font: 'sans', size: 9.5 }, margins: { left: 50, right: 50 } });
    s.text(50, 44, f.title.underwriter, { bold: true, size: 13 });
    s.text(50, 62, 'ALTA SHORT FORM RESIDENTIAL LOAN POLICY\nLoan Policy of Title Insurance', { size: 11 });
    table(
      s,
      50,
      98,
      [{ w: 170 }, { w: 171 }, { w: 171 }],
      [
        [
          ['Policy No.\n', `SF${digitsOf(random, 8)}`],
          ['Date of Policy\n', h.date('title_effective_date', f.noteDate)],
          ['Amount of Insurance\n', h.money('title_amount', f.principalCents)],
        ],
        [
          ['Loan No.\n', v('loan_number', f.loanNumber)],
          ['File No.\n', v('settlement_file_number', f.title.fileNumber)],
          ['Premium\n', h.cash(random.int(30_000, 220_000))],
        ],
      ],
      { pad: 4 },
    );
    s.y += 12;
    const block = (label: string, runs: Run | Run[]): void => {
      s.text(50, s.y, label.toUpperCase(), { bold: true, size: 8 });
      s.y += 11;
      s.paragraph(runs, { indent: 12 });
    };
    for (const [label, runs] of entries`
      Name of Insured | ${v('title_insured', f.lender.name)}, and/or its successors and assigns
      Name of Borrower(s) | ${named('borrower_name', f.borrowers)}
      Property Address | ${placed('property_address', f.property.address)}, County of ${v('property_county', f.property.county)}
      The estate or interest | Fee simple, at the Date of Policy vested in ${v('vested_owner', f.borrowers.map((party) => party.name).join(' and '))} as shown in the instrument by which the borrower acquired it.
      The Land | The Land referred to in this policy is described as set forth in the Insured Mortgage.
    `)
      block(label, runs);
    s.paragraph(
      `Subject to the exceptions in the addendum, ${f.title.underwriter} hereby insures the Insured in accordance with and subject to the terms, exclusions and conditions set forth in the ALTA Loan Policy, all of which are incorporated in this short form. The endorsements checked below are incorporated: 4-06 Condominium, 5-06 PUD, 8.1-06 Environmental, 9-06 Restrictions.`,
      { align: 'justify' },
    );
    s.y += 34;
    s.signature(50, s.y, 220, { signed, label: f.title.agent.name });
    s.text(50, s.y + 3, ['Issued by ', v('settlement_agent', f.title.agent.name), `, ${clerkOf(random)}`], { size: 8 });
  },
};

/** The underwriter's letter to the lender, long form. */
const letter: Layout = {
  id: 'cpl-underwriter-letter',
  docType: 'closing_protection_letter',
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['serif', 'sans']), size: 9.8 },
      margins: { left: 64, right: 64, bottom: 50 },
    });
    s.text(64, 46, f.title.underwriter.toUpperCase(), { bold: true, size: 13 });
    s.y = 70;
    s.paragraph(bold('CLOSING PROTECTION LETTER'), { size: 12, align: 'center' });
    const tab = { tab: 150, width: 484 };
    for (const [label, runs] of entries`
      Date: | ${h.day(f.title.date)}
      Addressee: | ${v('lender_name', f.lender.name)}, its successors and assigns\n${placed('lender_address', f.lender.address)}
      Issuing Agent: | ${v('settlement_agent', f.title.agent.name)}
      File Number: | ${v('settlement_file_number', f.title.fileNumber)}
      Loan Number: | ${v('loan_number', f.loanNumber)}
      Borrower: | ${named('borrower_name', f.borrowers)}
      Property: | ${placed('property_address', f.property.address)}
    ` as [string, Run | Run[]][])
      s.y = labelled(s, 64, s.y, label, runs, tab) + 1;
    s.y += 6;
    s.paragraph(
      `Dear Addressee: In consideration of Your acceptance of this letter, ${f.title.underwriter} (the “Company”) agrees to indemnify You for actual loss of Funds incurred by You in connection with the closing of the Real Estate Transaction conducted by the Issuing Agent, subject to the requirements and the conditions below.`,
      { align: 'justify' },
    );
    s.paragraph(bold('REQUIREMENTS'), { after: 2 });
    numbered(s, [
      'The Company issues or is contractually obligated to issue a Policy for Your protection in connection with the Real Estate Transaction.',
      prose`You are to be a lender secured by the Insured Mortgage, and the aggregate of all Funds that You transmit to the Issuing Agent does not exceed ${h.cash(Math.max(500_000_000, f.principalCents * 2))}.`,
      'Your loss is solely caused by a failure of the Issuing Agent to comply with Your written closing instructions that relate to the disbursement of Funds, or by fraud, theft, dishonesty or misappropriation by the Issuing Agent in connection with Your Funds.',
    ]);
    s.paragraph(bold('CONDITIONS AND EXCLUSIONS'), { after: 2 });
    numbered(s, [
      'The Company is not liable for loss arising from instructions that require title coverage inconsistent with that set forth in the commitment.',
      'Any loss or impairment of Your Funds in the course of collection or while on deposit with a bank due to bank failure, insolvency or suspension.',
      'Claims must be made in writing within one year from the date of transmittal of the Funds.',
      'The Issuing Agent is the Company’s agent only for the limited purpose of issuing policies. It is not the Company’s agent for closing.',
    ]);
    s.y += 26;
    s.signature(64, s.y, 200, { signed, label: f.title.underwriter });
    s.text(64, s.y + 3, 'Authorized signature', { size: 8 });
  },
};

/** What the web portal of an underwriter prints: a table and few sentences. */
const portal: Layout = {
  id: 'cpl-portal-print',
  docType: 'closing_protection_letter',
  draw(open, f, { random }) {
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['condensed', 'franklin']), size: 10 },
      margins: { left: 54, right: 54 },
    });
    s.text(54, 46, 'Closing Protection Letter', { bold: true, size: 18 });
    s.text(54, 70, `${f.title.underwriter}    Letter ID ${digitsOf(random, 9)}    Single transaction`, { size: 9 });
    table(
      s,
      54,
      90,
      [{ w: 150 }, { w: 354 }],
      [
        ['Issued', h.day(f.title.date)],
        [
          'Protected party (lender)',
          [v('lender_name', f.lender.name), '\n', placed('lender_address', f.lender.address)],
        ],
        ['Issuing Agent', [v('settlement_agent', f.title.agent.name), `\n${oneLine(f.title.agent.address)}`]],
        ['Agent file', v('settlement_file_number', f.title.fileNumber)],
        [
          'Transaction',
          [...named('borrower_name', f.borrowers, ', '), '\n', placed('property_address', f.property.address)],
        ],
        ['Loan', [v('loan_number', f.loanNumber), ' for ', h.money('principal_amount', f.principalCents)]],
      ],
      { size: 10, pad: 6, banded: '#f0f0f0' },
    );
    s.y += 14;
    for (const runs of paragraphs`
      The Company will reimburse the protected party for actual loss in connection with this closing when the loss arises out of the failure of the Issuing Agent to follow the written closing instructions as to title and the disbursement of funds, or out of the agent’s fraud or dishonesty in handling them.
      This protection does not extend to wires sent under instructions that were altered by another person. Verify all wiring instructions with the agent by telephone.
      The letter is limited to the transaction named above and may be withdrawn by written notice before funds are sent. This copy was produced electronically and needs no signature.
    `)
      s.paragraph(runs, { align: 'justify' });
  },
};

export const titlePolicies: readonly Layout[] = [jacket, shortForm, letter, portal];
