import { amountInWords } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { boxes, entityOf, on, pct, usd } from './v-kit.ts';

const left = 48;
const width = 516;

const terms: readonly (readonly [string, string])[] = [
  [
    'Ownership and Location.',
    'Debtor owns the Collateral free of any lien other than Bank’s, and will keep it at the location shown above or at Debtor’s place of business. Debtor will give Bank thirty (30) days’ written notice before changing its name, its state of organization or its chief executive office.',
  ],
  [
    'Care of Collateral.',
    'Debtor will keep tangible Collateral in good repair, will not permit waste or unlawful use, will pay all taxes on it when due, and will let Bank inspect it and Debtor’s books at any reasonable time. Inventory may be sold in the ordinary course of business until default.',
  ],
  [
    'Insurance.',
    'Debtor will insure the Collateral for its full insurable value with a deductible of not more than $5,000.00 and with Bank as lender’s loss payee. If Debtor does not, Bank may buy insurance protecting its own interest only and add the premium to the Secured Debts.',
  ],
  [
    'Accounts.',
    'Debtor will collect its accounts until Bank directs otherwise. After default Bank may notify account debtors to pay Bank directly and may endorse Debtor’s name on items of payment.',
  ],
  [
    'Financing Statements.',
    'Debtor authorizes Bank to file financing statements, amendments and continuations describing the Collateral, and will sign whatever is needed to note Bank’s lien on certificates of title.',
  ],
  [
    'Default.',
    'Debtor is in default if a payment of the Secured Debts is not made when due; if any promise in this Agreement is broken; if any statement made to Bank is untrue; if Debtor or a guarantor dies, dissolves, becomes insolvent or is the subject of a bankruptcy case; if Collateral is lost, levied upon or materially declines in value; or if Bank in good faith believes itself insecure.',
  ],
  [
    'Remedies.',
    'After default Bank may declare the Secured Debts due, require Debtor to assemble the Collateral, enter peaceably and take it, and dispose of it as the Uniform Commercial Code permits. Ten (10) days’ notice of a sale is reasonable. Debtor will pay Bank’s expenses of retaking and selling, including attorneys’ fees of not more than 15% of the debt where the law so limits them.',
  ],
  [
    'Other.',
    'Bank may waive one default without waiving another. This Agreement binds heirs, successors and assigns, and is governed by the law of the state in which Bank’s office shown above is located. If there is more than one Debtor, each is liable for all promises.',
  ],
];

const kinds: readonly (readonly [string, string, RegExp])[] = [
  [
    'Accounts',
    'all accounts, contract rights and other rights to payment, whether or not earned by performance',
    /accounts/i,
  ],
  ['Inventory', 'all inventory held for sale or lease, raw materials, work in process and supplies', /inventory/i],
  ['Equipment', 'all machinery, vehicles, furniture, fixtures, tools and office equipment', /equipment/i],
  [
    'General Intangibles',
    'all general intangibles, including tax refunds, licenses, patents and trade names',
    /intangibles/i,
  ],
  [
    'Chattel Paper and Instruments',
    'all chattel paper, instruments, documents and letter-of-credit rights',
    /chattel/i,
  ],
  ['Farm Products', 'all crops, livestock, feed, seed and supplies used in farming operations', /farm/i],
  ['Deposit Accounts', 'deposit account number ____________________ with Bank', /deposit account/i],
];

