import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));

export const layout: Layout = {
  id: 'a-approval-mortgage',
  docType: 'credit_approval',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const { approval, lender, property, borrowers } = facts;
    const [first = lender] = borrowers;
    const sheet = open({
      margins: { top: 54, bottom: 66, left: 62, right: 62 },
      style: { font: random.pick(['sans', 'slab', 'serif'] as const), size: 9.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(62, 738, [v('lender_name', lender.name), ', ', v('lender_address', oneLine(lender.address))], {
          size: 7,
        });
        page.text(62, 748, `NMLS #4${random.int(10000, 99999)}   Equal Housing Lender`, { size: 7 });
        page.text(400, 748, `Page ${pageNo} of ${pageCount}`, { size: 7, width: 150, align: 'right' });
      },
    });
    sheet.paragraph('MORTGAGE LOAN APPROVAL', { bold: true, size: 15, after: 2 });
    sheet.paragraph('Underwriting Decision and Conditions', { size: 10, after: 12 });
    sheet.paragraph(longDate(addDays(approval.date, 1)), { after: 8 });
    for (const borrower of borrowers) sheet.paragraph(v('borrower_name', borrower.name), { after: 0 });
    sheet.paragraph(
      v(
        'borrower_address',
        oneLine(first.address).replace(`, ${first.address.city}`, `\n${first.address.city}`),
        oneLine(first.address),
      ),
      { after: 10 },
    );
    const ltv = (
      (facts.principalCents / Math.min(facts.appraisedCents, facts.salePriceCents ?? facts.appraisedCents)) *
      100
    ).toFixed(2);
    const rows: [string, readonly Run[], string, readonly Run[]][] = [
      ['Loan #', [v('loan_number', facts.loanNumber)], 'Program', [v('product_code', approval.productCode)]],
      [
        'Loan amount',
        [cash('principal_amount', facts.principalCents)],
        'Base rate',
        [v('interest_rate', `${rate(facts.rate)}%`, plainRate(facts.rate)), ' ', v('rate_type', 'Fixed', 'fixed')],
      ],
      [
        'Term',
        [v('term_months', `${facts.termMonths} months`, String(facts.termMonths))],
        'P&I',
        [cash('payment_amount', facts.paymentCents)],
      ],
      [
        'Appraised value',
        [cash('appraised_value', facts.appraisedCents)],
        facts.salePriceCents === null ? 'Cash out' : 'Purchase price',
        facts.salePriceCents === null ? ['None'] : [cash('sale_price', facts.salePriceCents)],
      ],
      ['LTV', [v('ltv_percent', `${ltv}%`, String(Number(ltv)))], 'CLTV / DTI', [`${ltv}% / 38.41%`]],
      ['Occupancy', [v('occupancy', 'Primary Residence')], 'Property type', [v('property_type', property.type)]],
      ['Purpose', [v('loan_purpose', approval.purpose)], 'Lien', [v('lien_position', 'First', '1')]],
      [
        'Loan officer',
        [v('loan_officer', approval.officer)],
        'Lock expires',
        [numericDate(addDays(approval.date, 45))],
      ],
    ];
    for (const [a, x, b, y] of rows) {
      sheet.text(62, sheet.y, bold(a));
      const one = sheet.text(150, sheet.y, x, { width: 160 });
      sheet.text(322, sheet.y, bold(b));
      const two = sheet.text(408, sheet.y, y, { width: 142 });
      sheet.y = Math.max(one, two) + 3;
      sheet.hline(62, sheet.y - 2, 550, 0.25);
    }
    sheet.y += 4;
    sheet.paragraph(
      prose`${bold('Subject property: ')}${v('property_address', oneLine(property.address))} (${v('property_county', property.county)} County)`,
      { after: 10 },
    );
    for (const runs of paragraphs`
      Congratulations. Your application for the mortgage loan described above was approved on ${v('approval_date', longDate(approval.date), approval.date)} by ${v('approved_by', approval.approvedBy)}. This approval expires at the close of business on ${v('approval_expiration_date', longDate(approval.expires), approval.expires)} and rests upon the credit documents in our file, which must be no more than 120 days old on the date of the note.
      Approval reference ${v('approval_number', approval.number)}. Automated findings: Approve/Eligible, casefile ID 1594477302, submission 3. Reserves required: $${money(facts.paymentCents * 2)} (2 months). Qualifying income: $${money(Math.round(facts.paymentCents * 3.4))} per month.
    `)
      sheet.paragraph(runs);
    sheet.ensure(60);
    sheet.paragraph(bold('CONDITIONS TO BE MET PRIOR TO FUNDING'), { after: 4 });
    approval.conditions.forEach((text, i) => {
      sheet.ensure(16);
      sheet.checkbox(66, sheet.y, { marked: random.chance(0.4), label: text });
      sheet.text(82, sheet.y, `${200 + i * 4}`);
      sheet.text(112, sheet.y, v('conditions', text), { width: 430 });
      sheet.y += 15;
    });
    sheet.y += 6;
    sheet.paragraph(bold('GENERAL PROVISIONS'), { after: 4 });
    for (const runs of paragraphs`
      Any change in your income, employment, debts or assets, or in the title to or condition of the property, may cause us to withdraw this approval. Do not open new credit accounts or make large purchases before closing. We will re-verify your employment within ten business days of the note date and will obtain a refreshed credit report. An additional deposit of earnest money must be sourced if it exceeds one percent of the price.
      This letter is not a rate lock and is not an offer to enter into an agreement on other terms. The estimated monthly payment for taxes and insurance is shown on your Loan Estimate and is not included in the figures above.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.ensure(80);
    sheet.y += 34;
    sheet.signature(62, sheet.y, 210, { signed, label: approval.approvedBy });
    sheet.text(62, sheet.y + 4, 'Underwriter / Approving Authority', { size: 8 });
    sheet.text(322, sheet.y - 10, ['Approval authority: ', cash('approval_authority_limit', approval.limitCents)], {
      size: 8.5,
    });
    sheet.y += 24;
  },
};
