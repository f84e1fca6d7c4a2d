import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type CellInput, grid, pairs } from './b-grid.ts';
import { centred, defineLayout, type Kit, signatureLine } from './b-kit.ts';
import { digits } from './b-others.ts';
import { exceptions, numbered, type ScheduleA, scheduleA } from './b-title-parts.ts';

const covered: readonly string[] = [
  'Title being vested other than as stated in Schedule A.',
  'Any defect in or lien or encumbrance on the Title, including forgery, fraud, undue influence, duress, incompetency, incapacity or impersonation.',
  'Unmarketable Title.',
  'No right of access to and from the Land.',
  'The invalidity or unenforceability of the lien of the Insured Mortgage upon the Title.',
  'The lack of priority of the lien of the Insured Mortgage upon the Title over any other lien or encumbrance.',
];

interface PolicyParts extends ScheduleA {
  readonly policy: string;
  readonly loan: Run;
  readonly premium: string;
}

const parts = (kit: Kit): PolicyParts => ({
  ...scheduleA(kit),
  // A loan policy takes the date of recording, later than that of its commitment.
  date: kit.p.date('title_effective_date', kit.f.disclosure.disbursementDate),
  policy: `${kit.r.pick(['LP', 'M-', '81306-'])}${digits(kit.r, 7)}`,
  loan: v('loan_number', kit.f.loanNumber),
  premium: kit.p.amount(kit.r.int(50_000, 320_000)),
});

/** On a loan policy the borrower holds the title. */
const borrowers = (kit: Kit, field: 'vested_owner' | 'borrower_name'): Run[] =>
  kit.f.borrowers.flatMap((borrower, index): Run[] => [...(index === 0 ? [] : [' and ']), v(field, borrower.name)]);

const mortgage = (kit: Kit): Run[] => {
  const { f, p } = kit;
  return prose`Mortgage from ${p.borrowers()} to ${v('lender_name', f.lender.name)} dated ${p.date('note_date', f.noteDate)} securing the original principal amount of ${p.money('principal_amount', f.principalCents)}, recorded as instrument ${digits(kit.r, 9)}.`;
};

function jacket(kit: Kit, s: ReturnType<Kit['open']>, a: PolicyParts): void {
  s.y = centred(s, s.y, 'LOAN POLICY OF TITLE INSURANCE', { size: 16, bold: true });
  s.y = centred(s, s.y, ['Issued by\n', a.underwriter, `\nPolicy Number ${a.policy}`], { size: 11 }) + 10;
  s.paragraph(
    `SUBJECT TO THE EXCLUSIONS FROM COVERAGE, THE EXCEPTIONS FROM COVERAGE CONTAINED IN SCHEDULE B AND THE CONDITIONS, ${a.underwriter.toUpperCase()} (the “Company”) insures, as of Date of Policy and, to the extent stated in Covered Risks 11, 13, and 14, after Date of Policy, against loss or damage, not exceeding the Amount of Insurance, sustained or incurred by the Insured by reason of:`,
    { align: 'justify' },
  );
  numbered(s, covered);
  s.paragraph(
    'The Company will also pay the costs, attorneys’ fees, and expenses incurred in defense of any matter insured against by this policy, but only to the extent provided in the Conditions.',
    { align: 'justify' },
  );
  s.paragraph(
    prose`${bold('EXCLUSIONS FROM COVERAGE. ')}Any law, ordinance, permit, or governmental regulation restricting the occupancy, use, or enjoyment of the Land; rights of eminent domain; defects created, suffered, assumed, or agreed to by the Insured; and any claim by reason of the operation of federal bankruptcy or similar creditors’ rights laws.`,
    { align: 'justify', after: 40 },
  );
  signatureLine(s, s.margins.left, s.y, 200, 'Authorized signatory', {
    signed: kit.signed,
    label: 'Authorized signatory',
  });
}

