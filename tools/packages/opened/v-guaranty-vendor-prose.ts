import { amountInWords } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { entityOf, on, pct, usd } from './v-kit.ts';

const left = 50;
const width = 512;

const provisions: readonly (readonly [string, string])[] = [
  [
    'Guaranty of Payment.',
    'This is a guaranty of payment and not of collection. Lender may enforce this Guaranty against Guarantor without first proceeding against Borrower, any other guarantor, or any Property securing the Obligations. The liability of each person who signs a guaranty of the Obligations is joint and several.',
  ],
  [
    'Duration.',
    'This Guaranty takes effect when received by Lender, without acceptance or notice, and remains in force until the Obligations have been paid in full and Lender has no further commitment to Borrower. Guarantor may revoke this Guaranty as to future advances only, by written notice delivered to Lender by certified mail, and the revocation becomes effective five business days after receipt. Obligations existing at that time, and renewals, extensions and modifications of them, remain guaranteed.',
  ],
  [
    'Authority of Lender.',
    'Guarantor agrees that Lender may, without notice and without lessening the liability of Guarantor: (a) make additional secured or unsecured loans to Borrower; (b) alter, renew, extend or accelerate the Obligations, including increases and decreases of the rate of interest; (c) take, hold, exchange, fail to perfect, or release any Property; (d) release or agree not to sue any one or more of Borrower’s sureties, endorsers or other guarantors; (e) decide how and when to apply payments; and (f) sell or grant participations in all or part of the Obligations.',
  ],
  [
    'Waivers.',
    'Guarantor waives presentment, protest, demand and notice of dishonor; any right to require Lender to proceed against Borrower or the Property; any defense arising from an election of remedies that destroys Guarantor’s subrogation rights; any defense given to sureties at law or in equity other than actual payment; and, until the Obligations are paid in full, every right of reimbursement and contribution. If Lender must return a payment under bankruptcy law, the Obligations so revived are guaranteed as though the payment had not been made.',
  ],
  [
    'Guarantor’s Statements.',
    'Guarantor states that no representation limiting this Guaranty has been made; that this Guaranty was signed at Borrower’s request; that Guarantor has adequate means of obtaining information about Borrower’s financial condition; that financial information given to Lender is true and correct in all material respects; and that no litigation or claim for unpaid taxes in excess of $25,000.00 is pending against Guarantor.',
  ],
  [
    'Financial Statements.',
    'Guarantor will furnish a signed personal financial statement each year within 30 days of its anniversary and each federal tax return within 30 days of its filing.',
  ],
  [
    'Right of Setoff.',
    'To the extent the law permits, Lender may set off against the Obligations all of Guarantor’s accounts with Lender, excluding IRA, Keogh and trust accounts.',
  ],
  [
    'Subordination.',
    'Whatever Borrower owes Guarantor, now or later, is subordinated to the Obligations. Guarantor assigns to Lender all claims it may have against Borrower in any bankruptcy or liquidation.',
  ],
  [
    'Costs and Attorneys’ Fees.',
    'Guarantor will pay on demand all of Lender’s costs of enforcing this Guaranty, including court costs and reasonable attorneys’ fees, with interest at the rate borne by the Note.',
  ],
];

