import { money, plainMoney } from '../core/amounts.ts';
import { addDays, addMonths, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const whole = (cents: number): string => money(cents).replace(/\.00$/, '');

export const layout: Layout = {
  id: 'u-liability-certificate',
  docType: 'liability_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 26;
    const right = 586;
    const full = right - left;
    const mid = 306;
    const { hazard } = facts;
    const entry = { font: random.pick(['typewriter', 'condensed', 'sans'] as const), size: 8.5 };
    const issued = addDays(facts.noteDate, -random.int(2, 9));
    const from = addDays(hazard.from, -random.int(40, 150));
    const to = addMonths(from, 12);
    const sheet = open({
      margins: { top: 26, bottom: 24, left, right: 26 },
      style: { font: 'sans', size: 6.5 },
    });
    const cap = (x: number, y: number, text: string, width?: number): number =>
      sheet.text(x, y, text, { size: 5.5, ...(width === undefined ? {} : { width }) });
    const put = (x: number, y: number, runs: Run | readonly Run[], width?: number): number =>
      sheet.text(x, y, runs, { ...entry, ...(width === undefined ? {} : { width }) });

    sheet.text(left, 32, 'CERTIFICATE OF LIABILITY INSURANCE', { bold: true, size: 15, width: 470, align: 'center' });
    sheet.rect(500, 26, 86, 28);
    cap(504, 29, 'DATE (MM/DD/YYYY)');
    put(512, 40, numericDate(issued));
    sheet.rect(left, 54, full, 46);
    sheet.text(
      left + 4,
      57,
      `THIS CERTIFICATE IS ISSUED FOR INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. IT DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW, AND IS NOT A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE CERTIFICATE HOLDER.\nIMPORTANT: If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must have ADDITIONAL INSURED provisions or be endorsed. If SUBROGATION IS WAIVED, certain policies may require an endorsement.`,
      { bold: true, size: 6.4, width: full - 8 },
    );

    const top = 100;
    sheet.rect(left, top, full, 136);
    sheet.vline(mid, top, top + 136);
    sheet.hline(left, top + 62, mid);
    cap(left + 3, top + 3, 'PRODUCER');
    const agency = random.pick([
      'Tolliver & Burke Agency, Inc.',
      'Heartland Risk Partners',
      'Dunmore Insurance Services',
    ]);
    const agent = random.pick(['Cheryl Dunmore', 'Rick Tolliver', 'Dana Mobley']);
    put(
      left + 40,
      top + 14,
      `${agency}\nP.O. Box ${random.int(100, 990)}\n${facts.property.address.city}, ${facts.property.address.state} ${facts.property.address.zip}`,
    );
    cap(left + 3, top + 65, 'INSURED');
    const insured = facts.borrowers[0] ?? facts.lender;
    put(
      left + 40,
      top + 78,
      prose`${v('borrower_name', insured.name)}\n${v('borrower_address', `${insured.address.street}\n${insured.address.city}, ${insured.address.state} ${insured.address.zip}`, oneLine(insured.address))}`,
      236,
    );
    const rows: [string, Run[], string][] = [
      ['CONTACT NAME:', [agent], ''],
      ['PHONE (A/C, No, Ext):', [`555-01${random.int(10, 99)}`], `FAX (A/C, No): 555-01${random.int(10, 99)}`],
      ['E-MAIL ADDRESS:', ['certs@agency.example'], ''],
      ['', [], ''],
      ['INSURER A :', [v('insurer_name', hazard.insurer)], `${random.int(10_000, 39_999)}`],
      ['INSURER B :', ['Tri-Rivers Indemnity Company'], `${random.int(10_000, 39_999)}`],
      ['INSURER C :', ['Employers Alliance Compensation Fund'], `${random.int(10_000, 39_999)}`],
      ['INSURER D :', [], ''],
      ['INSURER E :', [], ''],
    ];
    rows.forEach(([label, runs, last], i) => {
      const y = top + i * 15.1;
      if (i > 0) sheet.hline(mid, y, right);
      if (i === 3) {
        sheet.text(mid + 60, y + 5, 'INSURER(S) AFFORDING COVERAGE', { size: 6 });
        sheet.text(550, y + 5, 'NAIC #', { size: 6 });
        return;
      }
      cap(mid + 3, y + 5.5, label);
      put(mid + (i < 3 ? 66 : 42), y + 4, runs);
      if (i === 1) cap(480, y + 5.5, last);
      else if (last) put(548, y + 4, last);
    });
    sheet.vline(542, top + 45.3, top + 136);

    let y = top + 136;
    sheet.rect(left, y, full, 42);
    sheet.text(left + 3, y + 3, 'COVERAGES', { bold: true, size: 7.5 });
    sheet.text(210, y + 3, `CERTIFICATE NUMBER: ${random.int(20, 26)}-${random.int(24, 27)} Master`, {
      bold: true,
      size: 7,
    });
    sheet.text(440, y + 3, 'REVISION NUMBER:', { bold: true, size: 7 });
    sheet.text(
      left + 4,
      y + 14,
      'THIS IS TO CERTIFY THAT THE POLICIES LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED, NOTWITHSTANDING ANY REQUIREMENT OR CONDITION OF ANY CONTRACT. THE INSURANCE IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.',
      { size: 6.2, width: full - 8 },
    );
    y += 42;
    const cols = [left, 46, 178, 198, 218, 316, 366, 416, right];
    const heads = [
      'INSR LTR',
      'TYPE OF INSURANCE',
      'ADDL INSD',
      'SUBR WVD',
      'POLICY NUMBER',
      'POLICY EFF (MM/DD/YYYY)',
      'POLICY EXP (MM/DD/YYYY)',
      'LIMITS',
    ];
    sheet.rect(left, y, full, 16);
    heads.forEach((text, i) => {
      const x = cols[i] ?? 0;
      sheet.text(x, y + 2, text, { size: 5, bold: true, align: 'center', width: (cols[i + 1] ?? right) - x });
    });
    y += 16;
    const band = (
      letter: string,
      types: readonly (readonly [boolean | null, string])[],
      flags: string,
      number: Run,
      dates: readonly [Run, Run],
      limits: readonly (readonly [string, Run])[],
    ): void => {
      const lines = Math.max(types.length, limits.length);
      const h = lines * 11.5 + 3;
      sheet.rect(left, y, full, h);
      for (const x of cols.slice(1, -1)) sheet.vline(x, y, y + h);
      put(left + 7, y + h / 2 - 5, letter);
      types.forEach(([marked, label], i) => {
        const at = y + 2 + i * 11.5;
        if (marked !== null) sheet.checkbox(50, at, { marked, label, size: 8 });
        sheet.text(46 + (marked === null ? 4 : 16), at + 1.5, label, { size: 6, bold: marked === null });
      });
      if (flags) put(185, y + h / 2 - 5, flags);
      put(222, y + h / 2 - 5, number);
      sheet.text(318, y + h / 2 - 4, dates[0], { ...entry, size: 7.5 });
      sheet.text(368, y + h / 2 - 4, dates[1], { ...entry, size: 7.5 });
      limits.forEach(([label, amount], i) => {
        const at = y + i * 11.5;
        if (i > 0) sheet.hline(416, at + 1, right);
        sheet.text(419, at + 4, label, { size: 5.5 });
        sheet.text(528, at + 3, '$', { size: 7 });
        sheet.text(right - 5, at + 2.5, amount, { ...entry, size: 8, align: 'right' });
      });
      y += h;
    };
    const liability = (): readonly [Run, Run] => [numericDate(from), numericDate(to)];
    const numbers = random.fork('numbers');
    const no = (prefix: string): string => `${prefix} ${numbers.int(1_000_000, 9_999_999)}`;
    band(
      'A',
      [
        [true, 'COMMERCIAL GENERAL LIABILITY'],
        [false, 'CLAIMS-MADE'],
        [true, 'OCCUR'],
        [null, 'GEN’L AGGREGATE LIMIT APPLIES PER:'],
        [true, 'POLICY'],
        [false, 'PROJECT / LOC'],
      ],
      'Y',
      no('GL'),
      liability(),
      [
        ['EACH OCCURRENCE', '1,000,000'],
        ['DAMAGE TO RENTED PREMISES', '100,000'],
        ['MED EXP (Any one person)', '5,000'],
        ['PERSONAL & ADV INJURY', '1,000,000'],
        ['GENERAL AGGREGATE', '2,000,000'],
        ['PRODUCTS - COMP/OP AGG', '2,000,000'],
      ],
    );
    band(
      'B',
      [
        [null, 'AUTOMOBILE LIABILITY'],
        [false, 'ANY AUTO'],
        [true, 'SCHEDULED AUTOS'],
        [true, 'HIRED / NON-OWNED AUTOS ONLY'],
      ],
      '',
      no('BAP'),
      liability(),
      [
        ['COMBINED SINGLE LIMIT (Ea acc)', '1,000,000'],
        ['BODILY INJURY (Per person)', ''],
        ['BODILY INJURY (Per accident)', ''],
        ['PROPERTY DAMAGE (Per accident)', ''],
      ],
    );
    band(
      'B',
      [
        [true, 'UMBRELLA LIAB'],
        [false, 'EXCESS LIAB'],
        [true, 'RETENTION $ 10,000'],
      ],
      '',
      no('UMB'),
      liability(),
      [
        ['EACH OCCURRENCE', '2,000,000'],
        ['AGGREGATE', '2,000,000'],
      ],
    );
    band(
      'C',
      [
        [null, 'WORKERS COMPENSATION'],
        [null, 'AND EMPLOYERS’ LIABILITY'],
        [null, 'ANY OFFICER/MEMBER EXCLUDED?   N'],
      ],
      '',
      no('WC'),
      liability(),
      [
        ['E.L. EACH ACCIDENT', '500,000'],
        ['E.L. DISEASE - EA EMPLOYEE', '500,000'],
        ['E.L. DISEASE - POLICY LIMIT', '500,000'],
      ],
    );
    band(
      'A',
      [
        [null, 'PROPERTY'],
        [null, 'Special form; replacement cost'],
      ],
      '',
      v('hazard_policy_number', hazard.policy),
      [
        v('hazard_effective_date', numericDate(hazard.from), hazard.from),
        v('hazard_expiration_date', numericDate(hazard.to), hazard.to),
      ],
      [
        ['BUILDING', v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents))],
        ['DEDUCTIBLE', v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents))],
      ],
    );
    const bottom = 672;
    sheet.rect(left, y, full, bottom - y);
    cap(
      left + 3,
      y + 3,
      'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Additional Remarks Schedule may be attached if more space is required)',
    );
    put(
      left + 6,
      y + 13,
      prose`RE: Loan ${v('loan_number', facts.loanNumber)} – Location: ${v('property_address', oneLine(facts.property.address))}. Certificate holder is included as additional insured with respect to general liability and as mortgagee and lender’s loss payee with respect to property, as required by written contract. 30 days notice of cancellation, 10 days for non-payment of premium.`,
      full - 12,
    );
    sheet.text(left + 3, bottom + 3, 'CERTIFICATE HOLDER', { bold: true, size: 7.5 });
    sheet.text(mid + 3, bottom + 3, 'CANCELLATION', { bold: true, size: 7.5 });
    sheet.rect(left, bottom + 14, full, 72);
    sheet.vline(mid, bottom + 14, bottom + 86);
    const bank = facts.lender;
    put(
      left + 40,
      bottom + 26,
      prose`${v('lender_name', bank.name)}, ISAOA\n${v('lender_address', `${bank.address.street}\n${bank.address.city}, ${bank.address.state} ${bank.address.zip}`, oneLine(bank.address))}`,
      236,
    );
    sheet.text(
      mid + 4,
      bottom + 18,
      'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.',
      { size: 6.2, width: 270 },
    );
    sheet.hline(mid, bottom + 42, right);
    cap(mid + 3, bottom + 45, 'AUTHORIZED REPRESENTATIVE');
    sheet.signature(mid + 30, bottom + 80, 190, { signed, label: 'Authorized representative', height: 22 });
    sheet.text(left, 764, 'FORM 25 (2016/03)', { size: 7, bold: true });
    sheet.text(right, 764, 'The form name and logo are registered marks of their owner', { size: 6, align: 'right' });
  },
};
