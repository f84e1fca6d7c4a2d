import { addMonths } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs } from '../core/prose.ts';
import { bold, type Run } from '../core/runs.ts';
import {
  approvalEntries,
  boxesOf,
  conditionRuns,
  type EntryName,
  guarantorRows,
  rowsOf,
} from './a-approval-entries.ts';
import { approvalParts } from './a-approvals.ts';
import { type Draft, layout } from './a-draft.ts';
import { drawBoxes, drawList, drawPair, drawTable, type Row } from './a-tables.ts';
import { drawTitle, type Runs, rule } from './a-text.ts';

const { signOff, section } = approvalParts;

/** Label and value twice in a row, as word processors' tables have it. */
function fourColumns(draft: Draft, rows: readonly (readonly [string, Runs])[]): void {
  const { width } = draft;
  const table: Row[] = [];
  for (let at = 0; at < rows.length; at += 2) {
    const pair = [rows[at], rows[at + 1]];
    table.push(
      pair.flatMap((row) =>
        row === undefined ? ['', ''] : [{ runs: row[0], style: { bold: true, size: 8.5 }, fill: '#efefef' }, row[1]],
      ),
    );
  }
  drawTable(draft, [width * 0.19, width * 0.31, width * 0.19, width * 0.31], table);
}

/** Loans that the borrower has already; figures beside the one that is asked for. */
function existingDebt(draft: Draft): { number: string; amount: string; rate: string; matures: string }[] {
  const { random, say, facts } = draft;
  return Array.from({ length: random.int(1, 3) }, () => ({
    number: `${random.int(1_000_000, 9_999_999)}`,
    amount: say.plain.dollars(random.int(20, 900) * 100_000),
    rate: say.plain.percent(random.int(24, 70) * 125),
    matures: say.plain.date(addMonths(facts.noteDate, random.int(6, 70))),
  }));
}

export function decision(draft: Draft, look: 'x' | 'tick' | 'circle'): void {
  const { sheet, left } = draft;
  sheet.ensure(20);
  ['Approved as requested', 'Approved with changes', 'Declined'].forEach((label, index) => {
    sheet.checkbox(left + index * 150, sheet.y, { marked: index === 0, label, look });
    sheet.text(left + index * 150 + 13, sheet.y, label, { size: 9 });
  });
  sheet.y += 18;
}