function drawSchedules(kit: Kit): void {
  const { open, r } = kit;
  const a = parts(kit);
  const s = open({
    margins: { top: 52, left: 60, right: 60, bottom: 56 },
    style: { font: r.pick(['serif', 'sans']), size: 10.5 },
    furniture: (sheet, pageNo) => {
      sheet.text(60, sheet.height - 38, `ALTA Loan Policy (06-17-06)   ${a.policy}   Page ${pageNo}`, { size: 7.5 });
    },
  });
  jacket(kit, s, a);
  s.newPage();
  s.y = centred(s, s.y, 'SCHEDULE A', { size: 13, bold: true }) + 8;
  pairs(s, { x: 60, labelWidth: 160, width: 490, gap: 3 }, [
    ['Name and Address of Title Insurance Company:', a.underwriter],
    ['File No.:', a.file],
    ['Policy No.:', a.policy],
    ['Loan No.:', a.loan],
    ['Address Reference:', a.address],
    ['Amount of Insurance:', a.amount],
    ['Premium:', a.premium],
    ['Date of Policy:', [a.date, ' at 10:14 A.M.']],
  ]);
  s.y += 8;
  numbered(s, [
    ['Name of Insured: ', ...a.insured],
    ['The estate or interest in the Land that is encumbered by the Insured Mortgage is: Fee Simple'],
    ['Title is vested in: ', ...borrowers(kit, 'vested_owner')],
    ['The Insured Mortgage and its assignments, if any, are described as follows: ', ...mortgage(kit)],
    ['The Land referred to in this policy is described as follows: ', a.legal],
  ]);
  s.y = centred(s, s.y + 10, 'SCHEDULE B\nEXCEPTIONS FROM COVERAGE', { size: 12, bold: true }) + 6;
  numbered(s, exceptions(kit).slice(2));
}

/** The one-page policy that residential lenders get. */
function drawShortForm(kit: Kit): void {
  const { open, r } = kit;
  const a = parts(kit);
  const s = open({
    margins: { top: 40, left: 44, right: 44, bottom: 40 },
    style: { font: r.pick(['condensed', 'franklin']), size: 9.5 },
  });
  const wide = s.width - 88;
  s.text(44, 40, a.underwriter, { size: 13, bold: true });
  s.y = s.text(44, 58, 'SHORT FORM RESIDENTIAL LOAN POLICY OF TITLE INSURANCE', { size: 12, bold: true }) + 8;
  const label = (runs: string): CellInput => ({ runs, bold: true, size: 8 });
  grid(s, { x: 44, widths: [wide * 0.22, wide * 0.28, wide * 0.22, wide * 0.28], pad: 5 }, [
    [label('Policy Number'), a.policy, label('Date of Policy'), a.date],
    [label('Amount of Insurance'), a.amount, label('Premium'), a.premium],
    [label('Loan Number'), a.loan, label('File Number'), a.file],
    [label('Name of Insured'), { runs: a.insured, span: 3 }],
    [label('Name of Borrower(s)'), { runs: borrowers(kit, 'borrower_name'), span: 3 }],
    [label('Title is vested in'), { runs: borrowers(kit, 'vested_owner'), span: 3 }],
    [label('Property Address'), { runs: a.address, span: 3 }],
    [label('County and State'), { runs: [a.county, ', ', kit.f.property.address.state], span: 3 }],
  ]);
  s.y += 10;
  s.paragraph(
    'SUBJECT TO THE EXCEPTIONS FROM COVERAGE CONTAINED IN SCHEDULE B BELOW, AND ANY ADDENDUM ATTACHED HERETO, the Company hereby insures the Insured in accordance with and subject to the terms, exclusions, conditions and stipulations set forth in the American Land Title Association Loan Policy, all of which are incorporated herein.',
    { align: 'justify' },
  );
  s.paragraph(
    'The endorsements checked below, if any, are incorporated in this policy: [X] ALTA 8.1 Environmental  [X] ALTA 9  [ ] ALTA 4 Condominium  [ ] ALTA 5 PUD',
  );
  s.paragraph('SCHEDULE B EXCEPTIONS FROM COVERAGE AND AFFIRMATIVE INSURANCES', { bold: true });
  numbered(s, [...covered.slice(2), ...exceptions(kit).slice(5)], { size: 9 });
  s.y += 34;
  signatureLine(s, 44, s.y, 220, ['Countersigned by ', a.agent], { signed: kit.signed, label: 'Countersigned' });
}

