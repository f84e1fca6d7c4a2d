import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, isBusiness, type Kit, signatureLine } from './b-kit.ts';
import { digits, phone, somebody } from './b-others.ts';
import {
  commitmentConditions,
  commitmentNotice,
  exceptions,
  numbered,
  requirements,
  type ScheduleA,
  scheduleA,
  schedulesB,
} from './b-title-parts.ts';

/** Boxes on a front sheet for the order, sent with the commitment. */
function drawFrontSheet(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const a = scheduleA(kit);
  const s = open({
    margins: { top: 40, left: 46, right: 46, bottom: 50 },
    style: { font: r.pick(['sans', 'franklin']), size: 9.5 },
  });
  const wide = s.width - 92;
  const typed = { font: r.pick(['mono', 'sans'] as const), size: 9.5 };
  s.text(46, 40, a.agent, { size: 16, bold: true });
  s.text(46, 60, [a.agentAddress, '   ', phone(r)], { size: 8.5 });
  bar(s, 46, 78, wide, 'COMMITMENT FOR TITLE INSURANCE   SCHEDULE A', 'dark', 11);
  let y = 100;
  const q = wide / 3;
  labelledBox(s, 46, y, q, 36, 'Commitment number', a.number, typed);
  labelledBox(s, 46 + q, y, q, 36, 'File number', a.file, typed);
  labelledBox(s, 46 + q * 2, y, q, 36, '1. Commitment Date', a.date, typed);
  y += 36;
  labelledBox(
    s,
    46,
    y,
    wide * 0.68,
    44,
    '2a. Owner’s policy - Proposed Insured',
    a.ownerPolicy === null ? 'None' : a.ownerInsured,
    typed,
  );
  labelledBox(s, 46 + wide * 0.68, y, wide * 0.32, 44, 'Policy Amount', a.ownerPolicy ?? '', typed);
  y += 44;
  labelledBox(s, 46, y, wide * 0.68, 44, '2b. Loan policy - Proposed Insured', a.insured, typed);
  labelledBox(s, 46 + wide * 0.68, y, wide * 0.32, 44, 'Policy Amount', a.amount, typed);
  y += 44;
  labelledBox(s, 46, y, wide * 0.3, 40, '3. Estate or interest', 'FEE SIMPLE', typed);
  labelledBox(s, 46 + wide * 0.3, y, wide * 0.7, 40, '4. Title is vested in', a.owner, typed);
  y += 40;
  labelledBox(s, 46, y, wide, 66, '5. Land', [a.legal], typed);
  y += 66;
  labelledBox(s, 46, y, wide * 0.6, 36, 'Property address', a.address, { ...typed, size: 8.5 });
  labelledBox(s, 46 + wide * 0.6, y, wide * 0.4, 36, 'Parcel', a.parcel, typed);
  y += 36;
  labelledBox(s, 46, y, wide / 2, 36, 'Lender loan number', v('loan_number', f.loanNumber), typed);
  labelledBox(
    s,
    46 + wide / 2,
    y,
    wide / 2,
    36,
    'Expected closing',
    p.date('closing_date', f.disclosure.closingDate),
    typed,
  );
  s.y = y + 50;
  s.paragraph(['Issued through ', a.underwriter, '. ', commitmentNotice[2] ?? ''], { size: 9 });
  s.y += 34;
  signatureLine(s, 46, s.y, 220, 'Authorized countersignature', { signed, label: 'Authorized countersignature' });
  s.newPage();
  schedulesB(kit, s, ['SCHEDULE B, PART I\nRequirements', 'SCHEDULE B, PART II\nExceptions'], 9.5);
}

