import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  type Draft,
  describedBorrowers,
  firstBorrower,
  footer,
  form,
  lender,
  middle,
  names,
  numbered,
  on,
  overLand,
  percent,
  ratePrint,
  signers,
  table,
  term,
  usd,
} from './c-kit.ts';

const isSba = (f: Draft['f']): boolean => f.product === 'sba';

function sbaRate({ f }: Draft): Run[] {
  if (f.index === null) return [ratePrint(f), ' a year, ', v('rate_type', 'fixed'), ' for the life of the loan'];
  return prose`${ratePrint(f)} at first, then ${v('rate_type', 'variable')}: ${v('rate_index', f.index.name)} plus ${percent('rate_margin', f.index.margin)}, adjusted every ${v('rate_change_frequency', f.index.frequency)} from ${on('first_rate_change_date', f.index.firstChange)}`;
}

/** The agency's authorization as lettered sections. */
function drawAuthorization(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 56, left: 66, right: 66, bottom: 60 },
    style: { font: draft.font('serif', 'sans', 'book'), size: 10.5 },
    furniture: footer(`SBA Authorization (${r.pick(['7(a)', '7(a) Small', 'PLP'])})`),
  });
  s.y = middle(s, 52, 'U.S. Small Business Administration', 12) + 4;
  s.y = middle(s, s.y, r.pick(['AUTHORIZATION', 'LOAN AUTHORIZATION', 'AUTHORIZATION FOR GUARANTEED LOAN']), 14) + 12;
  table(s, { x: 66, widths: [150, 330], rules: 'rows', size: 10, boldFirst: true, pad: 4 }, [
    ['SBA loan number', `${r.int(100, 999)}${r.int(1000, 9999)}${r.int(100, 999)}`],
    ['Lender’s loan number', v('loan_number', f.loanNumber)],
    ['Lender', [lender(f), ', ', at('lender_address', f.lender.address)]],
    ['Small business', describedBorrowers(f)],
    ['Approval date', on('approval_date', f.approval.date)],
  ]);
  s.y += 12;
  const parts: [string, Run[]][] = entries`
    Guarantee | SBA guarantees 75 percent of a loan of ${usd('principal_amount', f.principalCents)} that Lender makes to the small business. Lender pays the guarantee fee within 90 days.
    Note | The note runs ${term(f, r.chance(0.5))} from its date. Payments of ${usd('payment_amount', f.paymentCents)} are due ${v('payment_frequency', 'every month', 'monthly')}.
    Interest | ${sbaRate(draft)}.
    Use of proceeds | ${usd('principal_amount', f.principalCents)} for: ${v('loan_purpose', f.approval.purpose)}.
    Collateral | ${overLand(f) ? prose`A ${v('lien_position', 'first', '1')} lien on land at ${at('property_address', f.property.address)}, and on: ${v('collateral_description', f.collateral)}.` : prose`${v('collateral_description', f.collateral)}.`}
    Guarantors | Full guarantee on SBA Form 148 by ${names('guarantor_name', f.guarantors, ', ')}.
    Hazard insurance | On all collateral, for its full replacement cost, with a mortgagee clause in favor of Lender.
    Expiry | This authorization lapses unless the first payout is made by ${on('approval_expiration_date', f.approval.expires)}.
  `;
  parts.forEach(([head, runs], index) => {
    s.paragraph([{ text: `${'ABCDEFGH'[index]}. ${head}. `, bold: true }, ...runs], { align: 'justify' });
  });
  signers(s, [f.lender], signed, { nameField: 'lender_name' });
}

/** Terms and conditions by the lender under its delegated authority, a table with ruled lines. */
function drawTermsOfSba(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 42, left: 46, right: 46, bottom: 52 },
    style: { font: draft.font('sans', 'condensed', 'franklin'), size: 9.5 },
    furniture: footer('E-Tran terms and conditions'),
  });
  s.text(46, 40, r.pick(['SBA 7(a) LOAN AUTHORIZATION', 'SBA AUTHORIZATION - TERMS AND CONDITIONS']), {
    bold: true,
    size: 13,
  });
  s.text(46, 58, ['Issued by ', lender(f), ' under its delegated authority'], { size: 9 });
  s.y = 78;
  const rows: [string, Run[]][] = entries`
    Applicant business | ${borrowers(f)}, EIN ${v('borrower_tin', firstBorrower(f).tin)}
    Business address | ${at('borrower_address', firstBorrower(f).address)}
    NAICS | ${v('naics_code', f.approval.naics)}
    Gross loan approved | ${usd('principal_amount', f.principalCents)}
    Guaranteed share | 75%
    Initial interest | ${sbaRate(draft)}
    Maturity | ${term(f, false)}
    Monthly principal and interest | ${usd('payment_amount', f.paymentCents)}
    First installment | ${on('first_payment_date', f.firstPaymentDate, 'slash')}
    Personal guarantors | ${names('guarantor_name', f.guarantors, '\n')}
    Purpose | ${v('loan_purpose', f.approval.purpose)}
    Late fee | up to ${percent('late_charge_percent', f.lateChargePercent)} after ${v('grace_days', `${f.graceDays} days`, String(f.graceDays))}
    Approved on / funds by | ${on('approval_date', f.approval.date, 'slash')} / ${on('approval_expiration_date', f.approval.expires, 'slash')}
    Lender file | ${v('loan_number', f.loanNumber)}
  `;
  table(s, { x: 46, widths: [160, 360], size: 9.5, boldFirst: true, pad: 4 }, rows);
  s.y += 10;
  numbered(
    s,
    [
      ['Equity', 'The owners inject ten percent of the project from funds that are not borrowed.'],
      ['No change', 'Nothing has worsened the finances of the business since it applied.'],
      ['Settlement sheet', 'SBA Form 1050 is filled in at the first payout.'],
    ],
    9.5,
  );
  signers(s, [f.lender], signed, { nameField: 'lender_name' });
}

export const programsC: readonly Layout[] = [
  form('sba-lettered', 'sba_authorization', drawAuthorization, isSba),
  form('sba-terms-table', 'sba_authorization', drawTermsOfSba, isSba),
];
