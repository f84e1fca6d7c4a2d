import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { borrowerNames, day, pct, usd } from './w-parts.ts';

const dayCounts = { '30/360': '30/360', 'act/360': 'Actual/360', 'act/365': 'Actual/365' };

export const layout: Layout = {
  id: 'w-closing-transmittal',
  docType: 'other',
  draw(open, facts, { random, signed }) {
    const left = 48;
    const width = 516;
    const a = facts.approval;
    const d = facts.disclosure;
    const sent = addDays(a.date, 2);
    const business = facts.loanClass === 'business';
    const secured = facts.product !== 'commercial_term';
    const sheet = open({
      margins: { top: 44, bottom: 54, left, right: 48 },
      style: { font: random.pick(['sans', 'slab', 'condensed'] as const), size: 9 },
      furniture: (page, pageNo, count) => {
        page.text(left, 756, ['Transmittal ', v('loan_number', facts.loanNumber)], { size: 7 });
        page.text(left, 756, `Page ${pageNo} of ${count}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, 44, v('lender_name', facts.lender.name), { bold: true, size: 12 });
    sheet.text(left, 62, 'LOAN CLOSING TRANSMITTAL', { bold: true, size: 15 });
    sheet.text(left, 80, 'Underwriting to Loan Documentation', { size: 9 });
    sheet.hline(left, 94, left + width, 1.5);
    const memo: readonly (readonly [string, Run | readonly Run[]])[] = [
      ['TO:', 'Loan Documentation and Closing'],
      ['FROM:', [v('loan_officer', a.officer), ', Loan Officer']],
      ['UNDERWRITER:', random.pick(['Lena Marsh', 'Curtis Boyd', 'Tamsin Ogle'])],
      ['DATE SENT:', numericDate(sent)],
      ['DOCS NEEDED BY:', numericDate(addDays(facts.noteDate, -3))],
    ];
    let y = 100;
    for (const [label, runs] of memo) {
      sheet.text(left, y, label, { bold: true });
      sheet.text(left + 96, y, runs);
      y += 13;
    }
    sheet.rect(left + 330, 100, 186, 60);
    sheet.text(left + 336, 104, 'Approval', { bold: true });
    const approval: readonly (readonly [string, Run | readonly Run[]])[] = [
      ['Number', v('approval_number', a.number)],
      ['Approved', day('approval_date', a.date)],
      ['Expires', day('approval_expiration_date', a.expires)],
    ];
    approval.forEach(([label, runs], i) => {
      sheet.text(left + 336, 118 + i * 13, label);
      sheet.text(left + 400, 118 + i * 13, runs);
    });
    sheet.y = 172;

    type Pair = readonly [string, Run | readonly Run[]];
    const section = (title: string): void => {
      sheet.ensure(48);
      sheet.rect(left, sheet.y, width, 14, { fill: '#dfe4ea' });
      sheet.text(left + 4, sheet.y + 3, title, { bold: true });
      sheet.y += 17;
    };
    const wide = (pairs: readonly Pair[]): void => {
      for (const [label, runs] of pairs) {
        sheet.ensure(26);
        sheet.text(left + 4, sheet.y, label);
        sheet.y = sheet.text(left + 118, sheet.y, runs, { width: width - 122 }) + 2.5;
      }
      sheet.y += 4;
    };
    const twin = (pairs: readonly Pair[]): void => {
      for (let i = 0; i < pairs.length; i += 2) {
        sheet.ensure(14);
        let below = sheet.y;
        [pairs[i], pairs[i + 1]].forEach((pair, side) => {
          if (pair === undefined) return;
          const x = left + 4 + side * 260;
          sheet.text(x, sheet.y, pair[0]);
          below = Math.max(below, sheet.text(x + 114, sheet.y, pair[1], { width: 136 }));
        });
        sheet.y = below + 2.5;
      }
      sheet.y += 4;
    };

    section('1  Borrower');
    const first = facts.borrowers[0];
    wide([
      ['Legal name(s)', borrowerNames(facts, ' and ')],
      ...(first?.entityType
        ? ([
            [
              'Organized as',
              [
                v('borrower_entity_type', first.entityType.replace(/^a \S+ /, '')),
                ' under the laws of ',
                v('borrower_state_of_org', first.stateOfOrganization ?? ''),
              ],
            ],
          ] as const)
        : []),
      ['Mailing address', first === undefined ? '' : v('borrower_address', oneLine(first.address))],
      ['Tax ID', first === undefined ? '' : v('borrower_tin', first.tin)],
      ...(business
        ? ([
            ['Signs for borrower', `${first?.signer}, ${first?.capacity}`],
            [
              'Guarantor(s)',
              facts.guarantors.flatMap((g, i): Run[] => [i > 0 ? '; ' : '', v('guarantor_name', g.name)]),
            ],
            [
              'Guaranty',
              facts.guarantyLimitCents === null
                ? [v('guaranty_type', 'Unlimited', 'unlimited')]
                : [
                    v('guaranty_type', 'Limited', 'limited'),
                    ' to ',
                    ...usd('guaranty_limit', facts.guarantyLimitCents),
                    ' each',
                  ],
            ],
          ] as const)
        : []),
    ]);
    section('2  Loan terms to be documented');
    const index = facts.index;
    twin([
      ['Loan number', v('loan_number', facts.loanNumber)],
      ['Product code', v('product_code', a.productCode)],
      ['Loan amount', usd('principal_amount', facts.principalCents)],
      ['Note rate', pct('interest_rate', facts.rate)],
      ['Fixed / variable', v('rate_type', facts.rateType === 'fixed' ? 'Fixed' : 'Variable', facts.rateType)],
      ['Interest basis', v('day_count', dayCounts[facts.dayCount], facts.dayCount)],
      ...(index === null
        ? []
        : ([
            ['Index', v('rate_index', index.name)],
            ['Margin', pct('rate_margin', index.margin)],
            ['Floor', pct('rate_floor', index.floor)],
            ['Ceiling', pct('rate_ceiling', index.ceiling)],
          ] as const)),
      ['Term', [v('term_months', `${facts.termMonths}`), ' months']],
      ['Amortization', [v('amortization_months', `${facts.amortizationMonths}`), ' months']],
      ['Date of note', day('note_date', facts.noteDate)],
      ['First payment', day('first_payment_date', facts.firstPaymentDate)],
      ['Maturity', day('maturity_date', facts.maturityDate)],
      ['Monthly P & I', usd('payment_amount', facts.paymentCents)],
      ['Balloon', facts.balloonCents === null ? 'None' : usd('balloon_amount', facts.balloonCents)],
      [
        'Late charge',
        prose`${pct('late_charge_percent', facts.lateChargePercent, 2)} after ${v('grace_days', `${facts.graceDays}`)} days`,
      ],
      [
        'Prepayment penalty',
        v('prepayment_penalty', facts.prepaymentPenalty ? 'Yes' : 'No', `${facts.prepaymentPenalty}`),
      ],
      ['Default rate', pct('default_rate', facts.defaultRate)],
      ['Origination fee', '0.750% of loan amount'],
      ['Rate quote good for', '45 days'],
    ]);
    wide([['Purpose', v('loan_purpose', a.purpose)]]);
    section('3  Collateral');
    const ltv = Math.round((facts.principalCents / facts.appraisedCents) * 10_000) * 10;
    if (secured) {
      wide(entries`
        Property | ${v('property_address', oneLine(facts.property.address))} (${v('property_county', facts.property.county)} County)
        Parcel no. | ${v('parcel_number', facts.property.parcel)}
        Legal description | ${v('legal_description', facts.property.legalDescription)}
      `);
      twin([
        ['Property type', v('property_type', facts.property.type)],
        ['Lien position', v('lien_position', 'First', '1')],
        ['Appraised value', usd('appraised_value', facts.appraisedCents)],
        ['Date of appraisal', day('appraisal_date', facts.appraisalDate)],
        ['Loan to value', pct('ltv_percent', ltv, 2)],
        ['Policy maximum', business ? '80.00%' : '95.00%'],
        ...(facts.salePriceCents === null
          ? []
          : ([['Purchase price', usd('sale_price', facts.salePriceCents)]] as const)),
        ['Flood zone', v('flood_zone', facts.flood.zone)],
      ]);
    } else
      wide([
        ['Personal property', v('collateral_description', facts.collateral)],
        ['Filing', 'UCC-1 with Secretary of State; search to reflect no prior liens'],
      ]);
    section('4  Closing');
    wide(entries`
      Title / settlement agent | ${v('settlement_agent', facts.title.agent.name)}, file ${v('settlement_file_number', facts.title.fileNumber)}
      Closing set for | ${day('closing_date', d.closingDate)}
      Insurance | ${v('insurer_name', facts.hazard.insurer)}, policy ${v('hazard_policy_number', facts.hazard.policy)}
    `);
    section('5  Conditions of approval');
    a.conditions.forEach((condition, i) => {
      sheet.ensure(14);
      sheet.text(left + 4, sheet.y, `5.${i + 1}`);
      sheet.y = sheet.text(left + 34, sheet.y, v('conditions', condition), { width: width - 40 }) + 2.5;
    });
    sheet.y += 5;
    section('6  Documents requested');
    const wanted: readonly (readonly [string, boolean])[] = [
      ['Promissory note', true],
      [random.pick(['Deed of trust', 'Mortgage']), secured],
      ['Security agreement', !secured],
      ['Guaranty (each guarantor)', business],
      ['Resolution to borrow', business],
      ['Assignment of rents', business && secured],
      ['Closing Disclosure', !business],
      ['Right to cancel', facts.product === 'residential_refinance'],
      ['Agreement to provide insurance', true],
    ];
    wanted.forEach(([label, marked], i) => {
      if (i % 3 === 0) sheet.ensure(14);
      const x = left + 4 + (i % 3) * 172;
      sheet.checkbox(x, sheet.y, { marked, label, size: 8 });
      sheet.text(x + 13, sheet.y, label);
      if (i % 3 === 2) sheet.y += 14;
    });
    sheet.y += 4;
    section('7  For file');
    twin([
      ['Risk rating', v('risk_rating', a.riskRating)],
      ...(business ? ([['NAICS', v('naics_code', a.naics)]] as const) : []),
      ['Call report code', v('call_report_code', a.callCode)],
      ['Branch', v('branch_code', a.branch)],
      ['Approved by', v('approved_by', a.approvedBy)],
    ]);
    sheet.ensure(90);
    sheet.paragraph(
      'Documentation will not be ordered from an incomplete transmittal. A change of amount, rate by more than 0.125%, term, collateral or guarantor after approval goes back to underwriting.',
      { size: 8, after: 36 },
    );
    sheet.signature(left, sheet.y, 200, { signed, label: 'Underwriter' });
    sheet.text(left, sheet.y + 3, 'Underwriter', { size: 8 });
    sheet.signature(left + 270, sheet.y, 200, { signed, label: 'Received by documentation' });
    sheet.text(left + 270, sheet.y + 3, 'Received by Loan Documentation', { size: 8 });
  },
};
