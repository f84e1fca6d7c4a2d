import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { covenants } from './a-covenants.ts';
import { boxRow, centred, innerWidth, table } from './a-forms.ts';
import { notary, signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Riders to security instruments, and assignments of rents. */

interface RiderWords {
  readonly id: string;
  readonly title: string;
  readonly form: string;
  readonly suits: (facts: LoanFacts) => boolean;
  readonly body: (facts: LoanFacts) => Run[][];
}

function opening(facts: LoanFacts, name: string): Run[] {
  return t`THIS ${name} is made this ${f.day('note_date', facts.noteDate, 'ordinal')}, and is incorporated into and shall be deemed to amend and supplement the Mortgage, Deed of Trust, or Security Deed (the "Security Instrument") of the same date, given by the undersigned (the "Borrower") to secure Borrower's Note to ${f.who('lender_name', facts.lender)} (the "Lender") of the same date and covering the Property described in the Security Instrument and located at:`;
}

function rider({ id, title, form, suits, body }: RiderWords): Layout {
  return {
    id,
    docType: 'rider',
    suits,
    draw(open, facts, options) {
      const { random } = options;
      const sheet = open({
        style: { font: random.pick(['serif', 'book', 'sans'] as const), size: random.pick([10, 10.5, 11]) },
        margins: { left: 64, right: 64, top: 60, bottom: 64 },
        furniture: (s, n, total) => {
          s.text(64, s.height - 46, `MULTISTATE ${title}--Fannie Mae/Freddie Mac UNIFORM INSTRUMENT`, { size: 7 });
          s.text(64, s.height - 46, `Form ${form} 1/01 (page ${n} of ${total})`, {
            size: 7,
            width: s.width - 128,
            align: 'right',
          });
          s.text(64, s.height - 36, t`Loan No. ${v('loan_number', facts.loanNumber)}`, { size: 7 });
        },
      });
      centred(sheet, title, { size: 15, bold: true }, 12);
      sheet.paragraph(opening(facts, title), { align: 'justify' });
      centred(sheet, f.place('property_address', facts.property.address), {}, 0);
      centred(sheet, '[Property Address]', { size: 8 }, 10);
      for (const runs of body(facts)) sheet.paragraph(runs, { align: 'justify' });
      sheet.ensure(110);
      sheet.paragraph(
        `BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in this ${title.charAt(0)}${title.slice(1).toLowerCase()}.`,
      );
      signers(sheet, facts.borrowers, options, facts, 'seal', { x: 280, width: 200 });
    },
  };
}

const adjustable: RiderWords = {
  id: 'a-rider-adjustable-rate',
  title: 'ADJUSTABLE RATE RIDER',
  form: '3108',
  suits: (facts) => facts.index !== null && f.realEstate(facts),
  body: (facts) => {
    const { index } = facts;
    if (index === null) return [];
    return [
      t`**THE NOTE CONTAINS PROVISIONS ALLOWING FOR CHANGES IN THE INTEREST RATE AND THE PAYMENT. THE NOTE LIMITS THE AMOUNT THE INTEREST RATE CAN CHANGE AND THE MAXIMUM RATE BORROWER MUST PAY.**`,
      t`**A. INTEREST RATE AND PAYMENT CHANGES.** The Note provides for an initial interest rate of ${f.pct('interest_rate', facts.rate)}. The Note provides for changes in the interest rate and the payments as follows:`,
      t`**(A) Change Dates.** The interest rate may change on ${f.day('first_rate_change_date', index.firstChange)}, and every ${v('rate_change_frequency', index.frequency)} after that. Each date on which it could change is called a "Change Date."`,
      t`**(B) The Index.** Beginning with the first Change Date, the interest rate will be based on an Index. The "Index" is the ${v('rate_index', index.name)}. The most recent Index figure available 45 days before each Change Date is called the "Current Index."`,
      t`**(C) Calculation of Changes.** Before each Change Date, the Note Holder will calculate the new interest rate by adding ${f.pct('rate_margin', index.margin, 3, ' percentage points')} to the Current Index, and will round the result to the nearest one-eighth of one percentage point (0.125%). The payment is then set to repay the unpaid principal in full on the Maturity Date in substantially equal payments.`,
      t`**(D) Limits on Interest Rate Changes.** The interest rate will never be greater than ${f.pct('rate_ceiling', index.ceiling)} nor less than ${f.pct('rate_floor', index.floor)}, and will not change by more than two percentage points (2.0%) on any single Change Date.`,
      t`**(E) Effective Date; Notice.** The new rate becomes effective on each Change Date. The Note Holder will deliver or mail a notice of any change in the interest rate and the amount of the payment before its effective date, with the telephone number of a person who will answer questions.`,
      t`**B. TRANSFER OF THE PROPERTY OR A BENEFICIAL INTEREST IN BORROWER.** If all or any part of the Property or any interest in it is sold or transferred without Lender's prior written consent, Lender may require immediate payment in full of all sums secured. Lender shall not exercise this option if the transferee's credit is acceptable and its security is not impaired. Lender may charge a reasonable fee as a condition of its consent.`,
    ];
  },
};

const condominium: RiderWords = {
  id: 'a-rider-condominium',
  title: 'CONDOMINIUM RIDER',
  form: '3140',
  suits: (facts) => facts.property.type === 'Condominium',
  body: (facts) => [
    t`The Property includes a unit in, together with an undivided interest in the common elements of, a ${v('property_type', 'condominium', 'Condominium')} project known as ${facts.property.legalDescription.split(',')[2]?.trim() ?? 'the project'} Condominiums (the "Condominium Project"). If the owners association or other entity which acts for the Condominium Project (the "Owners Association") holds title to property for the benefit or use of its members, the Property also includes Borrower's interest in it.`,
    t`**CONDOMINIUM COVENANTS.** In addition to the covenants and agreements made in the Security Instrument, Borrower and Lender further covenant and agree as follows:`,
    t`**A. Condominium Obligations.** Borrower shall perform all of Borrower's obligations under the Condominium Project's constituent documents: the declaration or other document which creates it, by-laws, code of regulations and equivalent documents, and shall promptly pay all dues and assessments.`,
    t`**B. Property Insurance.** So long as the Owners Association maintains a master or blanket policy satisfactory to Lender, the requirement for property insurance coverage on the unit is deemed satisfied to the extent that the policy provides it. Borrower shall give Lender prompt notice of any lapse. Proceeds paid in lieu of restoration are assigned to Lender.`,
    t`**C. Public Liability Insurance.** Borrower shall take such actions as may be reasonable to insure that the Owners Association maintains a public liability insurance policy acceptable in form, amount, and extent of coverage to Lender.`,
    t`**D. Condemnation.** The proceeds of any award or claim for damages in connection with a taking of all or any part of the Property, whether of the unit or of the common elements, are assigned and shall be paid to Lender.`,
    t`**E. Lender's Prior Consent.** Borrower shall not, except after notice to Lender and with its prior written consent, partition or subdivide the Property or consent to abandonment or termination of the Condominium Project, or to termination of professional management.`,
    t`**F. Remedies.** If Borrower does not pay condominium dues and assessments when due, then Lender may pay them, and the amount becomes additional debt secured by the Security Instrument.`,
  ],
};

const planned: RiderWords = {
  id: 'a-rider-planned-unit',
  title: 'PLANNED UNIT DEVELOPMENT RIDER',
  form: '3150',
  suits: (facts) => facts.property.type === 'PUD',
  body: (facts) => [
    t`The Property includes, but is not limited to, a parcel of land improved with a dwelling, together with other such parcels and certain common areas and facilities, as described in the recorded covenants, conditions and restrictions (the "Declaration"). The Property is a part of a ${v('property_type', 'planned unit development', 'PUD')} (the "PUD") in ${v('property_county', facts.property.county)} County.`,
    t`**PUD COVENANTS.** In addition to the covenants in the Security Instrument, Borrower and Lender further covenant and agree as follows:`,
    t`**A. PUD Obligations.** Borrower shall perform all obligations under the PUD's constituent documents: the Declaration, the articles of incorporation or trust instrument which creates the owners association, and its by-laws or rules, and shall pay all dues and assessments imposed pursuant to them.`,
    t`**B. Property Insurance.** While the owners association maintains a generally accepted master or blanket policy insuring the Property which is satisfactory to Lender, Borrower's obligation to maintain coverage is deemed satisfied to that extent. What Lender requires as a condition of this waiver can change during the term of the loan.`,
    t`**C. Public Liability Insurance; D. Condemnation.** Borrower shall see that the association keeps liability insurance acceptable to Lender. Awards for a taking of the Property or of the common areas are assigned to Lender and applied as the Security Instrument provides.`,
    t`**E. Lender's Prior Consent.** Borrower shall not, without consent, partition the Property or agree to the termination of the PUD, to an amendment of the constituent documents for the express benefit of Lender, or to any action which makes the liability coverage unacceptable.`,
    t`**F. Remedies.** Sums that Lender disburses for unpaid dues bear interest at the Note rate and are payable upon notice.`,
  ],
};

const family: Layout = {
  id: 'a-rider-one-to-four-family',
  docType: 'rider',
  suits: f.realEstate,
  draw(open, facts, options) {
    const sheet = open({
      style: { font: 'sans', size: 9 },
      margins: { left: 48, right: 48, top: 46, bottom: 50 },
      furniture: (s, n, total) =>
        s.text(48, s.height - 34, `Form 3170 1/01    ${n}/${total}    1-4 FAMILY RIDER`, { size: 7 }),
    });
    boxRow(
      sheet,
      [
        { w: 2, label: 'Borrower', runs: f.borrowers(facts, { joint: ', ' }) },
        { w: 2, label: 'Lender', runs: f.who('lender_name', facts.lender) },
        { w: 1.2, label: 'Date', runs: f.day('note_date', facts.noteDate, 'slash') },
        { w: 1.2, label: 'Loan', runs: v('loan_number', facts.loanNumber) },
      ],
      { value: { size: 9 } },
    );
    sheet.y += 12;
    centred(sheet, '1-4 FAMILY RIDER', { size: 14, bold: true }, 0);
    centred(sheet, '(Assignment of Rents)', { size: 10 }, 10);
    sheet.paragraph(
      t`This Rider amends the security instrument of the date above on the property at ${f.place('property_address', facts.property.address)}. Borrower and Lender further agree:`,
    );
    const items = [
      'A. ADDITIONAL PROPERTY. Building materials, appliances and goods of every nature, including those for supplying or distributing heating, cooling, electricity, gas, water, air and light, fire prevention apparatus, and plumbing, are part of the property covered.',
      'B. USE OF PROPERTY; COMPLIANCE WITH LAW. Borrower shall not seek, agree to or make a change in the use of the Property or its zoning classification, unless Lender has agreed in writing.',
      'C. SUBORDINATE LIENS. Except as permitted by federal law, Borrower shall not allow any lien inferior to the security instrument to be perfected without Lender’s prior written permission.',
      'D. RENT LOSS INSURANCE. Borrower shall maintain insurance against rent loss in addition to the other hazards.',
      'E. "BORROWER’S RIGHT TO REINSTATE" DELETED. That section is deleted.',
      'F. BORROWER’S OCCUPANCY. Unless Lender and Borrower otherwise agree in writing, the section concerning occupancy of the Property is deleted.',
      'G. ASSIGNMENT OF LEASES. Upon Lender’s request after default, Borrower shall assign to Lender all leases and all security deposits made in connection with them.',
      'H. ASSIGNMENT OF RENTS; APPOINTMENT OF RECEIVER; LENDER IN POSSESSION. Borrower absolutely and unconditionally assigns and transfers to Lender all the rents and revenues of the Property, regardless of to whom they are payable. Borrower authorizes Lender’s agents to collect them, and agrees that each tenant shall pay them to Lender once notice of default is given.',
      'I. CROSS-DEFAULT PROVISION. Borrower’s default under any note or agreement in which Lender has an interest is a breach under the security instrument.',
    ];
    for (const item of items) sheet.paragraph(item, { align: 'justify' });
    signers(sheet, facts.borrowers, options, facts, 'under', { dateLine: true });
  },
};

const assignment: Layout = {
  id: 'a-rents-bank',
  docType: 'assignment_of_rents',
  suits: f.realEstate,
  draw(open, facts, options) {
    const { property } = facts;
    const sheet = open({
      style: { font: options.random.pick(['sans', 'condensed'] as const), size: 9.5 },
      margins: { left: 46, right: 46, top: 50, bottom: 50 },
      furniture: (s, n) =>
        s.text(46, s.height - 32, t`Loan No: ${v('loan_number', facts.loanNumber)}   ASSIGNMENT OF RENTS   Page ${n}`, {
          size: 7.5,
        }),
    });
    sheet.y =
      sheet.text(
        46,
        sheet.y,
        t`RECORDATION REQUESTED BY / SEND TO:\n${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
        { size: 8.5 },
      ) + 70;
    sheet.hline(46, sheet.y, 566);
    sheet.y += 10;
    centred(sheet, 'ASSIGNMENT OF RENTS', { size: 16, bold: true }, 10);
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify' });
    say(
      t`**THIS ASSIGNMENT OF RENTS dated ${f.day('note_date', facts.noteDate)}, is made and executed between ${f.borrowers(facts)}${f.entityOf(f.firstBorrower(facts))} (referred to below as "Grantor") and ${f.who('lender_name', facts.lender)} (referred to below as "Lender").**`,
    );
    say(
      t`**ASSIGNMENT.** For valuable consideration, Grantor hereby assigns, grants a continuing security interest in, and conveys to Lender all of Grantor's right, title, and interest in and to the Rents from the following described Property located in ${v('property_county', property.county)} County, State of ${f.stateName(property.address.state)}:`,
    );
    sheet.paragraph(v('legal_description', property.legalDescription), { indent: 30 });
    say(
      t`**The Property or its address is commonly known as ${f.place('property_address', property.address)}.** The tax identification number is ${v('parcel_number', property.parcel)}.`,
    );
    say(
      t`**THIS ASSIGNMENT IS GIVEN TO SECURE (1) PAYMENT OF THE INDEBTEDNESS, including the note of ${f.usd('principal_amount', facts.principalCents)}, AND (2) PERFORMANCE OF ANY AND ALL OBLIGATIONS OF GRANTOR.**`,
    );
    say(
      t`**GRANTOR'S REPRESENTATIONS.** Grantor is entitled to receive the Rents free of all rights, loans, liens and claims except as disclosed to Lender; has the full right to enter into this Assignment; has not previously assigned the Rents; and will not sell or encumber them. **LENDER'S RIGHT TO RECEIVE AND COLLECT RENTS.** Lender may at any time, even though no default has occurred, notify tenants of this Assignment, enter the Property, maintain it, lease it, employ agents and do all other acts that it deems appropriate. Lender is not required to do any of them.`,
    );
    for (const { head, text } of covenants({
      owner: 'Grantor',
      lender: 'Lender',
      deed: 'Assignment',
      property: 'Property',
    }).slice(16))
      say(t`**${head.toUpperCase()}.** ${text}`);
    signers(sheet, facts.borrowers, options, facts, 'by', { field: 'security_instrument_signed' });
    notary(sheet, facts.borrowers, facts, options, 'boxed', { size: 9 });
  },
};

const leases: Layout = {
  id: 'a-rents-law-office',
  docType: 'assignment_of_rents',
  suits: f.realEstate,
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['serif', 'book'] as const), size: 11 },
      margins: { left: 74, right: 74, top: 76, bottom: 70 },
      furniture: (s, n) => s.text(0, s.height - 44, `- ${n} -`, { width: s.width, align: 'center', size: 9 }),
    });
    centred(
      sheet,
      random.pick(['ASSIGNMENT OF LEASES AND RENTS', 'ABSOLUTE ASSIGNMENT OF RENTS', 'ASSIGNMENT OF RENTS AND LEASES']),
      { size: 14, bold: true },
      14,
    );
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', leading: 1.3 });
    say(
      t`KNOW ALL PERSONS BY THESE PRESENTS that ${f.borrowers(facts, { upper: true })} ("Assignor"), in consideration of a loan of ${f.usd('principal_amount', facts.principalCents)} made this ${f.day('note_date', facts.noteDate, 'ordinal')}, does hereby sell, assign, transfer and set over unto ${f.who('lender_name', facts.lender)} ("Assignee") all the rents, issues and profits now due and which may hereafter become due under any lease, written or verbal, of the premises known as ${f.place('property_address', facts.property.address)}, described on Schedule 1.`,
    );
    for (const text of [
      'Assignor irrevocably appoints Assignee its true and lawful attorney to collect all of said avails, rents, issues and profits, and to use such measures, legal or equitable, as may be proper to enforce payment or to secure possession of the premises.',
      'No rent has been or will be paid by any person in possession for more than one installment in advance. Payment of none of the rents has been or will be waived, reduced, discounted or otherwise discharged by Assignor.',
      'Until Assignee gives written notice of a default in the note or in the instrument securing it, Assignor may collect the rents as they come due and hold them in trust to pay taxes, insurance, maintenance and debt service, in that order.',
      'Tenants are authorized to rely on a notice from Assignee and are discharged to the extent of payments made to it. Assignee has no duty of a landlord unless it takes possession in fact.',
      'Assignor shall deliver on request a certified rent roll and copies of all leases, shall not amend or end a lease of more than 5,000 square feet without consent, and shall perform every duty of the landlord.',
      'This assignment ends when the loan is paid in full and the release of the security instrument is recorded.',
    ])
      say(t`${text}`);
    sheet.ensure(110);
    signers(sheet, facts.borrowers, options, facts, 'by', { x: 290, width: 220, field: 'security_instrument_signed' });
    notary(sheet, facts.borrowers, facts, options, 'plain');
    sheet.ensure(120);
    centred(sheet, 'SCHEDULE 1', { bold: true, size: 11 });
    sheet.paragraph(v('legal_description', facts.property.legalDescription));
    table(
      sheet,
      [innerWidth(sheet) * 0.5, innerWidth(sheet) * 0.25, innerWidth(sheet) * 0.25],
      [
        ['Unit A', 'month to month', `$${random.int(900, 4000)}.00`],
        ['Unit B', `${random.int(1, 5)} years`, `$${random.int(900, 6000)}.00`],
      ],
      { header: ['Leased space', 'Term', 'Rent'] },
    );
  },
};

export const riders: readonly Layout[] = [rider(adjustable), rider(condominium), rider(planned), family];
export const rentAssignments: readonly Layout[] = [assignment, leases];
