import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addMonths, dayOf, longDate, numericDate, ordinal } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
const dated = (field: string, iso: string): Run => v(field, longDate(iso), iso);
const pct = (field: string, thousandths: number): Run => v(field, `${rate(thousandths)}%`, plainRate(thousandths));

/** A vendor's change in terms agreement: the note as it was made, what changes, and that the rest stands. */
export const layout: Layout = {
  id: 'p-modification-vendor',
  docType: 'change_in_terms',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 50;
    const width = 512;
    const { lender, index } = facts;
    const [borrower = lender] = facts.borrowers;
    const changed = addMonths(facts.noteDate, random.pick([9, 14, 19]));
    const oldRate = facts.rate + random.pick([500, 750, 1000]);
    const oldMaturity = addMonths(facts.maturityDate, -12);
    const title = random.pick(['CHANGE IN TERMS AGREEMENT', 'LOAN MODIFICATION AND CHANGE IN TERMS AGREEMENT']);
    const sheet = open({
      margins: { top: 46, bottom: 60, left, right: 50 },
      style: { font: random.pick(['sans', 'serif'] as const), size: 9.4 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 746, 'DocuPrime® Commercial  CITA-20  Copyright 2001-2025', { size: 6.5 });
        page.text(left + 300, 746, `Page ${pageNo} of ${pageCount}`, { size: 7, width: 212, align: 'right' });
        if (pageNo > 1)
          page.text(left, 30, ['Change in Terms, Loan No. ', v('loan_number', facts.loanNumber)], { size: 7.5 });
      },
    });
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 7, leading: 1.22 });

    sheet.paragraph(title, { bold: true, size: 13.5, align: 'center', after: 12 });
    const half = width / 2;
    const party = (x: number, caption: string, name: Run, place: Run, more: readonly Run[]): void => {
      sheet.rect(x, sheet.y, half, 66);
      sheet.text(x + 5, sheet.y + 4, caption, { size: 6.5, bold: true });
      sheet.text(x + 5, sheet.y + 15, name, { bold: true });
      sheet.text(x + 5, sheet.y + 27, place, { width: half - 12 });
      if (more.length > 0) sheet.text(x + 5, sheet.y + 52, more, { size: 8 });
    };
    const lines = (a: typeof borrower.address): string => `${a.street}\n${a.city}, ${a.state} ${a.zip}`;
    party(
      left,
      'BORROWER NAME AND ADDRESS',
      v('borrower_name', borrower.name),
      v('borrower_address', lines(borrower.address), oneLine(borrower.address)),
      ['Organized as: ', v('borrower_entity_type', borrower.entityType ?? '')],
    );
    party(
      left + half,
      'LENDER NAME AND ADDRESS',
      v('lender_name', lender.name),
      v('lender_address', lines(lender.address), oneLine(lender.address)),
      [],
    );
    sheet.y += 66;
    const cells: [string, Run[]][] = [
      ['LOAN NUMBER', [v('loan_number', facts.loanNumber)]],
      ['DATE OF ORIGINAL NOTE', [v('note_date', numericDate(facts.noteDate), facts.noteDate)]],
      ['ORIGINAL PRINCIPAL', ['$', cash('principal_amount', facts.principalCents)]],
      ['DATE OF THIS AGREEMENT', [numericDate(changed)]],
      ['NEW MATURITY', [v('maturity_date', numericDate(facts.maturityDate), facts.maturityDate)]],
    ];
    cells.forEach(([label, runs], i) => {
      const x = left + (i * width) / 5;
      sheet.rect(x, sheet.y, width / 5, 30);
      sheet.text(x + 4, sheet.y + 4, label, { size: 6.2, bold: true });
      sheet.text(x + 4, sheet.y + 15, runs);
    });
    sheet.y += 44;

    for (const runs of paragraphs`
      ${bold('DESCRIPTION OF EXISTING INDEBTEDNESS. ')}Promissory Note dated ${dated('note_date', facts.noteDate)}, executed by Borrower in favor of Lender in the original principal amount of ${v('principal_words', amountInWords(facts.principalCents))} Dollars ($${cash('principal_amount', facts.principalCents)}), bearing interest at ${rate(oldRate)}% per annum and maturing ${longDate(oldMaturity)} (the “Note”). The unpaid principal balance on the date of this Agreement is $${money(Math.round(facts.principalCents * 0.961))}, and interest is paid to that date.
      ${bold('DESCRIPTION OF COLLATERAL. ')}The Note is secured by ${facts.product === 'commercial_term' ? prose`a security agreement dated ${longDate(facts.noteDate)} in the following property: ${v('collateral_description', facts.collateral)}` : prose`a mortgage or deed of trust dated ${longDate(facts.noteDate)} on real property at ${v('property_address', oneLine(facts.property.address))}, in the County of ${v('property_county', facts.property.county)}`}. All collateral continues to secure the Note as changed.
      ${bold('DESCRIPTION OF CHANGE IN TERMS. ')}As of the date of this Agreement the Note is changed as follows:
    `)
      say(runs);
    const changes: Run[][] = [
      prose`${bold('Interest rate. ')}The rate of ${rate(oldRate)}% is reduced to ${index === null ? v('rate_type', 'a fixed rate', 'fixed') : v('rate_type', 'a variable rate', 'variable')} of ${pct('interest_rate', facts.rate)} per annum${index === null ? '.' : prose` initially. The rate will be adjusted each ${v('rate_change_frequency', index.frequency)} to ${v('rate_margin', `${rate(index.margin)} percentage points`, plainRate(index.margin))} over the ${v('rate_index', index.name)}, but will not be less than ${pct('rate_floor', index.floor)} nor more than ${pct('rate_ceiling', index.ceiling)}.`}`,
      prose`${bold('Maturity. ')}The maturity date is extended from ${longDate(oldMaturity)} to ${dated('maturity_date', facts.maturityDate)}, on which date all principal and accrued interest not yet paid will be due.`,
      prose`${bold('Payments. ')}Borrower will pay regular ${v('payment_frequency', 'monthly')} payments of principal and interest of $${cash('payment_amount', facts.paymentCents)} each on the ${ordinal(dayOf(facts.firstPaymentDate))} day of each month, starting with the next payment to fall due after the date of this Agreement${facts.balloonCents === null ? '.' : prose`, and one last payment, estimated at $${cash('balloon_amount', facts.balloonCents)}, on the maturity date.`}`,
    ];
    changes.forEach((runs, i) => {
      sheet.ensure(26);
      sheet.text(left + 14, sheet.y, `(${'abc'[i]})`);
      sheet.paragraph(runs, { indent: 34, align: 'justify', after: 5, leading: 1.22 });
    });
    sheet.y += 3;
    for (const runs of paragraphs`
      ${bold('MODIFICATION FEE. ')}Borrower will pay Lender a fee of $${money(random.pick([25_000, 50_000, 75_000]))} for making this change, together with Lender’s costs of title date-down, recording and counsel. The fee is not refundable.
      ${bold('CONTINUING VALIDITY. ')}Except as expressly changed by this Agreement, the terms of the original obligation, including every agreement evidenced or secured by it, remain unchanged and in full force and effect. Consent by Lender to this Agreement does not waive Lender’s right to strict performance of the obligation as changed, nor obligate Lender to make any future change in terms. Nothing in this Agreement is a satisfaction or novation of the obligation.
      ${bold('RELEASE. ')}Borrower acknowledges that it has no defense, setoff or counterclaim against Lender, and releases Lender from all claims arising before the date of this Agreement in connection with the Note.
      ${bold('CONSENT OF GUARANTORS. ')}By signing below each guarantor consents to this change in terms and affirms the guaranty given to Lender. Failure of any guarantor to sign does not release that guarantor.
    `)
      say(runs);
    sheet.ensure(70);
    say(
      prose`PRIOR TO SIGNING THIS AGREEMENT, BORROWER READ AND UNDERSTOOD ALL OF ITS PROVISIONS, INCLUDING ANY PROVISIONS FOR A VARIABLE RATE OF INTEREST. BORROWER AGREES TO THE TERMS OF THE AGREEMENT.`,
    );
    const block = (x: number, head: Run, name: Run, by: string): void => {
      sheet.text(x, sheet.y, head, { bold: true, size: 8.5 });
      sheet.text(x, sheet.y + 12, name);
      sheet.text(x, sheet.y + 46, 'By:');
      sheet.signature(x + 18, sheet.y + 56, 200, { signed, label: by });
      sheet.text(x + 18, sheet.y + 59, by, { size: 8.5 });
    };
    sheet.ensure(84);
    block(
      left,
      'BORROWER:',
      v('borrower_name', borrower.name),
      `${borrower.signer}, ${borrower.capacity ?? 'Manager'}`,
    );
    block(
      left + half + 10,
      'LENDER:',
      v('lender_name', lender.name),
      `${lender.signer}, ${lender.capacity ?? 'Officer'}`,
    );
    sheet.y += 80;
    sheet.ensure(20 + 44 * Math.ceil(facts.guarantors.length / 2));
    sheet.text(left, sheet.y, 'GUARANTOR(S):', { bold: true, size: 8.5 });
    sheet.y += 40;
    facts.guarantors.forEach((guarantor, i) => {
      const x = left + (i % 2) * (half + 10);
      sheet.signature(x + 18, sheet.y, 200, { signed, label: guarantor.name });
      sheet.text(x + 18, sheet.y + 3, [v('guarantor_name', guarantor.name), ', individually'], { size: 8.5 });
      if (i % 2 === 1) sheet.y += 42;
    });
  },
};
