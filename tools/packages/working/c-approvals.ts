import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  box,
  type Draft,
  figure,
  firstBorrower,
  footer,
  form,
  lender,
  loanToValue,
  names,
  on,
  overLand,
  percent,
  ratePrint,
  table,
  term,
  usd,
} from './c-kit.ts';

/** The rate in one cell, with what it moves by. */
function pricing({ f }: Draft): Run[] {
  if (f.index === null) return [ratePrint(f), ' ', v('rate_type', 'fixed')];
  return prose`${ratePrint(f)} ${v('rate_type', 'floating', 'variable')}; ${v('rate_index', f.index.name)} + ${percent('rate_margin', f.index.margin)}, floor ${percent('rate_floor', f.index.floor)}`;
}

const security = ({ f }: Draft): Run[] =>
  overLand(f)
    ? [v('lien_position', '1st lien', '1'), ' on ', at('property_address', f.property.address)]
    : [v('collateral_description', f.collateral)];

/** A memorandum to the committee: TO, FROM, RE and paragraphs. */
function drawMemo(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 56, left: 72, right: 72, bottom: 56 },
    style: { font: draft.font('typewriter', 'serif', 'book'), size: 10 },
  });
  s.text(72, 52, [lender(f)], { bold: true, size: 13 });
  s.text(72, 70, r.pick(['CREDIT MEMORANDUM', 'CREDIT APPROVAL MEMO', 'LOAN COMMITTEE MEMORANDUM']), {
    bold: true,
    size: 12,
  });
  s.y = 94;
  const heads: [string, Run[]][] = [
    ['TO:', [v('approved_by', f.approval.approvedBy)]],
    ['FROM:', [v('loan_officer', f.approval.officer), ', Lending']],
    ['DATE:', [on('approval_date', f.approval.date)]],
    ['RE:', [...borrowers(f), ' - request no. ', v('approval_number', f.approval.number)]],
  ];
  table(s, { x: 72, widths: [60, 400], rules: 'none', size: 10, pad: 2, boldFirst: true }, heads);
  s.hline(72, s.y + 3, 540, 1);
  s.y += 14;
  for (const runs of paragraphs`
    Request. Approval is sought for a credit of ${usd('principal_amount', f.principalCents)} (our number ${v('loan_number', f.loanNumber)}). Use of proceeds: ${v('loan_purpose', f.approval.purpose)}. The term is ${term(f, r.chance(0.5))} with payments spread over ${term(f, r.chance(0.5), 'amortization_months', f.amortizationMonths)}, about ${usd('payment_amount', f.paymentCents)} ${v('payment_frequency', 'a month', 'monthly')}, ending ${on('maturity_date', f.maturityDate)}.
    Pricing. ${pricing(draft)}.
    Security. ${security(draft)}.
  `)
    s.paragraph(runs);
  if (overLand(f))
    s.paragraph(
      prose`The appraisal of ${on('appraisal_date', f.appraisalDate)} gives ${usd('appraised_value', f.appraisedCents)}, so we lend ${loanToValue(f)} of value.`,
    );
  if (f.guarantors.length > 0)
    s.paragraph(['Support. Guaranteed by ', ...names('guarantor_name', f.guarantors, ', '), '.']);
  for (const runs of paragraphs`
    Grade. We rate this credit ${v('risk_rating', f.approval.riskRating)}. The request lies within an authority of ${usd('approval_authority_limit', f.approval.limitCents)}. NAICS ${v('naics_code', f.approval.naics)}; call code ${v('call_report_code', f.approval.callCode)}.
    The approval is subject to:
  `)
    s.paragraph(runs);
  for (const item of f.approval.conditions) s.paragraph(['-  ', v('conditions', item)], { indent: 18, after: 2 });
  s.y += 6;
  s.paragraph(
    prose`If the loan has not closed by ${on('approval_expiration_date', f.approval.expires)} it must be presented again. Policy exceptions: none.`,
    { after: 36 },
  );
  s.signature(72, s.y, 200, { signed, label: f.approval.officer });
  s.text(72, s.y + 3, [v('loan_officer', f.approval.officer)], { size: 9 });
}

