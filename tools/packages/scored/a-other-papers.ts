import { money } from '../core/amounts.ts';
import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { boxRow, centred, innerWidth, labelList, table } from './a-forms.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Papers that speak of loans and are none of the types: nothing on them is to be read as a field. */

const coverLetter: Layout = {
  id: 'a-other-title-cover-letter',
  docType: 'other',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['franklin', 'serif'] as const), size: 11 },
      margins: { left: 76, right: 76, top: 60, bottom: 60 },
    });
    centred(sheet, facts.title.agent.name, { size: 16, bold: true }, 2);
    centred(sheet, oneLine(facts.title.agent.address), { size: 9 }, 26);
    sheet.paragraph(f.dateText(addDays(facts.noteDate, 6)));
    sheet.paragraph(`${facts.lender.name}\nAttn: Post-Closing\n${oneLine(facts.lender.address)}`, { after: 14 });
    sheet.paragraph(
      t`**Re: Our file ${facts.title.fileNumber}; your borrower ${f.firstBorrower(facts).name}; ${oneLine(facts.property.address)}**`,
      { after: 12 },
    );
    sheet.paragraph('Enclosed please find the following from the closing of the above loan:', { leading: 1.3 });
    for (const item of [
      'Original Promissory Note',
      'Certified copy of the Deed of Trust or Mortgage, sent for recording',
      'Closing Disclosure and Settlement Statement, signed',
      'Wire confirmation and payoff letter',
      'Our check no. 20417 for the overage',
    ])
      sheet.paragraph(`•  ${item}`, { indent: 24, after: 3 });
    sheet.y += 8;
    sheet.paragraph(
      'The Loan Policy of Title Insurance will follow when the recorded instrument is returned by the county. Please acknowledge receipt by signing the copy of this letter. If any of the enclosures is missing, call the undersigned.',
      { leading: 1.3 },
    );
    sheet.paragraph('Sincerely,', { after: 34 });
    sheet.signature(76, sheet.y, 180, { signed: options.signed, label: facts.title.agent.signer });
    sheet.text(76, sheet.y + 4, `${facts.title.agent.signer}, Closing Department`, { size: 10 });
  },
};

const taxBill: Layout = {
  id: 'a-other-tax-bill',
  docType: 'other',
  suits: f.realEstate,
  draw(open, facts, { random }) {
    const sheet = open({ style: { font: 'mono', size: 9 }, margins: { left: 40, right: 40, top: 44, bottom: 44 } });
    const year = Number(facts.noteDate.slice(0, 4));
    centred(
      sheet,
      `${facts.property.county.toUpperCase()} COUNTY TREASURER\nREAL ESTATE PROPERTY TAX NOTICE ${year}`,
      { size: 13, bold: true },
      12,
    );
    boxRow(
      sheet,
      [
        { w: 1.4, label: 'PARCEL', runs: facts.property.parcel },
        { w: 1, label: 'TAX DISTRICT', runs: `${random.int(1000, 1999)}` },
        { w: 1, label: 'MORTGAGE CODE', runs: `${random.int(100, 999)}` },
        { w: 1.2, label: 'BILL NO', runs: `${random.int(100_000, 999_999)}` },
      ],
      { value: { size: 9.5 } },
    );
    boxRow(
      sheet,
      [
        { w: 1, label: 'OWNER OF RECORD', runs: facts.borrowers.map((party) => party.name.toUpperCase()).join(' & ') },
        { w: 1, label: 'SITUS', runs: oneLine(facts.property.address).toUpperCase() },
      ],
      { value: { size: 9.5 } },
    );
    boxRow(sheet, [{ w: 1, label: 'LEGAL', runs: facts.property.legalDescription.toUpperCase() }], {
      value: { size: 8 },
    });
    sheet.y += 10;
    const levy = (name: string): string[] => [
      name,
      `${random.int(2, 40)}.${random.int(100, 999)}`,
      money(random.int(9_000, 190_000)),
    ];
    table(
      sheet,
      [280, 110, 130],
      ['COUNTY GENERAL', 'SCHOOL DISTRICT', 'CITY', 'FIRE PROTECTION', 'LIBRARY', 'WATER CONSERVANCY'].map(levy),
      { header: ['TAXING AUTHORITY', 'MILL LEVY', 'AMOUNT'], alignRight: [1, 2], rules: 'rows' },
    );
    sheet.y += 12;
    const tax = random.int(120_000, 1_900_000);
    labelList(
      sheet,
      [
        ['ACTUAL VALUE', f.roundMoney(facts.appraisedCents - 4_000_000)],
        ['FIRST HALF DUE', `${money(tax)}   by ${f.dateText(`${year + 1}-02-28`, 'slash')}`],
        ['SECOND HALF DUE', `${money(tax)}   by ${f.dateText(`${year + 1}-06-15`, 'slash')}`],
        ['FULL PAYMENT', money(tax * 2)],
      ],
      { labelWidth: 160, label: { size: 10, bold: true } },
    );
    sheet.y += 20;
    sheet.hline(40, sheet.y, 572, 0.5);
    sheet.y += 8;
    sheet.paragraph(
      'RETURN THIS COUPON WITH PAYMENT. If your mortgage company pays your taxes, forward this notice to the lender. Interest at 1% a month accrues on late payments. Unpaid taxes become a lien with priority over any mortgage or deed of trust and may be sold.',
    );
  },
};

