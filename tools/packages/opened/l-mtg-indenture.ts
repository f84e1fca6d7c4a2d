import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const clauses = [
  'FIRST, that the Mortgagor will pay the indebtedness as hereinbefore provided, promptly and without demand, at the office of the Mortgagee or at such other place as the holder may designate in writing.',
  'SECOND, that the Mortgagor will keep the buildings on the premises insured against loss by fire and other casualty for the benefit of the Mortgagee, in an amount not less than the unpaid balance of the debt; will assign and deliver the policies to the Mortgagee; and will reimburse the Mortgagee for any premiums paid for insurance made by the Mortgagee on the Mortgagor’s default in so insuring the buildings.',
  'THIRD, that no building on the premises shall be altered, removed or demolished without the consent of the Mortgagee, and that the Mortgagor will suffer no waste or nuisance thereon.',
  'FOURTH, that the whole of said principal sum and interest shall become due at the option of the Mortgagee: after default in the payment of any installment of principal or of interest for fifteen days; or after default in the payment of any tax, water rate, sewer rent or assessment for thirty days after notice and demand; or after default in furnishing a statement of the amount due on the mortgage.',
  'FIFTH, that the holder of this mortgage, in any action to foreclose it, shall be entitled to the appointment of a receiver, without notice and without regard to the adequacy of the security.',
  'SIXTH, that the Mortgagor will pay all taxes, assessments, sewer rents or water rates, and in default thereof, the Mortgagee may pay the same, and the amount so paid shall be added to the debt with interest at nine percent per annum.',
  'SEVENTH, that the Mortgagor within five days upon request in person or within ten days upon request by mail will furnish a written statement duly acknowledged of the amount due on this mortgage and whether any offsets or defenses exist against the mortgage debt.',
  'EIGHTH, that notice and demand or request may be in writing and may be served in person or by mail.',
  'NINTH, that the Mortgagor warrants the title to the premises, and that the same are free and clear of all liens and encumbrances except those of record and accepted by the Mortgagee in writing.',
  'TENTH, that if the premises or any part thereof shall be taken by eminent domain, the award is hereby assigned to the Mortgagee to be applied on account of the debt, whether or not then due.',
  'ELEVENTH, that the Mortgagor hereby assigns to the Mortgagee the rents, issues and profits of the premises as further security for the payment of said indebtedness, and grants to the Mortgagee the right to enter upon and take possession of the premises for the purpose of collecting the same.',
  'TWELFTH, that if the Mortgagor shall convey the premises, or any interest therein, without the written consent of the Mortgagee, the whole of the unpaid debt shall become due at the option of the Mortgagee. In case of foreclosure the Mortgagee may bid and become the purchaser, and the premises may be sold in one parcel.',
];

