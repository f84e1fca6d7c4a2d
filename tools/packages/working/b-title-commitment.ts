import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { grid, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, type Kit, signatureLine } from './b-kit.ts';
import {
  commitmentConditions,
  commitmentNotice,
  exceptions,
  numbered,
  requirements,
  type ScheduleA,
  scheduleA,
} from './b-title-parts.ts';

function cover(kit: Kit, s: Sheet, a: ScheduleA, title: string): void {
  s.y = centred(s, s.y, title, { size: 15, bold: true });
  s.y = centred(s, s.y, ['Issued by\n', a.underwriter], { size: 11 }) + 10;
  for (const text of commitmentNotice) s.paragraph(text, { size: 9.5, align: 'justify' });
  s.paragraph(
    prose`COMMITMENT TO ISSUE POLICY. Subject to the Notice; Schedule B, Part I - Requirements; Schedule B, Part II - Exceptions; and the Commitment Conditions, ${a.underwriter} (the “Company”), commits to issue the Policy according to the terms and provisions of this Commitment.`,
    { size: 9.5, align: 'justify' },
  );
  numbered(s, commitmentConditions, { size: 9 });
  s.ensure(60);
  s.y += 30;
  signatureLine(s, s.margins.left, s.y, 200, ['Countersigned: ', a.agent], {
    signed: kit.signed,
    label: 'Authorized countersignature',
  });
  signatureLine(s, s.margins.left + 270, s.y, 200, `${a.underwriter}, President`, {
    signed: kit.signed,
    label: 'President',
  });
  s.y += 30;
}

const foot = (name: string, a: ScheduleA) => (sheet: Sheet, pageNo: number, pages: number) => {
  sheet.hline(sheet.margins.left, sheet.height - 44, sheet.width - sheet.margins.right, 0.4);
  sheet.text(
    sheet.margins.left,
    sheet.height - 40,
    `${name}\nThis page is only a part of a Commitment for Title Insurance. It is not valid without the Notice, the Commitment Conditions, Schedule A and Schedule B.`,
    { size: 6.5, width: 380 },
  );
  sheet.text(sheet.margins.left, sheet.height - 40, [`Page ${pageNo} of ${pages}\nFile `, a.file], {
    size: 6.5,
    width: sheet.width - sheet.margins.left - sheet.margins.right,
    align: 'right',
  });
};

/** The current form: notice, conditions, then Schedule A as a numbered list of labels. */
function drawAlta2021(kit: Kit): void {
  const { open, r, p, f } = kit;
  const a = scheduleA(kit, { upper: r.chance(0.3) });
  const s = open({
    margins: { top: 48, left: 60, right: 60, bottom: 60 },
    style: { font: r.pick(['serif', 'sans', 'book']), size: 10 },
    furniture: foot('ALTA Commitment for Title Insurance (07-01-2021)', a),
  });
  cover(kit, s, a, 'ALTA COMMITMENT FOR TITLE INSURANCE');
  s.newPage();
  s.y = centred(s, s.y, 'SCHEDULE A', { bold: true, size: 13 }) + 8;
  pairs(
    s,
    { x: 60, labelWidth: 140, width: 490, style: { size: 9.5 }, gap: 1 },
    entries`
      Issuing Agent: | ${a.agent}
      Issuing Office: | ${a.agentAddress}
      Loan ID Number: | ${f.loanNumber === '' ? '' : { field: 'loan_number', printed: f.loanNumber, value: f.loanNumber }}
      Commitment Number: | ${a.number}
      Issuing Office File Number: | ${a.file}
      Property Address: | ${a.address}
      Revision Number: |
    `,
  );
  s.y += 10;
  const items: (readonly Run[])[] = [
    ['Commitment Date: ', a.date, ' at 8:00 A.M.'],
    prose`Policy to be issued:\n${a.ownerPolicy === null ? '' : prose`(a) 2021 ALTA Owner’s Policy\nProposed Insured: ${a.ownerInsured}\nProposed Amount of Insurance: ${a.ownerPolicy}\n`}${a.ownerPolicy === null ? '(a)' : '(b)'} 2021 ALTA Loan Policy\nProposed Insured: ${a.insured}\nProposed Amount of Insurance: ${a.amount}\nThe estate or interest to be insured: Fee Simple`,
    ['The estate or interest in the Land at the Commitment Date is: Fee Simple.'],
    ['The Title is, at the Commitment Date, vested in:\n', ...a.owner],
    ['The Land is described as follows:\n', a.legal, '\nParcel No. ', a.parcel],
  ];
  numbered(s, items);
  s.newPage();
  s.y = centred(s, s.y, 'SCHEDULE B, PART I - Requirements', { bold: true, size: 12 }) + 6;
  s.paragraph('All of the following Requirements must be met:');
  numbered(s, requirements(kit));
  s.y += 10;
  s.newPage();
  s.y = centred(s, s.y, 'SCHEDULE B, PART II - Exceptions', { bold: true, size: 12 }) + 6;
  s.paragraph(
    'Some historical land records contain Discriminatory Covenants that are illegal and unenforceable by law. The Policy will not insure against loss or damage resulting from the terms and conditions of any lease or easement identified in Schedule A, and will include the following Exceptions unless cleared to the satisfaction of the Company:',
  );
  numbered(s, exceptions(kit));
  if (r.chance(0.5))
    s.paragraph(`24-month chain of title: no deeds of record. Premium ${p.amount(r.int(60_000, 240_000))}.`, {
      size: 9,
    });
}

