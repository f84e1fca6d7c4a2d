import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run } from '../core/runs.ts';
import {
  approvalEntries,
  boxesOf,
  conditionRuns,
  type EntryName,
  guarantorRows,
  rowsOf,
} from './a-approval-entries.ts';
import { type Draft, layout } from './a-draft.ts';
import { drawBoxes, drawList, drawPair, drawTable } from './a-tables.ts';
import { asRuns, drawTitle, rule } from './a-text.ts';

function signOff(draft: Draft, roles: readonly string[]): void {
  const { sheet, left, width, signed, say, facts } = draft;
  const step = width / roles.length;
  sheet.ensure(60);
  sheet.y += 36;
  roles.forEach((role, index) => {
    const x = left + index * step;
    sheet.signature(x, sheet.y, step - 16, { signed, label: role, height: 20 });
    sheet.text(x, sheet.y + 3, role, { size: 8 });
    if (signed) sheet.text(x, sheet.y + 13, say.plain.date(facts.approval.date), { size: 7.5 });
  });
  sheet.y += 26;
}

/** Figures of the business that the memo argues with; none of them is a field. */
function financialRows(draft: Draft): string[][] {
  const { random, say, facts } = draft;
  const year = Number(facts.noteDate.slice(0, 4));
  const row = (label: string, low: number, high: number): string[] => [
    label,
    ...[0, 1, 2].map(() => say.plain.dollars(random.int(low, high) * 100_000)),
  ];
  return [
    ['($)', `FYE ${year - 3}`, `FYE ${year - 2}`, `FYE ${year - 1}`],
    row('Gross Revenue', 500, 6_000),
    row('EBITDA', 60, 900),
    row('Total Debt Service', 30, 400),
    row('Net Worth', 100, 3_000),
    ['DSCR', ...[0, 1, 2].map(() => `${(1.05 + random.next()).toFixed(2)}x`)],
  ];
}

function section(draft: Draft, title: string, look: 'band' | 'rule' | 'plain' = 'band'): void {
  const { sheet, left, width } = draft;
  sheet.ensure(60);
  sheet.y += 8;
  if (look === 'band') {
    sheet.rect(left, sheet.y, width, 15, { fill: '#d9dee6' });
    sheet.text(left + 4, sheet.y + 3, title, { bold: true, size: 9.5 });
    sheet.y += 20;
    return;
  }
  sheet.y = sheet.text(left, sheet.y, title, { bold: true, size: 11 });
  if (look === 'rule') rule(draft, 1);
  sheet.y += 4;
}

export const approvalParts = { signOff, financialRows, section };

