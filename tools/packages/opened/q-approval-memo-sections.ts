import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

const dayCounts = {
  '30/360': '30/360',
  'act/360': 'actual/360',
  'act/365': 'actual/365',
} as const;

export const layout: Layout = {
  id: 'q-approval-memo-sections',
  docType: 'credit_approval',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { approval: a, lender, index, property } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const union = lender.name.includes('Credit Union');
    const member = union ? 'member' : 'customer';
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const pct = (field: string, r: number): Run => v(field, `${rate(r)}%`, plainRate(r));
    const day = (field: string, iso: string): Run => v(field, longDate(iso), iso);
    const sheet = open({
      margins: { top: 64, bottom: 66, left: 72, right: 72 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11, leading: 1.22 },
      furniture: (page, pageNo) => {
        page.text(72, page.height - 46, `Business Services – Loan Approval Memorandum – ${pageNo}`, {
          size: 8.5,
          width: 468,
          align: 'center',
        });
      },
    });
    sheet.paragraph([v('lender_name', lender.name)], { bold: true, size: 15, after: 2 });
    sheet.paragraph(union ? 'Member Business Lending' : 'Business Lending', { size: 10, after: 12 });
    sheet.paragraph('LOAN APPROVAL MEMORANDUM', { bold: true, size: 13, after: 8 });
    const line = (label: string, ...runs: Run[]): void => {
      sheet.text(72, sheet.y, label, { bold: true });
      sheet.y = sheet.text(142, sheet.y, runs, { width: 398 }) + 2;
    };
    for (const [label, runs] of entries`
      TO: | Business Loan Committee
      FROM: | ${v('loan_officer', a.officer)}, Business Relationship Officer
      DATE: | ${[longDate(addDays(a.date, -3))]}
      RE: | ${v('borrower_name', borrower.name)}${[union ? `, Member No. ${random.int(100_000, 899_999)}` : '']} – Credit Request ${v('approval_number', a.number)}
    `)
      line(label, ...runs);
    sheet.hline(72, sheet.y + 4, 540, 1);
    sheet.y += 14;
    let section = 0;
    const title = (text: string): void => {
      section += 1;
      sheet.ensure(48);
      sheet.paragraph(`${section}.  ${text}`, { bold: true, after: 3 });
    };
    const say = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 9 });

    title('Request');
    say(
      ...prose`Staff requests approval of a ${union ? 'member business' : 'business'} loan of ${cash('principal_amount', facts.principalCents)} to ${v('borrower_name', borrower.name)}, ${over('borrower_entity_type', ['a ', v('borrower_state_of_org', borrower.stateOfOrganization ?? ''), (borrower.entityType ?? '').slice(`a ${borrower.stateOfOrganization ?? ''}`.length)])}, whose office is at ${v('borrower_address', oneLine(borrower.address))}. The use of proceeds is: ${v('loan_purpose', a.purpose)}. The ${member} asked for a closing around ${[longDate(addDays(facts.noteDate, -4))]}.`,
    );
    title('Rate and Repayment');
    say(
      ...prose`The loan will bear ${index === null ? prose`a ${v('rate_type', 'fixed')} rate of ${pct('interest_rate', facts.rate)} for its whole term` : prose`a ${v('rate_type', 'variable')} rate, initially ${pct('interest_rate', facts.rate)}, changing each ${v('rate_change_frequency', index.frequency)} from ${day('first_rate_change_date', index.firstChange)} to the ${v('rate_index', index.name)} plus a margin of ${pct('rate_margin', index.margin)}, never less than ${pct('rate_floor', index.floor)} nor more than ${pct('rate_ceiling', index.ceiling)}`}${[facts.dayCount === '30/360' ? ', computed on a ' : ', computed on an ']}${v('day_count', dayCounts[facts.dayCount], facts.dayCount)} basis. It will be repaid over ${v('term_months', `${facts.termMonths} months`, `${facts.termMonths}`)} on an amortization of ${facts.amortizationMonths % 12 === 0 ? prose`${v('amortization_months', `${facts.amortizationMonths / 12} years`, `${facts.amortizationMonths}`)}` : prose`${v('amortization_months', `${facts.amortizationMonths} months`, `${facts.amortizationMonths}`)}`}, in ${v('payment_frequency', 'monthly')} installments of ${cash('payment_amount', facts.paymentCents)}${[facts.balloonCents === null ? '.' : ', with the balance payable at maturity.']} An origination fee of 0.75% is collected at closing. ${facts.prepaymentPenalty ? prose`A ${v('prepayment_penalty', 'prepayment penalty applies', 'true')} during the first thirty-six months.` : prose`There is ${v('prepayment_penalty', 'no prepayment penalty', 'false')}.`}`,
    );
    title(union ? 'The Member' : 'The Customer');
    const years = random.int(7, 31);
    say(
      ...prose`${v('borrower_name', borrower.name)} (Tax ID ${v('borrower_tin', borrower.tin)}, NAICS ${v('naics_code', a.naics)}) has been in business for ${years} years and a ${member} for ${random.int(2, 6)}. Day-to-day management rests with ${[borrower.signer]}, ${borrower.capacity ?? ''}. Deposits averaged $${money(random.int(40, 180) * 100_000)} over the last twelve months, and no overdraft was recorded. A prior equipment loan of $85,000.00 was paid as agreed in ${Number(a.date.slice(0, 4)) - 1}.`,
    );
    title('Guarantors');
    const names = facts.guarantors.flatMap((g, i): Run[] => [
      i === 0 ? '' : i === facts.guarantors.length - 1 ? ' and ' : ', ',
      v('guarantor_name', g.name),
    ]);
    say(
      ...prose`The loan will be guaranteed by ${names}. ${[facts.guarantors.length > 1 ? 'Each guaranty is ' : 'The guaranty is ']}${facts.guarantyLimitCents === null ? prose`${v('guaranty_type', 'unlimited')}.` : prose`${v('guaranty_type', 'limited')} to ${cash('guaranty_limit', facts.guarantyLimitCents)}.`} Personal credit scores range upward from ${random.int(671, 719)}. Combined adjusted net worth is $${[money(Math.round((facts.principalCents * (0.7 + random.next())) / 100_000) * 100_000)]}, of which roughly 11% is liquid.`,
    );
    title('Collateral');
    const ltv = Math.round((facts.principalCents / facts.appraisedCents) * 1_000) * 100;
    if (facts.product === 'commercial_term')
      say(
        ...prose`The loan is secured by a ${v('lien_position', 'first', '1')} priority security interest in the following: ${v('collateral_description', facts.collateral)}. UCC searches dated within thirty days showed no other filing. Staff assigns a liquidation value of 60% to machinery and 75% to current receivables.`,
      );
    else
      say(
        ...prose`A ${v('lien_position', 'first', '1')} lien will be taken on the ${v('property_type', property.type.toLowerCase(), property.type)} at ${v('property_address', oneLine(property.address))}, ${v('property_county', property.county)} County, parcel ${v('parcel_number', property.parcel)}. The appraisal of ${day('appraisal_date', facts.appraisalDate)} found a value of ${cash('appraised_value', facts.appraisedCents)}, giving a loan-to-value ratio of ${v('ltv_percent', `${rate(ltv, 1)}%`, plainRate(ltv))}, against a guideline of 80%. A Phase I report found no recognized environmental condition.`,
      );
    title('Repayment Capacity');
    say(
      ...prose`Business cash flow before debt service covered all debt 1.${random.int(28, 64)} times in the last fiscal year; the policy minimum is 1.20. Stressed by a rate 2.00% higher, coverage would be 1.${random.int(10, 19)}. Global coverage with the guarantors’ personal debts is 1.${random.int(21, 39)}. Sales grew ${random.int(3, 9)}.${random.int(0, 9)}% while margins held. Interim statements through last quarter support the trend.`,
    );
    title('Strengths and Weaknesses');
    say(
      'Strengths: experienced management, good payment history, conservative leverage. Weaknesses: dependence on a few large buyers and a thin second tier of management. Mitigants: written supply contracts, key-man life insurance of $250,000.00, and the guaranties described above.',
    );
    title('Regulatory');
    say(
      ...prose`${[union ? `The loan falls under Part 723 of the NCUA rules. With it, aggregate business loans to this member and associated borrowers remain below 15% of net worth, and total business loans stand at 9.4% of assets against the statutory cap of 12.25%.` : `With this loan, total credit to the borrower and related interests remains below 15% of capital and surplus. No officer or director has an interest in the borrower.`]} Call report code ${v('call_report_code', a.callCode)}; product ${v('product_code', a.productCode)}; branch ${v('branch_code', a.branch)}${[facts.product !== 'commercial_term' && ltv > 80_000 ? '. An exception to the loan-to-value guideline is requested.' : '. No policy exceptions are requested.']}`,
    );
    title('Risk Rating');
    say(
      ...prose`Staff assigns a risk rating of ${v('risk_rating', a.riskRating)}. The next annual review is due in twelve months.`,
    );
    title('Conditions');
    a.conditions.forEach((condition, i) => {
      sheet.paragraph([`(${'abcdef'[i]})  `, v('conditions', condition), i === a.conditions.length - 1 ? '.' : ';'], {
        indent: 18,
        after: 3,
      });
    });
    sheet.y += 8;
    sheet.ensure(150);
    title('Committee Action');
    say(
      ...prose`${bold('Approved')} by ${v('approved_by', a.approvedBy)} on ${day('approval_date', a.date)}, within authority to ${cash('approval_authority_limit', a.limitCents)} per relationship. This approval lapses if the loan has not closed by ${day('approval_expiration_date', a.expires)}.`,
    );
    const y = sheet.y + 26;
    sheet.signature(72, y, 200, { signed, label: a.officer });
    sheet.text(72, y + 3, [v('loan_officer', a.officer)], { size: 9.5 });
    sheet.signature(330, y, 200, { signed, label: a.approvedBy });
    sheet.text(330, y + 3, 'For the Committee', { size: 9.5 });
  },
};
