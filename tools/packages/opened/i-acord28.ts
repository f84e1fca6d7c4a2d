import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';

const L = 30;
const R = 582;
const MID = 312;

function cell(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  runs: readonly Run[] = [],
): void {
  sheet.rect(x, y, w, h, { thickness: 0.6 });
  sheet.text(x + 2.5, y + 2, label, { size: 5.6 });
  if (runs.length > 0) sheet.text(x + 6, y + 10.5, runs, { size: 8.5, font: 'condensed', width: w - 8 });
}

export const layout: Layout = {
  id: 'i-acord28',
  docType: 'property_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { hazard, property, lender } = facts;
    const insured = facts.borrowers[0];
    if (insured === undefined) return;
    const sheet = open({
      margins: { top: 28, bottom: 28, left: L, right: 30 },
      style: { font: 'sans', size: 7 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 768, 'ACORD 28 (2016/03)', { size: 6.5, bold: true });
        page.text(L, 768, `Page ${pageNo} of ${pageCount}`, { size: 6.5, width: 552, align: 'center' });
        page.text(L, 768, '© 2003-2015 ACORD CORPORATION. All rights reserved.', {
          size: 6,
          width: 552,
          align: 'right',
        });
      },
    });
    const whole = (cents: number): string => money(cents).slice(0, -3);
    const date = (iso: string): string => numericDate(iso, '/', false);
    const two = (a: { street: string; city: string; state: string; zip: string }): string =>
      `${a.street}\n${a.city}, ${a.state} ${a.zip}`;
    sheet.text(L, 32, 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', {
      size: 13,
      bold: true,
      width: 462,
      align: 'center',
    });
    cell(sheet, 496, 28, 86, 24, 'DATE (MM/DD/YYYY)', [date(addDays(facts.noteDate, -random.int(1, 12)))]);
    sheet.rect(L, 52, 552, 32);
    sheet.text(
      L + 3,
      54.5,
      'THIS EVIDENCE OF COMMERCIAL PROPERTY INSURANCE IS GIVEN SOLELY TO INFORM AND GRANTS NO RIGHT OF ANY KIND TO THE ADDITIONAL INTEREST SHOWN BELOW. NOTHING IN IT, WHETHER STATED OR LEFT UNSAID, CHANGES, WIDENS OR VARIES WHAT THE POLICIES SET OUT BELOW COVER. IT IS NO AGREEMENT OF THE INSURER(S) ISSUING IT, OR OF THEIR AUTHORIZED REPRESENTATIVE OR THE PRODUCER, WITH THE ADDITIONAL INTEREST, AND IT MUST NOT BE READ AS ONE.',
      { size: 5.9, width: 546, bold: true },
    );
    cell(sheet, L, 84, MID - L, 62, 'PRODUCER NAME, CONTACT PERSON AND ADDRESS', [
      'Northfork Risk Partners LLC\nDana Pruitt, CISR\n415 Third Avenue South\nFargo, ND 58103',
    ]);
    sheet.text(196, 86, 'PHONE (A/C, No, Ext): 701-555-0119', { size: 5.6 });
    cell(
      sheet,
      MID,
      84,
      R - MID,
      62,
      'COMPANY NAME AND ADDRESS',
      prose`${v('insurer_name', hazard.insurer)}\nOne Surety Plaza\nHartford, CT 06103`,
    );
    sheet.text(510, 86, `NAIC NO: ${random.int(10_000, 39_999)}`, { size: 5.6 });
    sheet.text(MID + 4, 138, 'WHERE SEVERAL COMPANIES INSURE, USE ONE FORM PER COMPANY', { size: 5.6 });
    cell(sheet, L, 146, MID - L, 22, 'FAX (A/C, No): 701-555-0120');
    sheet.text(150, 148, 'E-MAIL ADDRESS: service@northforkrisk.example', { size: 5.6 });
    sheet.text(L + 3, 158, 'CODE: 7741', { size: 5.6 });
    sheet.text(L + 60, 158, 'SUB CODE:', { size: 5.6 });
    sheet.text(150, 158, `AGENCY CUSTOMER ID #: ${random.int(10_000, 99_999)}`, { size: 5.6 });
    cell(sheet, MID, 146, R - MID, 22, 'POLICY TYPE', [random.pick(['Commercial Package', 'Commercial Property'])]);
    cell(
      sheet,
      L,
      168,
      MID - L,
      52,
      'NAMED INSURED AND ADDRESS',
      prose`${v('borrower_name', insured.name)}\n${v('borrower_address', two(insured.address), oneLine(insured.address))}`,
    );
    cell(sheet, L, 220, MID - L, 20, 'ADDITIONAL NAMED INSURED(S)');
    cell(sheet, MID, 168, 128, 24, 'LOAN NUMBER', [v('loan_number', facts.loanNumber)]);
    cell(sheet, MID + 128, 168, 142, 24, 'POLICY NUMBER', [v('hazard_policy_number', hazard.policy)]);
    cell(sheet, MID, 192, 88, 24, 'EFFECTIVE DATE', [v('hazard_effective_date', date(hazard.from), hazard.from)]);
    cell(sheet, MID + 88, 192, 88, 24, 'EXPIRATION DATE', [v('hazard_expiration_date', date(hazard.to), hazard.to)]);
    sheet.rect(MID + 176, 192, 94, 24);
    sheet.checkbox(MID + 179, 199, { marked: false, label: 'CONTINUED UNTIL TERMINATED IF CHECKED', size: 8 });
    sheet.text(MID + 190, 198, 'CONTINUED UNTIL\nTERMINATED IF CHECKED', { size: 5.4 });
    cell(sheet, MID, 216, R - MID, 24, 'THIS REPLACES PRIOR EVIDENCE DATED:');
    sheet.text(L, 244, 'PROPERTY INFORMATION (ACORD 101 may be attached if more space is required)', {
      size: 7,
      bold: true,
    });
    sheet.checkbox(378, 243, { marked: true, label: 'BUILDING', size: 8 });
    sheet.text(389, 244.5, 'BUILDING  OR', { size: 6.5 });
    sheet.checkbox(450, 243, { marked: false, label: 'BUSINESS PERSONAL PROPERTY', size: 8 });
    sheet.text(461, 244.5, 'BUSINESS PERSONAL PROPERTY', { size: 6.5 });
    cell(
      sheet,
      L,
      254,
      552,
      36,
      'LOCATION / DESCRIPTION',
      prose`${v('property_address', oneLine(property.address))}\n${v('property_type', property.type)}, ${random.int(6, 48)},${random.int(100, 999)} sq. ft., sprinklered, protection class 4`,
    );
    sheet.text(
      L + 2,
      293,
      'EACH POLICY SHOWN BELOW WAS WRITTEN FOR THE INSURED IDENTIFIED ABOVE AND RUNS FOR THE PERIOD STATED. WHATEVER MAY BE REQUIRED OR PROVIDED BY ANY AGREEMENT OR OTHER PAPER FOR WHICH THIS EVIDENCE OF PROPERTY INSURANCE IS SUPPLIED, OR TO WHICH IT MAY RELATE, COVERAGE UNDER THE POLICIES NAMED HERE REMAINS GOVERNED BY EVERY TERM, CONDITION AND EXCLUSION THEY CONTAIN. CLAIMS ALREADY PAID MAY HAVE LOWERED THE LIMITS STATED.',
      { size: 5.8, width: 548 },
    );
    sheet.text(L, 326, 'COVERAGE INFORMATION', { size: 7, bold: true });
    sheet.text(160, 326, 'PERILS INSURED', { size: 7, bold: true });
    ['BASIC', 'BROAD', 'SPECIAL'].forEach((label, i) => {
      sheet.checkbox(240 + i * 62, 325, { marked: i === 2, label, size: 8 });
      sheet.text(252 + i * 62, 326.5, label, { size: 6.5 });
    });
    sheet.rect(L, 336, 552, 15);
    sheet.text(
      L + 3,
      340,
      prose`COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE:   $ ${v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents))}`,
      { size: 7.5 },
    );
    sheet.text(
      480,
      340,
      ['DED: ', v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents))],
      {
        size: 7.5,
      },
    );
    sheet.text(232, 354, 'YES', { size: 6, bold: true });
    sheet.text(250, 354, 'NO', { size: 6, bold: true });
    sheet.text(266, 354, 'N/A', { size: 6, bold: true });
    const income = whole(random.int(10, 60) * 1_000_000);
    const rows: [string, number, string][] = [
      ['BUSINESS INCOME / RENTAL VALUE', 0, `If YES, LIMIT: ${income}|Actual Loss Sustained; # of months: 12`],
      ['BLANKET COVERAGE', 1, 'If YES, indicate value(s) reported on property identified above: $'],
      ['TERRORISM COVERAGE', 0, 'Attach Disclosure Notice / DEC'],
      ['   IS THERE A TERRORISM-SPECIFIC EXCLUSION?', 1, ''],
      ['   IS DOMESTIC TERRORISM EXCLUDED?', 1, ''],
      ['LIMITED FUNGUS COVERAGE', 0, 'If YES, LIMIT: 15,000|DED: 2,500'],
      ['FUNGUS EXCLUSION (If "YES", specify organization\'s form used)', 1, ''],
      ['REPLACEMENT COST', 0, ''],
      ['AGREED VALUE', random.int(0, 1), ''],
      ['COINSURANCE', 0, 'If YES, 90 %'],
      ['EQUIPMENT BREAKDOWN (If Applicable)', 0, 'If YES, LIMIT: Included|DED: 1,000'],
      ['ORDINANCE OR LAW - Coverage for loss to undamaged portion', 0, 'If YES, LIMIT: Included'],
      ['   - Demolition Costs', 0, 'If YES, LIMIT: 250,000|DED: 0'],
      ['   - Incr. Cost of Construction', 0, 'If YES, LIMIT: 250,000|DED: 0'],
      ['EARTH MOVEMENT (If Applicable)', 2, 'If YES, LIMIT:|DED:'],
      ['FLOOD (If Applicable)', 1, 'If YES, LIMIT:|DED:'],
      ['WIND / HAIL INCL    Subject to Different Provisions:', 0, 'If YES, LIMIT: Included|DED: 2%'],
      ['PERMISSION TO WAIVE SUBROGATION IN FAVOR OF MORTGAGE HOLDER PRIOR TO LOSS', 0, ''],
    ];
    rows.forEach(([label, answer, note], i) => {
      const y = 362 + i * 14;
      sheet.rect(L, y, 552, 14, { thickness: 0.4 });
      sheet.text(label.startsWith(' ') ? L + 12 : L + 3, y + (label.length > 55 ? 1.5 : 4), label, {
        size: 5.8,
        width: 196,
      });
      [0, 1, 2].forEach((column) => {
        sheet.checkbox(233 + column * 17, y + 3, { marked: answer === column, label, size: 8 });
      });
      const [left = '', right = ''] = note.split('|');
      sheet.text(290, y + 4, left, { size: 6.4 });
      sheet.text(right.startsWith('DED') ? 480 : 420, y + 4, right, { size: 6.4 });
    });
    sheet.text(L, 618, 'CANCELLATION', { size: 7, bold: true });
    sheet.rect(L, 627, 552, 22);
    sheet.text(
      L + 3,
      630,
      'IF A POLICY DESCRIBED ABOVE IS CANCELLED AHEAD OF ITS STATED EXPIRATION DATE, NOTICE OF THE CANCELLATION WILL BE SENT IN THE MANNER WHICH THAT POLICY LAYS DOWN.',
      { size: 6.4, bold: true, width: 546 },
    );
    sheet.text(L, 653, 'ADDITIONAL INTEREST', { size: 7, bold: true });
    sheet.rect(L, 662, MID - L, 34);
    ['CONTRACT OF SALE', "LENDER'S LOSS PAYABLE", 'MORTGAGEE', 'LOSS PAYEE'].forEach((label, i) => {
      const x = L + 6 + (i % 2) * 130;
      const y = 666 + Math.floor(i / 2) * 14;
      sheet.checkbox(x, y, { marked: i === 1 || i === 2, label, size: 8 });
      sheet.text(x + 12, y + 1.5, label, { size: 6.2 });
    });
    cell(
      sheet,
      L,
      696,
      MID - L,
      66,
      'NAME AND ADDRESS',
      prose`${v('mortgagee_name', lender.name)}\nits successors and/or assigns\n${v('lender_address', two(lender.address), oneLine(lender.address))}`,
    );
    cell(sheet, MID, 662, R - MID, 40, 'LENDER SERVICING AGENT NAME AND ADDRESS');
    cell(sheet, MID, 702, R - MID, 60, 'AUTHORIZED REPRESENTATIVE');
    sheet.signature(MID + 40, 752, 190, { signed, label: 'Authorized representative' });
  },
};