/** Two columns on a legal-size page. */
function drawLegalColumns(kit: Kit): void {
  const { open, r } = kit;
  const a = scheduleA(kit);
  const s = open({
    size: [612, 1008],
    margins: { top: 50, left: 48, right: 48, bottom: 54 },
    style: { font: r.pick(['condensed', 'book']), size: 10 },
  });
  const wide = s.width - 96;
  const half = wide / 2 - 12;
  s.y = centred(s, s.y, 'COMMITMENT FOR TITLE INSURANCE', { size: 15, bold: true });
  s.y = centred(s, s.y, [a.underwriter, ' through ', a.agent], { size: 9.5 }) + 8;
  s.hline(48, s.y, s.width - 48, 1.2);
  const top = s.y + 10;
  s.y = top;
  s.text(48, s.y, 'SCHEDULE A', { bold: true, size: 12 });
  s.y += 20;
  const items: readonly (readonly [string, readonly Run[]])[] = [
    ['Commitment No.', [a.number]],
    ['File', [a.file]],
    ['Commitment Date', [a.date]],
    ...(a.ownerPolicy === null
      ? []
      : ([
          ['Owner’s policy amount', [a.ownerPolicy]],
          ['Owner’s policy, Proposed Insured', a.ownerInsured],
        ] as const)),
    ['Loan policy, Policy Amount', [a.amount]],
    ['Loan policy, Proposed Insured', a.insured],
    ['Title vested in', a.owner],
    ['Property', [a.address]],
    ['County', [a.county]],
    ['Tax parcel', [a.parcel]],
    ['Legal description', [a.legal]],
  ];
  for (const [label, runs] of items) {
    s.text(48, s.y, label, { bold: true, size: 8.5 });
    s.y = s.text(48, s.y + 11, runs, { width: half }) + 7;
  }
  const column = 48 + wide / 2 + 12;
  s.vline(48 + wide / 2, top, s.height - 70, 0.5);
  let y = top;
  y = s.text(column, y, 'SCHEDULE B-I  REQUIREMENTS', { bold: true }) + 4;
  requirements(kit).forEach((runs, index) => {
    y = s.text(column, y, [`${index + 1}. `, ...runs], { width: half, size: 9 }) + 5;
  });
  y = s.text(column, y + 6, 'SCHEDULE B-II  EXCEPTIONS', { bold: true }) + 4;
  exceptions(kit).forEach((text, index) => {
    y = s.text(column, y, `${index + 1}. ${text}`, { width: half, size: 9 }) + 5;
  });
}

/** A commercial commitment with the insured loans in a schedule and endorsements listed. */
function drawCommercial(kit: Kit): void {
  const { open, r } = kit;
  const a = scheduleA(kit);
  const s = open({
    margins: { top: 46, left: 52, right: 52, bottom: 52 },
    style: { font: r.pick(['slab', 'franklin']), size: 9.5 },
    furniture: (sheet, pageNo, pages) => {
      sheet.text(
        52,
        sheet.height - 36,
        [`National Commercial Services   Commitment `, a.number, `   ${pageNo}/${pages}`],
        { size: 7.5, width: sheet.width - 104, align: 'center' },
      );
    },
  });
  const wide = s.width - 104;
  s.text(52, 46, [a.underwriter, '\nNational Commercial Services'], { size: 12, bold: true });
  s.text(52, 46, `Officer ${somebody(r)}\nExaminer ${somebody(r)}`, { size: 8.5, width: wide, align: 'right' });
  s.y = centred(s, 88, 'ALTA COMMITMENT FOR TITLE INSURANCE', { size: 14, bold: true });
  s.y = centred(s, s.y, 'SCHEDULE A', { size: 11, bold: true }) + 8;
  numbered(s, [['Commitment Date: ', a.date, ' at 5:00 PM']]);
  numbered(s, ['Policies to be issued:'], { first: 2 });
  const cell = (runs: string): CellInput => ({ runs, bold: true });
  grid(s, { x: 82, widths: [wide * 0.27, wide * 0.42, wide * 0.24], pad: 5 }, [
    [cell('Form'), cell('Proposed Insured'), cell('Policy Amount')],
    ['ALTA Extended Loan Policy', a.insured, { runs: a.amount, align: 'right' }],
    ['Mezzanine / junior loan', 'None', ''],
  ]);
  s.y += 8;
  numbered(
    s,
    [
      ['The estate or interest in the Land is: Fee Simple, vested in: ', ...a.owner],
      ['The Land is described as follows: ', a.legal, '. APN ', a.parcel],
      ['Address for reference only: ', a.address, ', ', a.county, ' County. Agent: ', a.agent, ', file ', a.file],
    ],
    { first: 3 },
  );
  s.paragraph(
    prose`${bold('Endorsements requested: ')}ALTA 3.1-06 (zoning), 8.2, 9-06, 17-06, 18-06, 19-06, 22-06, 25-06. Survey by job number ${digits(r, 6)}.`,
  );
  s.newPage();
  schedulesB(kit, s, ['SCHEDULE B, PART I - Requirements', 'SCHEDULE B, PART II - Exceptions'], 9.5);
  s.newPage();
  s.paragraph('COMMITMENT CONDITIONS', { bold: true });
  numbered(s, commitmentConditions, { size: 9.5 });
  for (const text of commitmentNotice) s.paragraph(text, { size: 9 });
}

