import { money } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { over, type Run, v } from '../core/runs.ts';
import { boxes, on, pct, usd } from './v-kit.ts';

const left = 40;
const width = 532;

export const layout: Layout = {
  id: 'v-approval-authorization',
  docType: 'credit_approval',
  suits: (facts) => facts.loanClass === 'business' && !facts.approval.purpose.includes('residence'),
  draw(open, facts, { random, signed }) {
    const { approval, lender, index, guarantors } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const state = b.stateOfOrganization ?? '';
    const kindOf = (b.entityType ?? '').split(state)[1] ?? '';
    const date = (iso: string): string => numericDate(iso, '/', false);
    const sheet = open({
      margins: { top: 36, bottom: 50, left, right: 40 },
      style: { font: random.pick(['sans', 'condensed', 'franklin'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 756, 'CR-7 Credit Authorization   CONFIDENTIAL – Internal use only', { size: 7 });
        page.text(left, 756, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, 36, v('lender_name', lender.name), { size: 12, bold: true });
    sheet.text(left, 36, 'CREDIT AUTHORIZATION', { size: 14, bold: true, width, align: 'right' });
    sheet.y = 60;
    const row = (...cells: (readonly [number, string, Run | readonly Run[]])[]): void => {
      sheet.ensure(34);
      boxes(
        sheet,
        left,
        width,
        cells.map(([share, caption, runs]) => ({ share, caption, runs })),
        { size: 9 },
      );
    };
    const band = (text: string): void => {
      sheet.ensure(60);
      sheet.rect(left, sheet.y, width, 14, { fill: '#d9dee6' });
      sheet.rect(left, sheet.y, width, 14);
      sheet.text(left + 4, sheet.y + 3, text, { size: 8.5, bold: true });
      sheet.y += 14;
    };
    row(
      [1.2, 'Authorization No.', v('approval_number', approval.number)],
      [1, 'Branch', v('branch_code', approval.branch)],
      [1.6, 'Originating officer', v('loan_officer', approval.officer)],
      [1.2, 'Application date', date(addDays(approval.date, -random.int(8, 30)))],
      [1.2, 'Date approved', on('approval_date', approval.date, date)],
      [1.2, 'Approval expires', on('approval_expiration_date', approval.expires, date)],
    );
    const top = sheet.y;
    sheet.rect(left, top, width, 20);
    const kinds = ['New money', 'Renewal', 'Increase', 'Modification'];
    const kind = facts.renewalOf === null ? 0 : 1;
    sheet.text(left + 4, top + 6, 'Type of request:');
    kinds.forEach((label, i) => {
      const x = left + 90 + i * 84;
      sheet.checkbox(x, top + 6, { marked: i === kind, label, size: 8 });
      sheet.text(x + 13, top + 6, label);
    });
    if (facts.renewalOf !== null) sheet.text(left + 440, top + 6, ['of No. ', v('renewal_of', facts.renewalOf)]);
    sheet.y = top + 20;

    band('A.  BORROWER');
    row(
      [3, 'Legal name', v('borrower_name', b.name)],
      [2.2, 'Organization', over('borrower_entity_type', [v('borrower_state_of_org', state), kindOf])],
      [1.2, 'Tax ID', v('borrower_tin', b.tin)],
      [1, 'NAICS', v('naics_code', approval.naics)],
    );
    row(
      [3.4, 'Address', v('borrower_address', oneLine(b.address))],
      [1, 'Customer since', `${random.int(1998, 2021)}`],
      [1.4, 'Existing loans with bank', `$${money(random.int(0, 40) * 1_250_000)}`],
      [1.6, 'Average deposits', `$${money(random.int(1_200_000, 30_000_000))}`],
    );
    band('B.  CREDIT REQUESTED AND APPROVED');
    row(
      [1.4, 'Loan number', v('loan_number', facts.loanNumber)],
      [1.6, 'Loan amount', ['$', usd('principal_amount', facts.principalCents)]],
      [1.1, 'Product code', v('product_code', approval.productCode)],
      [1.1, 'Call report code', v('call_report_code', approval.callCode)],
      [1.3, 'Risk rating', v('risk_rating', approval.riskRating)],
    );
    row(
      [1, 'Rate type', v('rate_type', facts.rateType === 'fixed' ? 'Fixed' : 'Variable', facts.rateType)],
      [1, index === null ? 'Interest rate' : 'Initial rate', pct('interest_rate', facts.rate)],
      [2.4, 'Index', index === null ? 'N/A' : v('rate_index', index.name)],
      [0.9, 'Margin', index === null ? 'N/A' : pct('rate_margin', index.margin)],
      [0.9, 'Floor', index === null ? 'N/A' : pct('rate_floor', index.floor)],
      [0.9, 'Ceiling', index === null ? 'N/A' : pct('rate_ceiling', index.ceiling)],
    );
    row(
      [1, 'Term (months)', v('term_months', `${facts.termMonths}`)],
      [1.2, 'Amortization (months)', v('amortization_months', `${facts.amortizationMonths}`)],
      [1.2, 'Payment', ['$', usd('payment_amount', facts.paymentCents)]],
      [1, 'Frequency', v('payment_frequency', 'Monthly', 'monthly')],
      [1.2, 'Maturity', on('maturity_date', facts.maturityDate, date)],
      [1.2, 'Fee', '0.75% of loan amount'],
    );
    row(
      [3, 'Purpose', v('loan_purpose', approval.purpose)],
      [2, 'Primary source of repayment', 'Cash flow from operations'],
      [2, 'Secondary source', 'Liquidation of collateral; guarantors'],
    );
    band('C.  COLLATERAL');
    row(
      [4, 'Description', v('collateral_description', facts.collateral)],
      [1, 'Lien position', v('lien_position', random.pick(['First', '1st']), '1')],
      [2, 'UCC search', `Clear through ${date(addDays(approval.date, -4))}`],
    );
    if (facts.product === 'commercial_real_estate') {
      const ltv = Math.round((facts.principalCents / facts.appraisedCents) * 1000) * 100;
      row(
        [3, 'Real estate', v('property_address', oneLine(facts.property.address))],
        [1.4, 'Property type', v('property_type', facts.property.type)],
        [1.4, 'Appraised value', ['$', usd('appraised_value', facts.appraisedCents)]],
        [1, 'As of', on('appraisal_date', facts.appraisalDate, date)],
        [0.8, 'LTV', pct('ltv_percent', ltv, 1)],
      );
    }
    band('D.  GUARANTORS');
    guarantors.forEach((g) => {
      row(
        [2.2, 'Name', v('guarantor_name', g.name)],
        [3, 'Address', v('guarantor_address', oneLine(g.address))],
        [
          1.3,
          'Guaranty',
          facts.guarantyLimitCents === null
            ? v('guaranty_type', 'Unlimited', 'unlimited')
            : [v('guaranty_type', 'Limited', 'limited'), ' to $', usd('guaranty_limit', facts.guarantyLimitCents)],
        ],
        [1.2, 'Net worth', `$${money(random.int(300, 6400) * 100_000)}`],
        [0.8, 'Credit score', `${random.int(668, 812)}`],
      );
    });
    band('E.  UNDERWRITING AND POLICY');
    row(
      [1, 'DSCR (actual)', `${(random.int(121, 190) / 100).toFixed(2)}x`],
      [1, 'DSCR (policy)', '1.20x'],
      [1, 'Debt / worth', `${(random.int(90, 310) / 100).toFixed(2)}`],
      [1.4, 'Total relationship', `$${money(facts.principalCents + random.int(1, 30) * 1_000_000)}`],
      [
        3,
        'Policy exceptions',
        random.pick([
          'None',
          'Financial statements are compiled, not reviewed',
          'Amortization exceeds guideline; mitigated by guarantor liquidity',
        ]),
      ],
    );
    band('F.  CONDITIONS OF APPROVAL');
    const conditions = sheet.y;
    approval.conditions.forEach((text, i) => {
      sheet.text(left + 6, sheet.y + 4, [`${i + 1}.  `, v('conditions', text)], { width: width - 12 });
      sheet.y += 13;
    });
    sheet.y += 5;
    sheet.rect(left, conditions, width, sheet.y - conditions);
    band('G.  AUTHORIZATION');
    row(
      [2.6, 'Approved by', v('approved_by', approval.approvedBy)],
      [1.6, 'Lending authority of approver', ['$', usd('approval_authority_limit', approval.limitCents)]],
      [1.2, 'Approval date', on('approval_date', approval.date, date)],
      [1.6, 'Concurring authority required', facts.principalCents > 100_000_000 ? 'Yes' : 'No'],
    );
    sheet.ensure(70);
    sheet.y += 42;
    sheet.signature(left, sheet.y, 200, { signed, label: approval.officer });
    sheet.text(left, sheet.y + 3, 'Recommending officer', { size: 7.5 });
    sheet.signature(left + 220, sheet.y, 200, { signed, label: approval.approvedBy });
    sheet.text(left + 220, sheet.y + 3, 'Approving authority', { size: 7.5 });
    sheet.hline(left + 440, sheet.y, left + width);
    sheet.text(left + 440, sheet.y + 3, 'Credit admin. (initials)', { size: 7 });
  },
};
