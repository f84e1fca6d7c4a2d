import type { Layout } from '../core/layout.ts';
import { entries } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { covenants } from './a-covenants.ts';
import { drawUniform } from './a-deeds-office.ts';
import { boxRow, centred, flowColumns, innerWidth, labelList } from './a-forms.ts';
import { notary, signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Mortgages: a bank's, the uniform instrument, a law office's indenture, an open-end mortgage in two columns. */

const bank: Layout = {
  id: 'a-mortgage-cover-summary',
  docType: 'mortgage',
  suits: (facts) => f.realEstate(facts) && f.business(facts),
  draw(open, facts, options) {
    const { random } = options;
    const { property } = facts;
    const borrower = f.firstBorrower(facts);
    const sheet = open({
      style: { font: random.pick(['sans', 'serif'] as const), size: 9.5 },
      margins: { left: 50, right: 50, top: 54, bottom: 54 },
      furniture: (s, n, total) =>
        s.text(50, s.height - 34, t`Mortgage ${v('loan_number', facts.loanNumber)}   ${n} / ${total}`, {
          size: 7.5,
          width: s.width - 100,
          align: 'center',
        }),
    });
    sheet.y += random.int(90, 140);
    sheet.hline(50, sheet.y, 562);
    sheet.y =
      sheet.text(
        50,
        sheet.y + 3,
        'Above space reserved for the county recorder.  Tax statements: same as mortgagee until further notice.',
        { size: 7 },
      ) + 10;
    centred(sheet, random.pick(['MORTGAGE', 'REAL ESTATE MORTGAGE']), { size: 18, bold: true }, 4);
    centred(sheet, random.chance(0.5) ? '(With Future Advance Clause)' : '(Commercial Property)', { size: 9 }, 10);
    sheet.paragraph(
      t`THIS MORTGAGE dated ${f.day('note_date', facts.noteDate)}, is made and executed between the Mortgagor and the Lender named here:`,
    );
    labelList(
      sheet,
      entries`
        Mortgagor | ${t`${f.borrowers(facts)}${f.entityOf(borrower)}\n${f.place('borrower_address', borrower.address)}`}
        Lender | ${t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address)}`}
        Debt secured | ${t`Promissory note of the same date for ${f.usd('principal_amount', facts.principalCents)}, due in full by ${f.day('maturity_date', facts.maturityDate)}`}
        Maximum secured | ${t`${f.usd('max_lien_amount', facts.maxLienCents)} of principal, plus interest and sums advanced to protect the Property`}
        Property | ${f.place('property_address', property.address)}
        County | ${v('property_county', property.county)}
        Parcel | ${v('parcel_number', property.parcel)}
        Legal description | ${v('legal_description', property.legalDescription)}
      `,
      { labelWidth: 110, label: { size: 9.5, bold: true }, value: { size: 9.5 }, gap: 6 },
    );
    sheet.y += 6;
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify' });
    say(
      t`**GRANT OF MORTGAGE.** For valuable consideration, Mortgagor mortgages, warrants and conveys to Lender all of Mortgagor's right, title and interest in the Property, together with all buildings, improvements, fixtures, easements and appurtenances, and all rents and profits from it.`,
    );
    say(
      t`**NOTICE: This Mortgage secures credit in the amount stated above. Loans and advances up to this amount, together with interest, are senior to indebtedness to other creditors under subsequently recorded or filed mortgages and liens.**`,
    );
    for (const { head, text } of covenants({
      owner: 'Mortgagor',
      lender: 'Lender',
      deed: 'Mortgage',
      property: 'Property',
    }))
      say(t`**${head.toUpperCase()}.** ${text}`);
    say(
      t`**FORECLOSURE.** Upon default Lender may obtain a judicial decree foreclosing Mortgagor's interest, or, if permitted by law, foreclose by advertisement and sale, and shall be entitled to the appointment of a receiver. **REDEMPTION.** The period of redemption shall be the shortest that the law of ${f.stateName(property.address.state)} permits.`,
    );
    sheet.ensure(110);
    sheet.paragraph(t`**MORTGAGOR:**`);
    signers(sheet, facts.borrowers, options, facts, 'by', { field: 'security_instrument_signed' });
    notary(sheet, facts.borrowers, facts, options, 'boxed', { size: 9 });
    sheet.paragraph(`This instrument was drafted by ${facts.lender.name}, Loan Documentation.`, { size: 8 });
  },
};