/** Schedule A in two columns, with the jacket behind it. */
function drawTwoColumns(kit: Kit): void {
  const { open, r } = kit;
  const a = parts(kit);
  const s = open({
    margins: { top: 50, left: 54, right: 54, bottom: 54 },
    style: { font: r.pick(['book', 'slab']), size: 10 },
  });
  s.y = centred(s, s.y, 'Loan Policy of Title Insurance', { size: 17, bold: true });
  s.y = centred(s, s.y, 'Schedule A', { size: 12 }) + 10;
  s.hline(54, s.y, s.width - 54, 1);
  const top = s.y + 8;
  const column = (x: number, rows: readonly (readonly [string, Run | readonly Run[]])[]): number => {
    let y = top;
    for (const [name, runs] of rows) {
      s.text(x, y, name.toUpperCase(), { size: 7.5, bold: true });
      y = s.text(x, y + 10, runs, { width: 235, size: 10.5 }) + 9;
    }
    return y;
  };
  const end = column(54, [
    ['Policy number', a.policy],
    ['Date of Policy', a.date],
    ['Amount of Insurance', a.amount],
    ['Insured', a.insured],
    ['Loan number', a.loan],
  ]);
  const other = column(320, [
    ['Title vested in', borrowers(kit, 'vested_owner')],
    ['Insured mortgage', mortgage(kit)],
    ['Property', a.address],
    ['Tax parcel', a.parcel],
    ['Issuing agent', a.agent],
  ]);
  s.y = Math.max(end, other) + 6;
  s.paragraph([bold('Legal description. '), a.legal], { align: 'justify' });
  s.paragraph('Schedule B - Exceptions', { bold: true, size: 12 });
  numbered(s, exceptions(kit).slice(3), { size: 9.5 });
  s.newPage();
  jacket(kit, s, a);
}

export const titlePolicies: readonly Layout[] = [
  defineLayout('policy-schedules', 'title_policy', drawSchedules),
  defineLayout('policy-short-form', 'title_policy', drawShortForm),
  defineLayout('policy-two-columns', 'title_policy', drawTwoColumns),
];

function drawProtectionLetter(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const a = scheduleA(kit);
  const s = open({
    margins: { top: 56, left: 68, right: 68, bottom: 56 },
    style: { font: r.pick(['serif', 'book']), size: 10.5 },
  });
  s.y = centred(s, s.y, a.underwriter, { size: 15, bold: true });
  s.y = centred(s, s.y, 'CLOSING PROTECTION LETTER', { size: 12, bold: true }) + 14;
  pairs(
    s,
    { x: 68, labelWidth: 130, width: 470, gap: 2 },
    entries`
      Date: | ${p.day(f.disclosure.issuedDate)}
      Addressee: | ${v('lender_name', f.lender.name)}, its successors and/or assigns\n${p.address('lender_address', f.lender.address, 'block')}
      Issuing Agent: | ${a.agent}
      Agent address: | ${a.agentAddress}
      Transaction / Loan No.: | ${v('loan_number', f.loanNumber)}
      Borrower: | ${p.borrowers()}
      Property: | ${a.address}
      File No.: | ${a.file}
    `,
  );
  s.y += 8;
  s.paragraph('Dear Sir or Madam:');
  for (const runs of paragraphs`
    In consideration of your acceptance of this letter, ${a.underwriter} (the “Company”) agrees to indemnify you for actual loss of Funds incurred by you in connection with the closing of the Real Estate Transaction conducted by the Issuing Agent on or after the date of this letter, subject to the Conditions and Exclusions below.
    REQUIREMENTS. The Company issues or is contractually obligated to issue a Policy for your protection; you are to be the Insured under the Policy; the aggregate of all Funds does not exceed the limit of five million dollars; and your loss is solely caused by a failure of the Issuing Agent to comply with your written closing instructions, or by fraud, theft, dishonesty, or misappropriation by the Issuing Agent.
    CONDITIONS AND EXCLUSIONS. The Company will not be liable for loss arising out of closing instructions that require title insurance protection inconsistent with that in the commitment; loss or impairment of Funds while on deposit with a bank due to bank failure; defects, liens or mechanics’ lien claims in connection with the Real Estate Transaction; wire fraud not caused by the Issuing Agent; or any matter to which you agreed. The Company must receive written notice of a claim within one year from the date of the closing.
  `)
    s.paragraph(runs, { align: 'justify' });
  s.paragraph(
    'This letter supersedes any previous letter to you for this transaction and will be of no effect for a closing that takes place after ninety days.',
    { align: 'justify', after: 40 },
  );
  signatureLine(s, 68, s.y, 220, a.underwriter, { signed, label: a.underwriter });
}