export const layout: Layout = {
  id: 'l-mtg-indenture',
  docType: 'mortgage',
  draw(open, facts, { signed }) {
    const { borrowers, lender, property } = facts;
    const first = borrowers[0];
    if (first === undefined) return;
    const state = property.legalDescription.split('State of ')[1] ?? '';
    const sheet = open({
      size: [612, 1008],
      margins: { top: 60, bottom: 70, left: 76, right: 60 },
      style: { font: 'typewriter', size: 10.5, leading: 1.35 },
      furniture: (page, pageNo) => {
        page.text(76, page.height - 44, `Form 114-M  Real Estate Mortgage  Tuttle Legal Blank Co.      ${pageNo}`, {
          size: 8,
        });
      },
    });
    sheet.rect(330, 56, 222, 108);
    sheet.text(338, 62, 'Register’s use only', { size: 7.5 });
    sheet.text(
      76,
      60,
      prose`Record and Return by Mail to:\n${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { size: 9 },
    );
    sheet.y = 190;
    sheet.paragraph('REAL ESTATE MORTGAGE', {
      size: 17,
      bold: true,
      align: 'center',
      letterSpacing: 1,
      font: 'slab',
      after: 14,
    });
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [
      ...(i > 0 ? [' and '] : []),
      v('borrower_name', b.name),
      ...(b.entityType === null ? [] : [', ', v('borrower_entity_type', b.entityType)]),
    ]);
    for (const runs of paragraphs`
      ${bold('THIS MORTGAGE')}, made the ${v('note_date', ordinalDate(facts.noteDate), facts.noteDate)}, BETWEEN ${names}, of ${v('borrower_address', oneLine(first.address))}, the Mortgagor, and ${v('lender_name', lender.name)}, having its principal office at ${v('lender_address', oneLine(lender.address))}, the Mortgagee,
      ${bold('WITNESSETH')}, that to secure the payment of an indebtedness in the sum of ${v('principal_words', amountInWords(facts.principalCents))} dollars, ($${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}), lawful money of the United States, to be paid according to a certain bond, note or obligation bearing even date herewith, with interest thereon at ${v('interest_rate', `${rate(facts.rate)} per centum`, plainRate(facts.rate))} per annum, in ${v('payment_frequency', 'monthly')} installments of $${v('payment_amount', money(facts.paymentCents), plainMoney(facts.paymentCents))} commencing on ${v('first_payment_date', longDate(facts.firstPaymentDate), facts.firstPaymentDate)}, and with the entire balance, if not sooner paid, on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}, the Mortgagor hereby mortgages, warrants and conveys to the Mortgagee
      ${bold('ALL')} that certain plot, piece or parcel of land, with the buildings and improvements thereon erected, situate in ${v('property_county', property.county)} County, ${state}, bounded and described as follows: ${v('legal_description', property.legalDescription)}.
      SAID PREMISES being also known as ${v('property_address', oneLine(property.address))}, and designated on the tax map as parcel ${v('parcel_number', property.parcel)}.
      ${bold('TOGETHER')} with all right, title and interest of the Mortgagor in and to any streets and roads abutting the above described premises to the center lines thereof; and with all fixtures, chattels and articles of personal property now or hereafter attached to or used in connection with said premises.
      ${bold('AND')} the Mortgagor covenants with the Mortgagee as follows:
    `)
      sheet.paragraph(runs);
    for (const clause of clauses) sheet.paragraph(clause);
    sheet.paragraph(
      'The word “Mortgagor” shall be construed as if it read “Mortgagors” and the word “Mortgagee” as if it read “Mortgagees” whenever the sense of this mortgage so requires. No statement of a loan officer or agent shall vary the terms hereof.',
    );
    sheet.ensure(100 + borrowers.length * 60);
    sheet.paragraph([bold('IN WITNESS WHEREOF'), ', this mortgage has been duly executed by the Mortgagor.'], {
      after: 2,
    });
    sheet.text(76, sheet.y + 8, 'IN PRESENCE OF:');
    sheet.signature(76, sheet.y + 54, 180, { signed, label: 'Witness' });
    sheet.text(76, sheet.y + 58, 'Witness', { size: 8.5 });
    for (const b of borrowers) {
      if (b.kind === 'entity') sheet.text(310, sheet.y + 8, v('borrower_name', b.name), { width: 240 });
      sheet.signature(310, sheet.y + 54, 216, { signed, label: b.signer, field: 'security_instrument_signed' });
      sheet.text(530, sheet.y + 46, 'L.S.', { size: 8.5 });
      sheet.text(
        310,
        sheet.y + 58,
        b.kind === 'entity' ? `By ${b.signer}, ${b.capacity ?? ''}` : v('borrower_name', b.name),
        { size: 9.5, width: 240 },
      );
      sheet.y += 66;
    }
    sheet.y += 30;
    sheet.ensure(130);
    sheet.paragraph('STATE OF ________________, COUNTY OF ________________  ss.:');
    sheet.paragraph(
      `On the ______ day of ______________ in the year ______ before me, the undersigned, personally appeared ${borrowers.map((b) => b.signer).join(' and ')}, personally known to me or proved to me on the basis of satisfactory evidence to be the individual(s) whose name(s) is (are) subscribed to the within instrument.`,
    );
    sheet.signature(310, sheet.y + 34, 216, { signed, label: 'Notary', field: 'notary_present' });
    sheet.text(310, sheet.y + 38, 'Notary Public', { size: 9 });
  },
};