export const layout: Layout = {
  id: 'v-security-bank-boxes',
  docType: 'security_agreement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const look = random.pick(['x', 'tick', 'filled'] as const);
    const sheet = open({
      margins: { top: 44, bottom: 56, left, right: 48 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.5, leading: 1.22 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 748, 'L-240 Security Agreement (Rev. 10/21)', { size: 7 });
        page.text(left, 748, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, 44, v('lender_name', lender.name), { size: 13, bold: true });
    sheet.text(left, 44, 'SECURITY AGREEMENT', { size: 14, bold: true, width, align: 'right' });
    sheet.text(left, 61, 'Business Purpose – Personal Property', { size: 8, width, align: 'right' });
    sheet.y = 76;
    const row = (...cells: (readonly [number, string, Run | readonly Run[]])[]): void =>
      boxes(
        sheet,
        left,
        width,
        cells.map(([share, caption, runs]) => ({ share, caption, runs })),
        { size: 9 },
      );
    row(
      [3, 'DEBTOR (exact legal name)', v('borrower_name', b.name)],
      [2, 'ORGANIZATION', entityOf(b)],
      [1.4, 'DATE OF AGREEMENT', on('note_date', facts.noteDate, numericDate)],
    );
    row(
      [3, 'DEBTOR’S CHIEF EXECUTIVE OFFICE', v('borrower_address', oneLine(b.address))],
      [2, 'ORGANIZATIONAL ID NO.', `${random.int(2000, 2023)}${random.int(1_000_000, 9_999_999)}`],
      [1.4, 'LOAN NUMBER', v('loan_number', facts.loanNumber)],
    );
    row(
      [3, 'SECURED PARTY (“Bank”)', v('lender_name', lender.name)],
      [3.4, 'ADDRESS OF BANK', v('lender_address', oneLine(lender.address))],
    );
    sheet.y += 8;
    const say = (runs: Run | readonly Run[], indent = 0): void =>
      sheet.paragraph(runs, { align: 'justify', indent, after: 5 });
    const tick = (marked: boolean, label: string, runs: readonly Run[], indent = 0): void => {
      sheet.ensure(34);
      sheet.checkbox(left + indent, sheet.y, { marked, label, size: 8, look });
      sheet.paragraph(runs, { indent: indent + 15, after: 4 });
    };
    say(
      prose`${bold('1. Security Interest. ')}To secure payment of the Secured Debts, Debtor grants Bank a security interest in the Collateral marked in Section 3, now owned or later acquired, wherever located, with all proceeds, products, accessions, replacements and insurance payments.`,
    );
    say([bold('2. Secured Debts. '), 'This Agreement secures the following (mark those that apply):']);
    tick(
      true,
      'Specific debt',
      prose`${bold('Specific Debt. ')}Debtor’s promissory note dated ${on('note_date', facts.noteDate, longDate)} in the principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars ($${usd('principal_amount', facts.principalCents)}), bearing interest at ${pct('interest_rate', facts.rate)}${facts.rateType === 'fixed' ? ' per annum' : ' per annum initially'} and maturing ${on('maturity_date', facts.maturityDate, longDate)}, with all renewals, extensions and substitutions.`,
      14,
    );
    tick(
      random.chance(0.6),
      'All debts',
      prose`${bold('All Debts. ')}All other debts, present and future, that Debtor owes Bank, whether or not this Agreement is mentioned in the evidence of debt.`,
      14,
    );
    tick(
      false,
      'Debts of another',
      prose`${bold('Debts of Another. ')}The debts to Bank of ______________________________, not to exceed $______________.`,
      14,
    );
    say([bold('3. Collateral. '), '(Only the boxes that are marked apply.)']);
    for (const [label, text, match] of kinds)
      tick(match.test(facts.collateral), label, [bold(`${label}: `), `${text}.`], 14);
    tick(
      true,
      'Specific property',
      [bold('Specific Property (describe): '), v('collateral_description', facts.collateral), '.'],
      14,
    );
    sheet.ensure(20);
    const place = sheet.y;
    sheet.text(left + 14, place, 'Collateral will be kept at:');
    sheet.checkbox(left + 140, place, { marked: true, label: 'Chief executive office', size: 8, look });
    sheet.text(left + 153, place, 'Debtor’s chief executive office');
    sheet.checkbox(left + 312, place, { marked: false, label: 'Other location', size: 8, look });
    sheet.text(left + 325, place, 'Other: ________________________');
    sheet.y = place + 18;
    terms.forEach(([title, text], i) => {
      say([bold(`${i + 4}. ${title} `), text]);
    });
    sheet.ensure(150);
    say(bold('Debtor signs this Agreement on the date shown at the top of page 1 and acknowledges receipt of a copy.'));
    sheet.y += 4;
    const y = sheet.y;
    sheet.rect(left, y, width / 2, 108);
    sheet.rect(left + width / 2, y, width / 2, 108);
    const sign = (x: number, role: string, name: Run, signer: string, title: string, field?: string): void => {
      sheet.text(x + 6, y + 5, bold(role));
      sheet.text(x + 6, y + 18, [name], { width: 240 });
      sheet.text(x + 6, y + 66, 'By');
      sheet.signature(x + 22, y + 76, 218, { signed, label: signer, ...(field === undefined ? {} : { field }) });
      sheet.text(x + 22, y + 79, signer, { size: 8.5 });
      sheet.text(x + 6, y + 92, `Title: ${title}`, { size: 8.5 });
    };
    sign(left, 'DEBTOR', v('borrower_name', b.name), b.signer, b.capacity ?? '', 'security_instrument_signed');
    sign(left + width / 2, 'BANK', v('lender_name', lender.name), lender.signer, lender.capacity ?? '');
    sheet.y = y + 112;
  },
};
