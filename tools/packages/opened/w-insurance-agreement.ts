import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { day, usd } from './w-parts.ts';

const twoLines = (field: string, place: PostalAddress): Run =>
  v(field, `${place.street}\n${place.city}, ${place.state} ${place.zip}`, oneLine(place));

export const layout: Layout = {
  id: 'w-insurance-agreement',
  docType: 'agreement_to_provide_insurance',
  draw(open, facts, { random, signed }) {
    const left = 50;
    const width = 512;
    const h = facts.hazard;
    const sheet = open({
      margins: { top: 44, bottom: 54, left, right: 50 },
      style: { font: random.pick(['serif', 'sans'] as const), size: 9.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 758, 'Agreement To Provide Insurance', { size: 7 });
        page.text(left, 758, 'AGR-INS 1/15/2019', { size: 7, width, align: 'center' });
        page.text(left, 758, `Page ${pageNo} of ${count}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, 44, 'AGREEMENT TO PROVIDE INSURANCE', { bold: true, size: 13, width, align: 'center' });
    const half = width / 2;
    sheet.rect(left, 66, half, 94);
    sheet.rect(left + half, 66, half, 94);
    sheet.text(left + 5, 70, 'DEBTOR NAME AND ADDRESS', { size: 6.5, bold: true });
    let y = 82;
    for (const b of facts.borrowers) y = sheet.text(left + 5, y, v('borrower_name', b.name), { width: half - 10 });
    const first = facts.borrowers[0];
    if (first !== undefined) sheet.text(left + 5, y, twoLines('borrower_address', first.address), { width: half - 10 });
    sheet.text(left + half + 5, 70, 'SECURED PARTY NAME AND ADDRESS', { size: 6.5, bold: true });
    y = sheet.text(left + half + 5, 82, v('lender_name', facts.lender.name), { width: half - 10 });
    sheet.text(left + half + 5, y, twoLines('lender_address', facts.lender.address), { width: half - 10 });
    const strip: readonly (readonly [string, Run | readonly Run[]])[] = [
      ['Loan Number', v('loan_number', facts.loanNumber)],
      ['Loan Date', day('note_date', facts.noteDate)],
      ['Loan Amount', usd('principal_amount', facts.principalCents)],
      ['Maturity', day('maturity_date', facts.maturityDate)],
    ];
    strip.forEach(([label, runs], i) => {
      const x = left + (i * width) / 4;
      sheet.rect(x, 160, width / 4, 27);
      sheet.text(x + 5, 163, label, { size: 6.5 });
      sheet.text(x + 5, 173, runs);
    });
    sheet.y = 198;
    sheet.paragraph(
      prose`I, the Debtor, am granting you, the Secured Party, an interest in the property described below to secure a loan dated ${day('note_date', facts.noteDate, longDate)} in the amount of ${usd('principal_amount', facts.principalCents)}. My agreements with you require me to keep that property insured against the risks marked below, at my own expense, until the loan is paid in full.`,
      { align: 'justify', after: 8 },
    );
    const title = (text: string): void => sheet.paragraph(text, { bold: true, size: 10, after: 4 });
    title('1.  PROPERTY TO BE INSURED');
    const term = facts.product === 'commercial_term';
    const box = (marked: boolean, label: string, runs: Run | readonly Run[], indent = 12): void => {
      sheet.ensure(28);
      sheet.checkbox(left + indent, sheet.y + 1, { marked, label, size: 8 });
      sheet.y = sheet.text(left + indent + 16, sheet.y, runs, { width: width - indent - 16 }) + 3;
    };
    box(
      !term,
      'Real estate',
      term
        ? 'Real estate at: ______________________________'
        : prose`Real estate and improvements at ${v('property_address', oneLine(facts.property.address))}, ${v('property_county', facts.property.county)} County`,
    );
    box(
      term,
      'Goods',
      term ? ['Goods: ', v('collateral_description', facts.collateral)] : 'Goods: ______________________________',
    );
    box(false, 'Vehicle', 'Motor vehicle: Year ______ Make ____________ Model ____________ VIN ____________________');
    sheet.y += 4;
    title('2.  REQUIRED COVERAGE');
    box(true, 'Hazard', [
      'Hazard (fire and extended coverage), special form, for the full insurable value, with a deductible of no more than $10,000.00.',
    ]);
    const flood = facts.flood.inHazardArea;
    box(
      flood,
      'Flood',
      prose`Flood, because improvements are or will be located in a special flood hazard area. Amount: ${flood ? usd('flood_coverage_amount', facts.flood.coverageCents) : '$____________'}, the most available under the National Flood Insurance Program for this building.`,
    );
    box(
      facts.loanClass === 'business',
      'Liability',
      'Commercial general liability, not less than $1,000,000 each occurrence and $2,000,000 aggregate.',
    );
    box(false, 'Collision', 'Comprehensive and collision, deductible not over $1,000.');
    box(false, 'Other', 'Other: ______________________________________________');
    sheet.y += 4;
    title('3.  INSURANCE COMPANY AND AGENT');
    const rows: readonly (readonly [string, Run | readonly Run[]])[] = [
      ['Insurance company', v('insurer_name', h.insurer)],
      ['Policy number', v('hazard_policy_number', h.policy)],
      ['Policy period', ['From ', day('hazard_effective_date', h.from), ' to ', day('hazard_expiration_date', h.to)]],
      ['Amount of insurance', usd('hazard_coverage_amount', h.coverageCents)],
      ['Deductible', usd('hazard_deductible', h.deductibleCents)],
      ['Agent', random.pick(['Hometown Agency, Pat Rennick', 'Cline & Moss Insurance', 'Dale Hurst Agency'])],
      ['Agent’s telephone', `(555) 555-01${random.int(10, 99)}`],
    ];
    for (const [label, runs] of rows) {
      sheet.ensure(17);
      sheet.rect(left, sheet.y, width, 16);
      sheet.vline(left + 130, sheet.y, sheet.y + 16);
      sheet.text(left + 5, sheet.y + 3, label);
      sheet.text(left + 136, sheet.y + 3, runs);
      sheet.y += 16;
    }
    sheet.y += 8;
    title('4.  LOSS PAYEE / MORTGAGEE');
    sheet.paragraph(
      'Each policy must carry a long form lender’s loss payable or standard mortgagee clause in favor of:',
      { after: 3 },
    );
    sheet.paragraph(
      prose`${v('mortgagee_name', facts.lender.name)}, its successors and/or assigns\n${twoLines('lender_address', facts.lender.address)}`,
      { indent: 40, after: 6 },
    );
    title('5.  MY PROMISES');
    const promises = [
      'I may choose any insurance company or agent that is reasonably acceptable to you. You may not refuse credit because I did not buy insurance from a particular seller.',
      'The policy must provide that you receive at least 10 days’ written notice before it is cancelled, reduced or not renewed, and that no act of mine will void your protection.',
      'I will give you evidence of insurance before the loan is funded and proof of renewal 15 days before each policy ends. I will pay every premium when due.',
      'If I do not do so, you may, but need not, buy insurance at my expense. It may protect only your interest, may cost much more than insurance I could buy, and may not cover my equity, my contents or liability claims. I will repay the premium on demand with interest at the rate of the note.',
      'I authorize the agent and the company named above to give you any information about the policy and to add you to it as stated in section 4. A photocopy of this agreement is as good as the original.',
      'You may use loss proceeds to repair the property or to pay down the loan. Losses under $5,000.00 may be paid to me if I am not in default.',
    ];
    promises.forEach((text, i) => {
      sheet.ensure(26);
      sheet.text(left + 6, sheet.y, `${String.fromCharCode(97 + i)}.`);
      sheet.paragraph(text, { indent: 22, align: 'justify', after: 3 });
    });
    sheet.ensure(130);
    sheet.y += 4;
    sheet.paragraph(
      prose`I have read this agreement, agree to its terms, and received a copy of it on ${numericDate(facts.noteDate)}.`,
      { after: 34 },
    );
    facts.borrowers.forEach((b, i) => {
      const x = left + i * 262;
      sheet.signature(x, sheet.y, 220, { signed, label: b.signer });
      sheet.text(
        x,
        sheet.y + 3,
        [v('borrower_name', b.name), b.kind === 'entity' ? `\nBy ${b.signer}, ${b.capacity}` : ''],
        { size: 8 },
      );
    });
    sheet.y += 34;
    sheet.rect(left, sheet.y, width, 42);
    sheet.text(left + 5, sheet.y + 4, 'FOR SECURED PARTY’S USE', { size: 6.5, bold: true });
    sheet.text(
      left + 5,
      sheet.y + 16,
      'Verified with: ____________________  Date: ___________  By: ______________  Binder no.: ______________',
      { size: 8.5 },
    );
    sheet.text(left + 5, sheet.y + 29, 'Loss payee on policy?  Yes ____  No ____   Premium paid through: ___________', {
      size: 8.5,
    });
  },
};
