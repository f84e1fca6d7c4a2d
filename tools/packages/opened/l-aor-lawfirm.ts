import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, v } from '../core/runs.ts';

const sections: readonly (readonly [string, string])[] = [
  [
    'Present Assignment.',
    'Assignor hereby absolutely and presently assigns to Assignee all of Assignor’s right, title and interest in and to all current and future Leases and Rents, it being intended by Assignor that this assignment constitutes a present, absolute assignment and not an assignment for additional security only. Nevertheless, subject to the terms of this Section, Assignee grants to Assignor a revocable license to operate and manage the Property and to collect the Rents.',
  ],
  [
    'Revocation of License.',
    'Upon an Event of Default, the license granted to Assignor shall automatically be revoked, and Assignee shall immediately be entitled to possession of all Rents, whether or not Assignee enters upon or takes control of the Property. Assignee is hereby granted an irrevocable power of attorney, coupled with an interest, to give direct notice to the tenants to pay all Rents to Assignee.',
  ],
  [
    'Warranties of Assignor.',
    'Assignor represents that it is the sole owner of the entire lessor’s interest in the Leases; that no Rents reserved in any Lease have been assigned or anticipated; that no Rents have been collected more than one month in advance; and that no security deposit held exceeds the sum of two months’ rent under the Lease to which it relates.',
  ],
  [
    'Covenants.',
    'Assignor shall observe and perform all the obligations imposed upon the lessor under the Leases; shall not collect any Rents more than one month in advance; shall not, without the prior consent of Assignee, enter into, alter, modify or terminate any Lease of more than 5,000 square feet or with annual base rent above $50,000.00; and shall deliver to Assignee within thirty days after request a certified rent roll.',
  ],
  [
    'No Liability of Assignee.',
    'This Assignment shall not be construed to bind Assignee to the performance of any of the covenants, conditions or provisions contained in any Lease or otherwise impose any obligation upon Assignee. Assignee shall not be liable for any loss sustained by Assignor resulting from Assignee’s failure to let the Property after an Event of Default.',
  ],
  [
    'Application of Rents.',
    'Assignee may apply the Rents received to the payment of the expenses of managing and securing the Property, including management fees not exceeding five percent of gross collections, to taxes and insurance premiums, to the cost of alterations and repairs, and to the Debt, in such order as Assignee in its sole discretion may determine.',
  ],
  [
    'Termination.',
    'Upon payment in full of the Debt and the delivery and recording of a satisfaction or discharge of the Security Instrument duly executed by Assignee, this Assignment shall become null and void without further instrument.',
  ],
];

export const layout: Layout = {
  id: 'l-aor-lawfirm',
  docType: 'assignment_of_rents',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { signed }) {
    const { lender, property } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const sheet = open({
      margins: { top: 90, bottom: 76, left: 90, right: 90 },
      style: { font: 'slab', size: 9.5, leading: 1.4 },
      furniture: (page, pageNo) => {
        page.text(90, page.height - 52, `ASSIGNMENT OF LEASES AND RENTS – PAGE ${pageNo}`, { size: 7.5 });
        page.text(
          90,
          page.height - 40,
          ['Loan No. ', v('loan_number', facts.loanNumber), ' / ', v('borrower_name', b.name)],
          { size: 7 },
        );
      },
    });
    sheet.text(90, 50, 'WHEN RECORDED, RETURN TO: Varnell & Oake LLP, 400 Market Plaza, Attn: S. Varnell', {
      size: 7.5,
    });
    sheet.paragraph('ASSIGNMENT OF LEASES AND RENTS', { size: 14, bold: true, align: 'center', after: 16 });
    sheet.paragraph(
      prose`${bold('THIS ASSIGNMENT OF LEASES AND RENTS')} (this “Assignment”) is entered into as of ${v('note_date', longDate(facts.noteDate), facts.noteDate)} by ${v('borrower_name', b.name)}, ${v('borrower_entity_type', b.entityType ?? '')}, with an office at ${v('borrower_address', oneLine(b.address))} (“Assignor”), in favor of ${v('lender_name', lender.name)}, whose address for notices is ${v('lender_address', oneLine(lender.address))} (together with its successors and assigns, “Assignee”).`,
      { align: 'justify' },
    );
    sheet.paragraph('R E C I T A L S', { bold: true, align: 'center' });
    for (const runs of paragraphs`
      A.  Assignor is the owner of that certain real property commonly known as ${v('property_address', oneLine(property.address))}, in the County of ${v('property_county', property.county)}, more particularly described in Exhibit “A” hereto (the “Property”).
      B.  Assignee has agreed to make a loan to Assignor in the amount of ${v('principal_words', amountInWords(facts.principalCents, 'no'))} Dollars (US $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}) (the “Loan”), evidenced by a promissory note of even date which matures on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}, and secured by, among other things, a deed of trust or mortgage on the Property (the “Security Instrument”).
      C.  Assignee is unwilling to make the Loan unless Assignor executes this Assignment. NOW, THEREFORE, for good and valuable consideration, Assignor agrees:
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sections.forEach(([head, text], i) => {
      sheet.paragraph([`${i + 1}.  `, bold(head), ` ${text}`], { align: 'justify' });
    });
    sheet.ensure(150);
    sheet.paragraph('ASSIGNOR HAS EXECUTED THIS ASSIGNMENT AS OF THE DATE FIRST WRITTEN ABOVE.');
    const y = sheet.y;
    sheet.text(90, y, bold('ASSIGNOR:'));
    sheet.text(90, y + 18, [v('borrower_name', b.name), ', ', v('borrower_entity_type', b.entityType ?? '')], {
      width: 430,
    });
    sheet.signature(112, y + 76, 210, { signed, label: b.signer });
    sheet.text(90, y + 68, 'By:');
    sheet.text(90, y + 80, `Print Name: ${b.signer}\nIts: ${b.capacity ?? ''}`);
    sheet.y = y + 120;
    sheet.ensure(140);
    sheet.paragraph('ACKNOWLEDGMENT', { bold: true, align: 'center' });
    sheet.paragraph(
      `Before me, the undersigned Notary Public in and for the State of ______________, on this day personally appeared ${b.signer}, known to me to be the person whose name is subscribed to the foregoing instrument, and acknowledged that the same was executed for the purposes and consideration therein expressed.`,
      { align: 'justify' },
    );
    sheet.signature(300, sheet.y + 34, 210, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(300, sheet.y + 38, 'Notary Public', { size: 8 });
    sheet.newPage();
    sheet.paragraph('EXHIBIT “A”', { bold: true, align: 'center' });
    sheet.paragraph('Property Description', { align: 'center', after: 14 });
    sheet.paragraph(v('legal_description', property.legalDescription), { align: 'justify' });
    sheet.paragraph(['Assessor’s Parcel Number: ', v('parcel_number', property.parcel)]);
  },
};
