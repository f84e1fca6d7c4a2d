import { money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-security-boxes',
  docType: 'security_agreement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const sheet = open({
      margins: { top: 42, bottom: 56, left: 44, right: 44 },
      style: { font: 'sans', size: 10, leading: 1.25 },
      furniture: (page, pageNo, pageCount) => {
        page.text(
          44,
          page.height - 42,
          'Security Agreement – Commercial    CSA-7 (1/18)    Heartland Forms Co., ' + 'Des Moines',
          { size: 6.5 },
        );
        page.text(44, page.height - 42, `(page ${pageNo} of ${pageCount})`, { size: 7, width: 524, align: 'right' });
      },
    });
    const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
    sheet.paragraph('COMMERCIAL SECURITY AGREEMENT', { size: 15, bold: true, align: 'center', after: 8 });
    let y = sheet.y;
    const box = (x: number, w: number, h: number, label: string, runs: Run[]): void => {
      sheet.rect(x, y, w, h, { thickness: 0.8 });
      sheet.text(x + 4, y + 3, label, { size: 6.5, bold: true });
      sheet.text(x + 4, y + 14, runs, { width: w - 8 });
    };
    const place = (field: string, at: typeof lender.address): Run =>
      v(field, `${at.street}\n${at.city}, ${at.state} ${at.zip}`, oneLine(at));
    box(
      44,
      204,
      64,
      'DEBTOR NAME AND ADDRESS',
      prose`${v('borrower_name', borrower.name)}\n${place('borrower_address', borrower.address)}`,
    );
    box(
      248,
      204,
      64,
      'SECURED PARTY NAME AND ADDRESS',
      prose`${v('lender_name', lender.name)}\n${place('lender_address', lender.address)}`,
    );
    box(
      452,
      116,
      64,
      'LOAN REFERENCE',
      prose`${v('loan_number', facts.loanNumber)}\nDated ${v('note_date', numericDate(facts.noteDate, '-'), facts.noteDate)}`,
    );
    y += 64;
    box(44, 102, 30, 'TYPE OF ENTITY', [
      /limited liability/.test(borrower.entityType ?? '')
        ? 'LLC'
        : /partnership/.test(borrower.entityType ?? '')
          ? 'Ltd. Partnership'
          : 'Corporation',
    ]);
    box(146, 102, 30, 'STATE OF ORGANIZATION', [v('borrower_state_of_org', borrower.stateOfOrganization ?? '')]);
    box(248, 102, 30, 'TAXPAYER I.D.', [v('borrower_tin', borrower.tin)]);
    box(350, 102, 30, 'STATE ORG. FILE NO.', [`${random.int(1000000, 9999999)}`]);
    box(452, 116, 30, 'OFFICER', [v('loan_officer', facts.approval.officer)]);
    sheet.y = y + 42;
    const p = (head: string, ...runs: Run[]): void =>
      sheet.paragraph([bold(`${head}. `), ...runs], { after: 7, align: 'justify' });
    p(
      'SECURED DEBTS',
      'This Agreement will secure all sums advanced by Secured Party under its terms and the payment and performance of the following debts (“Secured Debts”):',
    );
    const mark = (marked: boolean, label: string, runs: Run[]): void => {
      sheet.ensure(34);
      sheet.checkbox(60, sheet.y, { marked, label, size: 8 });
      sheet.paragraph(runs, { indent: 32, after: 5 });
    };
    mark(
      true,
      'Specific Debts',
      prose`${bold('Specific Debts. ')}The following debts and all extensions, renewals, refinancings, modifications and replacements: promissory note of Debtor dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)}, in the amount of $${cash('principal_amount', facts.principalCents)}, maturing ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}.`,
    );
    mark(
      random.chance(0.6),
      'All Debts',
      prose`${bold('All Debts. ')}All present and future debts of Debtor to Secured Party, even if this Agreement is not referenced and even if the debt is unrelated or of a different type.`,
    );
    for (const [label, runs] of entries`
      GRANT OF SECURITY INTEREST | To secure the payment and performance of the Secured Debts, Debtor gives Secured Party a security interest in all of the Property described below that Debtor owns or has sufficient rights in, now or in the future, wherever located, and all proceeds and products, parts, accessories, repairs, replacements and accessions.
      COLLATERAL DESCRIPTION | The Property is described as follows:
    `)
      p(label, ...runs);
    const all = facts.collateral.toLowerCase();
    const kinds: [string, boolean, string][] = [
      [
        'Inventory',
        all.includes('inventory'),
        'All inventory held for ultimate sale or lease, or supplied under ' + 'contracts of service.',
      ],
      [
        'Equipment',
        all.includes('equipment'),
        'All equipment, including machinery, vehicles, furniture, fixtures ' + 'and tools.',
      ],
      ['Accounts', all.includes('accounts'), 'All rights to payment, whether or not earned by performance.'],
      [
        'General Intangibles',
        all.includes('intangibles'),
        'Including tax refunds, patents, copyrights, trademarks ' + 'and software.',
      ],
      ['Farm Products', false, 'All crops, livestock, feed, seed, fertilizer and supplies.'],
    ];
    for (const [label, marked, text] of kinds) mark(marked, label, [bold(`${label}. `), text]);
    mark(
      true,
      'Specific Property Description',
      prose`${bold('Specific Property Description. ')}${v('collateral_description', facts.collateral)}. Location: ${v('borrower_address', oneLine(borrower.address))}.`,
    );
    for (const [label, runs] of entries`
      WARRANTIES AND COVENANTS | Debtor represents that it is ${v('borrower_entity_type', borrower.entityType ?? '')} in good standing; that its exact legal name is as shown above; that it owns the Property free of any lien except those disclosed in writing; and that the execution of this Agreement is within its powers and duly authorized. Debtor will not change its name, form or state of organization without thirty days’ written notice to Secured Party.
      DUTIES TOWARD PROPERTY | Debtor will protect the Property and Secured Party’s interest against any competing claim, keep the Property in good repair and in its possession, use it for business purposes only, permit inspection at any reasonable time, and pay all taxes and assessments on it when due. Debtor will not sell, lease or encumber the Property, except inventory sold in the ordinary course of business.
      INSURANCE | Debtor agrees to keep the Property insured against the risks reasonably associated with it, with Secured Party named as loss payee, for not less than its full insurable value and with a deductible of not more than $2,500.00. If Debtor fails to do so Secured Party may obtain insurance, which may cost more than Debtor could obtain, and add the premium to the Secured Debts.
      AUTHORITY TO PERFORM | Debtor authorizes Secured Party to file financing statements covering the Property, to pay and discharge taxes and liens, to endorse Debtor’s name on instruments, to notify account debtors, and to do anything else necessary to protect the Property and perfect the security interest. Exercise of this authority does not create a duty to perform.
      DEFAULT | Debtor will be in default if: a payment on the Secured Debts is not made when due; Debtor fails to perform any term of this Agreement or of another agreement with Secured Party; a statement made to Secured Party was false; Debtor or a guarantor dies, becomes insolvent, dissolves or merges; the Property is lost, stolen, substantially damaged or seized; or Secured Party in good faith believes that the prospect of payment or the value of the Property is impaired.
      REMEDIES | After default Secured Party may accelerate the Secured Debts, require Debtor to assemble the Property, enter upon the premises and take possession, sell the Property as provided by law and apply the proceeds to expenses, reasonable attorneys’ fees and the Secured Debts. Ten days’ written notice of sale sent to Debtor’s address is reasonable notice. Debtor remains liable for any deficiency.
      PERFECTION; PURCHASE MONEY | To the extent that the Secured Debts are used to purchase the Property, the security interest is a purchase money security interest. Payments are applied first to the portion not used for the purchase, and then to the remainder in the order in which the items were acquired.
      APPLICABLE LAW AND GENERAL TERMS | This Agreement is governed by the Uniform Commercial Code of the state in which Secured Party is located, except as the perfection of the security interest is governed by the law of the location of Debtor. Each Debtor’s obligations are independent of those of any other. This Agreement may not be amended by oral agreement. Time is of the essence.
    `)
      p(label, ...runs);
    sheet.ensure(130);
    p(
      'SIGNATURES',
      'By signing, Debtor agrees to the terms of this Agreement and acknowledges receipt of a copy ' + 'of it.',
    );
    y = sheet.y + 4;
    sheet.text(44, y, 'DEBTOR:', { bold: true });
    sheet.text(44, y + 13, [v('borrower_name', borrower.name)]);
    sheet.signature(60, y + 58, 200, { signed, label: borrower.signer });
    sheet.text(44, y + 48, 'By');
    sheet.text(60, y + 61, `${borrower.signer}, ${borrower.capacity ?? ''}`);
    sheet.text(320, y, 'SECURED PARTY:', { bold: true });
    sheet.text(320, y + 13, [v('lender_name', lender.name)]);
    sheet.signature(336, y + 58, 200, { signed, label: lender.signer });
    sheet.text(320, y + 48, 'By');
    sheet.text(336, y + 61, `${lender.signer}, ${lender.capacity ?? ''}`);
  },
};