/** A one-page decision sheet of boxes. */
function drawSheet(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 30, left: 34, right: 34, bottom: 40 },
    style: { font: 'sans', size: 9 },
    furniture: footer('Loan decision sheet - internal'),
  });
  const font = r.pick(['sans', 'mono', 'condensed'] as const);
  s.rect(34, 30, 544, 24, { fill: '#222222' });
  s.text(42, 36, r.pick(['LOAN APPROVAL', 'LOAN PRESENTATION AND APPROVAL', 'CREDIT APPROVAL']), {
    bold: true,
    size: 12,
    colour: 'white',
  });
  s.text(300, 38, [lender(f)], { size: 9.5, colour: 'white', width: 270, align: 'right' });
  const b = (x: number, y: number, w: number, caption: string, runs: Run | readonly Run[], h = 30): void =>
    box(s, [x, y, w, h], caption, runs, font, 9);
  b(34, 54, 272, 'Applicant', borrowers(f));
  b(306, 54, 136, 'TIN', v('borrower_tin', firstBorrower(f).tin));
  b(442, 54, 136, 'Loan no.', v('loan_number', f.loanNumber));
  b(34, 84, 272, 'Applicant’s address', at('borrower_address', firstBorrower(f).address));
  b(306, 84, 68, 'Branch', v('branch_code', f.approval.branch));
  b(374, 84, 68, 'Product', v('product_code', f.approval.productCode));
  b(442, 84, 68, 'NAICS', v('naics_code', f.approval.naics));
  b(510, 84, 68, 'Call code', v('call_report_code', f.approval.callCode));
  b(34, 114, 136, 'Amount requested', usd('principal_amount', f.principalCents));
  b(170, 114, 68, 'Term', term(f, false));
  b(238, 114, 68, 'Amort.', term(f, false, 'amortization_months', f.amortizationMonths));
  b(306, 114, 68, 'Rate', ratePrint(f));
  b(374, 114, 68, 'Type', v('rate_type', f.rateType === 'fixed' ? 'Fixed' : 'Variable', f.rateType));
  b(442, 114, 136, 'P&I payment', usd('payment_amount', f.paymentCents));
  b(34, 144, 272, 'Purpose', v('loan_purpose', f.approval.purpose));
  b(306, 144, 136, 'First payment', on('first_payment_date', f.firstPaymentDate, 'slash'));
  b(442, 144, 136, 'Matures', on('maturity_date', f.maturityDate, 'slash'));
  b(
    34,
    174,
    408,
    'Security',
    overLand(f) ? at('property_address', f.property.address) : v('collateral_description', f.collateral),
  );
  b(442, 174, 136, 'Our lien', overLand(f) ? v('lien_position', '1st', '1') : 'blanket');
  if (overLand(f)) {
    b(34, 204, 182, 'Appraised at', usd('appraised_value', f.appraisedCents));
    b(216, 204, 181, 'Appraised on', on('appraisal_date', f.appraisalDate, 'slash'));
    b(397, 204, 181, 'LTV', loanToValue(f));
  }
  b(34, 234, 544, 'Guarantors', f.guarantors.length === 0 ? 'None' : names('guarantor_name', f.guarantors, '; '));
  b(34, 264, 181, 'Grade assigned', v('risk_rating', f.approval.riskRating));
  b(215, 264, 182, 'Officer', v('loan_officer', f.approval.officer));
  b(
    397,
    264,
    181,
    'Index and spread',
    f.index === null ? 'n/a' : [v('rate_index', f.index.name), ' + ', percent('rate_margin', f.index.margin)],
    42,
  );
  s.y = 316;
  s.text(34, s.y, 'Conditions of approval', { bold: true });
  s.y += 15;
  f.approval.conditions.forEach((item, index) => {
    s.paragraph([`(${index + 1}) `, v('conditions', item)], { indent: 10, after: 3 });
  });
  s.y += 8;
  s.text(34, s.y, 'Decision', { bold: true });
  s.checkbox(90, s.y, { marked: true, label: 'Approved' });
  s.text(104, s.y, 'Approved');
  s.checkbox(160, s.y, { marked: false, label: 'Declined' });
  s.text(174, s.y, 'Declined');
  s.checkbox(230, s.y, { marked: false, label: 'Tabled' });
  s.text(244, s.y, 'Tabled');
  s.y += 18;
  table(s, { x: 34, widths: [136, 136, 136, 136], head: true, size: 9 }, [
    ['Approved by', 'Authority', 'Date approved', 'Good until'],
    [
      v('approved_by', f.approval.approvedBy),
      usd('approval_authority_limit', f.approval.limitCents),
      on('approval_date', f.approval.date, 'slash'),
      on('approval_expiration_date', f.approval.expires, 'slash'),
    ],
  ]);
  s.text(
    34,
    s.y + 8,
    prose`Approval no. ${v('approval_number', f.approval.number)}     Policy Exceptions: none     Risk Rating method: matrix`,
  );
  s.signature(34, s.y + 62, 220, { signed, label: f.approval.approvedBy });
  s.text(34, s.y + 65, 'For the approving authority', { size: 8 });
}

