import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

const whole = (field: string, cents: number): Run[] => ['$', v(field, money(cents).slice(0, -3), plainMoney(cents))];
const day = (field: string, iso: string): Run => v(field, numericDate(iso), iso);

export const layout: Layout = {
  id: 'z-ins-carrier-commercial',
  docType: 'property_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 42;
    const width = 528;
    const { hazard, property, lender } = facts;
    const borrower = facts.borrowers[0];
    if (borrower === undefined) return;
    const sheet = open({
      margins: { top: 40, bottom: 48, left, right: 42 },
      style: { font: random.pick(['condensed', 'sans'] as const), size: 9.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 756, 'CP EV 02 11 19', { size: 7 });
        page.text(left, 756, `Page ${pageNo} of ${count}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, sheet.y, v('insurer_name', hazard.insurer), { bold: true, size: 15, colour: '#0b3d2e' });
    sheet.text(left, sheet.y + 3, ['Issue date: ', numericDate(facts.disclosure.issuedDate)], {
      width,
      align: 'right',
    });
    sheet.y += 22;
    sheet.rect(left, sheet.y, width, 20, { fill: '#0b3d2e' });
    sheet.text(left, sheet.y + 4, 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', {
      bold: true,
      size: 12,
      colour: 'white',
      width,
      align: 'center',
    });
    sheet.y += 26;
    sheet.paragraph(
      'This evidence is issued as a matter of information only and gives no rights to the additional interest named below beyond those stated in the policy. It does not amend, extend or alter the coverage of the policy. The insurance described has been issued to the named insured for the policy period shown.',
      { size: 8, align: 'justify', after: 8 },
    );
    const cell = (x: number, y: number, w: number, h: number, label: string, runs: Runs): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 4, y + 3, label, { size: 6.5, bold: true, colour: '#0b3d2e' });
      sheet.text(x + 4, y + 13, runs, { width: w - 8 });
    };
    let y = sheet.y;
    cell(
      left,
      y,
      264,
      54,
      'NAMED INSURED AND MAILING ADDRESS',
      prose`${v('borrower_name', borrower.name)}\n${v('borrower_address', `${borrower.address.street}\n${borrower.address.city}, ${borrower.address.state} ${borrower.address.zip}`, oneLine(borrower.address))}`,
    );
    cell(
      left + 264,
      y,
      264,
      54,
      'PRODUCER',
      `Whitcomb & Dale Insurance Agency\n1180 Exchange Street, Suite 4\nPhone (555) 555-01${random.int(10, 99)}   Producer code 04-${random.int(1000, 9999)}`,
    );
    y += 54;
    cell(left, y, 132, 30, 'POLICY NUMBER', v('hazard_policy_number', hazard.policy));
    cell(left + 132, y, 132, 30, 'EFFECTIVE 12:01 AM', day('hazard_effective_date', hazard.from));
    cell(left + 264, y, 132, 30, 'EXPIRES 12:01 AM', day('hazard_expiration_date', hazard.to));
    cell(left + 396, y, 132, 30, 'POLICY TYPE', 'Commercial Package');
    y += 30;
    cell(
      left,
      y,
      396,
      30,
      'PREMISES NO. 1, BUILDING NO. 1 – LOCATION',
      v('property_address', oneLine(property.address)),
    );
    cell(left + 396, y, 132, 30, 'PROPERTY TYPE', v('property_type', property.type));
    y += 30;
    cell(left, y, 176, 30, 'CONSTRUCTION', random.pick(['Joisted masonry', 'Masonry non-combustible']));
    cell(left + 176, y, 176, 30, 'YEAR BUILT / STORIES', `${random.int(1968, 2015)} / ${random.int(1, 3)}`);
    cell(
      left + 352,
      y,
      176,
      30,
      'PROTECTION CLASS',
      `0${random.int(2, 6)}   Sprinklered: ${random.pick(['Yes', 'No'])}`,
    );
    sheet.y = y + 42;

    const cols = [left, left + 196, left + 292, left + 372, left + 448];
    const row = (cells: readonly Runs[], strong = false): void => {
      if (strong) sheet.rect(left, sheet.y, width, 17, { fill: '#dfe9e4' });
      sheet.rect(left, sheet.y, width, 17);
      cells.forEach((runs, i) => {
        const x = cols[i] ?? 0;
        if (i > 0) sheet.vline(x, sheet.y, sheet.y + 17);
        if (runs !== '') sheet.text(x + 4, sheet.y + 4, runs, { size: strong ? 8 : 9, bold: strong });
      });
      sheet.y += 17;
    };
    const contents = Math.round(hazard.coverageCents * 0.002) * 100;
    row(['Coverage', 'Limit of Insurance', 'Deductible', 'Coinsurance', 'Valuation'], true);
    row([
      'Building',
      whole('hazard_coverage_amount', hazard.coverageCents),
      whole('hazard_deductible', hazard.deductibleCents),
      '90%',
      'Replacement',
    ]);
    row(['Business Personal Property', `$${money(contents).slice(0, -3)}`, 'Same', '80%', 'ACV']);
    row(['Business Income, Extra Expense', 'Actual loss, 12 mos.', '72 hours', '—', '—']);
    row(['Ordinance or Law – Coverage A', 'Included in Building', 'Same', '—', '—']);
    row(['Ordinance or Law – Coverages B and C', '$250,000', 'Same', '—', '—']);
    row(['Equipment Breakdown', 'Included', '$2,500', '—', '—']);
    row(['Wind or Hail', 'Included', '2% of limit', '—', '—']);
    row(['Flood', 'Not covered', '—', '—', '—']);
    row(['Earth Movement', 'Not covered', '—', '—', '—']);
    sheet.y += 8;
    const opts = ['Basic', 'Broad', 'Special'];
    sheet.text(left, sheet.y, 'Causes of loss form:', { bold: true });
    opts.forEach((label, i) => {
      sheet.checkbox(left + 110 + i * 70, sheet.y + 1, { marked: label === 'Special', label, size: 8 });
      sheet.text(left + 122 + i * 70, sheet.y, label);
    });
    sheet.text(left + 340, sheet.y, 'Terrorism (certified acts):', { bold: true });
    sheet.text(left + 460, sheet.y, 'Included');
    sheet.y += 18;
    sheet.paragraph(
      `Annual premium $${money(random.int(310_000, 1_890_000))}, paid in full.  General liability is written under the same policy with limits of $1,000,000 each occurrence and $2,000,000 aggregate.`,
      { size: 9, after: 10 },
    );
    y = sheet.y;
    cell(
      left,
      y,
      330,
      76,
      'MORTGAGE HOLDER / ADDITIONAL INTEREST',
      prose`${v('mortgagee_name', lender.name)}, ISAOA/ATIMA\nc/o Insurance Service Center\nP.O. Box 3920, Troy, MI 48007\nLoan No. ${v('loan_number', facts.loanNumber)}`,
    );
    sheet.rect(left + 330, y, 198, 76);
    sheet.text(left + 334, y + 3, 'NATURE OF INTEREST', { size: 6.5, bold: true, colour: '#0b3d2e' });
    ['Mortgagee', 'Lender’s Loss Payable (CP 12 18)', 'Contract of Sale', 'Loss Payee'].forEach((label, i) => {
      sheet.checkbox(left + 336, y + 14 + i * 14, { marked: i < 2, label, size: 8 });
      sheet.text(left + 349, y + 13.5 + i * 14, label, { size: 9 });
    });
    sheet.y = y + 86;
    sheet.paragraph('CANCELLATION', { bold: true, size: 8.5, after: 2 });
    sheet.paragraph(
      'If the policy is cancelled or not renewed by the company, written notice will be mailed to the mortgage holder at least 30 days before, or 10 days before if the reason is nonpayment of premium. The interest of the mortgage holder in the building is not ended by an act or neglect of the insured.',
      { size: 8.5, align: 'justify', after: 32 },
    );
    sheet.signature(left + 300, sheet.y, 228, { signed, label: 'Authorized Representative' });
    sheet.text(left + 300, sheet.y + 3, 'Authorized Representative', { size: 8 });
  },
};