export const layout: Layout = {
  id: 'v-guaranty-vendor-prose',
  docType: 'guaranty',
  suits: (facts) => facts.guarantors.length > 0,
  draw(open, facts, { random, signed, subject }) {
    const { lender } = facts;
    const b = facts.borrowers[0];
    const g = facts.guarantors[subject] ?? facts.guarantors[0];
    if (b === undefined || g === undefined) return;
    const limit = facts.guarantyLimitCents;
    const sheet = open({
      margins: { top: 46, bottom: 62, left, right: 50 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.5, leading: 1.22 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 742, 'COMMERCIAL GUARANTY – MULTISTATE', { size: 7 });
        page.text(left, 751, '© 1998, 2017 Meridian Forms Systems, St. Paul, MN   Form COM-GTY 8/1/2017', { size: 7 });
        page.text(left, 742, ['Loan No. ', v('loan_number', facts.loanNumber)], { size: 7, width, align: 'right' });
        page.text(left, 751, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.paragraph('COMMERCIAL GUARANTY', { size: 15, bold: true, align: 'center', after: 3 });
    sheet.paragraph(['(', v('guaranty_type', limit === null ? 'Unlimited' : 'Limited'), ')'], {
      align: 'center',
      after: 8,
    });
    sheet.hline(left, sheet.y, left + width, 1);
    sheet.y += 9;
    const say = (title: string, runs: Run | readonly Run[]): void => {
      const list = Array.isArray(runs) ? (runs as readonly Run[]) : [runs as Run];
      sheet.paragraph([bold(`${title} `), ...list], { align: 'justify', after: 6 });
    };
    say(
      'Date and Parties.',
      prose`The date of this Guaranty is ${on('guaranty_date', facts.noteDate)}. The parties and their addresses are as follows. “Guarantor” means ${v('guarantor_name', g.name, g.name, true)}, an individual, whose address is ${v('guarantor_address', oneLine(g.address))}. “Borrower” means ${v('borrower_name', b.name, b.name, true)}, ${entityOf(b)}, whose address is ${v('borrower_address', oneLine(b.address))}. “Lender” means ${v('lender_name', lender.name, lender.name, true)}, whose address is ${v('lender_address', oneLine(lender.address))}, and its participants, successors and assigns.`,
    );
    sheet.paragraph(bold('Definitions. As used in this Guaranty, the following terms have these meanings:'), {
      after: 4,
    });
    const term = (runs: readonly Run[]): void => sheet.paragraph(runs, { indent: 18, align: 'justify', after: 4 });
    for (const runs of paragraphs`
      ${bold('“Note” ')}means the promissory note dated ${on('note_date', facts.noteDate)} executed by Borrower and payable to Lender in the principal amount of $${usd('principal_amount', facts.principalCents)}, bearing interest at ${facts.rateType === 'fixed' ? 'a ' : 'an initial '}${facts.rateType === 'fixed' ? prose`${v('rate_type', 'fixed')} rate of ` : prose`${v('rate_type', 'variable')} rate of `}${pct('interest_rate', facts.rate)} per year and maturing ${on('maturity_date', facts.maturityDate)}, with all renewals, extensions, refinancings and modifications of it.
      ${bold('“Obligations” ')}${limit === null ? 'means the Note and all other present and future debts, liabilities and duties of Borrower to Lender of every kind, whether direct or contingent, due or not due, and however arising, with interest, late charges and costs of collection.' : 'means the principal of and interest on the Note, with late charges, protective advances and costs of collection, subject to the limit stated below.'}
      ${bold('“Loan Documents” ')}means the Note and every agreement, security instrument and other paper signed by anyone in connection with the Obligations.
      ${bold('“Property” ')}means any real or personal property, tangible or intangible, that secures the Obligations.
    `)
      term(runs);
    sheet.y += 2;
    say('Agreement to Guarantee.', [
      'For good and valuable consideration, the receipt of which is acknowledged, and to induce Lender to extend credit to Borrower, Guarantor absolutely and unconditionally promises to pay or cause to be paid to Lender when due, at maturity, by acceleration or otherwise, all of the Obligations.',
    ]);
    if (limit === null)
      say(
        'Extent of Guaranty.',
        prose`The liability of Guarantor under this Guaranty is ${v('guaranty_type', 'unlimited')} as to amount. It is not reduced by any other guaranty that Guarantor has given to Lender.`,
      );
    else
      say(
        'Extent of Guaranty.',
        prose`This Guaranty is ${v('guaranty_type', 'limited')}. The total liability of Guarantor for principal shall not exceed ${amountInWords(limit)} Dollars ($${usd('guaranty_limit', limit)}), to which are added interest on that sum, and the costs of enforcing this Guaranty. Payments by Borrower reduce the limit only after all Obligations above it have been paid.`,
      );
    const order = [...provisions.slice(0, 5), ...random.shuffle(provisions.slice(5))];
    for (const [title, text] of order) say(title, text);
    for (const [label, runs] of entries`
      Applicable Law. | This Guaranty is governed by the laws of the state in which Lender is located (${lender.address.state}) and, to the extent required, by the laws of the United States.
      Waiver of Jury Trial. | Guarantor and Lender waive trial by jury in any action arising out of this Guaranty, to the extent the law permits.
    `)
      say(label, runs);
    sheet.ensure(120);
    say(
      'Signatures.',
      'By signing under seal, Guarantor agrees to the terms contained in this Guaranty and acknowledges receipt of a copy of it.',
    );
    sheet.y += 4;
    sheet.paragraph(bold('GUARANTOR:'), { after: 32 });
    sheet.signature(left, sheet.y, 230, { signed, label: g.name, field: 'guaranty_signed' });
    sheet.text(left, sheet.y + 3, [v('guarantor_name', g.name), ', individually'], { size: 9 });
    sheet.text(left + 250, sheet.y - 10, '(Seal)');
    sheet.hline(left + 320, sheet.y, left + 440);
    sheet.text(left + 320, sheet.y + 3, 'Date', { size: 9 });
    sheet.y += 30;
  },
};
