import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

const left = 45;
const width = 522;

export const layout: Layout = {
  id: 'q-resolution-corp-vendor',
  docType: 'borrowing_resolution',
  suits: (facts) => facts.borrowers[0]?.entityType?.endsWith('corporation') ?? false,
  draw(open, facts, { random, signed }) {
    const { lender } = facts;
    const [corp] = facts.borrowers;
    if (corp === undefined) return;
    const secretary = random.pick(['Alice N. Drummond', 'Henry Castellan', 'Ruth Ann Meeks']);
    const met = addDays(facts.noteDate, -random.int(0, 9));
    const sheet = open({
      margins: { top: 40, bottom: 60, left, right: 45 },
      style: { font: random.pick(['sans', 'serif'] as const), size: 9, leading: 1.18 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 744, left + width);
        page.text(left, 747, 'Corporate Resolution – CORP-RES 7/1/2019', { size: 7 });
        page.text(left, 755, 'Document Services Group © 2019. All rights reserved.', { size: 6 });
        page.text(left, 747, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.paragraph('CORPORATE AUTHORIZATION RESOLUTION', { bold: true, size: 14, align: 'center', after: 8 });
    const party = (x: number, caption: string, prefix: 'borrower' | 'lender', p: typeof lender): number => {
      sheet.text(x + 5, sheet.y + 4, caption, { size: 7, bold: true });
      sheet.text(x + 5, sheet.y + 15, [v(`${prefix}_name`, p.name)], { size: 10 });
      const { street, city, state, zip } = p.address;
      return sheet.text(
        x + 5,
        sheet.y + 28,
        [v(`${prefix}_address`, `${street}\n${city}, ${state} ${zip}`, `${street}, ${city}, ${state} ${zip}`)],
        { size: 10 },
      );
    };
    party(left, 'CORPORATION NAME AND ADDRESS', 'borrower', corp);
    const bottom = party(left + width / 2, 'FINANCIAL INSTITUTION', 'lender', lender);
    sheet.rect(left, sheet.y, width, bottom - sheet.y + 6);
    sheet.vline(left + width / 2, sheet.y, bottom + 6);
    sheet.y = bottom + 6;
    const boxes: readonly (readonly [string, Run])[] = [
      ['Loan Number', v('loan_number', facts.loanNumber)],
      ['Date of Note', v('note_date', numericDate(facts.noteDate, '-'), facts.noteDate)],
      ['Maturity Date', v('maturity_date', numericDate(facts.maturityDate, '-'), facts.maturityDate)],
      ['Loan Amount', v('principal_amount', `$${money(facts.principalCents)}`, plainMoney(facts.principalCents))],
      ['Taxpayer ID', v('borrower_tin', corp.tin)],
    ];
    boxes.forEach(([caption, run], i) => {
      const x = left + (width / boxes.length) * i;
      sheet.rect(x, sheet.y, width / boxes.length, 26);
      sheet.text(x + 5, sheet.y + 3, caption, { size: 6.5 });
      sheet.text(x + 5, sheet.y + 12, [run]);
    });
    sheet.y += 34;
    const say = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 6 });
    say(
      ...prose`I, ${secretary}, certify that I am Secretary (clerk) of the above named corporation, ${v('borrower_name', corp.name)}, organized under the laws of ${v('borrower_state_of_org', corp.stateOfOrganization ?? '')} (being ${over('borrower_entity_type', [corp.entityType ?? ''])}), Federal Employer I.D. Number ${v('borrower_tin', corp.tin)}, and that the resolutions on this document are a correct copy of the resolutions adopted at a meeting of the Board of Directors of the corporation duly and properly called and held on ${longDate(met)}. These resolutions appear in the minutes of this meeting and have not been rescinded or modified.`,
    );
    sheet.paragraph(
      prose`${bold('AGENTS. ')}Any Agent listed below, subject to any written limitations, is authorized to exercise the powers granted as indicated below:`,
      { align: 'justify', after: 6 },
    );
    const columns = [0, 210, 410];
    const line = (cells: readonly Run[], h: number, isHead: boolean): void => {
      sheet.rect(left, sheet.y, width, h);
      columns.slice(1).forEach((c) => {
        sheet.vline(left + c, sheet.y, sheet.y + h);
      });
      cells.forEach((cell, i) => {
        sheet.text(left + (columns[i] ?? 0) + 5, sheet.y + (isHead ? 3 : h - 13), [cell], { bold: isHead, size: 8.5 });
      });
      sheet.y += h;
    };
    line(['Name and Title or Position', 'Signature', 'Powers (initials)'], 15, true);
    const agents = [
      [corp.signer, corp.capacity ?? 'President', 'A, B, C, D'],
      [secretary, 'Secretary', 'A, E'],
    ] as const;
    for (const [name, title, powers] of agents) {
      line([`${name}, ${title}`, '', powers], 30, false);
      sheet.signature(left + 220, sheet.y - 6, 170, { signed, label: name, height: 20 });
    }
    sheet.y += 8;
    sheet.paragraph('POWERS GRANTED', { bold: true, after: 4 });
    const powers: readonly (readonly [string, string])[] = [
      ['A', 'Exercise all of the powers listed in this resolution other than those reserved to the Board.'],
      [
        'B',
        'Borrow money on behalf and in the name of the corporation, sign, execute and deliver promissory notes or other evidences of indebtedness.',
      ],
      [
        'C',
        'Endorse, assign, transfer, mortgage or pledge bills receivable, warehouse receipts, bills of lading, stocks, bonds, real estate or other property now owned or hereafter owned by the corporation as security for sums borrowed.',
      ],
      [
        'D',
        'Sign security agreements, mortgages, deeds of trust, assignments of rents and financing statements, and consent to their renewal, extension or amendment.',
      ],
      ['E', 'Open deposit accounts and give instructions for the transfer of amounts up to $25,000.00 in any one day.'],
    ];
    for (const [letter, text] of powers) {
      sheet.text(left + 8, sheet.y, `(${letter})`);
      sheet.paragraph(text, { indent: 32, align: 'justify', after: 3 });
    }
    sheet.y += 4;
    sheet.paragraph([bold('THE CORPORATION RESOLVES THAT:')], { after: 4 });
    const clauses: readonly (readonly Run[])[] = [
      prose`The Financial Institution is designated as a lender to the corporation, and the loan evidenced by the note described above, in the principal amount of ${v('principal_amount', `$${money(facts.principalCents)}`, plainMoney(facts.principalCents))}, is approved together with its fees, costs and expenses of collection.`,
      [
        'This resolution shall continue to have effect until express written notice of its rescission or modification has been received and recorded by the Financial Institution. Any and all prior resolutions adopted by the Board remain in effect except where they conflict with this one.',
      ],
      [
        'All transactions by or on behalf of the corporation with the Financial Institution before the adoption of this resolution are ratified, approved and confirmed.',
      ],
      [
        'The corporation agrees to the terms and conditions of any account agreement or note properly opened or signed by any Agent. The Financial Institution may charge the corporation for checks or drafts so signed.',
      ],
      [
        'The Agent may use facsimile or electronic signatures only under a separate written authorization. The Financial Institution may rely on any signature that resembles the specimens given above.',
      ],
      [
        'The corporation acknowledges that it has received written disclosure that it need not insure collateral through any particular agent, and that it will give thirty (30) days’ notice of any change of its name, state of organization or management.',
      ],
    ];
    clauses.forEach((runs, i) => {
      sheet.text(left + 8, sheet.y, `(${i + 1})`);
      sheet.paragraph(runs, { indent: 32, align: 'justify', after: 4 });
    });
    sheet.y += 2;
    say(
      ...prose`${bold('EFFECT ON PREVIOUS RESOLUTIONS. ')}This resolution supersedes the resolution dated ${longDate(addDays(met, -random.int(700, 2200)))}. If not completed, all resolutions remain in effect.`,
    );
    sheet.ensure(210);
    for (const runs of paragraphs`
      ${bold('CERTIFICATION OF AUTHORITY. ')}I further certify that the Board of Directors of the corporation has, and at the time of adoption of this resolution had, full power and lawful authority to adopt the resolutions stated above and to confer the powers granted to the persons named, who have full power and lawful authority to exercise them. The corporation is a ${random.pick(['for-profit', 'closely held'])} corporation, in good standing.
      In Witness Whereof, I have subscribed my name to this document on ${longDate(facts.noteDate)}.
    `)
      say(...runs);
    const y = sheet.y + 34;
    sheet.signature(left, y, 230, { signed, label: secretary });
    sheet.text(left, y + 3, `${secretary}, Secretary`, { size: 8 });
    sheet.signature(left + 280, y, 230, { signed, label: corp.signer });
    sheet.text(left + 280, y + 3, 'Attest by one other officer', { size: 8 });
    sheet.y = y + 24;
    sheet.rect(left, sheet.y, width, 34);
    sheet.text(left + 5, sheet.y + 4, 'FOR FINANCIAL INSTITUTION USE ONLY', { size: 7, bold: true });
    sheet.text(left + 5, sheet.y + 17, 'Acknowledged and received on ______________ by ________ (initials)', {
      size: 8,
    });
    sheet.text(left + 320, sheet.y + 17, 'This resolution is superseded by __________', { size: 8 });
  },
};