/** Minutes of the committee, where two other requests stand beside this one. */
function drawMinutes(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 60, left: 66, right: 66, bottom: 56 },
    style: { font: draft.font('serif', 'slab', 'franklin'), size: 10 },
  });
  s.text(66, 56, [lender(f)], { size: 12, bold: true, width: 480, align: 'center' });
  s.text(
    66,
    74,
    r.pick(['LOAN APPROVAL', 'CREDIT APPROVAL - EXTRACT OF MINUTES', 'LOAN APPROVAL - COMMITTEE ACTION']),
    { size: 11, bold: true, width: 480, align: 'center' },
  );
  s.y = 100;
  s.paragraph(
    prose`At the meeting of ${on('approval_date', f.approval.date)} the following credit was presented by ${v('loan_officer', f.approval.officer)} and APPROVED by ${v('approved_by', f.approval.approvedBy)}, entered as ${v('approval_number', f.approval.number)}.`,
    { align: 'justify' },
  );
  const rows: [string, Run[]][] = [
    ['Borrower', borrowers(f)],
    ['Commitment', ['$', figure('principal_amount', f.principalCents)]],
    ['Facility', [v('product_code', f.approval.productCode), ', booked as ', v('loan_number', f.loanNumber)]],
    ['To be used for', [v('loan_purpose', f.approval.purpose)]],
    ['Interest', pricing(draft)],
    ['Tenor / amortization', [term(f, true), ' / ', term(f, true, 'amortization_months', f.amortizationMonths)]],
    ['Secured by', security(draft)],
    ...(overLand(f)
      ? [
          ['Collateral value', [usd('appraised_value', f.appraisedCents), ' (', loanToValue(f), ' loan to value)']] as [
            string,
            Run[],
          ],
        ]
      : []),
    ['Guarantor(s)', f.guarantors.length === 0 ? ['none'] : names('guarantor_name', f.guarantors, '\n')],
    ...(f.guarantyLimitCents === null || f.guarantors.length === 0
      ? []
      : [['Guaranty limited to', [usd('guaranty_limit', f.guarantyLimitCents), ' each']] as [string, Run[]]]),
    [
      'Late charge',
      prose`${percent('late_charge_percent', f.lateChargePercent)} after ${v('grace_days', `${f.graceDays} days`, String(f.graceDays))}`,
    ],
    ['Risk rating', [v('risk_rating', f.approval.riskRating)]],
    ['Lapses if not closed by', [on('approval_expiration_date', f.approval.expires)]],
    [
      'Provided that',
      f.approval.conditions.flatMap(
        (item, index): Run[] => prose`${index === 0 ? '' : '\n'}${String('abcdef'[index])}) ${v('conditions', item)}`,
      ),
    ],
  ];
  table(s, { x: 66, widths: [150, 330], rules: 'rows', size: 10, boldFirst: true, pad: 4 }, rows);
  s.y += 12;
  s.paragraph(
    'Also reported at the meeting: a renewal of $75,000.00 at 8.250% for Delta Feed & Seed, and an overdraft line of $20,000.00 for a staff member. Neither needed action.',
    { size: 9 },
  );
  s.y += 36;
  s.signature(66, s.y, 200, { signed, label: 'Secretary of the Committee' });
  s.text(66, s.y + 3, 'Secretary of the Committee', { size: 9 });
}

export const approvalsC: readonly Layout[] = [
  form('approval-memo', 'credit_approval', drawMemo),
  form('approval-decision-sheet', 'credit_approval', drawSheet),
  form('approval-minutes', 'credit_approval', drawMinutes),
];
