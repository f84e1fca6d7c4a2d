import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-other-closing-checklist',
  docType: 'other',
  draw(open, facts, { random, signed }) {
    const { lender, approval, borrowers } = facts;
    const sheet = open({
      margins: { top: 40, bottom: 48, left: 44, right: 44 },
      style: { font: random.pick(['condensed', 'sans'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(44, 756, 'Loan Operations / LC-7 / keep on top of file, left side', { size: 7 });
        page.text(400, 756, `Sheet ${pageNo} of ${pageCount}`, { size: 7, width: 168, align: 'right' });
      },
    });
    sheet.text(44, 40, v('lender_name', lender.name), { size: 9 });
    sheet.text(44, 40, 'LOAN CLOSING CHECKLIST', { size: 15, bold: true, width: 524, align: 'right' });
    sheet.y = 66;
    const pair = (cells: readonly (readonly [number, number, string, readonly Run[]])[]): void => {
      let below = sheet.y;
      for (const [x, w, label, runs] of cells) {
        const used = sheet.measure(label, { bold: true }) + 5;
        sheet.text(x, sheet.y, bold(label));
        below = Math.max(below, sheet.text(x + used, sheet.y, runs, { width: w - used }));
        sheet.hline(x + used, below + 1, x + w - 8, 0.3);
      }
      sheet.y = below + 6;
    };
    pair([
      [
        44,
        340,
        'Customer',
        borrowers.flatMap((borrower, i): Run[] => [i === 0 ? '' : '; ', v('borrower_name', borrower.name)]),
      ],
      [384, 184, 'Loan #', [v('loan_number', facts.loanNumber)]],
    ]);
    pair([
      [44, 170, 'Amount', [v('principal_amount', `$${money(facts.principalCents)}`, plainMoney(facts.principalCents))]],
      [
        214,
        170,
        'Closing',
        [v('closing_date', numericDate(facts.disclosure.closingDate, '/', false), facts.disclosure.closingDate)],
      ],
      [384, 184, 'Officer', [v('loan_officer', approval.officer)]],
    ]);
    pair([
      [44, 340, 'Property', [v('property_address', oneLine(facts.property.address))]],
      [384, 184, 'Branch', [v('branch_code', approval.branch)]],
    ]);
    pair([
      [
        44,
        170,
        'Class',
        [v('loan_class', facts.loanClass === 'business' ? 'Commercial' : 'Consumer', facts.loanClass)],
      ],
      [214, 170, 'Product', [v('product_code', approval.productCode)]],
      [384, 184, 'Processor', ['T. Marsh']],
    ]);
    sheet.y += 6;
    const columns: [string, number, number][] = [
      ['Document', 44, 250],
      ['Req’d', 294, 36],
      ['In file', 330, 40],
      ['Exception / note', 370, 148],
      ['Init.', 518, 50],
    ];
    const header = (): void => {
      sheet.rect(44, sheet.y, 524, 15, { fill: '#dddddd', stroke: true });
      for (const [label, x] of columns) sheet.text(x + 3, sheet.y + 3, bold(label), { size: 8 });
      sheet.y += 15;
    };
    header();
    const business = facts.loanClass === 'business';
    const items: [string, boolean][] = [
      ['Signed application', true],
      ['Credit approval / committee minutes', true],
      ['Credit reports (all obligors)', true],
      ['Commitment letter, accepted', true],
      ['Closing Disclosure, received 3 business days before', !business],
      ['Loan Estimate and intent to proceed', !business],
      ['Notice of Right to Cancel', facts.product === 'residential_refinance'],
      ['Articles / certificate of good standing', business],
      ['Borrowing resolution', business],
      ['Beneficial ownership certification', business],
      ['Promissory note', true],
      ['Business loan agreement', business],
      ['Deed of trust or mortgage', true],
      ['Assignment of rents', business],
      ['Security agreement', business],
      ['UCC-1 and search to reflect', business],
      ['Guaranties', facts.guarantors.length > 0],
      ['Title commitment / loan policy', true],
      ['Appraisal and review', true],
      ['Environmental questionnaire', business],
      ['Flood determination', true],
      ['Notice of special flood hazards', facts.flood.inHazardArea],
      ['Flood insurance', facts.flood.inHazardArea],
      ['Hazard insurance with loss payee clause', true],
      ['Payoff letter', true],
      ['Disbursement authorization', true],
      ['Wire instructions, called back', true],
      ['Errors and omissions agreement', true],
      ['Privacy notice', !business],
    ];
    for (const [label, required] of items) {
      if (sheet.y + 15 > 736) {
        sheet.newPage();
        header();
      }
      for (const [, x, w] of columns) sheet.rect(x, sheet.y, w, 15);
      sheet.text(47, sheet.y + 3.5, label);
      sheet.checkbox(306, sheet.y + 3.5, { marked: required, label: `${label} required`, size: 8 });
      sheet.checkbox(344, sheet.y + 3.5, {
        marked: required && random.chance(0.9),
        label: `${label} in file`,
        size: 8,
        look: 'tick',
      });
      if (!required) sheet.text(374, sheet.y + 3.5, 'N/A', { size: 8 });
      else if (random.chance(0.1))
        sheet.text(374, sheet.y + 3.5, random.pick(['Follow up in 30 days', 'Original to come', 'See tickler']), {
          size: 8,
        });
      sheet.y += 15;
    }
    sheet.y += 10;
    sheet.ensure(30 + approval.conditions.length * 14);
    sheet.paragraph(['Conditions per approval ', v('approval_number', approval.number), ':'], { bold: true, after: 3 });
    approval.conditions.forEach((text) => {
      sheet.checkbox(50, sheet.y, { marked: random.chance(0.8), label: text, size: 8, look: 'tick' });
      sheet.text(64, sheet.y, v('conditions', text));
      sheet.y += 13;
    });
    sheet.y += 4;
    sheet.ensure(60);
    sheet.signature(44, sheet.y + 34, 200, { signed, label: 'Processor', height: 20 });
    sheet.signature(320, sheet.y + 34, 200, { signed, label: 'Second review', height: 20 });
    sheet.text(44, sheet.y + 37, 'Prepared by', { size: 7.5 });
    sheet.text(320, sheet.y + 37, 'Second review', { size: 7.5 });
  },
};
