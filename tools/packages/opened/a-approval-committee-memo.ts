import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
const dated = (field: string, iso: string): Run => v(field, longDate(iso), iso);

function rateSentence(facts: LoanFacts): Run[] {
  const { index } = facts;
  if (index === null)
    return prose`The note will bear interest at a ${v('rate_type', 'fixed rate', 'fixed')} of ${v('interest_rate', `${rate(facts.rate)}%`, plainRate(facts.rate))} for the life of the credit. `;
  return prose`Pricing is ${v('rate_type', 'floating', 'variable')} at ${v('rate_margin', `${rate(index.margin)}%`, plainRate(index.margin))} over the ${v('rate_index', index.name)}, an all-in rate today of ${v('interest_rate', `${rate(facts.rate)}%`, plainRate(facts.rate))}, and will not fall below ${v('rate_floor', `${rate(index.floor)}%`, plainRate(index.floor))} nor rise above ${v('rate_ceiling', `${rate(index.ceiling)}%`, plainRate(index.ceiling))}. `;
}

export const layout: Layout = {
  id: 'a-approval-committee-memo',
  docType: 'credit_approval',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const [borrower = facts.lender] = facts.borrowers;
    const { approval, lender, property } = facts;
    const sheet = open({
      margins: { top: 72, bottom: 72, left: 78, right: 78 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11 },
      furniture: (page, pageNo, pageCount) => {
        page.text(78, 748, 'Confidential - for internal use of the Bank only', { size: 8 });
        page.text(390, 748, `${pageNo} / ${pageCount}`, { size: 8, width: 144, align: 'right' });
        if (pageNo > 1) page.text(78, 44, [v('borrower_name', borrower.name), ' - Credit Memorandum'], { size: 8.5 });
      },
    });
    const head = (text: string): void => {
      sheet.ensure(46);
      sheet.paragraph(bold(text), { after: 3 });
    };
    const say = (runs: Run | readonly Run[]): void =>
      sheet.paragraph(runs, { align: 'justify', after: 9, leading: 1.24 });
    sheet.paragraph(v('lender_name', lender.name), { size: 15, bold: true, align: 'center', after: 2 });
    sheet.paragraph('CREDIT MEMORANDUM', { size: 12, align: 'center', letterSpacing: 1.5, after: 16 });
    const rows: [string, Run[]][] = entries`
      TO: | Members, Senior Loan Committee
      FROM: | ${v('loan_officer', approval.officer)}, Commercial Lending
      CC: | Credit Administration; Loan Operations
      DATE: | ${[longDate(addDays(approval.date, -6))]}
      RE: | ${v('borrower_name', borrower.name)} - $${cash('principal_amount', facts.principalCents)} term credit
    `;
    for (const [label, runs] of rows) {
      sheet.text(78, sheet.y, bold(label));
      sheet.y = sheet.text(140, sheet.y, runs, { width: 394 }) + 3;
    }
    sheet.hline(78, sheet.y + 4, 534, 1);
    sheet.y += 16;

    head('1. Request');
    say(
      prose`Approval is requested for a credit of $${cash('principal_amount', facts.principalCents)} to ${v('borrower_name', borrower.name)}, ${v('borrower_entity_type', borrower.entityType ?? '')} (the “Company”). The proceeds are for the following use: ${v('loan_purpose', approval.purpose)}. The Company has banked with us since 2011 and keeps average collected deposits of $184,000.00.`,
    );
    head('2. Terms');
    say(
      prose`The loan is for a term of ${v('term_months', `${facts.termMonths} months`, String(facts.termMonths))} with payments figured on a ${v('amortization_months', `${facts.amortizationMonths / 12}-year`, String(facts.amortizationMonths))} schedule. ${rateSentence(facts)}${v('payment_frequency', 'Monthly', 'monthly')} principal and interest is estimated at $${cash('payment_amount', facts.paymentCents)}. A commitment fee of $${[money(Math.round(facts.principalCents / 200))]} is due on acceptance. ${facts.prepaymentPenalty ? v('prepayment_penalty', 'A prepayment premium of 3-2-1 applies', 'true') : v('prepayment_penalty', 'The borrower may prepay without penalty', 'false')}.`,
    );
    head('3. Management and Ownership');
    say(
      prose`The Company is led by ${[borrower.signer]}, ${borrower.capacity ?? 'Manager'}, who has some nineteen years in the trade. The second tier of management was strengthened in 2021 with the hire of a full-time controller. Statements are compiled by Dorn & Weaver, CPAs.`,
    );
    head('4. Collateral');
    say(
      prose`${facts.product === 'commercial_term' ? prose`The Bank will take a ${v('lien_position', 'first', '1')} priority security interest in the following: ` : prose`The credit will be secured by a ${v('lien_position', 'first', '1')} lien on the real estate at ${v('property_address', oneLine(property.address))} (${v('property_type', property.type)}), ${v('property_county', property.county)} County, valued at $${cash('appraised_value', facts.appraisedCents)} by an appraisal dated ${dated('appraisal_date', facts.appraisalDate)}, for a loan-to-value of ${v('ltv_percent', `${((facts.principalCents / facts.appraisedCents) * 100).toFixed(1)}%`, ((facts.principalCents / facts.appraisedCents) * 100).toFixed(1).replace(/\.0$/, ''))} against a policy maximum of 80%. As further security the Bank will take a filing on: `}${v('collateral_description', facts.collateral)}.`,
    );
    head('5. Support');
    const names = facts.guarantors.flatMap((guarantor, i): Run[] => [
      i === 0 ? '' : i === facts.guarantors.length - 1 ? ' and ' : ', ',
      v('guarantor_name', guarantor.name),
    ]);
    say(
      prose`The loan will carry the ${facts.guarantyLimitCents === null ? v('guaranty_type', 'unlimited') : v('guaranty_type', 'limited')} guaranty of ${names}${facts.guarantyLimitCents === null ? '' : prose`, each not to exceed $${cash('guaranty_limit', facts.guarantyLimitCents)}`}. Combined outside net worth is reported at $2,416,000.00, with liquidity of $388,500.00 as verified by brokerage statements in file. Credit reports show no derogatory items.`,
    );
    head('6. Repayment');
    sheet.ensure(96);
    const grid = [
      ['(000s)', 'FYE 2021', 'FYE 2022', 'Interim'],
      ['Revenue', '3,412', '3,688', '1,940'],
      ['EBITDA', '511', '569', '303'],
      ['Debt service', '366', '366', '183'],
      ['Coverage', '1.40x', '1.55x', '1.66x'],
    ];
    grid.forEach((cells, i) => {
      cells.forEach((cell, j) => {
        sheet.text(100 + j * 100, sheet.y, cell, { size: 10, bold: i === 0, width: 80, align: j ? 'right' : 'left' });
      });
      sheet.y += 14;
    });
    sheet.y += 8;
    say(
      prose`Coverage is satisfactory in each period shown and remains above 1.20x when the rate is shocked by 300 basis points. Leverage of 2.1 to 1 is typical of the industry (NAICS ${v('naics_code', approval.naics)}). The credit is assigned a risk rating of ${v('risk_rating', approval.riskRating)}.`,
    );
    head('7. Policy Exceptions');
    say('None noted. The credit conforms to the Loan Policy as last adopted by the Board.');
    head('8. Recommendation and Conditions');
    say('The undersigned recommends approval, subject to each of the following:');
    approval.conditions.forEach((condition, i) => {
      sheet.paragraph([`(${'abcdef'[i]}) `, v('conditions', condition), ';'], { indent: 24, after: 3 });
    });
    sheet.y += 40;
    sheet.ensure(120);
    sheet.signature(78, sheet.y, 210, { signed, label: approval.officer });
    sheet.y += 4;
    sheet.paragraph(v('loan_officer', approval.officer), { after: 14 });
    head('COMMITTEE ACTION');
    say(
      prose`Approved as presented on ${dated('approval_date', approval.date)} by ${v('approved_by', approval.approvedBy)} and entered as Approval No. ${v('approval_number', approval.number)}. Lending authority relied on: $${cash('approval_authority_limit', approval.limitCents)}. This approval lapses if the loan is not closed by ${dated('approval_expiration_date', approval.expires)}.`,
    );
  },
};
