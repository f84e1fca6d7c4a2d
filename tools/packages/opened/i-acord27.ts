import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';

const L = 36;
const R = 576;
const MID = 318;

function cell(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  runs: readonly Run[] = [],
): void {
  sheet.rect(x, y, w, h, { thickness: 0.7 });
  sheet.text(x + 3, y + 2.5, label, { size: 5.8, bold: true });
  if (runs.length > 0) sheet.text(x + 8, y + 12, runs, { size: 9, font: 'mono', width: w - 12 });
}

export const layout: Layout = {
  id: 'i-acord27',
  docType: 'property_insurance',
  draw(open, facts, { random, signed }) {
    const { hazard, property, lender } = facts;
    const first = facts.borrowers[0];
    if (first === undefined) return;
    const sheet = open({
      margins: { top: 30, bottom: 30, left: L, right: 36 },
      style: { font: 'sans', size: 8 },
      furniture: (page) => {
        page.text(L, 758, 'ACORD 27 (2016/03)', { size: 7, bold: true });
        page.text(330, 758, '© 1993-2015 ACORD CORPORATION. All rights reserved.', { size: 6.5 });
        page.text(L, 767, 'ACORD owns the registered marks in its name and its logo', {
          size: 6,
          width: 540,
          align: 'center',
        });
      },
    });
    const mailing = first.address;
    const insured: Run[] = facts.borrowers.flatMap((b, i): Run[] =>
      i === 0 ? [v('borrower_name', b.name)] : [' &\n', v('borrower_name', b.name)],
    );

    sheet.text(L, 34, 'ACORD', { size: 17, bold: true });
    sheet.text(130, 38, 'EVIDENCE OF PROPERTY INSURANCE', { size: 14, bold: true });
    cell(sheet, 488, 30, 88, 26, 'DATE (MM/DD/YYYY)', [numericDate(addDays(facts.noteDate, -random.int(2, 9)))]);
    sheet.rect(L, 56, 540, 36);
    sheet.text(
      L + 3,
      59,
      'THIS EVIDENCE OF PROPERTY INSURANCE IS GIVEN SOLELY TO INFORM AND GRANTS NO RIGHT OF ANY KIND TO THE ADDITIONAL INTEREST SHOWN BELOW. NOTHING IN IT, WHETHER STATED OR LEFT UNSAID, CHANGES, WIDENS OR VARIES WHAT THE POLICIES SET OUT BELOW COVER. IT IS NO AGREEMENT OF THE INSURER(S) ISSUING IT, OR OF THEIR AUTHORIZED REPRESENTATIVE OR THE PRODUCER, WITH THE ADDITIONAL INTEREST, AND IT MUST NOT BE READ AS ONE.',
      { size: 6.4, bold: true, width: 534 },
    );
    cell(sheet, L, 92, MID - L, 66, 'AGENCY', [
      'Tolliver-Brandt Insurance Agency\n2204 Commerce Street, Suite 4\nDayton, OH 45402',
    ]);
    sheet.text(200, 94.5, 'PHONE (A/C, No, Ext):  (937) 555-0148', { size: 5.8 });
    cell(
      sheet,
      MID,
      92,
      R - MID,
      94,
      'COMPANY',
      prose`${v('insurer_name', hazard.insurer)}\nP.O. Box 7710\nOmaha, NE 68107`,
    );
    sheet.rect(L, 158, MID - L, 14);
    sheet.text(L + 3, 162, 'FAX (A/C, No): (937) 555-0149', { size: 5.8 });
    sheet.text(L + 120, 162, 'E-MAIL ADDRESS: certs@tolliverbrandt.example', { size: 5.8 });
    sheet.rect(L, 172, MID - L, 14);
    sheet.text(L + 3, 176, 'CODE: 34-0917', { size: 5.8 });
    sheet.text(L + 80, 176, 'SUB CODE:', { size: 5.8 });
    sheet.text(L + 150, 176, `AGENCY CUSTOMER ID #: 0003${random.int(1000, 9999)}`, { size: 5.8 });
    cell(
      sheet,
      L,
      186,
      MID - L,
      78,
      'INSURED',
      prose`${insured}\n${v('borrower_address', `${mailing.street}\n${mailing.city}, ${mailing.state} ${mailing.zip}`, oneLine(mailing))}`,
    );
    cell(sheet, MID, 186, 120, 28, 'LOAN NUMBER', [v('loan_number', facts.loanNumber)]);
    cell(sheet, MID + 120, 186, 138, 28, 'POLICY NUMBER', [v('hazard_policy_number', hazard.policy)]);
    cell(sheet, MID, 214, 84, 28, 'EFFECTIVE DATE', [
      v('hazard_effective_date', numericDate(hazard.from), hazard.from),
    ]);
    cell(sheet, MID + 84, 214, 84, 28, 'EXPIRATION DATE', [
      v('hazard_expiration_date', numericDate(hazard.to), hazard.to),
    ]);
    sheet.rect(MID + 168, 214, 90, 28);
    sheet.checkbox(MID + 171, 222, { marked: false, label: 'CONTINUED UNTIL TERMINATED IF CHECKED' });
    sheet.text(MID + 183, 221, 'CONTINUED UNTIL\nTERMINATED IF CHECKED', { size: 5.5, bold: true });
    cell(sheet, MID, 242, R - MID, 22, 'THIS REPLACES PRIOR EVIDENCE DATED:');

    sheet.text(L, 268, 'PROPERTY INFORMATION', { size: 9, bold: true });
    cell(
      sheet,
      L,
      280,
      540,
      54,
      'LOCATION/DESCRIPTION',
      prose`Loc 1 Bldg 1: ${v('property_address', oneLine(property.address))}\n${v('property_type', property.type)}${random.pick([', frame, 1 story, built 1996', ', masonry, 2 stories, built 1988', ', joisted masonry, built 2004'])}`,
    );
    sheet.text(
      L + 3,
      337,
      'EACH POLICY SHOWN BELOW WAS WRITTEN FOR THE INSURED IDENTIFIED ABOVE AND RUNS FOR THE PERIOD STATED. WHATEVER MAY BE REQUIRED OR PROVIDED BY ANY AGREEMENT OR OTHER PAPER FOR WHICH THIS EVIDENCE OF PROPERTY INSURANCE IS SUPPLIED, OR TO WHICH IT MAY RELATE, COVERAGE UNDER THE POLICIES NAMED HERE REMAINS GOVERNED BY EVERY TERM, CONDITION AND EXCLUSION THEY CONTAIN. CLAIMS ALREADY PAID MAY HAVE LOWERED THE LIMITS STATED.',
      { size: 6.4, width: 534 },
    );
    sheet.text(L, 376, 'COVERAGE INFORMATION', { size: 9, bold: true });
    sheet.text(220, 377, 'PERILS INSURED', { size: 7, bold: true });
    ['BASIC', 'BROAD', 'SPECIAL'].forEach((label, i) => {
      sheet.checkbox(310 + i * 70, 376, { marked: i === 2, label, size: 8 });
      sheet.text(322 + i * 70, 377, label, { size: 7, bold: true });
    });
    sheet.rect(L, 388, 540, 150);
    sheet.hline(L, 401, R);
    sheet.vline(402, 388, 538);
    sheet.vline(500, 388, 538);
    sheet.text(L, 391, 'COVERAGE / PERILS / FORMS', { size: 6.5, bold: true, width: 366, align: 'center' });
    sheet.text(402, 391, 'AMOUNT OF INSURANCE', { size: 6.5, bold: true, width: 98, align: 'center' });
    sheet.text(500, 391, 'DEDUCTIBLE', { size: 6.5, bold: true, width: 76, align: 'center' });
    const whole = (cents: number): string => money(cents).slice(0, -3);
    const deductible = v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents));
    const rows: [string, Run[], Run[]][] = [
      [
        facts.loanClass === 'consumer' ? 'Coverage A - Dwelling, replacement cost' : 'Building, special form, RC',
        ['$ ', v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents))],
        [deductible],
      ],
      ['Other structures', [`$ ${whole(Math.round(hazard.coverageCents / 1_000_000) * 100_000)}`], ['incl.']],
      ['Contents / personal property', [`$ ${whole(7_500_000)}`], ['incl.']],
      ['Loss of use / rental value', ['$ 40,000'], ['72 hours']],
      ['Ordinance or law', ['10% of A'], ['']],
      ['Wind / hail (separate)', [''], ['2%']],
    ];
    rows.forEach(([label, amount, ded], i) => {
      const y = 406 + i * 15;
      sheet.text(L + 8, y, label, { size: 9, font: 'mono' });
      sheet.text(404, y, amount, { size: 9, font: 'mono', width: 92, align: 'right' });
      sheet.text(502, y, ded, { size: 9, font: 'mono', width: 70, align: 'right' });
    });
    sheet.text(L, 542, 'REMARKS (Including Special Conditions)', { size: 9, bold: true });
    sheet.rect(L, 553, 540, 50);
    sheet.text(
      L + 8,
      558,
      `Annual premium $${money(random.int(90_000, 640_000))} paid in full. Flood and earthquake are not covered by this policy. Mortgage clause per form 438 BFU NS applies.`,
      { size: 8.5, font: 'mono', width: 524 },
    );
    sheet.text(L, 607, 'CANCELLATION', { size: 9, bold: true });
    sheet.rect(L, 618, 540, 24);
    sheet.text(
      L + 3,
      622,
      'IF A POLICY DESCRIBED ABOVE IS CANCELLED AHEAD OF ITS STATED EXPIRATION DATE, NOTICE OF THE CANCELLATION WILL BE SENT IN THE MANNER WHICH THAT POLICY LAYS DOWN.',
      { size: 6.8, bold: true, width: 532 },
    );
    sheet.text(L, 646, 'ADDITIONAL INTEREST', { size: 9, bold: true });
    const bank = lender.address;
    cell(
      sheet,
      L,
      657,
      MID - L,
      96,
      'NAME AND ADDRESS',
      prose`\n${v('mortgagee_name', lender.name)} ISAOA/ATIMA\n${v('lender_address', `${bank.street}\n${bank.city}, ${bank.state} ${bank.zip}`, oneLine(bank))}`,
    );
    sheet.rect(MID, 657, R - MID, 30);
    const interests = ['MORTGAGEE', 'ADDITIONAL INSURED', "LENDER'S LOSS PAYABLE", 'LOSS PAYEE'];
    interests.forEach((label, i) => {
      const x = MID + 5 + (i % 2) * 120;
      const y = 660 + Math.floor(i / 2) * 13;
      sheet.checkbox(x, y, { marked: i === 0, label, size: 8 });
      sheet.text(x + 12, y + 1.5, label, { size: 6.5, bold: true });
    });
    cell(sheet, MID, 687, R - MID, 26, 'LOAN #', [v('loan_number', facts.loanNumber)]);
    cell(sheet, MID, 713, R - MID, 40, 'AUTHORIZED REPRESENTATIVE');
    sheet.signature(MID + 30, 750, 190, { signed, label: 'Authorized representative' });
  },
};
