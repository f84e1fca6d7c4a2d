import { money } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { entityOf, joined, on, pct, usd } from './v-kit.ts';

const left = 66;
const width = 480;

export const layout: Layout = {
  id: 'v-approval-committee-memo',
  docType: 'credit_approval',
  suits: (facts) => facts.loanClass === 'business' && !facts.approval.purpose.includes('residence'),
  draw(open, facts, { random, signed }) {
    const { approval, lender, index, guarantors, property } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const sheet = open({
      margins: { top: 60, bottom: 66, left, right: 66 },
      style: { font: random.pick(['book', 'serif', 'franklin'] as const), size: 10.5 },
      furniture: (page, pageNo, pageCount) => {
        if (pageNo > 1)
          page.text(left, 38, [v('borrower_name', b.name), ' – Loan Committee Memorandum'], { size: 8.5 });
        page.text(left, 748, `Page ${pageNo} of ${pageCount}`, { size: 8.5, width, align: 'center' });
      },
    });
    const say = (runs: Run | readonly Run[], indent = 0): void =>
      sheet.paragraph(runs, { align: 'justify', indent, after: 7 });
    const head = (text: string): void => {
      sheet.ensure(60);
      sheet.y += 3;
      sheet.paragraph(bold(text), { after: 4 });
    };
    sheet.paragraph(v('lender_name', lender.name), { size: 14, bold: true, align: 'center', after: 2 });
    sheet.paragraph('LOAN COMMITTEE MEMORANDUM', { size: 12, bold: true, align: 'center', after: 12 });
    const written = addDays(approval.date, -random.int(2, 6));
    const lines: (readonly [string, Run[]])[] = entries`
      TO: | Members of the Loan Committee
      FROM: | ${v('loan_officer', approval.officer)}, Commercial Lending
      DATE: | ${longDate(written)}
      RE: | ${v('borrower_name', b.name)} – Request for $${usd('principal_amount', facts.principalCents)} term loan; Approval No. ${v('approval_number', approval.number)}
    `;
    for (const [label, runs] of lines) {
      sheet.text(left, sheet.y, bold(label));
      sheet.paragraph(runs, { indent: 58, after: 3 });
    }
    sheet.y += 4;
    sheet.hline(left, sheet.y, left + width, 1);
    sheet.y += 10;

    head('Request');
    say(
      prose`Approval is requested for a term loan to ${v('borrower_name', b.name)}, ${entityOf(b)} with offices at ${v('borrower_address', oneLine(b.address))} (NAICS ${v('naics_code', approval.naics)}). The purpose of the loan is: ${v('loan_purpose', approval.purpose)}.`,
    );
    head('Proposed Terms');
    const term = (label: string, runs: Run | readonly Run[]): void => {
      sheet.ensure(30);
      sheet.text(left + 14, sheet.y, label);
      sheet.paragraph(runs, { indent: 140, after: 2 });
    };
    term('Amount:', ['$', usd('principal_amount', facts.principalCents)]);
    term(
      'Rate:',
      index === null
        ? [pct('interest_rate', facts.rate, 3), ' ', v('rate_type', 'fixed')]
        : prose`${v('rate_index', index.name)} + ${pct('rate_margin', index.margin, 3)}, ${v('rate_type', 'variable')}, currently ${pct('interest_rate', facts.rate, 3)}; floor ${pct('rate_floor', index.floor, 3)}`,
    );
    for (const [label, runs] of entries`
      Term: | ${v('term_months', `${facts.termMonths}`)} months; amortization ${v('amortization_months', `${facts.amortizationMonths}`)} months
      Repayment: | ${v('payment_frequency', 'Monthly', 'monthly')} principal and interest of $${usd('payment_amount', facts.paymentCents)}${facts.balloonCents === null ? '' : ', balance due at maturity'}
      Fee: | 0.75% origination; out-of-pocket costs for Borrower’s account
      Prepayment penalty: | ${v('prepayment_penalty', facts.prepaymentPenalty ? 'Yes' : 'None', `${facts.prepaymentPenalty}`)}
      Collateral: | ${v('lien_position', 'First', '1')} lien on ${v('collateral_description', facts.collateral.charAt(0).toLowerCase() + facts.collateral.slice(1))}
    `)
      term(label, runs);
    term(guarantors.length > 1 ? 'Guarantors:' : 'Guarantor:', [
      ...joined('guarantor_name', guarantors, '; '),
      ...(facts.guarantyLimitCents === null
        ? [' (', v('guaranty_type', 'unlimited'), ')']
        : [
            ' (',
            v('guaranty_type', 'limited'),
            ' to $',
            usd('guaranty_limit', facts.guarantyLimitCents),
            guarantors.length > 1 ? ' each)' : ')',
          ]),
    ]);
    term('Risk rating:', v('risk_rating', approval.riskRating));
    sheet.y += 5;

    head('Background and Management');
    say(
      `Borrower was founded in ${random.int(1989, 2016)} and has banked with us since ${random.int(2017, 2022)}. ${b.signer}, ${b.capacity ?? 'principal'}, has more than ${random.int(11, 30)} years in the trade. The company employs ${random.int(9, 85)} people. No customer accounts for more than ${random.int(9, 22)}% of sales. Existing credit with us consists of a $150,000.00 line of credit, unused at this writing, priced at 8.500% and renewing next spring.`,
    );
    head('Financial Analysis');
    const year = Number(approval.date.slice(0, 4));
    const sales = facts.principalCents * (1.4 + random.next());
    const columns = [330, 400, 470];
    const figures = (label: string, values: readonly string[], isBold = false): void => {
      sheet.ensure(16);
      sheet.text(left + 14, sheet.y, label, { size: 9.5, bold: isBold });
      values.forEach((text, i) => {
        sheet.text((columns[i] ?? 330) - 34, sheet.y, text, { size: 9.5, bold: isBold, width: 80, align: 'right' });
      });
      sheet.y += 13;
    };
    const thousands = (share: number): string[] =>
      [0.88, 0.95, 1].map((growth) => money(Math.round((sales * growth * share) / 100_000) * 100).replace(/\.00$/, ''));
    figures('($000) Fiscal year ended', [year - 3, year - 2, year - 1].map(String), true);
    sheet.hline(left + 14, sheet.y, 516);
    sheet.y += 4;
    figures('Net sales', thousands(1));
    figures('EBITDA', thousands(0.17));
    figures('Net income', thousands(0.07));
    figures('Total liabilities', thousands(0.48));
    figures('Tangible net worth', thousands(0.31));
    figures('Debt service coverage', ['1.28x', `1.${random.int(30, 39)}x`, `1.${random.int(41, 68)}x`]);
    sheet.y += 7;
    say(
      'Coverage exceeds the policy minimum of 1.20x in each year. Stressed by a 200 basis point rise in rates and a 10% decline in revenue, coverage remains above 1.05x. Statements are compiled by Borrower’s accountant and agree with tax returns.',
    );
    if (facts.product === 'commercial_real_estate') {
      const ltv = Math.round((facts.principalCents / facts.appraisedCents) * 1000) * 100;
      head('Real Estate');
      say(
        prose`The loan is also secured by the property at ${v('property_address', oneLine(property.address))}, ${v('property_county', property.county)} County. An appraisal as of ${on('appraisal_date', facts.appraisalDate)} gives a value of $${usd('appraised_value', facts.appraisedCents)}, for a loan-to-value ratio of ${pct('ltv_percent', ltv, 1)} against a policy limit of 80%.`,
      );
    }
    head('Strengths and Weaknesses');
    say(
      'Strengths: consistent profitability; experienced management; liquid guarantor support. Weaknesses: cyclical demand; reliance on a few suppliers. The weaknesses are mitigated by margins above the industry median and a backlog of five months.',
    );
    head('Policy Exceptions');
    say(
      random.pick([
        'None.',
        'One: interim statements are more than 90 days old. Updated statements have been requested.',
      ]),
    );
    head('Recommendation and Conditions');
    say('Approval is recommended, subject to satisfactory documentation and the following:');
    approval.conditions.forEach((text, i) => {
      sheet.paragraph([`(${i + 1})  `, v('conditions', text)], { indent: 14, after: 3 });
    });
    sheet.y += 4;
    say(
      prose`If approved, the commitment will expire on ${on('approval_expiration_date', approval.expires)} unless the loan has closed.`,
    );
    sheet.ensure(120);
    sheet.y += 22;
    sheet.signature(left, sheet.y, 200, { signed, label: approval.officer });
    sheet.text(left, sheet.y + 3, [v('loan_officer', approval.officer), ', Account Officer'], { size: 9 });
    sheet.y += 28;
    sheet.ensure(108);
    const top = sheet.y;
    sheet.rect(left, top, width, 100, { thickness: 1 });
    sheet.text(left + 8, top + 7, bold('COMMITTEE ACTION'));
    ['Approved', 'Approved as modified', 'Declined', 'Tabled'].forEach((label, i) => {
      const x = left + 8 + ([0, 78, 208, 280][i] ?? 0);
      sheet.checkbox(x, top + 25, { marked: i === 0, label, size: 9, look: 'tick' });
      sheet.text(x + 14, top + 25, label);
    });
    sheet.text(left + 8, top + 45, ['Date of action: ', on('approval_date', approval.date)]);
    sheet.text(left + 250, top + 45, `Vote: ${random.int(4, 7)} for, 0 against`);
    sheet.text(left + 8, top + 60, ['Approved by: ', v('approved_by', approval.approvedBy)], { width: 235 });
    sheet.text(left + 250, top + 60, ['Authority: $', usd('approval_authority_limit', approval.limitCents)]);
    sheet.signature(left + 250, top + 86, 200, { signed, label: 'Secretary of the committee', height: 14 });
    sheet.text(left + 250, top + 88, 'Secretary', { size: 8 });
    sheet.y = top + 104;
  },
};
