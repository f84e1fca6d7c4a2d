import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const whole = (cents: number): string => money(cents).replace(/\.00$/, '');

export const layout: Layout = {
  id: 'u-commercial-property-evidence',
  docType: 'property_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 28;
    const right = 584;
    const full = right - left;
    const mid = 314;
    const { hazard } = facts;
    const entry = { font: random.pick(['mono', 'condensed', 'sans'] as const), size: 8.5 };
    const sheet = open({ margins: { top: 24, bottom: 24, left, right: 28 }, style: { font: 'sans', size: 6.5 } });
    const cap = (x: number, y: number, text: string): number => sheet.text(x, y, text, { size: 5.8 });
    const put = (x: number, y: number, runs: Run | readonly Run[], width?: number): number =>
      sheet.text(x, y, runs, { ...entry, ...(width === undefined ? {} : { width }) });

    sheet.text(left, 31, 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', {
      bold: true,
      size: 13,
      width: 460,
      align: 'center',
    });
    sheet.rect(496, 24, 88, 28);
    cap(500, 27, 'DATE (MM/DD/YYYY)');
    put(508, 38, numericDate(addDays(facts.noteDate, -random.int(1, 8)), '/', false));
    sheet.rect(left, 52, full, 36);
    sheet.text(
      left + 4,
      55,
      'THIS EVIDENCE OF COMMERCIAL PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW. IT DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW AND IS NOT A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE ADDITIONAL INTEREST.',
      { bold: true, size: 6.3, width: full - 8 },
    );
    sheet.rect(left, 88, full, 194);
    sheet.vline(mid, 88, 242);
    cap(left + 3, 90, 'PRODUCER NAME,\nCONTACT PERSON AND ADDRESS');
    cap(left + 130, 90, 'PHONE\n(A/C, No, Ext):');
    put(left + 180, 94, `555-01${random.int(10, 99)}`);
    const agency = random.pick(['Kestrel Insurance Brokers LLC', 'Bluestem Agency', 'Marsh Creek Risk Advisors']);
    put(
      left + 12,
      108,
      `${agency}\n${random.pick(['Lori Finch', 'Neal Ostrander', 'Tasha Grimes'])}\n${random.int(100, 900)} Commerce Square\n${facts.property.address.city}, ${facts.property.address.state}`,
    );
    sheet.hline(left, 152, mid);
    cap(left + 3, 155, 'FAX (A/C, No):');
    cap(left + 130, 155, 'E-MAIL ADDRESS:');
    sheet.hline(left, 166, mid);
    cap(left + 3, 169, 'CODE:');
    cap(left + 130, 169, 'SUB CODE:');
    cap(left + 3, 179, `AGENCY CUSTOMER ID #:   ${random.int(10_000, 89_999)}`);
    sheet.hline(left, 188, right);
    cap(mid + 3, 90, 'COMPANY NAME AND ADDRESS');
    cap(500, 90, `NAIC NO: ${random.int(10_000, 39_999)}`);
    put(
      mid + 12,
      108,
      prose`${v('insurer_name', hazard.insurer)}\n${random.int(1, 90)} Insurance Plaza\nColumbus, OH 43215`,
    );
    cap(mid + 30, 145, 'IF MULTIPLE COMPANIES, COMPLETE SEPARATE FORM FOR EACH');
    sheet.hline(mid, 152, right);
    cap(mid + 3, 155, 'POLICY TYPE');
    put(mid + 12, 167, random.pick(['Commercial Package', 'Businessowners', 'Commercial Property']));
    const insured = facts.borrowers[0] ?? facts.lender;
    cap(left + 3, 191, 'NAMED INSURED AND ADDRESS');
    put(left + 12, 201, v('borrower_name', insured.name));
    put(
      left + 12,
      212,
      v(
        'borrower_address',
        `${insured.address.street}\n${insured.address.city}, ${insured.address.state} ${insured.address.zip}`,
        oneLine(insured.address),
      ),
    );
    cap(mid + 3, 191, 'LOAN NUMBER');
    put(mid + 12, 201, v('loan_number', facts.loanNumber));
    sheet.vline(448, 188, 214);
    cap(451, 191, 'POLICY NUMBER');
    put(460, 201, v('hazard_policy_number', hazard.policy));
    sheet.hline(mid, 214, right);
    cap(mid + 3, 216, 'EFFECTIVE DATE');
    put(mid + 12, 227, v('hazard_effective_date', numericDate(hazard.from, '/', false), hazard.from));
    sheet.vline(400, 214, 242);
    cap(403, 216, 'EXPIRATION DATE');
    put(410, 227, v('hazard_expiration_date', numericDate(hazard.to, '/', false), hazard.to));
    sheet.vline(484, 214, 242);
    sheet.checkbox(489, 222, { marked: false, label: 'CONTINUED UNTIL TERMINATED IF CHECKED' });
    cap(502, 221, 'CONTINUED UNTIL\nTERMINATED IF CHECKED');
    sheet.hline(left, 242, right);
    cap(left + 3, 245, 'ADDITIONAL NAMED INSURED(S)');
    cap(mid + 3, 245, 'THIS REPLACES PRIOR EVIDENCE DATED:');
    sheet.hline(left, 256, right);
    sheet.text(left + 3, 259, 'PROPERTY INFORMATION', { bold: true, size: 7 });
    cap(left + 96, 260, '(Remarks schedule may be attached if more space is required)');
    [
      ['BUILDING OR', true, 390],
      ['BUSINESS PERSONAL PROPERTY', false, 460],
    ].forEach(([label, marked, x]) => {
      sheet.checkbox(x as number, 258, { marked: marked as boolean, label: label as string, size: 8 });
      sheet.text((x as number) + 12, 260, label as string, { size: 6.5 });
    });
    cap(left + 3, 270, 'LOCATION / DESCRIPTION');
    put(
      left + 90,
      270,
      prose`Loc 1 Bldg 1: ${v('property_address', oneLine(facts.property.address))} - ${v('property_type', facts.property.type)}`,
      full - 92,
    );
    sheet.text(
      left + 3,
      286,
      'THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. THE INSURANCE IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.',
      { size: 6, width: full - 6 },
    );
    sheet.rect(left, 304, full, 14);
    sheet.text(left + 3, 308, 'COVERAGE INFORMATION', { bold: true, size: 7 });
    sheet.text(230, 308, 'PERILS INSURED', { size: 6.5 });
    ['BASIC', 'BROAD', 'SPECIAL'].forEach((label, i) => {
      sheet.checkbox(310 + i * 60, 306, { marked: label === 'SPECIAL', label, size: 8 });
      sheet.text(322 + i * 60, 308, label, { size: 6.5 });
    });
    sheet.rect(left, 318, full, 15);
    sheet.text(left + 3, 323, 'COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE:   $', { size: 6.5, bold: true });
    put(250, 321, v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents)));
    sheet.text(490, 323, 'DED:', { size: 6.5, bold: true });
    put(514, 321, v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents)));
    sheet.rect(left, 333, full, 10);
    const marks = [262, 280, 298];
    ['YES', 'NO', 'N/A'].forEach((label, i) => {
      sheet.text(marks[i] ?? 0, 335, label, { size: 5.8, bold: true });
    });
    const half = whole(Math.round(hazard.coverageCents / 1_000_000) * 100_000);
    type Row = readonly [string, 0 | 1 | 2, string, string, string];
    const rows: readonly Row[] = [
      ['BUSINESS INCOME / RENTAL VALUE', 0, 'If YES, LIMIT:', '', 'X  Actual Loss Sustained; # of months: 12'],
      ['BLANKET COVERAGE', 1, 'If YES, indicate value(s) reported on property identified above: $', '', ''],
      ['TERRORISM COVERAGE', 0, 'Attach Disclosure Notice / DEC', '', ''],
      ['   IS THERE A TERRORISM-SPECIFIC EXCLUSION?', 1, '', '', ''],
      ['LIMITED FUNGUS COVERAGE', 0, 'If YES, LIMIT:', '15,000', 'DED:'],
      ['FUNGUS EXCLUSION (If "YES", specify form used)', 1, '', '', ''],
      ['REPLACEMENT COST', 0, '', '', ''],
      ['AGREED VALUE', random.pick([0, 1] as const), '', '', ''],
      ['COINSURANCE', 0, `If YES,   ${random.pick([80, 90])} %`, '', ''],
      ['EQUIPMENT BREAKDOWN (If Applicable)', 0, 'If YES, LIMIT:', 'Included', 'DED: 1,000'],
      ['ORDINANCE OR LAW - Loss to undamaged portion of bldg', 0, 'If YES, LIMIT:', 'Included', 'DED:'],
      ['   - Demolition Costs', 0, 'If YES, LIMIT:', half, 'DED:'],
      ['   - Incr. Cost of Construction', 0, 'If YES, LIMIT:', half, 'DED:'],
      ['EARTH MOVEMENT (If Applicable)', 1, 'If YES, LIMIT:', '', 'DED:'],
      ['FLOOD (If Applicable)', 1, 'If YES, LIMIT:', '', 'DED:'],
      ['WIND / HAIL INCL   Subject to Different Provisions:', 0, 'If YES, LIMIT:', '', 'DED: 2% of bldg'],
      ['NAMED STORM INCL   Subject to Different Provisions:', 2, 'If YES, LIMIT:', '', 'DED:'],
      ['PERMISSION TO WAIVE SUBROGATION PRIOR TO LOSS', 0, '', '', ''],
    ];
    let y = 343;
    for (const [label, answer, ask, limit, ded] of rows) {
      sheet.rect(left, y, full, 13);
      sheet.text(left + 3 + (label.startsWith(' ') ? 12 : 0), y + 4, label.trim(), { size: 6.3 });
      marks.forEach((x, i) => {
        sheet.checkbox(x + 1, y + 2.5, {
          marked: i === answer,
          label: `${label.trim()} ${['YES', 'NO', 'N/A'][i]}`,
          size: 8,
        });
      });
      sheet.text(320, y + 4, ask, { size: 6.3 });
      if (limit) sheet.text(372, y + 3, limit, { ...entry, size: 8 });
      if (ded) sheet.text(ded.startsWith('X') ? 440 : 500, y + 4, ded, { size: 6.3 });
      y += 13;
    }
    sheet.text(left + 3, y + 3, 'CANCELLATION', { bold: true, size: 7 });
    sheet.text(
      left + 6,
      y + 13,
      'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.',
      { bold: true, size: 6.3, width: full - 12 },
    );
    y += 32;
    sheet.text(left + 3, y, 'ADDITIONAL INTEREST', { bold: true, size: 7 });
    y += 10;
    sheet.rect(left, y, full, 100);
    sheet.vline(mid, y, y + 100);
    [
      ['CONTRACT OF SALE', false, 0, 0],
      ['LENDER’S LOSS PAYABLE', random.chance(0.5), 92, 0],
      ['LOSS PAYEE', false, 196, 0],
      ['MORTGAGEE', true, 0, 13],
    ].forEach(([label, marked, dx, dy]) => {
      const x = left + 4 + (dx as number);
      const at = y + 4 + (dy as number);
      sheet.checkbox(x, at, { marked: marked as boolean, label: label as string, size: 8 });
      sheet.text(x + 12, at + 2, label as string, { size: 6.3 });
    });
    sheet.hline(left, y + 30, mid);
    cap(left + 3, y + 33, 'NAME AND ADDRESS');
    const bank = facts.lender;
    put(
      left + 30,
      y + 46,
      prose`${v('mortgagee_name', bank.name)}, ISAOA/ATIMA\n${v('lender_address', `${bank.address.street}\n${bank.address.city}, ${bank.address.state} ${bank.address.zip}`, oneLine(bank.address))}`,
      240,
    );
    cap(mid + 3, y + 3, 'LENDER SERVICING AGENT NAME AND ADDRESS');
    sheet.hline(mid, y + 54, right);
    cap(mid + 3, y + 57, 'AUTHORIZED REPRESENTATIVE');
    sheet.signature(mid + 30, y + 92, 180, { signed, label: 'Authorized representative', height: 22 });
    sheet.text(left, y + 104, 'FORM 28 (2016/03)', { size: 7, bold: true });
  },
};