const email: Layout = {
  id: 'a-other-email-printout',
  docType: 'other',
  draw(open, facts, { random }) {
    const borrower = f.firstBorrower(facts);
    const address = `${borrower.signer.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`;
    const sheet = open({
      style: { font: 'sans', size: 10 },
      margins: { left: 50, right: 50, top: 60, bottom: 50 },
      furniture: (s, n, total) =>
        s.text(50, s.height - 30, `https://mail.example.com/mail/u/0/?ui=2&view=pt   ${n}/${total}`, { size: 7 }),
    });
    sheet.text(
      50,
      26,
      `${f.dateText(addDays(facts.noteDate, -4), 'plain')}     Mail - ${facts.approval.officer} - Outlook`,
      { size: 8 },
    );
    sheet.y =
      sheet.text(
        50,
        sheet.y,
        random.pick(['RE: loan closing - few questions', 'Fwd: Re: closing docs', 'Question about my note']),
        { size: 14, bold: true },
      ) + 8;
    sheet.hline(50, sheet.y, 562);
    sheet.y += 8;
    labelList(
      sheet,
      [
        ['From:', `${borrower.signer} <${address}>`],
        ['To:', `${facts.approval.officer} <loans@example.org>`],
        ['Sent:', `${f.dateText(addDays(facts.noteDate, -4))} ${random.int(1, 11)}:${random.int(10, 59)} PM`],
      ],
      { labelWidth: 50, gap: 2 },
    );
    sheet.y += 10;
    for (const text of [
      `Hi ${facts.approval.officer.split(' ')[0] ?? ''},`,
      `Thanks for sending the closing package. I read the promissory note last night and wanted to check the interest rate: on the phone we said ${((facts.rate + 125) / 1000).toFixed(3)}% and the draft says ${(facts.rate / 1000).toFixed(3)}%. Also is the loan amount still about $${f.roundMoney(Math.round(facts.principalCents / 100_000) * 100_000)}?`,
      'The insurance agent will send the evidence of insurance on Thursday, and the appraisal came back fine I think. Do I need to bring the payoff letter from the old lender, or does the title company do that?',
      'See you at the closing. Can you send the wire instructions by phone please, my cousin was scammed.',
      `Best,\n${borrower.signer}\nSent from my phone`,
    ])
      sheet.paragraph(text, { leading: 1.35, after: 10 });
    sheet.paragraph(
      `-----Original Message-----\nFrom: ${facts.approval.officer}\nSubject: closing docs\n\nAttached are drafts of the note, deed of trust and guaranty. Please review. Nothing here is a commitment to lend.`,
      { size: 9 },
    );
  },
};

const invoice: Layout = {
  id: 'a-other-invoice',
  docType: 'other',
  draw(open, facts, { random }) {
    const sheet = open({
      style: { font: random.pick(['condensed', 'slab'] as const), size: 10 },
      margins: { left: 54, right: 54, top: 54, bottom: 54 },
    });
    const firm = random.pick([
      'Beacon Appraisal Group',
      'Tri-State Survey & Mapping',
      'Northline Environmental, Inc.',
      'Valley Equipment Sales',
    ]);
    sheet.text(54, sheet.y, firm, { size: 17, bold: true });
    sheet.text(54, sheet.y, 'INVOICE', {
      size: 22,
      bold: true,
      width: innerWidth(sheet),
      align: 'right',
      colour: '#777777',
    });
    sheet.y += 50;
    const no = random.int(1000, 99_999);
    labelList(
      sheet,
      [
        ['Invoice no.', `${no}`],
        ['Date', f.dateText(addDays(facts.noteDate, -12), 'slash')],
        ['Terms', 'Net 30, or paid at closing'],
        ['Your ref.', `Loan ${facts.loanNumber}`],
      ],
      { labelWidth: 80, gap: 3 },
    );
    sheet.y += 8;
    boxRow(
      sheet,
      [
        { w: 1, label: 'BILL TO', runs: `${facts.lender.name}\n${oneLine(facts.lender.address)}` },
        { w: 1, label: 'FOR', runs: `${f.firstBorrower(facts).name}\n${oneLine(facts.property.address)}` },
      ],
      { value: { size: 10 } },
    );
    sheet.y += 14;
    const prices = [random.int(40_000, 450_000), random.int(4_000, 40_000), random.int(1_000, 9_000)];
    const names = ['Professional services, commercial loan collateral', 'Travel and mileage', 'Copies and courier'];
    table(
      sheet,
      [30, 310, 60, 104],
      [
        ...names.map((name, i) => [`${i + 1}`, name, '1', money(prices[i] ?? 0)]),
        ['', t`**Total due**`, '', `$${money(prices.reduce((sum, price) => sum + price, 0))}`],
      ],
      {
        header: ['#', 'Description', 'Qty', 'Amount'],
        alignRight: [3],
        pad: 6,
        cell: { size: 10 },
        head: { fill: '#eeeeee' },
      },
    );
    sheet.y += 20;
    sheet.paragraph(
      `Please remit to ${firm}. A late charge of 1.5% per month applies to invoices over 30 days. Wire payments: call for instructions; account details are never sent by email.`,
      { size: 9 },
    );
    if (random.chance(0.5)) sheet.stamp(330, sheet.y + 20, ['PAID AT CLOSING', f.dateText(facts.noteDate, 'slash')]);
  },
};

export const otherPapers: readonly Layout[] = [coverLetter, taxBill, email, invoice];
