import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { boxRow, centred, flowColumns, labelList, ticked } from './a-forms.ts';
import { lenderSigns, signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Three security agreements: a bank's long form, a blank with check boxes, a law office's. */

const clauses: readonly (readonly [string, string])[] = [
  [
    'PERFECTION OF SECURITY INTEREST',
    'Grantor agrees to take whatever actions are requested by Lender to perfect and continue its security interest in the Collateral, authorizes Lender to file financing statements, and will deliver the documents evidencing the Collateral on request and note Lender’s interest on any chattel paper.',
  ],
  [
    'NOTICES TO LENDER',
    'Grantor will promptly notify Lender in writing of any change in Grantor’s name, assumed business names, management or form of organization, principal office address, or state of organization. No change in name or state of organization takes effect until after Lender has received notice.',
  ],
  [
    'LOCATION OF THE COLLATERAL',
    'Except in the ordinary course of business, Grantor agrees to keep the Collateral at its address shown above or at other locations acceptable to Lender, and will deliver on request a schedule of all real property owned, rented or used and of all locations where Collateral is or may be kept.',
  ],
  [
    'TRANSACTIONS INVOLVING COLLATERAL',
    'Except for inventory sold or accounts collected in the ordinary course of business, Grantor shall not sell, offer to sell, or otherwise transfer or dispose of the Collateral, nor pledge, mortgage or encumber it or permit any lien other than the one granted here.',
  ],
  [
    'MAINTENANCE AND INSPECTION',
    'Grantor shall keep all tangible Collateral in good order, repair and condition at all times while this Agreement is in effect, and shall let Lender and its agents examine and inspect it wherever located.',
  ],
  [
    'TAXES, ASSESSMENTS AND LIENS',
    'Grantor will pay when due all taxes, assessments and liens upon the Collateral, its use or operation, and may withhold payment only while it conducts an appropriate proceeding in good faith to contest the obligation.',
  ],
  [
    'CASUALTY INSURANCE',
    'Grantor shall procure and maintain all risks insurance, including fire, theft and liability coverage, with such other insurance as Lender may require, in form, amounts and with companies acceptable to Lender, with an endorsement that coverage in favor of Lender will not be impaired by any act or omission of Grantor.',
  ],
  [
    'RIGHT TO POSSESSION AND TO COLLECT ACCOUNTS',
    'Until default Grantor may have possession of the tangible Collateral and may use it in any lawful manner not inconsistent with this Agreement. At any time, and even though no event of default exists, Lender may exercise its rights to collect the accounts and to notify account debtors to pay directly to Lender.',
  ],
  [
    'DEFAULT',
    'Each of the following is a default: failure to pay any Indebtedness when due; failure to comply with any term of this Agreement; a false statement; defective collateralization; insolvency; creditor or forfeiture proceedings; any such event with respect to a guarantor; and a material adverse change.',
  ],
  [
    'RIGHTS AND REMEDIES ON DEFAULT',
    'Lender has all the rights of a secured party under the Uniform Commercial Code. Lender may accelerate the Indebtedness, require Grantor to assemble the Collateral, enter and take possession, sell the Collateral at public or private sale on at least ten days’ notice, appoint a receiver, collect revenues, and obtain a judgment for any deficiency.',
  ],
  [
    'MISCELLANEOUS',
    'This Agreement together with any related documents is the entire understanding of the parties. No amendment is effective unless in writing. Grantor appoints Lender as its irrevocable attorney-in-fact for the purpose of executing documents needed to perfect or continue the security interest. If a court finds any provision unenforceable, the rest remains.',
  ],
];

const bank: Layout = {
  id: 'a-security-agreement-bank',
  docType: 'security_agreement',
  suits: f.business,
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9.5 },
      margins: { left: 44, right: 44, top: 50, bottom: 50 },
      furniture: (s, n) => {
        if (n > 1)
          s.text(44, 26, t`**COMMERCIAL SECURITY AGREEMENT (Continued)**`, {
            size: 9,
            width: s.width - 88,
            align: 'center',
          });
        s.text(44, s.height - 30, t`Loan No: ${v('loan_number', facts.loanNumber)}   Page ${n}`, { size: 7.5 });
      },
    });
    centred(sheet, 'COMMERCIAL SECURITY AGREEMENT', { size: 15, bold: true }, 10);
    boxRow(
      sheet,
      [
        {
          w: 1,
          label: 'Grantor',
          runs: t`${f.borrowers(facts)}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2)}`,
        },
        {
          w: 1,
          label: 'Lender',
          runs: t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
        },
      ],
      { label: { bold: true } },
    );
    sheet.y += 10;
    sheet.paragraph(
      t`**THIS COMMERCIAL SECURITY AGREEMENT dated ${f.day('note_date', facts.noteDate)}, is made and executed between ${f.borrowers(facts)} ("Grantor") and ${f.who('lender_name', facts.lender)} ("Lender").**`,
    );
    sheet.paragraph(
      t`**GRANT OF SECURITY INTEREST.** For valuable consideration, Grantor grants to Lender a security interest in the Collateral to secure the Indebtedness, including the note of ${f.usd('principal_amount', facts.principalCents)}, and agrees that Lender shall have the rights stated in this Agreement with respect to the Collateral, in addition to all other rights which Lender may have by law.`,
      { align: 'justify' },
    );
    sheet.paragraph(
      t`**COLLATERAL DESCRIPTION.** The word "Collateral" as used in this Agreement means the following described property, whether now owned or hereafter acquired, whether now existing or hereafter arising, and wherever located:`,
      { after: 4 },
    );
    sheet.paragraph(v('collateral_description', facts.collateral, facts.collateral, true), { indent: 30 });
    sheet.paragraph(
      'In addition, the word "Collateral" includes all accessions, attachments, accessories, tools, parts, supplies, replacements and additions; all products and produce; all accounts, general intangibles, instruments, rents, monies and payments arising out of a sale, lease or other disposition; and all records and data relating to any of the property.',
      { align: 'justify' },
    );
    for (const [head, text] of clauses) sheet.paragraph(t`**${head}.** ${text}`, { align: 'justify' });
    sheet.ensure(100);
    sheet.paragraph(
      t`**GRANTOR HAS READ AND UNDERSTOOD ALL THE PROVISIONS OF THIS COMMERCIAL SECURITY AGREEMENT AND AGREES TO ITS TERMS.**`,
    );
    signers(sheet, facts.borrowers, options, facts, 'by', {});
  },
};

