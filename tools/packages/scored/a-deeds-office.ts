import { dayOf, ordinal } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { covenants } from './a-covenants.ts';
import { centred, innerWidth, ticked } from './a-forms.ts';
import { notary, signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Security instruments in sentences: the uniform instrument with its lettered definitions, and a law office's draft. */

interface UniformWords {
  readonly title: string;
  readonly verb: string;
  readonly trustee: boolean;
  readonly form: string;
}

export function drawUniform(
  sheet: Sheet,
  facts: LoanFacts,
  { trustee, title, verb }: UniformWords,
  riders: readonly string[],
): void {
  const { property } = facts;
  const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 6 });
  centred(sheet, title, { size: 16, bold: true }, 10);
  sheet.paragraph(t`**DEFINITIONS**`, { after: 3 });
  say(
    t`Words used in multiple sections of this document are defined below and other words are defined in Sections 3, 11, 13, 18, 20 and 21. Certain rules regarding the usage of words used in this document are also provided in Section 16.`,
  );
  const letters = 'ABCDEFGHIJKLMNO'.split('');
  const define = (runs: readonly Run[]): void => say(t`**(${letters.shift() ?? ''})** ${runs}`);
  define(t`**"Security Instrument"** means this document, which is dated ${f.day('note_date', facts.noteDate)}, together with all Riders to this document.`);
  define(t`**"Borrower"** is ${f.borrowers(facts)}. Borrower is the ${trustee ? 'trustor' : 'mortgagor'} under this Security Instrument.`);
  define(t`**"Lender"** is ${f.who('lender_name', facts.lender)}. Lender is a financial institution organized and existing under the laws of ${f.stateName(facts.lender.address.state)}. Lender's address is ${f.place('lender_address', facts.lender.address)}. Lender is the ${trustee ? 'beneficiary' : 'mortgagee'} under this Security Instrument.`);
  if (trustee) define(t`**"Trustee"** is ${f.who('trustee_name', facts.trustee)}.`);
  define(t`**"Note"** means the promissory note signed by Borrower and dated ${f.day('note_date', facts.noteDate)}. The Note states that Borrower owes Lender ${f.words(facts.principalCents, 'and')} Dollars (U.S. ${f.usd('principal_amount', facts.principalCents)}) plus interest. Borrower has promised to pay this debt in regular Periodic Payments and to pay the debt in full not later than ${f.day('maturity_date', facts.maturityDate)}.`);
  define(t`**"Property"** means the property that is described below under the heading "Transfer of Rights in the Property."`);
  define(t`**"Loan"** means the debt evidenced by the Note, plus interest, any prepayment charges and late charges due under the Note, and all sums due under this Security Instrument, plus interest.`);
  define(t`**"Riders"** means all Riders to this Security Instrument that are executed by Borrower. The following Riders are to be executed by Borrower [check box as applicable]:`);
  const names = [
    'Adjustable Rate Rider',
    'Condominium Rider',
    'Second Home Rider',
    'Balloon Rider',
    'Planned Unit Development Rider',
    '1-4 Family Rider',
  ];
  sheet.ensure(40);
  names.forEach((name, i) => {
    ticked(
      sheet,
      sheet.margins.left + 20 + (i % 3) * 155,
      sheet.y + Math.floor(i / 3) * 15,
      riders.includes(name),
      name,
    );
  });
  sheet.y += 36;
  define(t`**"Applicable Law"** means all controlling applicable federal, state and local statutes, regulations, ordinances and administrative rules and orders as well as all applicable final, non-appealable judicial opinions.`);
  define(t`**"Escrow Items"** means those items that are described in Section 3.`);
  define(t`**"Successor in Interest of Borrower"** means any party that has taken title to the Property, whether or not that party has assumed Borrower's obligations under the Note.`);
  sheet.paragraph(t`**TRANSFER OF RIGHTS IN THE PROPERTY**`, { after: 3 });
  say(
    t`This Security Instrument secures to Lender: (i) the repayment of the Loan, and all renewals, extensions and modifications of the Note; and (ii) the performance of Borrower's covenants under this Security Instrument and the Note. For this purpose, Borrower ${verb} the following described property located in the`,
  );
  sheet.text(sheet.margins.left + 40, sheet.y, 'County', { size: 10 });
  sheet.text(sheet.margins.left + 100, sheet.y, 'of', { size: 10 });
  sheet.text(sheet.margins.left + 160, sheet.y, v('property_county', property.county), { size: 10 });
  sheet.text(sheet.margins.left + 10, sheet.y + 12, '[Type of Recording Jurisdiction]', { size: 7.5 });
  sheet.text(sheet.margins.left + 160, sheet.y + 12, '[Name of Recording Jurisdiction]', { size: 7.5 });
  sheet.y += 32;
  say([v('legal_description', property.legalDescription)]);
  sheet.paragraph(t`Parcel ID Number: ${v('parcel_number', property.parcel)}`);
  sheet.paragraph(
    t`which currently has the address of ${v('property_address', `${property.address.street}, ${property.address.city}, ${f.stateName(property.address.state)} ${property.address.zip}`)} ("Property Address"):`,
  );
  say(
    t`TOGETHER WITH all the improvements now or hereafter erected on the property, and all easements, appurtenances, and fixtures now or hereafter a part of the property. All replacements and additions shall also be covered by this Security Instrument.`,
  );
  say(
    t`BORROWER COVENANTS that Borrower is lawfully seised of the estate hereby conveyed and has the right to grant and convey the Property and that the Property is unencumbered, except for encumbrances of record.`,
  );
  say(t`**UNIFORM COVENANTS.** Borrower and Lender covenant and agree as follows:`);
  const words = { owner: 'Borrower', lender: 'Lender', deed: 'Security Instrument', property: 'Property' };
  covenants(words).forEach(({ head, text }, i) => {
    if (head !== 'Security Agreement; Fixture Filing') say(t`**${i + 1}. ${head}.** ${text}`);
  });
  say(t`**NON-UNIFORM COVENANTS.** Borrower and Lender further covenant and agree as follows:`);
  say(
    t`**25. Acceleration; Remedies.** Lender shall give notice to Borrower prior to acceleration following Borrower's breach of any covenant in this Security Instrument. The notice shall specify the default, the action required to cure it, a date not less than 30 days from the date the notice is given, and that failure to cure may result in acceleration of the sums secured and sale of the Property.`,
  );
}

