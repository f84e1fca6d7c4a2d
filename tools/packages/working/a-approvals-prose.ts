import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run } from '../core/runs.ts';
import { approvalEntries, conditionRuns, type EntryName, guarantorRows, rowsOf } from './a-approval-entries.ts';
import { approvalParts } from './a-approvals.ts';
import { decision } from './a-approvals-tables.ts';
import { layout } from './a-draft.ts';
import { drawList, drawTable } from './a-tables.ts';
import { asRuns, drawTitle, rule } from './a-text.ts';

const { signOff, financialRows, section } = approvalParts;

export const proseApprovals: readonly Layout[] = [
  layout({
    id: 'approval-memorandum-narrative',
    docType: 'credit_approval',
    paper: (random) => ({
      style: { font: random.pick(['serif', 'book']), size: 11, leading: 1.25 },
      margins: { top: 64, left: 68, right: 68, bottom: 64 },
      furniture({ sheet, left, width, say }, pageNo, pageCount) {
        sheet.text(left, 36, ['Credit Memorandum - ', say.borrower()], { size: 8 });
        sheet.text(left, 36, `${pageNo} / ${pageCount}`, { size: 8, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet, facts, random } = draft;
      const entries = approvalEntries(draft);
      const get = (name: EntryName): readonly Run[] => asRuns(entries(name)?.runs ?? 'n/a');
      drawTitle(draft, 'CREDIT MEMORANDUM', { size: 15, align: 'left' });
      rule(draft);
      drawList(
        draft,
        [
          ['TO:', get('approvedBy')],
          ['FROM:', get('officer')],
          ['DATE:', get('date')],
          ['RE:', [...get('borrower'), ', ', ...get('number')]],
        ],
        { labelWidth: 70, labelStyle: { bold: true } },
      );
      rule(draft);
      sheet.y += 6;
      section(draft, 'Request', 'rule');
      sheet.paragraph(
        prose`Approval is requested of a loan of ${get('amount')} to ${get('borrower')} for ${get('purpose')}. The loan carries a ${get('rateType')} rate of ${get('rate')}, a term of ${get('term')} and amortization over ${get('amortization')}, for payments of ${get('payment')} each month. It would mature on ${get('maturity')}. Approval lapses on ${get('expires')}.`,
        { align: 'justify' },
      );
      if (facts.index !== null)
        sheet.paragraph(
          prose`Pricing floats at ${get('margin')} over the ${get('index')}, with a floor of ${get('floor')} and a ceiling of ${get('ceiling')}.`,
          { align: 'justify' },
        );
      section(draft, 'Background', 'rule');
      sheet.paragraph(
        `The customer has banked here since ${random.int(1990, 2019)}. Deposits average ${draft.say.plain.dollars(random.int(10, 400) * 100_000)}. Total exposure after this request would be ${draft.say.plain.dollars(facts.principalCents + random.int(10, 300) * 100_000)}, below the house limit. Payments on existing debt are as agreed.`,
        { align: 'justify' },
      );
      section(draft, 'Financial Analysis', 'rule');
      drawTable(draft, [150, 105, 105, 105], financialRows(draft), { head: true, lines: 'rows', style: { size: 9.5 } });
      sheet.y += 6;
      sheet.paragraph(
        'Revenue grew in each period while margins held. Coverage is adequate under a stress of two percentage points in the rate and a fall of ten percent in income. The industry outlook is stable, and management has met its projections in three of the last four years.',
        { align: 'justify' },
      );
      section(draft, 'Collateral', 'rule');
      sheet.paragraph(
        prose`The loan is secured by a ${get('lien')} lien. Collateral: ${get('collateral')}. The appraisal of ${get('appraisalDate')} supports a value of ${get('appraised')}, for a loan to value of ${get('ltv')}.`,
        { align: 'justify' },
      );
      section(draft, 'Guarantor(s) Information', 'rule');
      const rows = guarantorRows(draft);
      sheet.paragraph(
        rows.length === 0
          ? 'There are no guarantors.'
          : rows.flatMap((row): Run[] => [row.name, ', net worth ', row.netWorth, ', ', row.kind, ' guaranty. ']),
        { align: 'justify' },
      );
      section(draft, 'Policy Exceptions', 'rule');
      sheet.paragraph(random.pick(['None.', 'Financial statements of the guarantor are more than twelve months old.']));
      section(draft, 'Recommendation', 'rule');
      sheet.paragraph(
        prose`Approval is recommended with a Risk Rating of ${get('rating')}, subject to: ${conditionRuns(draft).flatMap((run, index): Run[] => [index === 0 ? '' : '; ', run])}. The request is within the authority of ${get('authority')}.`,
        { align: 'justify' },
      );
      signOff(draft, ['Loan Officer', 'Credit Analyst', 'Chief Credit Officer']);
    },
  }),
  layout({
    id: 'approval-system-print',
    docType: 'credit_approval',
    habits: { upperNames: true },
    paper: () => ({
      style: { font: 'mono', size: 9, leading: 1.3 },
      margins: { top: 40, left: 44, right: 44, bottom: 40 },
      furniture({ sheet, left, width, facts }, pageNo) {
        sheet.text(left, 24, `LNAPPR01   USER ${facts.approval.branch}KW`, { size: 8 });
        sheet.text(left, 24, `PAGE ${pageNo.toString().padStart(4, '0')}`, { size: 8, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet, left, width } = draft;
      const entries = approvalEntries(draft);
      const line = '='.repeat(Math.floor(width / sheet.measure('=', draft.style)));
      sheet.paragraph('LOAN APPROVAL - SYSTEM OF RECORD', { bold: true, align: 'center' });
      sheet.paragraph(line, { after: 2 });
      const dots = (names: readonly EntryName[]): void => {
        for (const [label, runs] of rowsOf(entries, names, '')) {
          const head = label.toUpperCase();
          const count = Math.max(3, 28 - head.length);
          const x = left + sheet.measure('M', draft.style) * 30;
          sheet.ensure(14);
          sheet.text(left, sheet.y, `${head}${'.'.repeat(count)}:`);
          sheet.y = sheet.text(x, sheet.y, runs, { ...draft.style, width: left + width - x });
        }
        sheet.y += 2;
        sheet.paragraph(line, { after: 2 });
      };
      dots(['number', 'loanNo', 'date', 'expires', 'officer', 'branch', 'product', 'call']);
      dots(['borrower', 'borrowerAddress', 'tin', 'naics', 'entity', 'loanClass']);
      dots([
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
        'payment',
        'firstPayment',
        'maturity',
      ]);
      dots(['collateral', 'lien', 'property', 'appraised', 'appraisalDate', 'ltv']);
      for (const [index, row] of guarantorRows(draft).entries())
        sheet.paragraph([`GUARANTOR ${index + 1}: `, row.name, '  ', row.kind, '  LIMIT ', row.limit], { after: 0 });
      sheet.paragraph('POLICY EXCEPTIONS: 00', { after: 0 });
      conditionRuns(draft).forEach((run, index) => {
        sheet.paragraph([`COND ${(index + 1).toString().padStart(2, '0')}: `, run], { after: 0 });
      });
      sheet.y += 4;
      dots(['rating', 'approvedBy', 'authority']);
      sheet.paragraph('*** END OF REPORT ***', { align: 'center' });
    },
  }),
  layout({
    id: 'approval-committee-ballot',
    docType: 'credit_approval',
    paper: () => ({ style: { font: 'slab', size: 9.5 }, margins: { top: 54, left: 60, right: 60, bottom: 54 } }),
    draw(draft) {
      const { sheet, width, random, signed, left } = draft;
      const entries = approvalEntries(draft);
      drawTitle(draft, 'LOAN COMMITTEE BALLOT', { size: 14 });
      drawTitle(draft, 'LOAN APPROVAL', { size: 10 });
      sheet.y += 8;
      drawList(
        draft,
        rowsOf(
          entries,
          [
            'borrower',
            'amount',
            'rate',
            'term',
            'amortization',
            'purpose',
            'collateral',
            'appraised',
            'ltv',
            'rating',
            'officer',
            'number',
          ],
          ' -',
        ),
        { labelWidth: 150, underlined: true, gap: 7 },
      );
      for (const runs of paragraphs`
        ${bold('Guarantors - ')}${guarantorRows(draft).flatMap((row, index): Run[] => [index === 0 ? '' : ', ', row.name])}
        ${bold('Conditions - ')}${conditionRuns(draft).flatMap((run, index): Run[] => [index === 0 ? '' : ', ', run])}
        ${bold('Policy Exceptions - ')}see file
      `)
        sheet.paragraph(runs);
      const cols = [width * 0.34, width * 0.14, width * 0.14, width * 0.38];
      drawTable(draft, cols, [['Member', 'For', 'Against', 'Signature']], { head: true });
      for (const name of random
        .shuffle(['R. Halvorsen', 'Denise Achterberg', 'W. C. Tully', 'Gloria Quist'])
        .slice(0, 3)) {
        sheet.ensure(30);
        const y = sheet.y;
        drawTable(draft, cols, [[name, '', '', '']], { minHeight: 28 });
        sheet.checkbox(left + width * 0.34 + 12, y + 9, { marked: signed, label: `${name} for`, look: 'tick' });
        sheet.checkbox(left + width * 0.48 + 12, y + 9, { marked: false, label: `${name} against`, look: 'tick' });
        sheet.signature(left + width * 0.64, y + 24, width * 0.34, { signed, label: name, height: 18 });
      }
      sheet.y += 8;
      drawList(draft, rowsOf(entries, ['date', 'expires', 'approvedBy', 'authority'], ' -'), {
        labelWidth: 150,
        underlined: true,
        gap: 7,
      });
    },
  }),
  layout({
    id: 'approval-worksheet-checks',
    docType: 'credit_approval',
    paper: (random) => ({
      style: { font: random.pick(['serif', 'sans']), size: 10 },
      margins: { top: 44, left: 50, right: 50, bottom: 44 },
    }),
    draw(draft) {
      const { sheet, say, left, random } = draft;
      const entries = approvalEntries(draft);
      const typed = random.pick(['mono', 'typewriter'] as const);
      sheet.paragraph([say.lender()], { bold: true, size: 13, after: 0 });
      drawTitle(draft, 'Loan Approval Worksheet', { size: 12, align: 'left' });
      rule(draft, 1);
      sheet.y += 4;
      const typedList = { labelWidth: 140, underlined: true, gap: 5, valueStyle: { font: typed, size: 9.5 } };
      drawList(draft, rowsOf(entries, ['borrower', 'borrowerAddress', 'tin', 'loanNo', 'number']), typedList);
      sheet.paragraph('Type of credit (check one)', { bold: true, after: 3 });
      ['Business', 'Consumer'].forEach((kind, index) => {
        sheet.checkbox(left + index * 110, sheet.y, {
          marked: kind.toLowerCase() === draft.facts.loanClass,
          label: kind,
          look: 'tick',
        });
        sheet.text(left + index * 110 + 14, sheet.y - 1, kind);
      });
      sheet.y += 18;
      drawList(
        draft,
        rowsOf(entries, [
          'amount',
          'purpose',
          'rate',
          'rateType',
          'index',
          'margin',
          'term',
          'amortization',
          'payment',
          'firstPayment',
          'maturity',
          'collateral',
          'appraised',
          'ltv',
        ]),
        typedList,
      );
      for (const row of guarantorRows(draft)) drawList(draft, [['Guarantor:', [row.name, ' - ', row.kind]]], typedList);
      sheet.paragraph('Conditions before funding', { bold: true, after: 3 });
      for (const run of conditionRuns(draft)) {
        sheet.ensure(16);
        sheet.checkbox(left + 4, sheet.y, { marked: random.chance(0.6), label: 'met', look: 'tick', size: 8 });
        sheet.paragraph(run, { indent: 20, after: 3, font: typed, size: 9.5 });
      }
      drawList(
        draft,
        rowsOf(entries, [
          'rating',
          'officer',
          'date',
          'expires',
          'approvedBy',
          'authority',
          'call',
          'branch',
          'product',
        ]),
        typedList,
      );
      sheet.paragraph('Policy Exceptions: ______________________________', {});
      decision(draft, 'tick');
      signOff(draft, ['Loan Officer', 'Second Signature']);
    },
  }),
];