export const tableApprovals: readonly Layout[] = [
  layout({
    id: 'approval-presentation-landscape',
    docType: 'credit_approval',
    paper: (random) => ({
      size: [792, 612],
      style: { font: random.pick(['sans', 'condensed', 'franklin']), size: 9 },
      margins: { top: 40, left: 40, right: 40, bottom: 44 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 32, `Loan Presentation  ${pageNo} of ${pageCount}  For internal use only`, {
          size: 7,
          width,
          align: 'center',
        });
      },
    }),
    draw(draft) {
      const { sheet, say, left, width } = draft;
      const entries = approvalEntries(draft);
      sheet.text(left, sheet.y, 'LOAN PRESENTATION', { bold: true, size: 15 });
      sheet.text(left, sheet.y + 2, say.lender(), { width, align: 'right', size: 11 });
      sheet.y += 22;
      rule(draft, 1.5);
      const list = (names: readonly EntryName[], title: string) => (x: number, room: number) => {
        sheet.y = sheet.text(x, sheet.y, title, { bold: true, size: 10 }) + 4;
        drawList(draft, rowsOf(entries, names, ''), {
          x,
          width: room,
          labelWidth: 105,
          labelStyle: { colour: '#444444', size: 8.5 },
          gap: 2,
        });
      };
      drawPair(
        draft,
        list(['borrower', 'borrowerAddress', 'entity', 'tin', 'naics', 'officer', 'branch', 'rating'], 'Customer'),
        list(
          [
            'amount',
            'purpose',
            'rate',
            'rateType',
            'index',
            'margin',
            'floor',
            'term',
            'amortization',
            'maturity',
            'payment',
          ],
          'Facility Information',
        ),
        30,
      );
      sheet.y += 6;
      drawPair(
        draft,
        list(['collateral', 'property', 'propertyType', 'lien', 'appraised', 'appraisalDate', 'ltv'], 'Collateral'),
        list(
          ['number', 'loanNo', 'product', 'call', 'date', 'expires', 'approvedBy', 'authority', 'loanClass'],
          'Approval',
        ),
        30,
      );
      const rows = guarantorRows(draft);
      if (rows.length > 0) {
        sheet.y += 6;
        drawTable(
          draft,
          [200, 100, 140, 140],
          [
            ['Guarantor(s) Information', 'Guaranty', 'Limit', 'Adj. Net Worth'],
            ...rows.map((row) => [row.name, row.kind, row.limit, row.netWorth]),
          ],
          { head: true, lines: 'rows' },
        );
      }
      sheet.y += 6;
      for (const runs of paragraphs`
        ${bold('Conditions: ')}${conditionRuns(draft).flatMap((run, index): Run[] => [index === 0 ? '' : '; ', run])}.
        ${bold('Policy Exceptions: ')}${draft.random.pick(['none', 'one; see memo'])}
      `)
        sheet.paragraph(runs);
      signOff(draft, ['Officer', 'Senior Lender', 'President', 'Director']);
    },
  }),
  layout({
    id: 'approval-four-column-table',
    docType: 'credit_approval',
    paper: (random) => ({
      style: { font: random.pick(['franklin', 'sans', 'slab']), size: 9 },
      margins: { top: 50, left: 46, right: 46, bottom: 50 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 36, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width, align: 'center' });
      },
    }),
    draw(draft) {
      const { sheet, width } = draft;
      const entries = approvalEntries(draft);
      drawTitle(draft, 'CREDIT APPROVAL', { size: 14 });
      section(draft, 'Request', 'plain');
      fourColumns(
        draft,
        rowsOf(
          entries,
          ['number', 'date', 'borrower', 'tin', 'borrowerAddress', 'entity', 'officer', 'branch', 'naics', 'loanClass'],
          '',
        ),
      );
      section(draft, 'Facility Information', 'plain');
      fourColumns(
        draft,
        rowsOf(
          entries,
          [
            'loanNo',
            'product',
            'amount',
            'purpose',
            'rateType',
            'rate',
            'index',
            'margin',
            'floor',
            'ceiling',
            'term',
            'amortization',
            'firstPayment',
            'maturity',
            'payment',
            'call',
          ],
          '',
        ),
      );
      section(draft, 'Collateral', 'plain');
      fourColumns(
        draft,
        rowsOf(entries, ['collateral', 'lien', 'property', 'propertyType', 'appraised', 'appraisalDate', 'ltv'], ''),
      );
      section(draft, 'Guarantor(s) Information', 'plain');
      const rows = guarantorRows(draft);
      if (rows.length === 0) sheet.paragraph('None.');
      else
        fourColumns(
          draft,
          rows.flatMap((row, index): [string, Runs][] => [
            [`Guarantor ${index + 1}`, row.name],
            ['Type / Limit', [row.kind, ' / ', row.limit]],
          ]),
        );
      section(draft, 'Conditions', 'plain');
      drawTable(
        draft,
        [24, width - 24],
        conditionRuns(draft).map((run, index) => [`${index + 1}`, run]),
      );
      section(draft, 'Approval', 'plain');
      fourColumns(draft, rowsOf(entries, ['rating', 'approvedBy', 'authority', 'expires'], ''));
      sheet.y += 8;
      decision(draft, 'x');
      signOff(draft, ['Recommended', 'Concurred', 'Approved']);
    },
  }),
  layout({
    id: 'approval-facilities-table',
    docType: 'credit_approval',
    paper: (random) => ({
      style: { font: random.pick(['sans', 'condensed']), size: 9 },
      margins: { top: 46, left: 44, right: 44, bottom: 46 },
    }),
    draw(draft) {
      const { sheet, width, say } = draft;
      const entries = approvalEntries(draft);
      const get = (name: EntryName): Runs => entries(name)?.runs ?? '-';
      drawTitle(draft, 'LOAN APPROVAL SUMMARY', { size: 14 });
      sheet.y += 4;
      drawBoxes(draft, [
        boxesOf(entries, ['borrower', 'officer', 'number']),
        boxesOf(entries, ['date', 'expires', 'rating', 'branch']),
      ]);
      section(draft, 'Facility Information');
      const cols = [0.13, 0.15, 0.17, 0.11, 0.12, 0.12, 0.2].map((share) => share * width);
      drawTable(
        draft,
        cols,
        [
          ['Status', 'Loan No.', 'Amount', 'Rate', 'Term', 'Amort.', 'Maturity'],
          [
            { runs: 'PROPOSED', style: { bold: true } },
            get('loanNo'),
            get('amount'),
            get('rate'),
            get('term'),
            get('amortization'),
            get('maturity'),
          ],
          ...existingDebt(draft).map((debt) => ['Existing', debt.number, debt.amount, debt.rate, '', '', debt.matures]),
        ],
        { head: true, style: { size: 8.5 } },
      );
      sheet.y += 6;
      drawList(
        draft,
        rowsOf(entries, ['purpose', 'rateType', 'index', 'margin', 'floor', 'payment', 'naics', 'call']),
        { labelWidth: 130, labelStyle: { bold: true }, gap: 2 },
      );
      section(draft, 'Collateral');
      drawTable(
        draft,
        [width * 0.4, width * 0.12, width * 0.2, width * 0.16, width * 0.12],
        [
          ['Description', 'Lien', 'Value', 'As of', 'LTV'],
          [get('collateral'), get('lien'), get('appraised'), get('appraisalDate'), get('ltv')],
        ],
        { head: true, style: { size: 8.5 } },
      );
      section(draft, 'Guarantor(s) Information');
      const rows = guarantorRows(draft);
      drawTable(
        draft,
        [width * 0.4, width * 0.2, width * 0.2, width * 0.2],
        [
          ['Name', 'Guaranty', 'Limit', 'Net Worth'],
          ...(rows.length === 0
            ? [['None', '', '', '']]
            : rows.map((row) => [row.name, row.kind, row.limit, row.netWorth])),
        ],
        { head: true, style: { size: 8.5 } },
      );
      section(draft, 'Conditions and Policy Exceptions');
      for (const run of conditionRuns(draft)) {
        sheet.checkbox(draft.left + 4, sheet.y + 1, {
          marked: draft.random.chance(0.5),
          label: 'Condition met',
          size: 8,
        });
        sheet.paragraph(run, { indent: 18, after: 3 });
      }
      drawList(draft, rowsOf(entries, ['approvedBy', 'authority']), { labelWidth: 130, labelStyle: { bold: true } });
      signOff(draft, ['Loan Officer', 'For the Committee']);
      sheet.paragraph(['Presented to ', say.lender(), ' for the record.'], { size: 8 });
    },
  }),
];
