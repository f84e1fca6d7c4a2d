import { money } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'q-entity-operating',
  docType: 'entity_document',
  suits: (facts) => facts.borrowers[0]?.entityType?.endsWith('limited liability company') ?? false,
  draw(open, facts, { random, signed }) {
    const [company] = facts.borrowers;
    if (company === undefined) return;
    const state = company.stateOfOrganization ?? '';
    const formed = addDays(facts.noteDate, -random.int(900, 5200));
    const agreed = addDays(formed, random.int(2, 40));
    const managed = company.capacity === 'Manager';
    const second = random.pick(['Corinne Aldous', 'Victor T. Maslow', 'Beatriz Lund']);
    const members = [company.signer, second];
    const sheet = open({
      margins: { top: 72, bottom: 76, left: 84, right: 84 },
      style: { font: random.pick(['serif', 'typewriter', 'book'] as const), size: 11, leading: 1.25 },
      furniture: (page, pageNo) => {
        page.text(84, page.height - 52, ['Operating Agreement of ', v('borrower_name', company.name)], { size: 8 });
        page.text(84, page.height - 52, `${pageNo}`, { size: 9, width: 444, align: 'right' });
      },
    });
    sheet.y += 10;
    sheet.paragraph(random.pick(['OPERATING AGREEMENT', 'LIMITED LIABILITY COMPANY OPERATING AGREEMENT']), {
      bold: true,
      size: 14,
      align: 'center',
      after: 4,
    });
    sheet.paragraph('OF', { align: 'center', after: 4 });
    sheet.paragraph([v('borrower_name', company.name)], { bold: true, size: 14, align: 'center', after: 4 });
    sheet.paragraph(
      over('borrower_entity_type', ['A ', v('borrower_state_of_org', state), ' Limited Liability Company']),
      { align: 'center', after: 16 },
    );
    const say = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 8 });
    const article = (n: string, title: string): void => {
      sheet.ensure(60);
      sheet.y += 4;
      sheet.paragraph(`ARTICLE ${n} – ${title}`, { bold: true, align: 'center', after: 6 });
    };
    say(
      ...prose`This Operating Agreement is entered into as of ${longDate(agreed)}, by and among ${members.join(' and ')}, as the members (each a “Member”) of ${v('borrower_name', company.name)} (the “Company”).`,
    );
    article('I', 'ORGANIZATION');
    for (const runs of paragraphs`
      ${bold('1.1 Formation. ')}The Company was formed as a limited liability company under the laws of the State of ${v('borrower_state_of_org', state)} by the filing of Articles of Organization with the Secretary of State on ${longDate(formed)}, File No. ${random.int(20_000_000, 89_999_999)} (the “Articles”).
      ${bold('1.2 Name. ')}The name of the Company is ${v('borrower_name', company.name)}.
      ${bold('1.3 Principal Office. ')}The principal office of the Company is at ${v('borrower_address', oneLine(company.address))}, or such other place as the Members determine.
      ${bold('1.4 Registered Agent. ')}The registered agent of the Company in ${state} is ${random.pick(['Capitol Registered Agents, Inc.', 'Statewide Agent Services LLC'])}, ${random.int(100, 990)} Capitol Street, Suite ${random.int(100, 400)}.
    `)
      say(...runs);
    if (random.chance(0.7))
      say(
        ...prose`${bold('1.5 Taxpayer Number. ')}The federal employer identification number of the Company is ${v('borrower_tin', company.tin)}. The Company shall be taxed as a partnership.`,
      );
    say(
      bold('1.6 Purpose and Term. '),
      'The Company may carry on any lawful business. Its existence is perpetual unless dissolved under Article IX.',
    );
    article('II', 'MEMBERS AND CAPITAL');
    say(
      bold('2.1 Members. '),
      'The names of the Members, their initial capital contributions and their percentage interests are:',
    );
    sheet.ensure(70);
    const share = random.pick([50, 51, 60, 75]);
    const capital = random.int(20, 120) * 100_000;
    const row = (cells: readonly string[], isHead: boolean): void => {
      const xs = [100, 300, 420];
      cells.forEach((cell, i) => {
        sheet.text(xs[i] ?? 100, sheet.y, cell, { size: 10, bold: isHead });
      });
      sheet.y += 15;
      if (isHead) sheet.hline(100, sheet.y - 3, 512);
    };
    row(['Member', 'Contribution', 'Percentage'], true);
    row([company.signer, `$${money(Math.round((capital * share) / 100))}`, `${share}%`], false);
    row([second, `$${money(Math.round((capital * (100 - share)) / 100))}`, `${100 - share}%`], false);
    sheet.y += 8;
    say(
      bold('2.2 Additional Capital. '),
      'No Member is bound to contribute further capital. Loans by a Member to the Company bear interest at 6.00% per year and are not contributions.',
    );
    article('V', 'MANAGEMENT');
    for (const runs of paragraphs`
      ${bold('5.1 Management. ')}${managed ? `The business of the Company shall be managed by one Manager elected by the Members. The initial Manager is ${company.signer}, who serves until resignation or removal.` : `The business of the Company shall be managed by its Members. For day-to-day matters the signature of ${company.signer}, Member, binds the Company.`}
      ${bold('5.2 Authority. ')}Subject to Section 5.3, the ${managed ? 'Manager' : 'managing Member'} may sign contracts, open bank accounts, hire employees and agents, and do whatever is usual in the ordinary course of business.
      ${bold('5.3 Acts Requiring Consent. ')}The following require the written consent of Members holding at least sixty-six and two-thirds percent (66.67%) of the interests: (a) borrowing money in excess of $50,000.00 in one or a series of related transactions; (b) the sale, mortgage or pledge of all or substantially all assets; (c) the guaranty of debts of others; (d) admission of a new Member; (e) merger or dissolution; and (f) amendment of this Agreement.
      ${bold('5.4 Reliance by Others. ')}A lender or other person dealing with the Company may rely on a certificate signed by the ${managed ? 'Manager' : 'managing Member'} as to who is authorized to act for the Company, and need not inquire further.
    `)
      say(...runs);
    article('VI', 'DISTRIBUTIONS AND TRANSFERS');
    for (const runs of paragraphs`
      ${bold('6.1 Distributions. ')}Cash not needed for operations or reserves shall be distributed in proportion to interests at least once a year, and in any case in an amount of 35% of taxable income by April 10.
      ${bold('6.2 Transfers. ')}No Member may transfer an interest without first offering it to the other Members for thirty (30) days at its book value. A transfer made otherwise is void.
    `)
      say(...runs);
    article('IX', 'DISSOLUTION; GENERAL');
    say(
      bold('9.1 '),
      `The Company is dissolved by consent under Section 5.3 or by decree. This Agreement is governed by the law of ${state}, is the whole agreement of the Members, and binds their heirs and assigns.`,
    );
    sheet.ensure(190);
    say('Signed by the Members as of the date first written above.');
    for (const name of members) {
      const y = sheet.y + 32;
      sheet.signature(84, y, 230, { signed, label: name });
      sheet.text(84, y + 3, `${name}, Member`, { size: 10 });
      sheet.y = y + 20;
    }
    if (managed) {
      const y = sheet.y + 32;
      sheet.text(84, sheet.y + 4, 'Accepted by the Manager:', { size: 10 });
      sheet.signature(84, y + 12, 230, { signed, label: company.signer });
      sheet.text(84, y + 15, `${company.signer}, Manager`, { size: 10 });
    }
  },
};