const uniform: Layout = {
  id: 'a-mortgage-uniform',
  docType: 'mortgage',
  suits: f.consumer,
  draw(open, facts, options) {
    const { random } = options;
    const state = f.stateName(facts.property.address.state).toUpperCase();
    const sheet = open({
      style: { font: random.pick(['serif', 'book'] as const), size: 10.5 },
      margins: { left: 62, right: 62, top: 58, bottom: 64 },
      furniture: (s, n, total) => {
        s.text(
          62,
          s.height - 48,
          `${state} - Single Family - Fannie Mae/Freddie Mac UNIFORM INSTRUMENT     Form 30${random.pick(['16'])}  1/01`,
          { size: 7 },
        );
        s.text(62, s.height - 38, t`Page ${n} of ${total}     ${v('loan_number', facts.loanNumber)}`, { size: 7 });
      },
    });
    sheet.text(62, sheet.y, 'Prepared By:\nLoan Closing Department', { size: 9 });
    sheet.y =
      sheet.text(
        320,
        sheet.y,
        t`Return To:\n${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
        { size: 9 },
      ) + 50;
    sheet.text(62, sheet.y, '____________________ [Space Above This Line For Recording Data] ____________________', {
      size: 8,
      width: innerWidth(sheet),
      align: 'center',
    });
    sheet.y += 24;
    drawUniform(
      sheet,
      facts,
      { title: 'MORTGAGE', verb: 'does hereby mortgage, grant and convey to Lender', trustee: false, form: '3016' },
      [facts.property.type === 'Condominium' ? 'Condominium Rider' : ''],
    );
    sheet.ensure(130);
    sheet.paragraph(
      'BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in pages 1 and following of this Security Instrument.',
    );
    sheet.text(62, sheet.y, 'Witnesses:');
    sheet.hline(62, sheet.y + 48, 230);
    signers(sheet, facts.borrowers, options, facts, 'seal', {
      field: 'security_instrument_signed',
      x: 290,
      width: 200,
    });
    notary(sheet, facts.borrowers, facts, options, 'witness');
  },
};

const indenture: Layout = {
  id: 'a-mortgage-indenture',
  docType: 'mortgage',
  suits: f.realEstate,
  draw(open, facts, options) {
    const { random } = options;
    const { property } = facts;
    const borrower = f.firstBorrower(facts);
    const sheet = open({
      style: { font: random.pick(['typewriter', 'serif'] as const), size: 11 },
      margins: { left: 84, right: 70, top: 84, bottom: 80 },
      furniture: (s, n) => s.text(0, s.height - 52, `-${n}-`, { size: 10, width: s.width, align: 'center' }),
    });
    centred(
      sheet,
      random.pick(['MORTGAGE', 'MORTGAGE DEED', 'INDENTURE OF MORTGAGE']),
      { size: 14, bold: true, letterSpacing: 2 },
      16,
    );
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', leading: 1.3, after: 9 });
    say(
      t`THIS INDENTURE, made this ${f.day('note_date', facts.noteDate, 'ordinal')}, between ${f.borrowers(facts, { upper: true })}${f.entityOf(borrower)}, residing or having its principal office at ${f.place('borrower_address', borrower.address)}, hereinafter called the Mortgagor, and ${f.who('lender_name', facts.lender, true)}, of ${f.place('lender_address', facts.lender.address)}, hereinafter called the Mortgagee,`,
    );
    say(
      t`WITNESSETH: that the said Mortgagor, to secure the payment of an indebtedness in the sum of ${f.words(facts.principalCents, 'no')} Dollars (${f.usd('principal_amount', facts.principalCents)}), lawful money of the United States, to be paid with interest thereon according to a certain bond or note bearing even date herewith, the final installment being due ${f.day('maturity_date', facts.maturityDate)}, hereby mortgages to the Mortgagee:`,
    );
    say(
      t`ALL that certain plot, piece or parcel of land, with the buildings and improvements thereon erected, situate, lying and being in the County of ${v('property_county', property.county)} and State of ${f.stateName(property.address.state)}, bounded and described as follows: ${v('legal_description', property.legalDescription)}. BEING premises known as ${f.place('property_address', property.address)}, Tax Map No. ${v('parcel_number', property.parcel)}.`,
    );
    say(
      t`TOGETHER with all right, title and interest of the Mortgagor in and to the land lying in the streets and roads in front of and adjoining said premises; TOGETHER with all fixtures, chattels and articles of personal property now or hereafter attached to or used in connection with the premises; AND the Mortgagor covenants with the Mortgagee as follows:`,
    );
    const items = covenants({
      owner: 'the Mortgagor',
      lender: 'the Mortgagee',
      deed: 'mortgage',
      property: 'premises',
    });
    const ordinals = [
      'FIRST',
      'SECOND',
      'THIRD',
      'FOURTH',
      'FIFTH',
      'SIXTH',
      'SEVENTH',
      'EIGHTH',
      'NINTH',
      'TENTH',
      'ELEVENTH',
      'TWELFTH',
    ];
    const chosen = items.filter((_, i) => i % 2 === 0);
    for (const [i, word] of ordinals.entries()) {
      const text = chosen[i]?.text;
      if (text !== undefined) say(t`${word}. That ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
    }
    sheet.ensure(150);
    say(t`IN WITNESS WHEREOF, this mortgage has been duly executed by the Mortgagor.`);
    sheet.text(84, sheet.y, 'IN THE PRESENCE OF:');
    sheet.hline(84, sheet.y + 50, 260);
    signers(sheet, facts.borrowers, options, facts, 'by', { field: 'security_instrument_signed', x: 300, width: 220 });
    notary(sheet, facts.borrowers, facts, options, 'plain', { size: 10.5 });
  },
};