/** The form of 2006: Schedule A with the amounts in a column on the right. */
function drawAlta2006(kit: Kit): void {
  const { open, r } = kit;
  const a = scheduleA(kit);
  const s = open({
    margins: { top: 54, left: 64, right: 64, bottom: 60 },
    style: { font: r.pick(['serif', 'typewriter']), size: 10.5 },
    furniture: foot('ALTA Commitment (6-17-06)', a),
  });
  const wide = s.width - 128;
  s.y = centred(s, s.y, 'COMMITMENT FOR TITLE INSURANCE', { bold: true, size: 14 });
  s.y = centred(s, s.y, ['Issued by\n', a.underwriter], {}) + 6;
  s.y = centred(s, s.y, 'SCHEDULE A', { bold: true, size: 12 }) + 8;
  s.text(64, s.y, ['File No.: ', a.file], {});
  s.text(64, s.y, ['Commitment No.: ', a.number], { width: wide, align: 'right' });
  s.y += 24;
  s.paragraph(['1.   Effective Date: ', a.date, ' at 7:30 a.m.']);
  s.text(64, s.y, '2.   Policy or Policies to be issued:');
  s.text(64, s.y, 'POLICY AMOUNT', { width: wide, align: 'right', bold: true });
  s.y += 18;
  const policies: [string, readonly Run[], Run][] = [];
  if (a.ownerPolicy !== null) policies.push(['a. ALTA Owner’s Policy (6-17-06)', a.ownerInsured, a.ownerPolicy]);
  policies.push([`${a.ownerPolicy === null ? 'a' : 'b'}. ALTA Loan Policy (6-17-06)`, a.insured, a.amount]);
  for (const [name, insured, amount] of policies) {
    s.text(64, s.y, ['$ ', amount], { width: wide, align: 'right' });
    s.y = s.text(88, s.y, name, { width: wide * 0.6 });
    s.y = s.text(88, s.y, ['Proposed Insured: ', ...insured], { width: wide * 0.7 }) + 10;
  }
  s.paragraph('3.   The estate or interest in the land described or referred to in this Commitment is: Fee Simple.');
  s.paragraph(['4.   Title to the estate or interest in the land is at the Effective Date vested in:']);
  s.paragraph(a.owner, { indent: 40 });
  s.paragraph('5.   The land referred to in this Commitment is described as follows:');
  s.paragraph([a.legal, '.'], { indent: 40, align: 'justify' });
  s.paragraph(['Commonly known as: ', a.address, '\nTax parcel: ', a.parcel, '   County: ', a.county], { indent: 40 });
  s.ensure(60);
  s.y += 30;
  signatureLine(s, 320, s.y, 220, ['Countersigned, ', a.agent], { signed: kit.signed, label: 'Countersigned' });
  s.newPage();
  s.y = centred(s, s.y, 'SCHEDULE B - SECTION I\nREQUIREMENTS', { bold: true, size: 12 }) + 8;
  numbered(s, requirements(kit), { letters: true });
  s.newPage();
  s.y = centred(s, s.y, 'SCHEDULE B - SECTION II\nEXCEPTIONS', { bold: true, size: 12 }) + 8;
  s.paragraph(
    'Schedule B of the policy or policies to be issued will contain exceptions to the following matters unless the same are disposed of to the satisfaction of the Company:',
  );
  numbered(s, exceptions(kit));
}

