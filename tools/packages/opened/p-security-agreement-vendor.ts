import { money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const lines = (place: PostalAddress): string => `${place.street}\n${place.city}, ${place.state} ${place.zip}`;

/** A vendor's security agreement: debtor and secured party in boxes, classes of collateral to tick, then terms. */
export const layout: Layout = {
  id: 'p-security-agreement-vendor',
  docType: 'security_agreement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 48;
    const width = 516;
    const half = width / 2;
    const { lender } = facts;
    const [debtor = lender] = facts.borrowers;
    const kind = (debtor.entityType ?? '').split(`${debtor.stateOfOrganization ?? '#'} `)[1] ?? '';
    const sheet = open({
      margins: { top: 44, bottom: 60, left, right: 48 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.6 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 744, 'Security Agreement - Commercial    SA-BUS 5/1/2019    Northfield Forms, St. Cloud', {
          size: 6.5,
        });
        page.text(left + 300, 744, `(page ${pageNo} of ${pageCount})`, { size: 7, width: 216, align: 'right' });
      },
    });
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 6, leading: 1.22 });
    const band = (text: string): void => {
      sheet.ensure(48);
      sheet.rect(left, sheet.y, width, 14, { fill: '#d9d9d9' });
      sheet.text(left + 5, sheet.y + 3, text, { bold: true });
      sheet.y += 19;
    };

    sheet.paragraph('COMMERCIAL SECURITY AGREEMENT', { bold: true, size: 14, after: 6 });
    const refs: [string, Run][] = [
      ['DATE OF AGREEMENT', numericDate(facts.noteDate)],
      ['LOAN NUMBER', v('loan_number', facts.loanNumber)],
      ['OFFICER', v('loan_officer', facts.approval.officer)],
      ['BRANCH', v('branch_code', facts.approval.branch)],
    ];
    refs.forEach(([label, run], i) => {
      const x = left + (i * width) / 4;
      sheet.rect(x, sheet.y, width / 4, 26);
      sheet.text(x + 4, sheet.y + 3, label, { size: 6 });
      sheet.text(x + 4, sheet.y + 12, run, { size: 9.5 });
    });
    sheet.y += 26;
    sheet.rect(left, sheet.y, half, 96);
    sheet.rect(left + half, sheet.y, half, 96);
    sheet.text(left + 4, sheet.y + 3, 'DEBTOR NAME AND ADDRESS', { size: 6 });
    sheet.text(left + 8, sheet.y + 14, v('borrower_name', debtor.name), { size: 9.8 });
    sheet.text(left + 8, sheet.y + 26, v('borrower_address', lines(debtor.address), oneLine(debtor.address)), {
      size: 9.8,
    });
    sheet.text(left + 8, sheet.y + 56, ['Type: ', v('borrower_entity_type', kind)]);
    sheet.text(
      left + 8,
      sheet.y + 68,
      prose`State of organization: ${v('borrower_state_of_org', debtor.stateOfOrganization ?? '')}`,
    );
    sheet.text(left + 8, sheet.y + 80, ['Taxpayer I.D. number: ', v('borrower_tin', debtor.tin)]);
    sheet.text(left + half + 4, sheet.y + 3, 'SECURED PARTY NAME AND ADDRESS', { size: 6 });
    sheet.text(left + half + 8, sheet.y + 14, v('lender_name', lender.name), { size: 9.8 });
    sheet.text(left + half + 8, sheet.y + 26, v('lender_address', lines(lender.address), oneLine(lender.address)), {
      size: 9.8,
    });
    sheet.text(left + half + 8, sheet.y + 68, 'In this agreement “you” is the Secured Party and “I” is the', {
      size: 8,
    });
    sheet.text(left + half + 8, sheet.y + 79, 'Debtor and each other person who signs it.', { size: 8 });
    sheet.y += 106;

    band('1. SECURED DEBTS');
    say(
      prose`This agreement secures the following debts, with all extensions, renewals and refinancings of them: (a) the promissory note made by ${v('borrower_name', debtor.name)} to you dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)} in the amount of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, maturing ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}; (b) all other present and future debts that I owe you, if they do not conflict with law that governs consumer credit; and (c) whatever you spend to keep, insure or sell the Property.`,
    );
    band('2. GRANT OF SECURITY INTEREST; COLLATERAL DESCRIPTION');
    say(
      prose`To secure the Secured Debts I give you a security interest in all of the Property described in this Section that I own now or acquire later, wherever it is kept, and in its proceeds, products, replacements and additions:`,
    );
    const all = facts.collateral.toLowerCase();
    const classes: [string, boolean, string][] = [
      ['Inventory', all.includes('inventory'), 'All inventory held for sale or lease, or work in process.'],
      ['Equipment', all.includes('equipment'), 'All machinery, vehicles, furniture, fixtures and tools.'],
      ['Accounts', all.includes('accounts'), 'All rights to payment, whether or not earned by performance.'],
      ['General Intangibles', all.includes('intangibles'), 'Tax refunds, licenses, patents, trade names and goodwill.'],
      ['Farm Products', false, 'All crops, livestock, seed, feed and supplies.'],
      ['Deposit Accounts', false, 'Account no. ____________ with you.'],
    ];
    for (const [name, marked, meaning] of classes) {
      sheet.ensure(14);
      sheet.checkbox(left + 10, sheet.y, { marked, label: name, size: 8, look: 'x' });
      sheet.text(left + 26, sheet.y, [bold(`${name}. `), meaning]);
      sheet.y += 14;
    }
    sheet.checkbox(left + 10, sheet.y, { marked: true, label: 'Specific Property', size: 8, look: 'x' });
    sheet.y = sheet.text(
      left + 26,
      sheet.y,
      [bold('Specific Property '), '(describe): ', v('collateral_description', facts.collateral), '.'],
      { width: width - 30, leading: 1.22 },
    );
    sheet.y += 8;
    band('3. LOCATION AND USE');
    say(
      prose`The Property will be used for business purposes and kept at my address above unless you agree otherwise in writing. I will tell you 30 days before I change my name, my state of organization or where I keep the Property. You may inspect it and my records at any reasonable time.`,
    );
    band('4. WARRANTIES AND DUTIES');
    say(
      prose`${bold('Title. ')}I own the Property free of all liens except yours and will defend it against the claims of others. I authorize you to file financing statements and to have your lien noted on any certificate of title. ${bold('Insurance. ')}I will insure the Property against loss by fire, theft and collision for its full insurable value, with a deductible of no more than $2,500.00, and have you named as lender loss payee. If I do not, you may buy insurance that protects only you and add its cost to the Secured Debts. ${bold('Sale. ')}I will not sell or lease the Property other than inventory in the ordinary course of business. Equipment of a value of less than $10,000.00 in any year may be replaced without your consent.`,
    );
    band('5. COLLECTION OF ACCOUNTS');
    say(
      prose`Until you tell me otherwise I may collect my accounts. After default, or on 10 days’ notice, I will pay all collections into an account under your control, and you may notify those who owe me to pay you.`,
    );
    band('6. DEFAULT AND REMEDIES');
    say(
      prose`I am in default if I fail to pay a Secured Debt when due; if I break any promise in this agreement; if anything I told you was materially untrue; if I become insolvent, merge or dissolve; or if the Property is lost, levied on or declines materially in value. On default you may call all Secured Debts due, take possession of the Property without breach of the peace, require me to assemble it, and sell it. Ten days’ notice of sale is reasonable. I will pay your expenses and reasonable attorneys’ fees, and any deficiency.`,
    );
    band('7. OTHER TERMS');
    say(
      prose`You may delay enforcing your rights without losing them. This agreement may be changed only in writing. It is governed by the Uniform Commercial Code as in force in the state of your address. If part of it cannot be enforced, the rest stands. A photocopy may be filed as a financing statement.`,
    );
    sheet.ensure(112);
    sheet.paragraph(
      bold('SIGNATURES. By signing, I agree to the terms of this agreement and acknowledge receipt of a copy.'),
      { after: 8 },
    );
    sheet.text(left, sheet.y, 'DEBTOR:', { size: 7.5 });
    sheet.text(left + 40, sheet.y, v('borrower_name', debtor.name), { bold: true });
    sheet.text(left + half + 10, sheet.y, 'SECURED PARTY:', { size: 7.5 });
    sheet.text(left + half + 80, sheet.y, v('lender_name', lender.name), { bold: true });
    sheet.y += 46;
    sheet.signature(left, sheet.y, 215, { signed, label: debtor.name, field: 'security_instrument_signed' });
    sheet.text(left, sheet.y + 3, `${debtor.signer}, ${debtor.capacity ?? 'Manager'}`, { size: 8 });
    sheet.signature(left + half + 10, sheet.y, 215, { signed, label: lender.name });
    sheet.text(left + half + 10, sheet.y + 3, `${lender.signer}, ${lender.capacity ?? 'Officer'}`, { size: 8 });
    sheet.y += 18;
  },
};
