import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const left = 46;
const width = 520;

export const layout: Layout = {
  id: 'q-application-bank',
  docType: 'loan_application',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { approval: a, lender, property } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const applied = addDays(a.date, -random.int(12, 30));
    const realEstate = facts.product !== 'commercial_term';
    const sheet = open({
      margins: { top: 44, bottom: 54, left, right: 46 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 752, 'Form BL-100 (Rev. 3/21)', { size: 7 });
        page.text(left, 752, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, sheet.y, [v('lender_name', lender.name)], { bold: true, size: 14 });
    sheet.text(left, sheet.y + 17, [v('lender_address', oneLine(lender.address))], { size: 8 });
    sheet.text(left, sheet.y + 2, 'COMMERCIAL LOAN APPLICATION', { bold: true, size: 13, width, align: 'right' });
    sheet.text(left, sheet.y + 18, `Date of application: ${numericDate(applied)}`, { size: 8, width, align: 'right' });
    sheet.y += 32;
    sheet.paragraph(
      prose`IMPORTANT INFORMATION ABOUT PROCEDURES FOR OPENING A NEW ACCOUNT. Federal law requires all financial institutions to obtain, verify and record information that identifies each person who opens an account. We will ask for the name, address, date of birth and other information of the business and of each individual who owns 25% or more of it.`,
      { size: 7, align: 'justify', after: 6 },
    );
    const head = (title: string): void => {
      sheet.ensure(70);
      sheet.rect(left, sheet.y, width, 14, { fill: '#c9d6ea' });
      sheet.text(left + 5, sheet.y + 3, title, { bold: true, size: 9 });
      sheet.y += 14;
    };
    type Cell = readonly [string, Run | readonly Run[], number];
    const row = (...cells: Cell[]): void => {
      let x = left;
      const total = cells.reduce((sum, cell) => sum + cell[2], 0);
      for (const [caption, runs, share] of cells) {
        const w = (width * share) / total;
        sheet.rect(x, sheet.y, w, 27);
        sheet.text(x + 4, sheet.y + 3, caption, { size: 6.5 });
        sheet.text(x + 4, sheet.y + 13, runs);
        x += w;
      }
      sheet.y += 27;
    };
    const ticks = (caption: string, options: readonly (readonly [string, boolean])[], field?: string): void => {
      sheet.rect(left, sheet.y, width, 17);
      sheet.text(left + 4, sheet.y + 4, caption, { size: 8 });
      let x = left + 10 + sheet.measure(caption, { size: 8 });
      for (const [label, marked] of options) {
        sheet.checkbox(x, sheet.y + 4.5, { marked, label, size: 8, ...(field === undefined ? {} : { field }) });
        sheet.text(x + 12, sheet.y + 4, label, { size: 8 });
        x += 24 + sheet.measure(label, { size: 8 });
      }
      sheet.y += 17;
    };

    head('1.  APPLICANT');
    const kind = borrower.entityType ?? '';
    row(
      ['Legal name of business', v('borrower_name', borrower.name), 4],
      ['Federal tax ID', v('borrower_tin', borrower.tin), 2],
    );
    row(
      ['Business address (street, city, state, ZIP)', v('borrower_address', oneLine(borrower.address)), 4],
      ['Telephone', `(555) 555-01${random.int(10, 99)}`, 2],
    );
    ticks(
      'Form of organization',
      [
        ['Corporation', kind.includes('corporation')],
        ['Limited liability company', kind.includes('liability')],
        ['Limited partnership', kind.includes('partnership')],
        ['Sole proprietor', false],
        ['Other', false],
      ],
      'borrower_entity_type',
    );
    row(
      ['State organized', v('borrower_state_of_org', borrower.stateOfOrganization ?? ''), 2],
      ['Date established', numericDate(addDays(applied, -random.int(1500, 9000))), 2],
      ['NAICS code', v('naics_code', a.naics), 1.4],
      ['No. of employees', `${random.int(4, 85)}`, 1.4],
      ['Fiscal year end', 'December', 1.4],
    );
    row(
      ['Contact', [borrower.signer, ', ', borrower.capacity ?? ''], 4],
      ['Gross annual revenue', `$${money(Math.round(facts.principalCents / 100_000) * 190_000)}`, 2],
    );
    sheet.y += 6;
    head('2.  LOAN REQUEST');
    row(
      [
        'Amount requested',
        v('principal_amount', `$${money(facts.principalCents)}`, plainMoney(facts.principalCents)),
        2,
      ],
      ['Term requested', v('term_months', `${facts.termMonths} months`, `${facts.termMonths}`), 1.6],
      [
        'Amortization requested',
        v('amortization_months', `${facts.amortizationMonths} months`, `${facts.amortizationMonths}`),
        1.6,
      ],
      ['Funds needed by', numericDate(addDays(facts.noteDate, 5)), 1.6],
    );
    row(['Purpose of loan', v('loan_purpose', a.purpose), 1]);
    ticks('Type of credit', [
      ['Term loan', true],
      ['Line of credit', false],
      ['Letter of credit', false],
      ['Commercial real estate', facts.product === 'commercial_real_estate'],
      ['SBA', facts.product === 'sba'],
    ]);
    ticks('Payments preferred', [
      ['Monthly', true],
      ['Quarterly', false],
      ['Semi-annual', false],
      ['At maturity', false],
    ]);
    sheet.y += 6;
    head('3.  COLLATERAL OFFERED');
    if (realEstate) {
      row(
        ['Address of real estate', v('property_address', oneLine(property.address)), 4],
        ['County', v('property_county', property.county), 1.5],
        ['Type of property', v('property_type', property.type), 1.8],
      );
      row(
        [
          'Owner’s estimate of value',
          `$${money(Math.round(facts.appraisedCents / 5_000_000) * 5_000_000 + 5_000_000)}`,
          2,
        ],
        ['Year acquired', `${random.int(2001, 2022)}`, 1],
        ['Existing liens and holders', random.pick(['None', `${facts.payoff.lender}, to be paid`]), 3],
      );
    }
    if (facts.product !== 'commercial_real_estate')
      row(['Business assets', v('collateral_description', facts.collateral), 1]);
    sheet.y += 6;
    head('4.  OWNERS AND GUARANTORS');
    sheet.paragraph(
      'Each owner of 20% or more is expected to guarantee the loan. Attach a personal financial statement for each.',
      {
        size: 7.5,
        indent: 4,
        after: 3,
      },
    );
    sheet.ensure(90);
    const columns = [0, 150, 330, 410, 462];
    const line = (cells: readonly (Run | readonly Run[])[], isHead: boolean): void => {
      const top = sheet.y;
      let bottom = top + 16;
      cells.forEach((cell, i) => {
        const w = (columns[i + 1] ?? width) - (columns[i] ?? 0) - 8;
        bottom = Math.max(
          bottom,
          sheet.text(left + (columns[i] ?? 0) + 4, top + 4, cell, { size: 8, bold: isHead, width: w }) + 2,
        );
      });
      sheet.rect(left, top, width, bottom - top);
      for (const c of columns.slice(1)) sheet.vline(left + c, top, bottom);
      sheet.y = bottom;
    };
    line(['Name of guarantor', 'Home address', 'SSN', '% owned', 'Guarantor?'], true);
    const share = Math.floor(100 / Math.max(1, facts.guarantors.length));
    facts.guarantors.forEach((g, i) => {
      line(
        [
          v('guarantor_name', g.name),
          v('guarantor_address', oneLine(g.address)),
          `***-**-${g.tin.slice(-4)}`,
          `${i === 0 ? 100 - share * (facts.guarantors.length - 1) : share}%`,
          'Yes',
        ],
        false,
      );
    });
    sheet.y += 8;
    head('5.  BUSINESS DEBT');
    sheet.ensure(70);
    line(['Creditor', 'Collateral', 'Balance', 'Payment', 'Matures'], true);
    line([facts.payoff.lender, 'Equipment', `$${money(random.int(12, 60) * 100_000)}`, '$1,840', '6/2028'], false);
    line(['Valley Leasing Co.', 'Two delivery vans', '$38,415.00', '$912', '11/2027'], false);
    sheet.y += 8;
    head('6.  QUESTIONS');
    for (const question of [
      'Has the business or any owner ever filed for bankruptcy or made an assignment for creditors?',
      'Are any tax obligations of the business past due?',
      'Is the business a party to any claim or lawsuit?',
      'Is the business liable on debts of others not shown above?',
      `Is any owner an officer, director or employee of the ${lender.name.includes('Credit Union') ? 'credit union' : 'bank'}?`,
    ]) {
      sheet.ensure(16);
      sheet.text(left + 4, sheet.y + 3, question, { size: 8 });
      sheet.checkbox(left + 430, sheet.y + 3, { marked: false, label: 'Yes', size: 8 });
      sheet.text(left + 442, sheet.y + 3, 'Yes', { size: 8 });
      sheet.checkbox(left + 474, sheet.y + 3, { marked: true, label: 'No', size: 8 });
      sheet.text(left + 486, sheet.y + 3, 'No', { size: 8 });
      sheet.y += 14;
    }
    sheet.y += 8;
    head('7.  NOTICES AND AGREEMENT');
    sheet.y += 4;
    sheet.paragraph(
      'If your gross revenues were $1,000,000 or less in your last fiscal year and your application is denied, you have the right to a written statement of the specific reasons. To obtain it, write to us within 60 days of the date you are told of our decision. We will send the statement within 30 days of your request. The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status or age.',
      { size: 8, align: 'justify', after: 5 },
    );
    sheet.paragraph(
      'We may order an appraisal to determine the value of a dwelling offered as collateral and charge you for it. Everything stated in this application and its attachments is true and complete. The applicant and each guarantor authorize the lender to check credit and employment history, to obtain tax transcripts, and to answer questions about its experience with the applicant. Knowingly making a false statement to influence a lender is a federal crime punishable by a fine of up to $1,000,000 or imprisonment of up to 30 years.',
      { size: 8, align: 'justify', after: 6 },
    );
    sheet.ensure(120);
    sheet.paragraph(['Applicant: ', v('borrower_name', borrower.name)], { bold: true, after: 0 });
    const y = sheet.y + 32;
    sheet.signature(left + 4, y, 230, { signed, label: borrower.signer });
    sheet.text(left + 4, y + 3, `${borrower.signer}, ${borrower.capacity ?? ''}`, { size: 8 });
    sheet.text(left + 300, y - 11, signed ? numericDate(applied, '/', false) : '', { size: 9 });
    sheet.hline(left + 290, y, left + 400);
    sheet.text(left + 290, y + 3, 'Date', { size: 8 });
    sheet.y = y + 22;
    head('FOR LENDER USE ONLY');
    row(
      ['Loan officer', v('loan_officer', a.officer), 3],
      ['Branch', v('branch_code', a.branch), 1],
      ['Received', numericDate(addDays(applied, 1)), 1.4],
      ['Application taken', random.pick(['In person', 'By mail', 'Online']), 1.4],
    );
  },
};
