import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const whole = (cents: number): string => money(cents).replace(/\.00$/, '');
const share = (cents: number, percent: number): string => whole(Math.round((cents * percent) / 10_000_000) * 100_000);

export const layout: Layout = {
  id: 'u-home-declarations',
  docType: 'property_insurance',
  suits: (facts) => facts.loanClass === 'consumer' && facts.property.type !== 'Condominium',
  draw(open, facts, { random, signed }) {
    const left = 48;
    const right = 564;
    const full = right - left;
    const { hazard } = facts;
    const sheet = open({
      margins: { top: 40, bottom: 56, left, right: 48 },
      style: { font: random.pick(['franklin', 'sans', 'book'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 748, right);
        page.text(left, 752, 'HD-100 (Ed. 07-21)', { size: 7 });
        page.text(left, 752, 'Insured Copy / Mortgagee Copy', { size: 7, width: full, align: 'center' });
        page.text(right, 752, `Page ${pageNo} of ${pageCount}`, { size: 7, align: 'right' });
      },
    });
    sheet.text(left, 40, v('insurer_name', hazard.insurer), { bold: true, size: 14, colour: '#1f4e3d' });
    sheet.text(left, 58, `A policyholder-owned company since ${random.int(1888, 1931)}`, { size: 7.5 });
    sheet.text(left, 68, 'Home Office: 400 Grange Road, Bloomington, IL 61701', { size: 7.5 });
    sheet.text(right, 42, 'HOMEOWNERS POLICY', { bold: true, size: 13, align: 'right' });
    sheet.text(right, 58, 'DECLARATIONS', { bold: true, size: 13, align: 'right' });
    sheet.text(right, 74, random.pick(['New Business', 'Amended – Mortgagee Change', 'Renewal Certificate']), {
      size: 8,
      align: 'right',
    });
    sheet.hline(left, 88, right, 1.5);

    let y = 96;
    const pair = (x: number, label: string, runs: Run | readonly Run[], width: number): void => {
      sheet.text(x, y, label, { size: 7.5, colour: '#1f4e3d', bold: true });
      sheet.text(x, y + 11, runs, { width });
    };
    pair(left, 'Policy Number', v('hazard_policy_number', hazard.policy), 120);
    pair(
      left + 130,
      'Policy Period (12:01 A.M. Standard Time at the residence premises)',
      prose`From ${v('hazard_effective_date', longDate(hazard.from), hazard.from)} to ${v('hazard_expiration_date', longDate(hazard.to), hazard.to)}`,
      270,
    );
    pair(left + 420, 'Policy Form', random.pick(['HO-3 Special', 'HO 00 03']), 96);
    y += 34;
    const insured = facts.borrowers[0] ?? facts.lender;
    sheet.text(left, y, 'Named Insured and Mailing Address', { size: 7.5, colour: '#1f4e3d', bold: true });
    sheet.text(
      left,
      y + 11,
      prose`${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)])}\n${v('borrower_address', `${insured.address.street}\n${insured.address.city}, ${insured.address.state} ${insured.address.zip}`, oneLine(insured.address))}`,
      { width: 260 },
    );
    const agent = random.pick(['Wendell Fry', 'Joyce Amundson', 'Terri Lockhart']);
    sheet.text(left + 280, y, 'Your Agent', { size: 7.5, colour: '#1f4e3d', bold: true });
    sheet.text(
      left + 280,
      y + 11,
      `${agent}   (Agent No. ${random.int(1000, 9899)})\n${random.int(10, 800)} Depot Street\n${facts.property.address.city}, ${facts.property.address.state}\nTelephone 555-01${random.int(10, 99)}`,
    );
    y += 66;
    sheet.rect(left, y, full, 30, { fill: '#e9f0ec', stroke: false });
    sheet.text(
      left + 6,
      y + 4,
      'Residence Premises (if different from the mailing address, the location covered by this policy)',
      { size: 7.5, bold: true },
    );
    sheet.text(left + 6, y + 16, v('property_address', oneLine(facts.property.address)));
    sheet.text(left + 380, y + 16, ['County: ', v('property_county', facts.property.county)]);
    y += 38;
    sheet.text(
      left,
      y,
      'We will provide the insurance described in this policy in return for the premium and compliance with all applicable provisions. Coverage is provided where a premium or limit of liability is shown.',
      { size: 8, width: full },
    );
    y += 26;
    const premium = random.int(620, 2_400) * 100;
    const section = (title: string): void => {
      sheet.rect(left, y, full, 14, { fill: '#1f4e3d', stroke: false });
      sheet.text(left + 6, y + 3, title, { bold: true, colour: 'white', size: 8.5 });
      sheet.text(left + 380, y + 3, 'Limit of Liability', { bold: true, colour: 'white', size: 8.5, align: 'right' });
      sheet.text(right - 6, y + 3, 'Premium', { bold: true, colour: 'white', size: 8.5, align: 'right' });
      y += 14;
    };
    const row = (label: string, limit: Run | readonly Run[], amount: string): void => {
      sheet.text(left + 6, y + 3, label);
      sheet.text(left + 380, y + 3, limit, { align: 'right' });
      sheet.text(right - 6, y + 3, amount, { align: 'right' });
      y += 14;
      sheet.hline(left, y, right, 0.3);
    };
    section('SECTION I – PROPERTY COVERAGES');
    row(
      'A.  Dwelling',
      ['$ ', v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents))],
      `$ ${money(premium)}`,
    );
    row('B.  Other Structures', `$ ${share(hazard.coverageCents, 10)}`, 'Included');
    row('C.  Personal Property', `$ ${share(hazard.coverageCents, 70)}`, 'Included');
    row('D.  Loss of Use', `$ ${share(hazard.coverageCents, 20)}`, 'Included');
    y += 4;
    section('SECTION II – LIABILITY COVERAGES');
    row('E.  Personal Liability – each occurrence', '$ 300,000', `$ ${money(2_400)}`);
    row('F.  Medical Payments to Others – each person', '$ 5,000', 'Included');
    y += 8;
    sheet.text(
      left,
      y,
      prose`${bold('Deductible – Section I:  ')}In case of a loss under Section I we cover only that part of the loss over the deductible stated. All perils other than wind and hail: $${v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents), true)}.  Wind or hail: 1% of Coverage A ($${share(hazard.coverageCents, 1)}).`,
      { width: full },
    );
    y += 32;
    section('ENDORSEMENTS AND OPTIONAL COVERAGES');
    const forms: [string, string, string][] = [
      ['HO 04 90   Personal Property Replacement Cost', '', `$ ${money(7_100)}`],
      ['HO 04 95   Water Back-up and Sump Overflow', '$ 10,000', `$ ${money(5_500)}`],
      ['HD 212      Extended Dwelling Replacement (125%)', '', `$ ${money(3_800)}`],
      ['HO 04 77   Ordinance or Law – 10% of Coverage A', `$ ${share(hazard.coverageCents, 10)}`, 'Included'],
      ['HD 330      Identity Recovery Expense', '$ 25,000', `$ ${money(1_800)}`],
    ];
    for (const [label, limit, amount] of forms) row(label, limit, amount);
    const credit = Math.round(premium * 0.11);
    row('Credits: protective devices, claim free, home and auto', '', `$ -${money(credit)}`);
    sheet.text(left + 380, y + 4, 'TOTAL ANNUAL POLICY PREMIUM', { bold: true, align: 'right' });
    sheet.text(right - 6, y + 4, `$ ${money(premium + 2_400 + 7_100 + 5_500 + 3_800 + 1_800 - credit)}`, {
      bold: true,
      align: 'right',
    });
    y += 26;
    const bank = facts.lender;
    sheet.rect(left, y, full, 74);
    sheet.vline(left + 270, y, y + 74);
    sheet.text(left + 6, y + 5, 'FIRST MORTGAGEE', { bold: true, size: 7.5, colour: '#1f4e3d' });
    sheet.text(
      left + 6,
      y + 17,
      prose`${v('mortgagee_name', bank.name)}\nIts Successors and/or Assigns\n${v('lender_address', `${bank.address.street}\n${bank.address.city}, ${bank.address.state} ${bank.address.zip}`, oneLine(bank.address))}`,
      { width: 256 },
    );
    sheet.text(left + 276, y + 5, 'LOAN NUMBER', { bold: true, size: 7.5, colour: '#1f4e3d' });
    sheet.text(left + 276, y + 17, v('loan_number', facts.loanNumber));
    sheet.text(left + 276, y + 36, 'SECOND MORTGAGEE / OTHER INTEREST', { bold: true, size: 7.5, colour: '#1f4e3d' });
    sheet.text(left + 276, y + 48, 'None');
    y += 84;
    sheet.text(left, y, [bold('Premium payor: '), random.pick(['Insured, direct bill', 'First mortgagee (escrow)'])]);

    sheet.newPage();
    sheet.paragraph(['HOMEOWNERS POLICY DECLARATIONS (continued)'], { bold: true, size: 11, after: 2 });
    sheet.paragraph(['Policy Number ', v('hazard_policy_number', hazard.policy)], { after: 10 });
    sheet.paragraph('RATING INFORMATION', { bold: true, after: 4 });
    const info: [string, string][] = [
      ['Construction', random.pick(['Frame', 'Masonry veneer'])],
      ['Year built', `${random.int(1948, 2018)}`],
      ['Protection class', `${random.int(2, 6)}`],
      ['Families', '1'],
      ['Roof', 'Asphalt shingle, replaced 2017'],
      ['Distance to hydrant', 'Within 1,000 feet'],
      ['Territory', `${random.int(10, 60)}`],
      ['Replacement cost estimate', `$ ${share(hazard.coverageCents, 98)}`],
    ];
    info.forEach(([label, text], i) => {
      const x = left + (i % 2) * 264;
      sheet.text(x, sheet.y, label);
      sheet.text(x + 124, sheet.y, text);
      if (i % 2 === 1) sheet.y += 14;
    });
    sheet.y += 12;
    sheet.paragraph('MORTGAGE CLAUSE', { bold: true, after: 4 });
    sheet.paragraph(
      'If a mortgagee is named in this policy, any loss payable under Coverage A or B will be paid to the mortgagee and you, as interests appear. If we deny your claim, that denial will not apply to a valid claim of the mortgagee, provided the mortgagee notifies us of any change in ownership, occupancy or substantial change in risk of which it is aware, pays any premium due on demand if you have neglected to pay it, and submits a signed sworn statement of loss within 60 days after receiving notice from us of your failure to do so. If we decide to cancel or not to renew this policy, the mortgagee will be notified at least 10 days before the date cancellation or nonrenewal takes effect.',
      { align: 'justify' },
    );
    sheet.paragraph('IMPORTANT NOTICES', { bold: true, after: 4 });
    sheet.paragraph(
      'This policy does not cover damage from flood, including surface water and overflow of a body of water. Flood insurance may be available through the National Flood Insurance Program. This policy does not cover loss caused by earth movement. Ask your agent about either coverage.',
      { align: 'justify' },
    );
    sheet.paragraph(
      'The insured is notified that by virtue of this policy the insured is a member of the company and is entitled to vote in person or by proxy at its annual meetings, held at the home office on the second Tuesday of March at 10:00 A.M. The policy is nonassessable.',
      { align: 'justify', after: 46 },
    );
    sheet.signature(left, sheet.y, 180, { signed, label: 'Countersigned' });
    sheet.text(left, sheet.y + 3, `Countersigned: ${agent}, Authorized Representative`, { size: 7.5 });
    sheet.text(left + 300, sheet.y - 9, `Date of issue: ${numericDate(addDays(hazard.from, -random.int(2, 12)))}`, {
      size: 8,
    });
  },
};
