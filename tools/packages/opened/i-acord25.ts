import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const L = 32;
const R = 580;

export const layout: Layout = {
  id: 'i-acord25',
  docType: 'liability_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { hazard, property, lender } = facts;
    const insured = facts.borrowers[0];
    if (insured === undefined) return;
    const sheet = open({ margins: { top: 28, bottom: 28, left: L, right: 32 }, style: { font: 'sans', size: 7 } });
    const small = (x: number, y: number, text: string, width?: number): void => {
      sheet.text(x, y, text, width === undefined ? { size: 5.8 } : { size: 5.8, width });
    };
    const typed = (x: number, y: number, runs: Run | readonly Run[], width = 300): void => {
      sheet.text(x, y, runs, { size: 8.5, font: 'condensed', width });
    };
    const start = addDays(hazard.from, -random.int(30, 160));
    const from = numericDate(start);
    const to = numericDate(addDays(start, 365));
    sheet.text(L, 34, 'ACORD', { size: 16, bold: true });
    sheet.text(L, 36, 'CERTIFICATE OF LIABILITY INSURANCE', { size: 14, bold: true, width: 500, align: 'center' });
    sheet.rect(496, 28, 84, 26);
    small(499, 30, 'DATE (MM/DD/YYYY)');
    typed(506, 40, numericDate(addDays(facts.noteDate, -random.int(1, 10))));
    sheet.rect(L, 54, R - L, 62);
    sheet.text(
      L + 3,
      57,
      'THIS CERTIFICATE IS GIVEN SOLELY TO INFORM AND GRANTS NO RIGHT OF ANY KIND TO THE CERTIFICATE HOLDER. NOTHING IN IT, WHETHER STATED OR LEFT UNSAID, CHANGES, WIDENS OR VARIES WHAT THE POLICIES SET OUT BELOW COVER. IT IS NO AGREEMENT OF THE INSURER(S) ISSUING IT, OR OF THEIR AUTHORIZED REPRESENTATIVE OR THE PRODUCER, WITH THE CERTIFICATE HOLDER, AND IT MUST NOT BE READ AS ONE.\nIMPORTANT: Where the certificate holder is to be an ADDITIONAL INSURED, each policy concerned needs ADDITIONAL INSURED wording or an endorsement to that effect. Where SUBROGATION IS WAIVED, some policies may call for an endorsement, as their own terms and conditions provide. No wording on this certificate takes the place of such endorsement(s) or gives the holder the rights they would give.',
      { size: 6, bold: true, width: R - L - 6 },
    );
    sheet.rect(L, 116, 274, 62);
    small(L + 3, 118, 'PRODUCER');
    typed(L + 10, 128, 'Castellan Insurance Brokers\n77 Wharf Street, 3rd Floor\nPortland, ME 04101');
    sheet.rect(306, 116, 274, 128);
    [
      'CONTACT NAME: Ruth Ibarra',
      'PHONE (A/C, No, Ext): 207-555-0190',
      'E-MAIL ADDRESS: ruth@castellan.example',
    ].forEach((text, i) => {
      small(309, 119 + i * 11, text);
      sheet.hline(306, 127 + i * 11, R, 0.3);
    });
    sheet.text(306, 152, 'INSURER(S) AFFORDING COVERAGE', { size: 6, bold: true, width: 214, align: 'center' });
    sheet.text(520, 152, 'NAIC #', { size: 6, bold: true, width: 60, align: 'center' });
    sheet.vline(520, 149, 244);
    const insurers: Run[][] = [
      [v('insurer_name', hazard.insurer)],
      ['Pine Tree Employers Indemnity Co.'],
      [],
      [],
      [],
      [],
    ];
    insurers.forEach((runs, i) => {
      const y = 160 + i * 14;
      sheet.hline(306, y, R, 0.3);
      small(309, y + 4, `INSURER ${'ABCDEF'[i]} :`);
      if (runs.length > 0) {
        typed(346, y + 2.5, runs, 170);
        typed(536, y + 2.5, `${random.int(10_000, 42_000)}`);
      }
    });
    sheet.rect(L, 178, 274, 66);
    small(L + 3, 180, 'INSURED');
    const mail = insured.address;
    typed(
      L + 10,
      192,
      prose`${v('borrower_name', insured.name)}\n${v('borrower_address', `${mail.street}\n${mail.city}, ${mail.state} ${mail.zip}`, oneLine(mail))}`,
    );
    sheet.text(L, 248, 'COVERAGES', { size: 8, bold: true });
    small(200, 249, `CERTIFICATE NUMBER: ${random.int(1_000_000, 9_999_999)}`);
    small(460, 249, 'REVISION NUMBER:');
    sheet.rect(L, 258, R - L, 30);
    small(
      L + 3,
      261,
      'IT IS HEREBY CONFIRMED THAT EACH POLICY SHOWN BELOW WAS WRITTEN FOR THE INSURED IDENTIFIED ABOVE AND RUNS FOR THE PERIOD STATED. WHATEVER MAY BE REQUIRED OR PROVIDED BY ANY AGREEMENT OR OTHER PAPER FOR WHICH THIS CERTIFICATE IS SUPPLIED, OR TO WHICH IT MAY RELATE, COVERAGE UNDER THE POLICIES NAMED HERE REMAINS GOVERNED BY EVERY TERM, CONDITION AND EXCLUSION THEY CONTAIN.',
      R - L - 6,
    );
    const x = [L, 46, 174, 196, 218, 310, 362, 414, R] as const;
    const heads = [
      'INSR LTR',
      'TYPE OF INSURANCE',
      'ADDL INSD',
      'SUBR WVD',
      'POLICY NUMBER',
      'POLICY EFF',
      'POLICY EXP',
      'LIMITS',
    ];
    heads.forEach((head, i) => {
      sheet.text(x[i] ?? L, 291, head, {
        size: 5.2,
        bold: true,
        width: (x[i + 1] ?? R) - (x[i] ?? L),
        align: 'center',
      });
    });
    const number = `${random.pick(['GL', 'CGL', 'L'])} ${random.int(100_000, 999_999)}-0${random.int(1, 9)}`;
    const blocks: { top: number; h: number; insurer: string; types: string[]; number: string; limits: string[] }[] = [
      {
        top: 304,
        h: 92,
        insurer: 'A',
        types: [
          'X COMMERCIAL GENERAL LIABILITY',
          'CLAIMS-MADE',
          'X OCCUR',
          "GEN'L AGGREGATE LIMIT APPLIES PER:",
          'X POLICY',
        ],
        number,
        limits: [
          'EACH OCCURRENCE|1,000,000',
          'DAMAGE TO RENTED PREMISES|100,000',
          'MED EXP (Any one person)|5,000',
          'PERSONAL & ADV INJURY|1,000,000',
          'GENERAL AGGREGATE|2,000,000',
          'PRODUCTS - COMP/OP AGG|2,000,000',
        ],
      },
      {
        top: 396,
        h: 64,
        insurer: 'A',
        types: ['AUTOMOBILE LIABILITY', 'ANY AUTO', 'X HIRED AUTOS ONLY', 'X NON-OWNED AUTOS ONLY'],
        number,
        limits: ['COMBINED SINGLE LIMIT|1,000,000', 'BODILY INJURY (Per person)|', 'PROPERTY DAMAGE|'],
      },
      {
        top: 460,
        h: 48,
        insurer: 'A',
        types: ['X UMBRELLA LIAB', 'DED', 'X RETENTION $ 10,000'],
        number: `UMB ${random.int(100_000, 999_999)}`,
        limits: ['EACH OCCURRENCE|3,000,000', 'AGGREGATE|3,000,000'],
      },
      {
        top: 508,
        h: 56,
        insurer: 'B',
        types: ["WORKERS COMPENSATION AND EMPLOYERS' LIABILITY", 'ANY PROPRIETOR/PARTNER EXCLUDED? N'],
        number: `WC${random.int(10_000_000, 99_999_999)}`,
        limits: ['X PER STATUTE|', 'E.L. EACH ACCIDENT|500,000', 'E.L. DISEASE - POLICY LIMIT|500,000'],
      },
    ];
    for (const block of blocks) {
      sheet.rect(L, block.top, R - L, block.h);
      typed(L + 4, block.top + 6, block.insurer);
      block.types.forEach((type, i) => {
        const on = type.startsWith('X ');
        const text = on ? type.slice(2) : type;
        const y = block.top + 5 + i * 15;
        const box = text.length < 32 && !text.startsWith('AUTO');
        if (box) sheet.checkbox(48, y, { marked: on, label: text, size: 8 });
        small(box ? 59 : 48, y + 1.5, text, 112);
      });
      typed(222, block.top + 6, block.number);
      typed(312, block.top + 6, from);
      typed(364, block.top + 6, to);
      block.limits.forEach((limit, i) => {
        const [name = '', amount = ''] = limit.split('|');
        const y = block.top + i * 15;
        small(417, y + 5, name);
        small(512, y + 5, '$');
        sheet.text(515, y + 3.5, amount, { size: 8.5, font: 'condensed', width: 61, align: 'right' });
        sheet.hline(414, y + 15, R, 0.3);
      });
    }
    typed(180, 310, 'Y');
    for (const at of x.slice(1, -1)) sheet.vline(at, 288, 564, 0.4);
    sheet.rect(L, 288, R - L, 16);
    sheet.rect(L, 564, R - L, 66);
    small(
      L + 3,
      566,
      'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached)',
    );
    typed(
      L + 8,
      577,
      prose`RE: Loan # ${v('loan_number', facts.loanNumber)}, premises at ${v('property_address', oneLine(property.address))}. ${v('mortgagee_name', lender.name)} is included as additional insured - mortgagee, assignee or receiver (CG 20 18) with respect to the general liability policy.`,
      R - L - 16,
    );
    sheet.text(L, 634, 'CERTIFICATE HOLDER', { size: 8, bold: true });
    sheet.text(310, 634, 'CANCELLATION', { size: 8, bold: true });
    sheet.rect(L, 645, 274, 100);
    const bank = lender.address;
    typed(
      L + 24,
      664,
      prose`${v('mortgagee_name', lender.name)}\n${v('lender_address', `${bank.street}\n${bank.city}, ${bank.state} ${bank.zip}`, oneLine(bank))}`,
    );
    sheet.rect(306, 645, 274, 40);
    sheet.text(
      310,
      650,
      'IF A POLICY DESCRIBED ABOVE IS CANCELLED AHEAD OF ITS STATED EXPIRATION DATE, NOTICE OF THE CANCELLATION WILL BE SENT IN THE MANNER WHICH THAT POLICY LAYS DOWN.',
      { size: 6.4, bold: true, width: 266 },
    );
    sheet.rect(306, 685, 274, 60);
    small(309, 688, 'AUTHORIZED REPRESENTATIVE');
    sheet.signature(340, 736, 190, { signed, label: 'Authorized representative' });
    sheet.text(L, 750, 'ACORD 25 (2016/03)', { size: 6.5, bold: true });
    sheet.text(L, 750, '© 1988-2015 ACORD CORPORATION. All rights reserved.', {
      size: 6,
      width: R - L,
      align: 'right',
    });
  },
};