/** A summary screen of the order on the first page, the schedules as bullet lists. */
function drawOnlineOrder(kit: Kit): void {
  const { open, p, f, r } = kit;
  const a: ScheduleA = scheduleA(kit);
  const s = open({
    margins: { top: 44, left: 50, right: 50, bottom: 50 },
    style: { font: r.pick(['franklin', 'condensed', 'sans']), size: 10 },
    furniture: (sheet, pageNo, pages) => {
      sheet.text(50, sheet.height - 36, ['Commitment for Title Insurance ', a.number, ` Page ${pageNo} of ${pages}`], {
        size: 7.5,
      });
    },
  });
  const wide = s.width - 100;
  s.rect(50, 40, wide, 40, { fill: '#274060' });
  s.text(60, 48, 'Commitment for Title Insurance', { size: 16, bold: true, colour: 'white' });
  s.text(60, 67, a.underwriter, { size: 8.5, colour: 'white' });
  s.y = 96;
  const top = s.y;
  pairs(s, { x: 50, labelWidth: 96, width: wide / 2 - 10, boldLabels: true, gap: 4 }, [
    ['Commitment', a.number],
    ['Our file', a.file],
    ['Commitment Date', a.date],
    ['Closing agent', a.agent],
    ['Loan', v('loan_number', f.loanNumber)],
  ]);
  const end = s.y;
  s.y = top;
  pairs(s, { x: 50 + wide / 2, labelWidth: 86, width: wide / 2, boldLabels: true, gap: 4 }, [
    ['Borrower', p.borrowers()],
    ['Property', a.address],
    ['County', a.county],
    ['Parcel', a.parcel],
  ]);
  s.y = Math.max(end, s.y) + 8;
  s.paragraph('SCHEDULE A', { bold: true, size: 12 });
  s.paragraph([bold('Loan policy. '), 'Proposed Insured: ', ...a.insured, '. Policy Amount: ', a.amount, '.']);
  if (a.ownerPolicy !== null)
    s.paragraph(
      prose`${bold('Owner’s policy. ')}Proposed Insured: ${a.ownerInsured}. Policy Amount: ${a.ownerPolicy}.`,
    );
  s.paragraph([bold('Owner. '), 'On the Commitment Date title was vested in ', ...a.owner, '.']);
  s.paragraph([bold('Land. '), a.legal, '.'], { align: 'justify' });
  s.paragraph('SCHEDULE B', { bold: true, size: 12 });
  s.paragraph('What must be done before we insure', { bold: true });
  for (const runs of requirements(kit)) s.paragraph(['• ', ...runs], { indent: 10, after: 3 });
  s.paragraph('What we will not insure', { bold: true });
  for (const text of exceptions(kit)) s.paragraph(`• ${text}`, { indent: 10, after: 3 });
  s.paragraph('The terms of this commitment', { bold: true });
  for (const text of [...commitmentNotice, ...commitmentConditions]) s.paragraph(text, { size: 8.5 });
}

export const orderCommitments: readonly Layout[] = [
  defineLayout('commitment-front-sheet', 'title_commitment', drawFrontSheet),
  defineLayout('commitment-legal-columns', 'title_commitment', drawLegalColumns),
  defineLayout('commitment-commercial', 'title_commitment', drawCommercial, isBusiness),
  defineLayout('commitment-online-order', 'title_commitment', drawOnlineOrder),
];
