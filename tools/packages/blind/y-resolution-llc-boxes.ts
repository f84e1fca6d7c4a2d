import { money } from '../core/amounts.ts';
import { addMonths, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { business, cash, firstBorrower, on, twoLines } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-resolution-llc-boxes',
  docType: 'borrowing_resolution',
  suits: (facts) => business(facts) && /LLC$/.test(firstBorrower(facts).name),
  draw(open, facts, { random, signed }) {
    const left = 46;
    const right = 566;
    const b = firstBorrower(facts);
    const sheet = open({
      margins: { top: 42, bottom: 56, left, right: 46 },
      style: { font: 'sans', size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 754, 'Limited Liability Company Authorization Resolution', { size: 6.5 });
        page.text(left, 762, 'Summit Forms® © 1998, 2019   LLC-1 5/1/2019', { size: 6.5 });
        page.text(right, 758, `Page ${pageNo} of ${pageCount}`, { size: 6.5, align: 'right' });
      },
    });
    const top = 42;
    sheet.rect(left, top, right - left, 72, { thickness: 1 });
    sheet.vline(left + 200, top, top + 72, 1);
    sheet.vline(left + 380, top, top + 72, 1);
    sheet.text(left + 5, top + 8, 'LIMITED LIABILITY\nCOMPANY\nAUTHORIZATION\nRESOLUTION', { bold: true, size: 12 });
    sheet.text(left + 205, top + 4, 'BY (company)', { size: 6.5 });
    sheet.text(left + 205, top + 16, [v('borrower_name', b.name), '\n', twoLines('borrower_address', b.address)], {
      width: 172,
      size: 9,
    });
    sheet.text(left + 385, top + 4, 'FINANCIAL INSTITUTION', { size: 6.5 });
    sheet.text(
      left + 385,
      top + 16,
      [v('lender_name', facts.lender.name), '\n', twoLines('lender_address', facts.lender.address)],
      { width: 134, size: 9 },
    );
    sheet.y = top + 78;
    sheet.text(left, sheet.y, 'Referred to in this document as “Company”', { size: 7 });
    sheet.text(left + 385, sheet.y, 'Referred to as “Institution”', { size: 7 });
    sheet.y += 16;
    sheet.paragraph(
      prose`I, ${[b.signer]}, certify that I am a ${[random.pick(['Manager', 'designated Member'])]} of the above named limited liability company organized under the laws of the State of ${v('borrower_state_of_org', b.stateOfOrganization ?? '')}, Federal Employer I.D. Number ${v('borrower_tin', b.tin)}, and that the resolutions on this document are a correct copy of the resolutions adopted at a meeting of all members of the Company duly and properly called and held on ${longDate(facts.approval.date)}. These resolutions appear in the minutes of this meeting and have not been rescinded or modified.`,
      { align: 'justify', after: 8 },
    );
    sheet.paragraph(
      prose`${bold('AGENTS. ')}Any Agent listed below, subject to any written limitations, is authorized to exercise the powers granted as indicated below:`,
      { after: 6 },
    );
    const head = sheet.y;
    const columns = [left, left + 210, left + 400, right] as const;
    ['Name and Title or Position', 'Signature', 'Facsimile Signature (if used)'].forEach((text, i) => {
      sheet.text((columns[i] ?? left) + 4, head + 2, text, { size: 7, bold: true });
    });
    sheet.y += 14;
    const second = facts.guarantors.map(({ name }) => name).find((name) => name !== b.signer);
    const agents = [[b.signer, b.capacity ?? 'Member'], ...(second === undefined ? [] : [[second, 'Member']])] as const;
    agents.forEach(([name, title], i) => {
      sheet.text(left + 4, sheet.y + 16, `${'AB'[i]}.  ${name}, ${title}`);
      sheet.signature(columns[1] + 6, sheet.y + 26, 176, { signed, label: name ?? '' });
      sheet.hline(columns[2] + 6, sheet.y + 26, right - 6);
      sheet.y += 32;
    });
    sheet.rect(left, head, right - left, sheet.y - head);
    sheet.hline(left, head + 12, right);
    sheet.y += 8;
    sheet.paragraph(
      prose`${bold('POWERS GRANTED. ')}(Attach one or more Agents to each power by placing the letter corresponding to their name in the area before each power. Following each power indicate the number of Agent signatures required.)`,
      { after: 6 },
    );
    const letters = agents.map((_, i) => 'AB'[i]).join(', ');
    const powers: readonly (readonly [string, Run[], string])[] = [
      ['', ['(1) Exercise all of the powers listed in this resolution.'], ''],
      [letters, ['(2) Open any deposit or share account(s) in the name of the Company.'], '1'],
      [
        letters,
        [
          '(3) Endorse checks and orders for the payment of money or otherwise withdraw or transfer funds on deposit with Institution.',
        ],
        '1',
      ],
      [
        letters,
        [
          '(4) Borrow money on behalf and in the name of the Company, sign, execute and deliver promissory notes or other evidences of indebtedness, in an amount not to exceed $' +
            money(facts.principalCents) +
            ' in respect of the loan identified below.',
        ],
        `${agents.length}`,
      ],
      [
        letters,
        [
          '(5) Endorse, assign, transfer, mortgage or pledge bills receivable, warehouse receipts, bills of lading, stocks, bonds, real estate or other property now owned or hereafter owned or acquired by the Company as security for sums borrowed.',
        ],
        `${agents.length}`,
      ],
      [
        '',
        [
          '(6) Enter into a written lease for the purpose of renting, maintaining, accessing and terminating a Safe Deposit Box.',
        ],
        '',
      ],
      ['', ['(7) Other: obtain business credit cards with a combined limit of $25,000.00.'], ''],
    ];
    sheet.text(left, sheet.y, 'Indicate A, B', { size: 6.5 });
    sheet.text(right, sheet.y, 'Signatures required', { size: 6.5, align: 'right' });
    sheet.y += 11;
    for (const [who, runs, count] of powers) {
      sheet.text(left + 6, sheet.y, who);
      sheet.hline(left, sheet.y + 10, left + 36);
      sheet.text(right - 20, sheet.y, count);
      sheet.hline(right - 34, sheet.y + 10, right);
      sheet.y = sheet.text(left + 46, sheet.y, runs, { width: 420 }) + 5;
    }
    sheet.y += 4;
    sheet.rect(left, sheet.y, right - left, 56);
    sheet.text(left + 4, sheet.y + 3, 'LOAN TO WHICH THIS RESOLUTION APPLIES', { size: 6.5 });
    sheet.text(left + 4, sheet.y + 15, ['Loan number: ', v('loan_number', facts.loanNumber)]);
    sheet.text(left + 180, sheet.y + 15, ['Amount: $', cash('principal_amount', facts.principalCents)]);
    sheet.text(left + 345, sheet.y + 15, ['Date of note: ', on('note_date', facts.noteDate)]);
    sheet.text(left + 4, sheet.y + 28, ['Purpose: ', v('loan_purpose', facts.approval.purpose)]);
    sheet.text(left + 4, sheet.y + 41, ['Collateral: ', v('collateral_description', facts.collateral)]);
    sheet.y += 64;
    sheet.paragraph(
      prose`${bold('EFFECT ON PREVIOUS RESOLUTIONS. ')}This resolution supersedes the resolution dated ${longDate(addMonths(facts.noteDate, -random.int(14, 50)))}. If not completed, all resolutions remain in effect.`,
      { after: 6 },
    );
    sheet.paragraph(
      prose`${bold('THE COMPANY RESOLVES THAT: ')}(a) the Institution is designated as a depository for the funds of the Company and to provide other financial accommodations indicated in this resolution; (b) this resolution shall continue to have effect until express written notice of its rescission or modification has been received and recorded by the Institution; (c) all transactions, if any, with respect to any deposits, withdrawals, rediscounts and borrowings by or on behalf of the Company prior to the adoption of this resolution are hereby ratified; and (d) the Company agrees to the terms and conditions of any account agreement properly opened by any Agent.`,
      { align: 'justify', after: 8 },
    );
    sheet.ensure(86);
    sheet.paragraph(
      prose`${bold('CERTIFICATION OF AUTHORITY. ')}I further certify that the Company has, and at the time of adoption of this resolution had, full power and lawful authority to adopt the resolutions stated above and to confer the powers granted to the persons named who have full power and lawful authority to exercise the same. In Witness Whereof, I have subscribed my name to this document on ${[longDate(facts.noteDate)]}.`,
      { align: 'justify', after: 30 },
    );
    sheet.signature(left, sheet.y, 240, { signed, label: b.signer });
    sheet.text(left, sheet.y + 3, 'Signature of certifying Manager or designated Member', { size: 7 });
    sheet.signature(left + 280, sheet.y, 236, { signed: signed && agents.length > 1, label: second ?? 'Attest' });
    sheet.text(left + 280, sheet.y + 3, 'Attest (other Manager or Member)', { size: 7 });
  },
};