const blank: Layout = {
  id: 'a-security-agreement-check-boxes',
  docType: 'security_agreement',
  suits: f.business,
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: 'sans', size: 8.5 },
      margins: { left: 36, right: 36, top: 38, bottom: 42 },
      furniture: (s, n, total) =>
        s.text(36, s.height - 28, `SECURITY AGREEMENT  Form M-270  (page ${n} of ${total})`, { size: 6.5 }),
    });
    sheet.y =
      sheet.text(36, sheet.y, random.pick(['SECURITY AGREEMENT', 'COMMERCIAL SECURITY AGREEMENT']), {
        size: 13,
        bold: true,
      }) + 4;
    boxRow(sheet, [
      { w: 1.2, label: 'DATE OF AGREEMENT', runs: f.day('note_date', facts.noteDate, 'slash') },
      { w: 1, label: 'LOAN NUMBER', runs: v('loan_number', facts.loanNumber) },
      { w: 1.3, label: 'LOAN AMOUNT', runs: f.usd('principal_amount', facts.principalCents) },
      { w: 1, label: 'DUE', runs: f.day('maturity_date', facts.maturityDate, 'slash') },
    ]);
    boxRow(
      sheet,
      [
        {
          w: 1,
          label: 'DEBTOR NAME AND ADDRESS',
          runs: t`${f.borrowers(facts, { upper: true })}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2)}`,
        },
        {
          w: 1,
          label: 'SECURED PARTY NAME AND ADDRESS',
          runs: t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
        },
      ],
      { value: { font: 'mono', size: 9 } },
    );
    sheet.y += 4;
    sheet.text(36, sheet.y, 'Type:');
    const kind = f.firstBorrower(facts).entityType ?? '';
    let x = 70;
    for (const [label, word] of [
      ['individual', 'individual'],
      ['partnership', 'partnership'],
      ['corporation', 'corporation'],
      ['limited liability company', 'liability'],
    ] as const)
      x = ticked(sheet, x, sheet.y, kind.includes(word), label, { field: 'borrower_entity_type' });
    sheet.text(
      x,
      sheet.y,
      t`State of organization: ${v('borrower_state_of_org', f.firstBorrower(facts).stateOfOrganization ?? '')}`,
    );
    sheet.y += 18;
    sheet.paragraph(
      t`**I. SECURITY.** To secure the debts described in this agreement, I give you a security interest in the property described below, called collateral. **II. DEBTS.** The debts are the note above and all present and future debts, even if this agreement is not referenced in them.`,
    );
    sheet.paragraph(t`**III. COLLATERAL.** The collateral includes the following, where marked:`, { after: 3 });
    const kinds = [
      [
        'Inventory',
        /inventory/i,
        'all goods held for sale, lease or furnished under contracts of service, and work in process',
      ],
      ['Equipment', /equipment/i, 'all machinery, vehicles, furniture, fixtures and tools'],
      ['Accounts', /accounts/i, 'rights to payment for goods sold or services rendered'],
      ['General Intangibles', /intangibles/i, 'tax refunds, patents, licenses, goodwill'],
      ['Farm Products', /farm/i, 'crops, livestock and supplies'],
    ] as const;
    for (const [label, pattern, text] of kinds) {
      sheet.checkbox(50, sheet.y, { marked: pattern.test(facts.collateral), label, look: 'x', size: 8 });
      sheet.paragraph(t`**${label}:** ${text}.`, { indent: 28, after: 3 });
    }
    sheet.checkbox(50, sheet.y, { marked: true, label: 'Specific', look: 'x', size: 8 });
    sheet.paragraph(t`**Specific description:** ${v('collateral_description', facts.collateral)}`, { indent: 28 });
    sheet.paragraph(
      'The collateral will be used for business purposes. I am the owner of the collateral, or will be when it is bought with the loan.',
    );
    sheet.text(36, sheet.y + 4, 'FOR THE SECURED PARTY', { size: 7 });
    signers(sheet, facts.borrowers, options, facts, 'by', { x: 320, width: 220, text: { size: 9 } });
    lenderSigns(sheet, facts, options, { size: 8.5 });
    sheet.newPage();
    flowColumns(
      sheet,
      clauses.map(
        ([head, text]) => t`**${head}:** ${text.replaceAll('Grantor', 'Debtor').replaceAll('Lender', 'Secured Party')}`,
      ),
      { size: 8.5, gap: 18 },
    );
  },
};