const uniform: Layout = {
  id: 'a-deed-uniform-definitions',
  docType: 'deed_of_trust',
  suits: f.consumer,
  draw(open, facts, options) {
    const { random } = options;
    const { address } = facts.property;
    const sheet = open({
      style: { font: 'serif', size: random.pick([9.5, 10, 10.5]) },
      margins: { left: 60, right: 60, top: 56, bottom: 66 },
      furniture: (s, n, total) => {
        s.text(
          60,
          s.height - 52,
          t`**${f.stateName(address.state).toUpperCase()}**--Single Family--**Fannie Mae/Freddie Mac UNIFORM INSTRUMENT**`,
          { size: 7, font: 'sans' },
        );
        s.text(60, s.height - 42, `Form 3006 1/01 (page ${n} of ${total} pages)`, {
          size: 7,
          font: 'sans',
          width: s.width - 120,
          align: 'right',
        });
        s.text(60, s.height - 42, 'Initials: ________', { size: 7, font: 'sans' });
      },
    });
    sheet.y =
      sheet.text(
        60,
        sheet.y,
        t`After Recording Return To:\n${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
        { size: 9 },
      ) + 30;
    sheet.text(60, sheet.y, '[Space Above This Line For Recording Data]', {
      size: 8,
      width: innerWidth(sheet),
      align: 'center',
    });
    sheet.hline(60, sheet.y - 3, 552);
    sheet.y += 16;
    sheet.y = sheet.text(60, sheet.y, t`Loan Number: ${v('loan_number', facts.loanNumber)}`, { size: 8.5 }) + 8;
    const rider =
      facts.property.type === 'Condominium'
        ? 'Condominium Rider'
        : facts.property.type === 'PUD'
          ? 'Planned Unit Development Rider'
          : '';
    drawUniform(
      sheet,
      facts,
      {
        title: 'DEED OF TRUST',
        verb: 'irrevocably grants and conveys to Trustee, in trust, with power of sale,',
        trustee: true,
        form: '3006',
      },
      [rider],
    );
    sheet.ensure(120);
    sheet.paragraph(
      'BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in this Security Instrument and in any Rider executed by Borrower and recorded with it.',
    );
    signers(sheet, facts.borrowers, options, facts, 'seal', {
      field: 'security_instrument_signed',
      x: 270,
      width: 210,
    });
    sheet.text(60, sheet.y, '[Space Below This Line For Acknowledgment]', {
      size: 8,
      width: innerWidth(sheet),
      align: 'center',
    });
    sheet.y += 12;
    notary(sheet, facts.borrowers, facts, options, 'plain');
  },
};

const lawOffice: Layout = {
  id: 'a-deed-law-office',
  docType: 'deed_of_trust',
  suits: f.realEstate,
  draw(open, facts, options) {
    const { random } = options;
    const { property } = facts;
    const borrower = f.firstBorrower(facts);
    const sheet = open({
      size: random.pick([
        [612, 792],
        [612, 1008],
      ] as const),
      style: { font: random.pick(['typewriter', 'book', 'serif'] as const), size: 11 },
      margins: { left: 80, right: 72, top: 80, bottom: 76 },
      furniture: (s, n) =>
        s.text(80, s.height - 50, `Deed of Trust – Page ${n}`, { size: 9, width: s.width - 152, align: 'right' }),
    });
    sheet.text(
      80,
      40,
      `Prepared by and return to: Law Offices of ${random.pick(['Harlan & Pruitt, P.C.', 'Edith M. Sorensen', 'Quill, Vance and Ota LLP'])}`,
      { size: 9 },
    );
    centred(
      sheet,
      random.pick([
        'DEED OF TRUST',
        'DEED OF TRUST AND SECURITY AGREEMENT',
        'DEED OF TRUST, SECURITY AGREEMENT AND FINANCING STATEMENT',
      ]),
      { size: 13, bold: true },
      6,
    );
    sheet.paragraph(
      t`THE STATE OF ${f.stateName(property.address.state).toUpperCase()}  §\n§   KNOW ALL MEN BY THESE PRESENTS:\nCOUNTY OF ${v('property_county', property.county.toUpperCase())}  §`,
    );
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', leading: 1.3 });
    say(
      t`THAT ${f.borrowers(facts, { upper: true })}${f.entityOf(borrower)} (hereinafter called "Grantor", whether one or more), of ${f.place('borrower_address', borrower.address)}, for the purpose of securing the indebtedness hereinafter described, and in consideration of the sum of TEN DOLLARS ($10.00) and of the trust hereinafter created, has GRANTED, SOLD and CONVEYED, and by these presents does GRANT, SELL and CONVEY unto ${f.who('trustee_name', facts.trustee)}, Trustee, and to successors in the trust, the following described property:`,
    );
    sheet.paragraph(
      t`${v('legal_description', property.legalDescription)}, being the same property known as ${f.place('property_address', property.address)} (Tax Parcel ${v('parcel_number', property.parcel)}).`,
      { indent: 30, width: innerWidth(sheet) - 60 },
    );
    say(
      t`TO HAVE AND TO HOLD the said property unto the Trustee forever, and Grantor does bind itself, its heirs, successors and assigns to warrant and forever defend the title.`,
    );
    say(
      t`THIS CONVEYANCE IS IN TRUST to secure payment of one certain promissory note of even date herewith (the ${f.day('note_date', facts.noteDate, 'ordinal')}) in the principal sum of ${f.words(facts.principalCents, 'no', true)} DOLLARS (${f.usd('principal_amount', facts.principalCents)}), executed by Grantor, payable to the order of ${f.who('lender_name', facts.lender, random.chance(0.5))} ("Beneficiary"), at ${f.place('lender_address', facts.lender.address)}, in ${v('payment_frequency', 'monthly')} installments on the ${ordinal(dayOf(facts.firstPaymentDate))} day of each month, bearing interest as therein stipulated, and finally maturing on ${f.day('maturity_date', facts.maturityDate)}.`,
    );
    const words = { owner: 'Grantor', lender: 'Beneficiary', deed: 'Deed of Trust', property: 'Mortgaged Property' };
    const picked = covenants(words).filter((_, i) => [0, 2, 4, 5, 6, 9, 10, 11, 12, 16, 19, 21, 23].includes(i));
    for (const [i, { head, text }] of picked.entries()) say(t`${String.fromCharCode(97 + i)})  ${head}. ${text}`);
    say(
      t`In the event of default in the payment of any installment, the Trustee shall, at the request of Beneficiary, after advertising the time, place and terms of the sale for at least twenty-one days by posting and filing written notice as the statute directs, sell the Mortgaged Property at public vendue to the highest bidder for cash at the courthouse door, and out of the proceeds pay first the expenses of sale, then the indebtedness, and the balance, if any, to Grantor.`,
    );
    sheet.ensure(130);
    say(t`EXECUTED on the date of the acknowledgment below, to be effective ${f.day('note_date', facts.noteDate)}.`);
    signers(sheet, facts.borrowers, options, facts, 'by', { field: 'security_instrument_signed', x: 290, width: 220 });
    notary(sheet, facts.borrowers, facts, options, 'witness', { size: 10 });
  },
};

export const officeDeeds: readonly Layout[] = [uniform, lawOffice];
