import { money, plainMoney } from '../core/amounts.ts';
import { addDays, addMonths, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-application-commercial',
  docType: 'loan_application',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, property, approval } = facts;
    const [borrower = lender] = facts.borrowers;
    const applied = addDays(approval.date, -24);
    const hand = random.pick(['typewriter', 'mono', 'franklin'] as const);
    const sheet = open({
      margins: { top: 44, bottom: 56, left: 48, right: 48 },
      style: { font: random.pick(['slab', 'sans'] as const), size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(48, 750, 'BLA-04 (11/20)   Member FDIC / Federally insured   Equal Opportunity Lender', {
          size: 6.5,
        });
        page.text(420, 750, `Page ${pageNo} of ${pageCount}`, { size: 6.5, width: 144, align: 'right' });
      },
    });
    sheet.text(48, 44, v('lender_name', lender.name), { size: 12, bold: true });
    sheet.text(48, 60, v('lender_address', oneLine(lender.address)), { size: 8 });
    sheet.text(48, 78, 'BUSINESS LOAN APPLICATION', { size: 15, bold: true });
    sheet.y = 102;
    sheet.paragraph(
      'IMPORTANT INFORMATION ABOUT PROCEDURES FOR OPENING A NEW ACCOUNT: Federal law requires us to obtain, verify and record information that identifies each person or business that opens an account. We will ask for your name, address and other information that will allow us to identify you.',
      { size: 7.5 },
    );
    const head = (text: string): void => {
      sheet.ensure(50);
      sheet.y += 4;
      sheet.text(48, sheet.y, bold(text), { size: 10 });
      sheet.y += 15;
    };
    // A blank filled in on a rule, its caption below the rule.
    const blanks = (
      cells: readonly (readonly [share: number, caption: string, runs: Run | readonly Run[]])[],
    ): void => {
      sheet.ensure(32);
      const total = cells.reduce((sum, [share]) => sum + share, 0);
      let x = 48;
      for (const [share, caption, runs] of cells) {
        const w = (516 * share) / total;
        sheet.text(x + 2, sheet.y, runs, { font: hand, size: cells.length === 3 && share === 3 ? 8 : 9 });
        sheet.hline(x, sheet.y + 11, x + w - 8);
        sheet.text(x, sheet.y + 13, caption, { size: 6.5 });
        x += w;
      }
      sheet.y += 27;
    };
    const entity = borrower.entityType ?? '';
    head('1.  About the Business');
    blanks([
      [3, 'Legal name of applicant', v('borrower_name', borrower.name)],
      [1.3, 'Federal tax ID', v('borrower_tin', borrower.tin)],
      [1, 'NAICS', v('naics_code', approval.naics)],
    ]);
    blanks([
      [3.4, 'Business address (no P.O. boxes)', v('borrower_address', oneLine(borrower.address))],
      [1.2, 'Telephone', '(555) 013-2209'],
    ]);
    blanks([
      [1, 'Date established', numericDate(addMonths(facts.noteDate, -random.int(30, 200)))],
      [1, 'State of organization', v('borrower_state_of_org', borrower.stateOfOrganization ?? '')],
      [1, 'Employees', String(random.int(4, 90))],
      [1, 'Gross annual sales', `$${money(random.int(6, 90) * 10_000_000)}`],
    ]);
    const y = sheet.y;
    const forms = ['Sole proprietorship', 'limited partnership', 'limited liability company', 'corporation', 'Other'];
    sheet.text(48, y, 'Type of entity:');
    let x = 116;
    for (const form of forms) {
      const label = form.charAt(0).toUpperCase() + form.slice(1);
      const marked = entity.endsWith(form);
      sheet.checkbox(x, y, { marked, label, field: 'borrower_entity_type', size: 8 });
      sheet.text(x + 11, y, marked ? v('borrower_entity_type', label) : label, { size: 8 });
      x += sheet.measure(label, { size: 8 }) + 24;
    }
    sheet.y = y + 16;
    head('2.  Your Request');
    blanks([
      [
        1.2,
        'Amount requested',
        ['$', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
      ],
      [1, 'Term desired', v('term_months', `${facts.termMonths} months`, String(facts.termMonths))],
      [2, 'Purpose of the loan', v('loan_purpose', approval.purpose)],
    ]);
    const z = sheet.y;
    sheet.text(48, z, 'Rate preference:');
    sheet.checkbox(130, z, { marked: facts.rateType === 'fixed', label: 'Fixed', field: 'rate_type', size: 8 });
    sheet.text(142, z, facts.rateType === 'fixed' ? v('rate_type', 'Fixed', 'fixed') : 'Fixed');
    sheet.checkbox(190, z, { marked: facts.rateType !== 'fixed', label: 'Variable', field: 'rate_type', size: 8 });
    sheet.text(202, z, facts.rateType === 'fixed' ? 'Variable' : v('rate_type', 'Variable', 'variable'));
    sheet.text(270, z, 'Type of credit:');
    ['Line', 'Term', 'Real estate'].forEach((label, i) => {
      const marked = i === (facts.product === 'commercial_real_estate' ? 2 : 1);
      sheet.checkbox(340 + i * 60, z, { marked, label, size: 8 });
      sheet.text(352 + i * 60, z, label);
    });
    sheet.y = z + 16;
    head('3.  Collateral Offered');
    blanks([
      [
        1,
        'Describe equipment, receivables, inventory or other personal property',
        v('collateral_description', facts.collateral),
      ],
    ]);
    if (facts.product !== 'commercial_term') {
      blanks([
        [3, 'Address of real estate', v('property_address', oneLine(property.address))],
        [1, 'County', v('property_county', property.county)],
        [1.2, 'Use', v('property_type', property.type)],
      ]);
      blanks([
        [1, 'Owner’s estimate of value', `$${money(facts.appraisedCents + 4_000_000)}`],
        [1, 'Existing mortgage balance', `$${money(facts.payoff.amountCents)}`],
        [1, 'Held by', facts.payoff.lender],
      ]);
    }
    head('4.  Owners and Guarantors');
    sheet.paragraph(
      'List each person who owns 20% or more of the applicant, each general partner, and each person who will guarantee the loan.',
      { size: 7.5 },
    );
    const share = Math.floor(100 / facts.guarantors.length);
    for (const guarantor of facts.guarantors)
      blanks([
        [1.7, 'Guarantor name', v('guarantor_name', guarantor.name)],
        [3, 'Home address', v('guarantor_address', oneLine(guarantor.address))],
        [0.7, '% owned', `${share}%`],
      ]);
    head('5.  Business Debts');
    const debts = [
      ['Creditor', 'Original amount', 'Balance', 'Payment', 'Matures'],
      ['Cornerstone Equipment Finance', '$84,000.00', '$41,226.18', '$1,702.44', '06/2028'],
      ['Merchants Trust Company', '$150,000.00', '$96,400.00', 'Interest', 'Demand'],
      ['Capital Card Services', '$25,000.00', '$7,118.93', '$350.00', 'Revolving'],
    ];
    sheet.ensure(70);
    for (const [i, row] of debts.entries()) {
      row.forEach((cell, j) => {
        const left = 48 + (j === 0 ? 0 : 156 + (j - 1) * 90);
        sheet.rect(left, sheet.y, j === 0 ? 156 : 90, 14);
        sheet.text(left + 3, sheet.y + 3, cell, i === 0 ? { size: 7.5, bold: true } : { size: 8, font: hand });
      });
      sheet.y += 14;
    }
    sheet.y += 6;
    head('6.  Questions');
    [
      'Is the applicant a party to any claim or lawsuit?',
      'Has the applicant or any owner ever filed for bankruptcy?',
      'Are any tax obligations past due?',
      'Is any owner a director, officer or employee of this institution?',
    ].forEach((question, i) => {
      sheet.ensure(16);
      sheet.text(56, sheet.y, `${'abcd'[i]})  ${question}`);
      sheet.checkbox(400, sheet.y, { marked: false, label: 'Yes', size: 8 });
      sheet.text(412, sheet.y, 'Yes');
      sheet.checkbox(450, sheet.y, { marked: true, label: 'No', size: 8 });
      sheet.text(462, sheet.y, 'No');
      sheet.y += 14;
    });
    head('7.  Agreement');
    sheet.paragraph(
      'Each of the undersigned certifies that everything stated in this application and in the financial statements submitted with it is true and complete, and authorizes the institution to check credit and employment history, to obtain business and consumer credit reports now and in any later review of the account, and to answer questions about its credit experience. If the applicant’s gross revenues were $1,000,000 or less in its last fiscal year and this application is denied, the applicant has the right to a written statement of the reasons; to obtain it, write to us within 60 days of the notice. The federal Equal Credit Opportunity Act prohibits creditors from discriminating against applicants on a prohibited basis. If real estate is offered we may order an appraisal and charge you for it; we will give you a copy promptly, even if the loan does not close.',
      { size: 8, align: 'justify' },
    );
    head('8.  Please Attach');
    [
      'Business tax returns for the last three years, all schedules',
      'Year-end and interim balance sheets and income statements',
      'Personal financial statement of each owner and guarantor, dated within 90 days',
      'Aging of accounts receivable and payable; schedule of equipment',
      'Organizational documents: articles, operating or partnership agreement, bylaws, trade name filings',
      'Copy of purchase contract, lease or construction bid, if any',
    ].forEach((text) => {
      sheet.ensure(14);
      sheet.checkbox(56, sheet.y, { marked: random.chance(0.7), label: text, size: 8 });
      sheet.text(70, sheet.y, text);
      sheet.y += 13;
    });
    sheet.y += 10;
    sheet.ensure(86);
    sheet.paragraph([bold('Applicant: '), v('borrower_name', borrower.name)], { after: 30 });
    sheet.text(48, sheet.y - 9, 'By:');
    sheet.signature(66, sheet.y, 230, { signed, label: borrower.signer });
    sheet.text(66, sheet.y + 3, `${borrower.signer}, ${borrower.capacity ?? 'Manager'}`, { size: 7.5 });
    sheet.text(360, sheet.y - 11, signed ? numericDate(applied) : '', { font: hand, size: 9 });
    sheet.hline(350, sheet.y, 470);
    sheet.text(350, sheet.y + 3, 'Date signed', { size: 7.5 });
    sheet.y += 24;
    sheet.ensure(30);
    sheet.rect(48, sheet.y, 516, 26, { fill: '#eeeeee', stroke: true });
    sheet.text(52, sheet.y + 3, 'BANK USE', { size: 6.5, bold: true });
    sheet.text(
      52,
      sheet.y + 13,
      prose`Taken by: ${v('loan_officer', approval.officer)}     Branch ${v('branch_code', approval.branch)}     Received ${numericDate(addDays(applied, 1))}`,
    );
  },
};
