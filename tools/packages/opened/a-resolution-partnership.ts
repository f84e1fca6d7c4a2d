import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-resolution-partnership',
  docType: 'borrowing_resolution',
  suits: ({ borrowers }) => borrowers[0]?.entityType?.endsWith('partnership') === true,
  draw(open, facts, { random, signed }) {
    const { lender } = facts;
    const [borrower = lender] = facts.borrowers;
    const sheet = open({
      margins: { top: 40, bottom: 50, left: 48, right: 48 },
      style: { font: random.pick(['serif', 'slab'] as const), size: 9.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(48, 752, '© Midland Forms Group   Form PART-AUTH   7/19', { size: 7 });
        page.text(380, 752, `(page ${pageNo} of ${pageCount})`, { size: 7, width: 184, align: 'right' });
      },
    });
    sheet.rect(48, 40, 258, 66);
    sheet.rect(306, 40, 258, 66);
    sheet.text(52, 43, 'FINANCIAL INSTITUTION', { size: 6.5 });
    sheet.text(52, 54, v('lender_name', lender.name), { width: 250 });
    sheet.text(
      52,
      68,
      v(
        'lender_address',
        `${lender.address.street}\n${oneLine({ ...lender.address, street: '' }).slice(2)}`,
        oneLine(lender.address),
      ),
    );
    sheet.text(310, 43, 'BY (NAME AND ADDRESS OF PARTNERSHIP)', { size: 6.5 });
    sheet.text(310, 54, v('borrower_name', borrower.name), { width: 250 });
    sheet.text(
      310,
      68,
      v(
        'borrower_address',
        `${borrower.address.street}\n${oneLine({ ...borrower.address, street: '' }).slice(2)}`,
        oneLine(borrower.address),
      ),
    );
    sheet.rect(48, 106, 172, 26);
    sheet.rect(220, 106, 172, 26);
    sheet.rect(392, 106, 172, 26);
    sheet.text(52, 108, 'TAXPAYER I.D. NUMBER', { size: 6.5 });
    sheet.text(52, 118, v('borrower_tin', borrower.tin));
    sheet.text(224, 108, 'LOAN NUMBER', { size: 6.5 });
    sheet.text(224, 118, v('loan_number', facts.loanNumber));
    sheet.text(396, 108, 'DATE OF AUTHORIZATION', { size: 6.5 });
    sheet.text(396, 118, numericDate(facts.noteDate, '/', false));
    sheet.text(48, 142, 'PARTNERSHIP BORROWING RESOLUTION', { bold: true, size: 14, width: 516, align: 'center' });
    sheet.text(48, 160, 'Authorization to Borrow and to Grant Collateral', { size: 10, width: 516, align: 'center' });
    sheet.y = 182;
    const say = (runs: Run | readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 7 });
    say(
      prose`The undersigned general partners certify to the Financial Institution that the Partnership named above is ${v('borrower_entity_type', borrower.entityType ?? '')}, organized under the laws of ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')}, engaged in business under its own name, and that its certificate has been filed where the law requires. The Agents listed below, whose genuine signatures appear beside their names, may exercise the powers marked.`,
    );
    const agents: [string, string][] = [
      [borrower.signer, borrower.capacity ?? 'General Partner'],
      ...facts.guarantors.slice(0, 2).map((guarantor): [string, string] => [guarantor.name, 'General Partner']),
    ];
    const top = sheet.y;
    sheet.text(52, top, bold('Name and Title of Agent'), { size: 8.5 });
    sheet.text(300, top, bold('Signature'), { size: 8.5 });
    agents.forEach(([who, title], i) => {
      const y = top + 34 + i * 32;
      sheet.text(52, y - 9, `${'ABC'[i]}.  ${who}, ${title}`);
      sheet.text(286, y - 9, 'X');
      sheet.signature(298, y, 240, { signed, label: who, height: 20 });
    });
    sheet.y = top + 34 + agents.length * 32;
    say(
      prose`${bold('POWERS GRANTED.')} Each power is held by the Agent whose letter stands before it; where more than one letter stands, any one of them may act alone unless a larger number is written in.`,
    );
    const powers: [string, boolean, readonly Run[]][] = [
      [
        'Open or maintain deposit accounts',
        false,
        ['Open or maintain any share, savings or checking account in the name of the Partnership.'],
      ],
      [
        'Borrow money',
        true,
        prose`Borrow money on behalf of the Partnership and sign notes for it, up to a principal sum of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))} outstanding.`,
      ],
      [
        'Pledge collateral',
        true,
        ['Pledge, assign or grant a security interest in: ', v('collateral_description', facts.collateral), '.'],
      ],
      [
        'Mortgage real estate',
        facts.product !== 'commercial_term',
        facts.product === 'commercial_term'
          ? ['Mortgage or convey in trust real estate of the Partnership.']
          : prose`Mortgage or convey in trust real estate of the Partnership, to wit: ${v('property_address', oneLine(facts.property.address))}.`,
      ],
      ['Lease a safe deposit box', false, ['Enter into a written lease for a safe deposit box.']],
      ['Discount receivables', false, ['Endorse, sell or discount bills receivable or other commercial paper.']],
    ];
    for (const [label, marked, runs] of powers) {
      sheet.ensure(30);
      sheet.checkbox(54, sheet.y, { marked, label, size: 8 });
      sheet.text(70, sheet.y, marked ? 'A' : '-');
      sheet.y = sheet.text(92, sheet.y, runs, { width: 460 }) + 4;
    }
    sheet.y += 4;
    for (const runs of paragraphs`
      ${bold('PURPOSE OF THE BORROWING.')} The Agents report the use of the proceeds as follows: ${v('loan_purpose', facts.approval.purpose)}.
      ${bold('LIMITATIONS ON POWERS.')} The following are the Partnership’s express limitations on the powers granted under this resolution: none.
      ${bold('EFFECT ON PREVIOUS RESOLUTIONS.')} This resolution supersedes the resolution dated 4/11/2017. If not completed, all resolutions remain in effect.
      ${bold('IT IS FURTHER RESOLVED THAT:')} (1) The Financial Institution is designated as a depository for the funds of the Partnership and a lender to it. (2) This resolution shall continue to have effect until express written notice of its rescission or modification has been received and recorded. (3) All transactions by or on behalf of the Partnership before the adoption of this resolution are ratified. (4) The Partnership agrees to the terms of any account agreement properly opened by any Agent. (5) The Financial Institution may rely upon a facsimile signature filed with it, no matter by whom it was affixed. (6) The Partnership acknowledges that the Financial Institution may furnish information about its credit experience as the law permits.
      ${bold('CERTIFICATION OF AUTHORITY.')} The undersigned are all of the general partners and have, at the time of adoption of this resolution, full power and lawful authority to adopt it. No limited partner’s consent is required, or any that is required has been given.
    `)
      say(runs);
    sheet.ensure(110);
    sheet.paragraph([bold('Partnership: '), v('borrower_name', borrower.name)], { after: 30 });
    sheet.text(48, sheet.y - 10, 'By');
    sheet.signature(64, sheet.y, 220, { signed, label: borrower.signer });
    sheet.text(64, sheet.y + 4, `${borrower.signer}, ${borrower.capacity ?? 'General Partner'}`, { size: 8.5 });
    sheet.hline(350, sheet.y, 540);
    sheet.text(350, sheet.y + 4, 'Attest by one other partner', { size: 8.5 });
    sheet.y += 26;
    sheet.ensure(44);
    sheet.rect(48, sheet.y, 516, 36);
    sheet.text(52, sheet.y + 3, 'FOR FINANCIAL INSTITUTION USE ONLY', { size: 6.5 });
    sheet.text(
      52,
      sheet.y + 16,
      ['Acknowledged and received by (initials) ______    Officer: ', v('loan_officer', facts.approval.officer)],
      { size: 8.5 },
    );
  },
};
