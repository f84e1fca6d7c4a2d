import { money } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { business, cash, entityKind, firstBorrower, on, twoLines } from './y-marks.ts';

const machines = [
  ['2021 Haas VF-4SS vertical machining center', '11'],
  ['2019 Hyster H80FT lift truck', 'P005V'],
  ['2022 Ingersoll Rand R55i compressor', 'CBV'],
  ['2020 Mazak Quick Turn 250MSY lathe', '30'],
  ['2018 Freightliner M2 106 box truck', '1FVACW'],
  ['2023 Vollrath combination oven, two deck', 'VL'],
] as const;

export const layout: Layout = {
  id: 'y-security-equipment',
  docType: 'security_agreement',
  suits: (facts) => business(facts) && facts.collateral.includes('equipment'),
  draw(open, facts, { random, signed }) {
    const left = 54;
    const right = 558;
    const b = firstBorrower(facts);
    const font = random.pick(['condensed', 'sans'] as const);
    const sheet = open({
      margins: { top: 50, bottom: 62, left, right: 54 },
      style: { font, size: 9.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 750, 'Equipment Finance Group – Form ESA-2', { size: 7 });
        page.text(306, 750, `Page ${pageNo} of ${pageCount}`, { size: 7, align: 'center' });
        page.text(right, 750, 'Debtor’s initials ______', { size: 7, align: 'right' });
      },
    });
    sheet.paragraph('SECURITY AGREEMENT', { bold: true, size: 17, after: 0 });
    sheet.paragraph('(Equipment)', { size: 11, after: 8 });
    const top = sheet.y;
    const half = (right - left) / 2;
    const boxes: readonly (readonly [number, number, number, number, string, Run[]])[] = [
      [
        left,
        top,
        half,
        58,
        'DEBTOR (exact legal name) and mailing address',
        [v('borrower_name', b.name), '\n', twoLines('borrower_address', b.address)],
      ],
      [
        left + half,
        top,
        half,
        58,
        'SECURED PARTY',
        [v('lender_name', facts.lender.name), '\n', twoLines('lender_address', facts.lender.address)],
      ],
      [left, top + 58, half / 2, 30, 'Type of organization', [v('borrower_entity_type', entityKind(b))]],
      [
        left + half / 2,
        top + 58,
        half / 2,
        30,
        'State of organization',
        [v('borrower_state_of_org', b.stateOfOrganization ?? '')],
      ],
      [
        left + half,
        top + 58,
        half / 2,
        30,
        'Organizational ID',
        [`${random.int(2000, 2021)}1${random.int(100_000, 989_999)}`],
      ],
      [left + half * 1.5, top + 58, half / 2, 30, 'Date', [numericDate(facts.noteDate)]],
    ];
    for (const [x, y, w, h, caption, runs] of boxes) {
      sheet.rect(x, y, w, h);
      sheet.text(x + 4, y + 3, caption, { size: 7 });
      sheet.text(x + 4, y + 14, runs, { width: w - 6, size: h < 40 && font === 'sans' ? 8.5 : 9.5 });
    }
    sheet.y = top + 98;
    const p = (n: number, head: string, ...runs: Run[]): void =>
      sheet.paragraph([bold(`${n}. ${head}. `), ...runs], { align: 'justify', after: 6 });
    p(
      1,
      'Grant of Security Interest',
      ...prose`For value received, Debtor grants to Secured Party a security interest in the property described in Section 2 (the “Collateral”) to secure payment of the promissory note of Debtor dated ${on('note_date', facts.noteDate)} in the principal amount of $${cash('principal_amount', facts.principalCents)}, Loan No. ${v('loan_number', facts.loanNumber)}, due ${on('maturity_date', facts.maturityDate)}, and all renewals, extensions and modifications of it, and all sums that Secured Party advances under this Agreement (the “Obligations”).`,
    );
    p(
      2,
      'Collateral',
      v('collateral_description', facts.collateral),
      ', together with the items listed in Schedule A, all attachments, accessions, tools, parts, supplies, replacements and additions, all warranties and manuals, and all proceeds of any of these, including insurance proceeds.',
    );
    p(
      3,
      'Location',
      'The Collateral will be kept at the following location and will not be removed from it without the written consent of Secured Party, except motor vehicles in ordinary use: ',
      `${facts.property.address.street}, ${facts.property.address.city}, ${facts.property.address.state} ${facts.property.address.zip}, County of ${facts.property.county}.`,
    );
    p(
      4,
      'Warranties of Debtor',
      'Debtor owns the Collateral free of every lien other than this one. No financing statement covering the Collateral is on file in any public office. Debtor’s exact legal name is as stated above and has not changed within the past five years. The Collateral is used primarily for business purposes.',
    );
    p(
      5,
      'Covenants',
      'Debtor will (a) keep the Collateral in good repair; (b) pay all taxes on it when due; (c) permit inspection at reasonable times; (d) not sell, lease or encumber it, except for worn-out items of a value under $10,000.00 in any year; and (e) give thirty (30) days’ notice before changing its name or state of organization.',
    );
    p(
      6,
      'Insurance',
      'Debtor will insure the Collateral against fire, theft and all other risks for its full insurable value, with a deductible of not more than $',
      `${money(random.pick([250_000, 500_000]))}, under policies naming Secured Party as lender’s loss payee. If Debtor fails to do so, Secured Party may buy such insurance, and the cost, with interest at the rate of the note, is added to the Obligations.`,
    );
    p(
      7,
      'Default',
      'Debtor is in default if any of the Obligations is not paid within ten (10) days of its due date, if Debtor breaks any promise in this Agreement, if the Collateral is lost, stolen, seized or levied on, or if Debtor or any guarantor becomes insolvent or ceases business.',
    );
    p(
      8,
      'Remedies',
      'Upon default Secured Party may declare the Obligations due at once and has all rights of a secured party under the Uniform Commercial Code. Debtor will assemble the Collateral on request. Ten (10) days’ notice of a sale is reasonable notice. Debtor pays the expenses of retaking, holding and selling, and attorneys’ fees of 15% of the unpaid balance or such lesser sum as the law allows.',
    );
    p(
      9,
      'General',
      'Secured Party may file financing statements describing the Collateral and may sign certificates of title as attorney-in-fact for Debtor. This Agreement is governed by the Uniform Commercial Code of the state in which Secured Party’s office is located and binds successors and assigns.',
    );
    sheet.ensure(150);
    sheet.paragraph('SCHEDULE A – EQUIPMENT', { bold: true, after: 4 });
    const columns = [left, left + 30, left + 280, left + 400, right] as const;
    const head = sheet.y;
    ['Qty', 'Description', 'Serial / VIN', 'Invoice cost'].forEach((text, i) => {
      sheet.text((columns[i] ?? left) + 4, head + 3, text, { bold: true, size: 8.5 });
    });
    sheet.y += 16;
    sheet.hline(left, head, right);
    sheet.hline(left, sheet.y, right);
    for (const [what, serial] of random.shuffle(machines).slice(0, random.int(2, 4))) {
      sheet.text(columns[0] + 8, sheet.y + 3, '1', { size: 8.5 });
      sheet.text(columns[1] + 4, sheet.y + 3, what, { size: 8.5 });
      sheet.text(columns[2] + 4, sheet.y + 3, `${serial}${random.int(100_000, 999_999)}`, { size: 8.5 });
      sheet.text(right - 6, sheet.y + 3, `$${money(random.int(18, 140) * 100_000)}`, { size: 8.5, align: 'right' });
      sheet.y += 16;
      sheet.hline(left, sheet.y, right);
    }
    for (const x of columns) sheet.vline(x, head, sheet.y);
    sheet.y += 14;
    sheet.ensure(78);
    sheet.paragraph('Debtor has received a copy of this Agreement, with Schedule A completed, before signing.', {
      after: 8,
    });
    sheet.text(left, sheet.y, ['Debtor: ', v('borrower_name', b.name)], { bold: true });
    sheet.text(left + 270, sheet.y, ['Secured Party: ', v('lender_name', facts.lender.name)], { bold: true });
    sheet.y += 46;
    sheet.signature(left, sheet.y, 230, { signed, label: b.signer });
    sheet.text(left, sheet.y + 3, `${b.signer}   Its: ${b.capacity}`, { size: 8.5 });
    sheet.signature(left + 270, sheet.y, 230, { signed, label: facts.lender.signer });
    sheet.text(left + 270, sheet.y + 3, `${facts.lender.signer}   Its: ${facts.lender.capacity}`, { size: 8.5 });
  },
};