function drawProtectionTable(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const a = scheduleA(kit);
  const s = open({
    margins: { top: 46, left: 50, right: 50, bottom: 46 },
    style: { font: r.pick(['sans', 'franklin']), size: 9.5 },
  });
  const wide = s.width - 100;
  s.text(50, 46, 'ALTA CLOSING PROTECTION LETTER - SINGLE TRANSACTION', { size: 12, bold: true });
  s.text(50, 64, [a.underwriter, `   verification code ${digits(r, 8)}`], { size: 8.5 });
  s.y = 84;
  const label = (runs: string): CellInput => ({ runs, bold: true, fill: '#eeeeee' });
  grid(s, { x: 50, widths: [wide * 0.24, wide * 0.76], pad: 5 }, [
    [label('Lender (“You”)'), [v('lender_name', f.lender.name), '\n', p.address('lender_address', f.lender.address)]],
    [label('Issuing Agent or Approved Attorney'), [a.agent, `\n${a.agentAddress}`]],
    [label('Borrower'), p.borrowers()],
    [
      label('Loan number / amount'),
      [v('loan_number', f.loanNumber), ' / ', p.money('principal_amount', f.principalCents)],
    ],
    [label('Property'), a.address],
    [label('Our file'), a.file],
  ]);
  s.y += 10;
  for (const [title, text] of [
    [
      '1. Indemnity',
      'The Company agrees to indemnify You for actual loss of Funds incurred by You solely by reason of the Issuing Agent’s failure to follow Your written closing instructions to the extent that the failure relates to title, or by its fraud, theft or dishonesty in handling Your Funds or documents.',
    ],
    [
      '2. Limits',
      'Liability ends when the Insured Mortgage is paid in full and will not exceed the amount of Your Funds transmitted to the Issuing Agent. Payment reduces the Amount of Insurance under the Policy by the same amount.',
    ],
    [
      '3. Exclusions',
      'Failure of a bank; mechanics’ liens; matters created or suffered by You; usury, consumer credit protection or truth-in-lending law; negligence of persons other than the Issuing Agent.',
    ],
    [
      '4. Notice of loss',
      'A claim must be made in writing to the claims department within one year after the date of closing. When the Company has reimbursed You, it is subrogated to all Your rights.',
    ],
  ] as const)
    s.paragraph([bold(`${title}. `), text], { align: 'justify' });
  s.y += 40;
  signatureLine(s, 50, s.y, 200, 'Authorized countersignature', { signed, label: 'Authorized countersignature' });
}

export const protectionLetters: readonly Layout[] = [
  defineLayout('cpl-letter', 'closing_protection_letter', drawProtectionLetter),
  defineLayout('cpl-table', 'closing_protection_letter', drawProtectionTable),
];