/** A summary grid on the first page, as order systems print it. */
function drawGrid(kit: Kit): void {
  const { open, r } = kit;
  const a = scheduleA(kit);
  const s = open({
    margins: { top: 44, left: 50, right: 50, bottom: 60 },
    style: { font: r.pick(['franklin', 'condensed', 'sans']), size: 9.5 },
    furniture: foot('Commitment for Title Insurance T-00 (adopted 08-01-2016)', a),
  });
  const wide = s.width - 100;
  s.text(50, s.y, a.underwriter, { size: 14, bold: true });
  s.text(50, s.y + 20, 'COMMITMENT FOR TITLE INSURANCE - SCHEDULE A', { size: 11, bold: true });
  s.y += 42;
  const label = (runs: string) => ({ runs, bold: true, fill: '#eef1f4' });
  grid(s, { x: 50, widths: [wide * 0.2, wide * 0.3, wide * 0.2, wide * 0.3], style: { size: 9.5 }, pad: 4 }, [
    [label('Commitment No.'), a.number, label('Commitment Date'), a.date],
    [label('File No.'), a.file, label('Issuing Agent'), a.agent],
    [label('Property'), a.address, label('County'), a.county],
  ]);
  s.y += 10;
  grid(s, { x: 50, widths: [wide * 0.28, wide * 0.46, wide * 0.26], style: { size: 9.5 }, pad: 5 }, [
    [label('Policy'), label('Proposed Insured'), label('Policy Amount')],
    ...(a.ownerPolicy === null
      ? []
      : [['Owner’s Policy of Title Insurance', a.ownerInsured, { runs: a.ownerPolicy, align: 'right' as const }]]),
    ['Loan Policy of Title Insurance', a.insured, { runs: a.amount, align: 'right' as const }],
    ['Endorsements: 8.1, 9, 22', '', ''],
  ]);
  s.y += 10;
  grid(s, { x: 50, widths: [wide * 0.28, wide * 0.72], style: { size: 9.5 }, pad: 5 }, [
    [label('Interest'), 'Fee Simple'],
    [label('Title is vested in'), a.owner],
    [label('Legal description'), a.legal],
    [label('Parcel / APN'), a.parcel],
  ]);
  s.y += 12;
  s.y = bar(s, 50, s.y, wide, 'SCHEDULE B-I  REQUIREMENTS') + 6;
  numbered(s, requirements(kit), { size: 9 });
  s.y = bar(s, 50, s.y + 4, wide, 'SCHEDULE B-II  EXCEPTIONS') + 6;
  numbered(s, exceptions(kit), { size: 9 });
  s.paragraph([bold('CONDITIONS. '), commitmentConditions.slice(0, 3).join(' ')], { size: 8.5, align: 'justify' });
}

export const titleCommitments: readonly Layout[] = [
  defineLayout('commitment-alta-2021', 'title_commitment', drawAlta2021),
  defineLayout('commitment-alta-2006', 'title_commitment', drawAlta2006),
  defineLayout('commitment-grid', 'title_commitment', drawGrid),
];