const office: Layout = {
  id: 'a-security-agreement-law-office',
  docType: 'security_agreement',
  suits: f.business,
  draw(open, facts, options) {
    const { random } = options;
    const borrower = f.firstBorrower(facts);
    const sheet = open({
      style: { font: random.pick(['book', 'serif'] as const), size: 11 },
      margins: { left: 76, right: 76, top: 74, bottom: 74 },
      furniture: (s, n) => s.text(0, s.height - 46, `${n}`, { width: s.width, align: 'center' }),
    });
    centred(
      sheet,
      random.pick(['SECURITY AGREEMENT', 'GENERAL SECURITY AGREEMENT', 'PLEDGE AND SECURITY AGREEMENT']),
      { size: 14, bold: true },
      14,
    );
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', leading: 1.3 });
    say(
      t`This Security Agreement is entered into as of ${f.day('note_date', facts.noteDate)} by ${f.borrowers(facts)}${f.entityOf(borrower)}, with its chief executive office at ${f.place('borrower_address', borrower.address)} ("Debtor"), in favor of ${f.who('lender_name', facts.lender)}, ${f.place('lender_address', facts.lender.address)} ("Secured Party").`,
    );
    say(
      t`1.  Creation of Security Interest. Debtor hereby grants Secured Party a continuing security interest in the following (the "Collateral"): ${v('collateral_description', facts.collateral)}; together with all proceeds, products, substitutions and accessions.`,
    );
    say(
      t`2.  Obligations. The security interest secures payment of Debtor's note of even date in the amount of ${f.words(facts.principalCents, 'no')} Dollars (${f.usd('principal_amount', facts.principalCents)}), payable in full on ${f.day('maturity_date', facts.maturityDate)}, and all other obligations of Debtor.`,
    );
    clauses.forEach(([head, text], i) => {
      say(
        t`${i + 3}.  ${head.charAt(0)}${head.slice(1).toLowerCase()}. ${text.replaceAll('Grantor', 'Debtor').replaceAll('Lender', 'Secured Party')}`,
      );
    });
    sheet.ensure(120);
    say(t`Signed as a sealed instrument on the date first written.`);
    labelList(sheet, [['DEBTOR:', '']], {});
    signers(sheet, facts.borrowers, options, facts, 'by', { x: 290, width: 220 });
  },
};

export const securityAgreements: readonly Layout[] = [bank, blank, office];