const openEnd: Layout = {
  id: 'a-mortgage-open-end-columns',
  docType: 'mortgage',
  suits: f.realEstate,
  draw(open, facts, options) {
    const { random } = options;
    const { property } = facts;
    const sheet = open({
      size: random.pick([
        [612, 792],
        [612, 1008],
      ] as const),
      style: { font: 'sans', size: 8 },
      margins: { left: 36, right: 36, top: 40, bottom: 44 },
      furniture: (s, n, total) =>
        s.text(
          36,
          s.height - 30,
          `Financial Forms, Inc.  Form OCP-REMTG-${property.address.state} 6/17/2013   (page ${n} of ${total})`,
          { size: 6.5 },
        ),
    });
    sheet.y += 70;
    sheet.hline(36, sheet.y, 576);
    sheet.y =
      sheet.text(36, sheet.y + 2, t`Parcel Identification Number: ${v('parcel_number', property.parcel)}`, {
        size: 8,
      }) + 6;
    centred(
      sheet,
      random.pick(['OPEN-END MORTGAGE', 'OPEN-END MORTGAGE (This mortgage secures future advances)']),
      { size: 13, bold: true },
      8,
    );
    boxRow(
      sheet,
      [
        {
          w: 1,
          label: 'MORTGAGOR: name and mailing address',
          runs: t`${f.borrowers(facts, { joint: '\n' })}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2)}`,
        },
        {
          w: 1,
          label: 'MORTGAGEE: name and address',
          runs: t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
        },
      ],
      { value: { font: 'mono', size: 9 } },
    );
    sheet.y += 6;
    const line = { size: 9 };
    sheet.paragraph(
      t`**1. DATE AND CONVEYANCE.** On ${f.day('note_date', facts.noteDate, 'slash')} and for good and valuable consideration, Mortgagor mortgages, grants, bargains and conveys to Mortgagee the following property: ${v('legal_description', property.legalDescription)}. The property is located in ${v('property_county', property.county)} County at ${f.place('property_address', property.address)}.`,
      line,
    );
    sheet.paragraph(
      t`**2. MAXIMUM OBLIGATION LIMIT.** The total principal amount secured by this Mortgage at any one time shall not exceed ${f.usd('max_lien_amount', facts.maxLienCents)}. This limit does not include interest, attorneys' fees and other charges validly made.`,
      line,
    );
    sheet.paragraph(
      t`**3. SECURED DEBT.** (a) The note executed by ${f.borrowers(facts)} for a loan amount of ${f.usd('principal_amount', facts.principalCents)}, dated ${f.day('note_date', facts.noteDate, 'slash')}, with a maturity date of ${f.day('maturity_date', facts.maturityDate, 'slash')}; and (b) all future advances under it.`,
      line,
    );
    sheet.ensure(90);
    sheet.paragraph(
      t`**SIGNATURES: By signing below, Mortgagor agrees to the terms and covenants of this Mortgage, and acknowledges receipt of a copy on the date stated above.**`,
      line,
    );
    signers(sheet, facts.borrowers, options, facts, 'by', { field: 'security_instrument_signed', text: { size: 9 } });
    notary(sheet, facts.borrowers, facts, options, 'plain', { size: 8.5 });
    sheet.newPage();
    const items = covenants({ owner: 'Mortgagor', lender: 'Mortgagee', deed: 'Mortgage', property: 'Property' });
    flowColumns(
      sheet,
      items.map(({ head, text }, i) => t`**${i + 4}. ${head.toUpperCase()}.** ${text}`),
      { size: 8, gap: 20, after: 5, align: 'justify' },
    );
  },
};

export const mortgages: readonly Layout[] = [bank, uniform, indenture, openEnd];
