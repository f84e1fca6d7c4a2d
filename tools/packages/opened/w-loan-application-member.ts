import { money } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { cash, usd } from './w-parts.ts';

export const layout: Layout = {
  id: 'w-loan-application-member',
  docType: 'loan_application',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const left = 36;
    const width = 540;
    const half = width / 2 - 4;
    const right = left + half + 8;
    const applied = addDays(facts.noteDate, -random.int(30, 60));
    const us = facts.lender.name.includes('Credit Union') ? 'credit union' : 'lender';
    const sheet = open({
      margins: { top: 32, bottom: 44, left, right: 36 },
      style: { font: random.pick(['condensed', 'sans'] as const), size: 8.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 764, 'Member Loan Application - Real Estate   R 09/23', { size: 6.5 });
        page.text(left, 764, `${pageNo} of ${count}`, { size: 6.5, width, align: 'right' });
      },
    });
    sheet.text(left, 32, v('lender_name', facts.lender.name), { bold: true, size: 15 });
    sheet.text(left, 50, v('lender_address', oneLine(facts.lender.address)), { size: 7.5 });
    sheet.text(left, 34, 'MEMBER LOAN APPLICATION', { bold: true, size: 13, width, align: 'right' });
    sheet.text(left, 50, 'Equal Housing Lender', { size: 7.5, width, align: 'right' });
    sheet.y = 64;
    const band = (text: string, x = left, w = width): void => {
      sheet.rect(x, sheet.y, w, 13, { fill: '#1f5c4d' });
      sheet.text(x + 4, sheet.y + 3, text, { bold: true, colour: 'white', size: 8 });
    };
    type Cell = readonly [string, Run | readonly Run[], number];
    const boxes = (x: number, y: number, w: number, cells: readonly Cell[], h = 24): number => {
      let at = x;
      for (const [caption, runs, share] of cells) {
        sheet.rect(at, y, w * share, h);
        sheet.text(at + 3, y + 2, caption, { size: 5.8 });
        sheet.text(at + 3, y + 11, runs, { width: w * share - 5, size: 8.5 });
        at += w * share;
      }
      return y + h;
    };
    const tick = (x: number, y: number, marked: boolean, label: string, field?: string): number => {
      sheet.checkbox(x, y, { marked, label, size: 7.5, ...(field === undefined ? {} : { field }) });
      sheet.text(x + 11, y, label, { size: 8 });
      return x + 11 + sheet.measure(label, { size: 8 }) + 12;
    };

    band('ABOUT THE LOAN YOU WANT');
    sheet.y += 16;
    let x = left + 4;
    sheet.text(x, sheet.y, 'Type:', { size: 8 });
    x += 30;
    const purchase = facts.product === 'residential_purchase';
    for (const [label, marked] of [
      ['Purchase', purchase],
      ['Refinance', !purchase],
      ['Home equity', false],
      ['Construction', false],
    ] as const)
      x = tick(x, sheet.y, marked, label);
    sheet.text(x + 10, sheet.y, 'Credit:', { size: 8 });
    x = tick(x + 46, sheet.y, facts.borrowers.length === 1, 'Individual');
    tick(x, sheet.y, facts.borrowers.length > 1, 'Joint with co-applicant');
    sheet.y += 12;
    sheet.y = boxes(left, sheet.y, width, [
      ['AMOUNT REQUESTED', usd('principal_amount', facts.principalCents), 0.22],
      ['TERM (MONTHS)', v('term_months', `${facts.termMonths}`), 0.14],
      ['PURPOSE OF LOAN', v('loan_purpose', facts.approval.purpose), 0.4],
      ['APPLICATION DATE', numericDate(applied), 0.24],
    ]);
    sheet.y = boxes(left, sheet.y, width, [
      ['LOAN NUMBER (OFFICE USE)', v('loan_number', facts.loanNumber), 0.22],
      ['BRANCH', v('branch_code', facts.approval.branch), 0.14],
      ['LOAN OFFICER', v('loan_officer', facts.approval.officer), 0.4],
      ['HOW RECEIVED', random.pick(['In person', 'Telephone', 'Online']), 0.24],
    ]);
    sheet.y += 8;

    const top = sheet.y;
    let bottom = top;
    [0, 1].forEach((side) => {
      const person = facts.borrowers[side];
      const at = side === 0 ? left : right;
      sheet.y = top;
      band(side === 0 ? 'APPLICANT' : 'CO-APPLICANT', at, half);
      let y = top + 13;
      const salary = random.int(5_200, 14_800) * 100;
      const blank = (text: string): string => (person === undefined ? '' : text);
      y = boxes(at, y, half, [
        ['FULL NAME', person === undefined ? '' : v('borrower_name', person.name), 0.66],
        ['MEMBER NO.', blank(`${random.int(10_000, 99_999)}`), 0.34],
      ]);
      y = boxes(at, y, half, [
        ['SOCIAL SECURITY NUMBER', person === undefined ? '' : v('borrower_tin', person.tin), 0.4],
        ['BIRTH DATE', blank(`${random.int(1, 12)}/${random.int(1, 28)}/19${random.int(58, 96)}`), 0.3],
        ['CELL PHONE', blank(`555-01${random.int(10, 99)}`), 0.3],
      ]);
      y = boxes(
        at,
        y,
        half,
        [
          [
            'PRESENT ADDRESS',
            person === undefined ? '' : side === 1 ? 'Same' : v('borrower_address', oneLine(person.address)),
            0.74,
          ],
          ['YEARS THERE', blank(`${random.int(1, 18)}`), 0.26],
        ],
        34,
      );
      y = boxes(at, y, half, [
        ['EMPLOYER', blank(random.pick(['County School District', 'Mercy Regional Clinic', 'Lakes Freight Co.'])), 0.6],
        ['START DATE', blank(`${random.int(1, 12)}/${random.int(2008, 2021)}`), 0.4],
      ]);
      y = boxes(at, y, half, [
        ['POSITION', blank(random.pick(['Teacher', 'Nurse', 'Dispatcher', 'Supervisor'])), 0.4],
        ['GROSS MONTHLY INCOME', blank(`$${money(salary)}`), 0.3],
        ['OTHER INCOME', blank('$0.00'), 0.3],
      ]);
      bottom = y;
    });
    sheet.y = bottom + 3;
    sheet.paragraph(
      'Alimony, child support or separate maintenance income need not be revealed if you do not choose to have it considered.',
      { size: 7, after: 6 },
    );

    band('PROPERTY OFFERED AS SECURITY');
    sheet.y += 13;
    sheet.y = boxes(left, sheet.y, width, [
      ['PROPERTY ADDRESS', v('property_address', oneLine(facts.property.address)), 0.62],
      ['COUNTY', v('property_county', facts.property.county), 0.18],
      ['PROPERTY TYPE', v('property_type', facts.property.type), 0.2],
    ]);
    sheet.y = boxes(left, sheet.y, width, [
      [
        purchase ? 'PURCHASE PRICE' : 'ESTIMATED VALUE (OWNER)',
        facts.salePriceCents === null
          ? `$${money(Math.round(facts.appraisedCents / 5_000_000) * 5_000_000)}`
          : usd('sale_price', facts.salePriceCents),
        0.25,
      ],
      ['PRESENT FIRST MORTGAGE HOLDER', purchase ? 'None' : facts.payoff.lender, 0.3],
      [
        'PRESENT BALANCE',
        purchase ? '$0.00' : `$${money(Math.round(facts.payoff.amountCents / 100_000) * 100_000)} approx.`,
        0.2,
      ],
      ['ANNUAL TAXES', `$${money(random.int(1_400, 7_200) * 100)}`, 0.25],
    ]);
    sheet.y += 4;
    sheet.text(left + 4, sheet.y, 'You will use this property as:', { size: 8 });
    x = left + 122;
    const use = random.pick(['Primary residence', 'Primary residence', 'Second home']);
    for (const label of ['Primary residence', 'Second home', 'Investment / rental'])
      x = tick(x, sheet.y, label === use, label, 'occupancy');
    sheet.y += 16;

    band('WHAT YOU OWN AND WHAT YOU OWE (both applicants)');
    sheet.y += 13;
    const columns = [0, 0.4, 0.56, 0.7, 0.85, 1].map((share) => left + share * width);
    const grid = (cells: readonly string[], bold = false): void => {
      cells.forEach((cell, i) => {
        const from = columns[i] ?? left;
        const w = (columns[i + 1] ?? left + width) - from;
        sheet.rect(from, sheet.y, w, 14);
        sheet.text(from + 3, sheet.y + 3, cell, {
          width: w - 6,
          size: 7.5,
          bold,
          align: i > 1 && !bold ? 'right' : 'left',
        });
      });
      sheet.y += 14;
    };
    grid(['Creditor / institution', 'Account', 'Balance owed', 'Monthly payment', 'Value'], true);
    grid(['Share draft and savings here', `xx${random.int(100, 999)}`, '', '', money(random.int(4_000, 60_000) * 100)]);
    grid([
      random.pick(['Metro Auto Finance', 'Ally Ridge Auto']),
      `xx${random.int(100, 999)}`,
      money(random.int(3_000, 28_000) * 100),
      money(random.int(180, 620) * 100),
      '',
    ]);
    grid([
      'Bankcard',
      `xx${random.int(100, 999)}`,
      money(random.int(300, 9_000) * 100),
      money(random.int(25, 240) * 100),
      '',
    ]);
    grid(['Retirement account', '', '', '', money(random.int(12_000, 240_000) * 100)]);
    sheet.y += 6;
    const questions = [
      'Are you a party to a lawsuit or is there a judgment against you?',
      'Have you declared bankruptcy or had property foreclosed in the last 7 years?',
      'Are you a co-maker or guarantor on any other loan?',
      'Is your income likely to go down in the next two years?',
    ];
    for (const question of questions) {
      sheet.ensure(14);
      sheet.text(left + 4, sheet.y, question, { size: 8 });
      tick(left + 420, sheet.y, false, 'Yes');
      tick(left + 470, sheet.y, true, 'No');
      sheet.y += 12;
    }
    sheet.y += 6;
    sheet.ensure(150);
    band('INTEREST RATE AND PAYMENT YOU WERE QUOTED (not a commitment)');
    sheet.y += 17;
    sheet.paragraph(
      prose`Rates change daily. The ${us} will send you a Loan Estimate within three business days. A rate lock costs 0.250% of the loan for each 15 days beyond 45. Amount requested: $${cash('principal_amount', facts.principalCents)}. Loans over 80% of value need private mortgage insurance.`,
      { after: 6 },
    );
    band('SIGNATURES');
    sheet.y += 17;
    sheet.paragraph(
      `You promise that everything stated in this application is correct to the best of your knowledge. You authorize the ${us} to obtain credit reports in connection with this application and for any update, renewal or extension of the credit received. You understand that it is a federal crime, punishable by a fine of up to $1,000,000 or 30 years in prison, to willfully give false information on a loan application to a federally insured institution.`,
      { size: 8, align: 'justify', after: 34 },
    );
    facts.borrowers.forEach((b, i) => {
      const at = i === 0 ? left : right;
      sheet.signature(at, sheet.y, 190, { signed, label: b.name });
      sheet.text(at, sheet.y + 3, [i === 0 ? 'Applicant: ' : 'Co-applicant: ', v('borrower_name', b.name)], {
        size: 7.5,
      });
      sheet.text(at + 198, sheet.y - 9, signed ? numericDate(applied) : '', { size: 8 });
      sheet.text(at + 198, sheet.y + 3, 'Date', { size: 7.5 });
    });
    sheet.y += 26;
    sheet.ensure(30);
    sheet.text(
      left,
      sheet.y,
      `OFFICE USE:  DTI ____%   Score ____   Decision  ______________   By ______________   NMLS # ${random.int(400_000, 990_000)}`,
      { size: 7.5 },
    );
  },
};