export const approvals: readonly Layout[] = [
  layout({
    id: 'approval-memo-sections',
    docType: 'credit_approval',
    paper: (random) => ({
      style: { font: random.pick(['sans', 'franklin']), size: 9.5 },
      margins: { top: 48, left: 50, right: 50, bottom: 52 },
      furniture({ sheet, left, width, say }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 36, ['Confidential - ', say.lender()], { size: 7.5 });
        sheet.text(left, sheet.height - 36, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet, random, facts } = draft;
      const entries = approvalEntries(draft);
      drawTitle(draft, 'CREDIT APPROVAL MEMO', { size: 16 });
      rule(draft, 1.5);
      const head = { labelWidth: 100, labelStyle: { bold: true } };
      drawPair(
        draft,
        (x, width) =>
          drawList(draft, rowsOf(entries, ['borrower', 'entity', 'tin', 'naics', 'officer']), { ...head, x, width }),
        (x, width) =>
          drawList(draft, rowsOf(entries, ['number', 'date', 'expires', 'branch', 'call']), { ...head, x, width }),
      );
      section(draft, 'Facility Information');
      drawPair(
        draft,
        (x, width) =>
          drawList(draft, rowsOf(entries, ['amount', 'loanNo', 'purpose', 'rateType', 'rate', 'index', 'margin']), {
            ...head,
            x,
            width,
          }),
        (x, width) =>
          drawList(
            draft,
            rowsOf(entries, ['term', 'amortization', 'payment', 'maturity', 'floor', 'product', 'loanClass']),
            { ...head, x, width },
          ),
      );
      section(draft, 'Collateral');
      drawList(draft, rowsOf(entries, ['collateral', 'property', 'lien', 'appraised', 'appraisalDate', 'ltv']), head);
      if (facts.guarantors.length > 0) {
        section(draft, 'Guarantor(s) Information');
        drawTable(
          draft,
          [190, 90, 120, 112],
          [
            ['Name', 'Type', 'Limit', 'Net Worth'],
            ...guarantorRows(draft).map((row) => [row.name, row.kind, row.limit, row.netWorth]),
          ],
          { head: true },
        );
      }
      section(draft, 'Financial Summary');
      drawTable(draft, [170, 110, 110, 110], financialRows(draft), { head: true, lines: 'rows' });
      section(draft, 'Policy Exceptions');
      sheet.paragraph(
        random.pick([
          'None.',
          'Amortization exceeds guideline; mitigated by low loan to value and guarantor liquidity.',
        ]),
      );
      section(draft, 'Conditions of Approval');
      conditionRuns(draft).forEach((run, index) => {
        sheet.paragraph([`${index + 1}. `, run], { indent: 8, after: 2 });
      });
      section(draft, 'Risk Rating and Approval');
      drawList(draft, rowsOf(entries, ['rating', 'approvedBy', 'authority']), { ...head, labelWidth: 130 });
      signOff(draft, ['Account Officer', 'Credit Administration', 'Approving Officer']);
    },
  }),
  layout({
    id: 'approval-form-boxes',
    docType: 'credit_approval',
    paper: () => ({
      style: { font: 'sans', size: 9 },
      margins: { top: 36, left: 36, right: 36, bottom: 44 },
      furniture({ sheet, left }) {
        sheet.text(
          left,
          sheet.height - 30,
          'Form LA-100 (rev. 6/22)   Distribution: loan file / note department / board report',
          { size: 6.5 },
        );
      },
    }),
    draw(draft) {
      const { sheet, left, width, say, random } = draft;
      const entries = approvalEntries(draft);
      sheet.rect(left, sheet.y, width, 30, { fill: '#222222' });
      sheet.text(left + 8, sheet.y + 8, 'LOAN APPROVAL', { bold: true, size: 14, colour: 'white' });
      sheet.text(left, sheet.y + 10, say.lender(), { size: 9, colour: 'white', width: width - 8, align: 'right' });
      sheet.y += 30;
      const value = { valueStyle: { font: random.pick(['mono', 'typewriter', 'sans'] as const), size: 8.5 } };
      drawBoxes(
        draft,
        [
          boxesOf(entries, ['number', 'date', 'expires', 'loanNo']),
          boxesOf(entries, ['borrower', 'tin']),
          boxesOf(entries, ['borrowerAddress', 'officer', 'branch']),
        ],
        value,
      );
      drawBoxes(
        draft,
        [
          boxesOf(entries, ['amount', 'rateType', 'rate', 'term', 'amortization']),
          boxesOf(entries, ['maturity', 'firstPayment', 'payment']),
          boxesOf(entries, ['purpose', 'product', 'call', 'naics']),
        ],
        value,
      );
      const variable = boxesOf(entries, ['index', 'margin', 'floor', 'ceiling']);
      if (variable.length > 0) drawBoxes(draft, [variable], value);
      drawBoxes(
        draft,
        [
          boxesOf(entries, ['collateral']),
          boxesOf(entries, ['property', 'propertyType']),
          boxesOf(entries, ['lien', 'appraised', 'appraisalDate', 'ltv']),
        ],
        value,
      );
      const guarantors = guarantorRows(draft);
      if (guarantors.length > 0)
        drawBoxes(
          draft,
          [guarantors.map((row) => ({ label: 'Guarantor', runs: [row.name, '\n', row.kind, ' ', row.limit] }))],
          value,
        );
      drawBoxes(
        draft,
        [
          [{ label: 'Conditions', runs: conditionRuns(draft).flatMap((run) => [run, '\n']) }],
          [
            { label: 'Policy Exceptions', runs: random.pick(['None', 'Yes - see attached memo']) },
            ...boxesOf(entries, ['rating', 'authority']),
          ],
          boxesOf(entries, ['approvedBy', 'loanClass']),
        ],
        value,
      );
      signOff(draft, ['Recommended by', 'Approved by']);
      sheet.checkbox(left, sheet.y, { marked: true, label: 'Approved', size: 9 });
      sheet.text(left + 14, sheet.y, 'Approved');
      sheet.checkbox(left + 90, sheet.y, { marked: false, label: 'Declined', size: 9 });
      sheet.text(left + 104, sheet.y, 'Declined');
    },
  }),
  layout({
    id: 'approval-letter-minutes',
    docType: 'credit_approval',
    paper: (random) => ({
      style: { font: random.pick(['serif', 'book']), size: 11, leading: 1.3 },
      margins: { top: 64, left: 72, right: 72, bottom: 64 },
    }),
    draw(draft) {
      const { sheet, say, facts, random } = draft;
      const entries = approvalEntries(draft);
      const get = (name: EntryName): readonly Run[] => asRuns(entries(name)?.runs ?? '');
      drawTitle(draft, facts.lender.name, { size: 15 });
      drawTitle(draft, 'LOAN APPROVAL', { size: 12 });
      sheet.y += 10;
      sheet.paragraph(['MEMORANDUM OF COMMITTEE ACTION'], { bold: true, align: 'center' });
      for (const runs of paragraphs`
        At its meeting of ${say.date('approval_date', facts.approval.date, 'long')}, ${get('approvedBy')} considered the request of ${say.borrowers()}${say.entity()}, presented by ${get('officer')} (Approval No. ${get('number')}).
        RESOLVED, that a loan in the amount of ${say.principal()}, for the purpose of ${get('purpose')}, at ${random.pick(['an annual rate of ', 'an interest rate of '])}${say.rate()}, for a term of ${get('term')} with amortization over ${get('amortization')}, is approved. The Risk Rating is ${get('rating')}. The approval is within a lending authority of ${get('authority')} and lapses on ${get('expires')} unless the loan has closed.
        Security: ${get('collateral')}. Appraised value ${get('appraised')} as of ${get('appraisalDate')}, for a loan-to-value ratio of ${get('ltv')}.
      `)
        sheet.paragraph(runs, { align: 'justify' });
      const guarantors = guarantorRows(draft);
      if (guarantors.length > 0)
        sheet.paragraph(
          prose`Guarantors: ${guarantors.flatMap((row, index) => [...(index === 0 ? [] : ['; ']), row.name, ' (', row.kind, ')'])}.`,
          { align: 'justify' },
        );
      sheet.paragraph('The approval is subject to the following:', { after: 2 });
      for (const run of conditionRuns(draft)) sheet.paragraph(['•  ', run], { indent: 24, after: 2 });
      sheet.y += 8;
      sheet.paragraph(
        [bold('Policy Exceptions: '), random.pick(['none noted', 'debt service coverage below guideline'])],
        {},
      );
      signOff(draft, ['Committee Chair', 'Secretary']);
    },
  }),
];
