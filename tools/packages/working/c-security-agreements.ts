import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import {
  at,
  borrowers,
  box,
  type Draft,
  describedBorrowers,
  envelope,
  firstBorrower,
  footer,
  form,
  lender,
  middle,
  numbered,
  ofBusiness,
  on,
  signers,
  table,
  usd,
} from './c-kit.ts';

/** A security agreement that lists what is pledged in a ruled schedule. */
function drawPledgeSchedule({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 60, left: 66, right: 66, bottom: 60 },
    style: { font: font('serif', 'book', 'typewriter'), size: 10.5 },
    furniture: footer('Security Agreement'),
  });
  s.y =
    middle(s, 58, r.pick(['SECURITY AGREEMENT', 'GENERAL SECURITY AGREEMENT', 'COMMERCIAL SECURITY AGREEMENT']), 14) +
    12;
  s.paragraph(
    prose`On ${on('note_date', f.noteDate)} ${describedBorrowers(f)} (“Debtor”), of ${at('borrower_address', firstBorrower(f).address)}, for value received grants to ${lender(f)}, of ${at('lender_address', f.lender.address)} (“Secured Party”), a security interest in the Collateral listed in the Schedule to secure a note for ${usd('principal_amount', f.principalCents)} (loan ${v('loan_number', f.loanNumber)}) and every other debt of Debtor to Secured Party.`,
    { align: 'justify' },
  );
  s.y += 4;
  table(s, { x: 66, widths: [120, 360], head: true, size: 10, pad: 5 }, [
    ['SCHEDULE', 'Description of Collateral'],
    ['Item', v('collateral_description', f.collateral)],
    ['With', 'all additions, replacements, products and proceeds, and all records of any of these'],
  ]);
  s.y += 12;
  numbered(
    s,
    entries`
      Warranties | Debtor owns the Collateral free of other liens and keeps it at its chief place of business.
      Duties | Debtor keeps the Collateral insured and in repair and does not sell it except stock in the ordinary course.
      Filing | Debtor authorizes Secured Party to file financing statements and to sign them where the law so requires.
      Default | Debtor is in default when a debt is not paid when due or a warranty proves false.
      Remedies | Secured Party then has the rights of a secured party under the Uniform Commercial Code, among them to collect accounts and to take possession.
    `,
    10.5,
  );
  signers(s, f.borrowers, signed, { nameField: 'borrower_name', x: 290, width: 230 });
}

/** A stock form: kinds of collateral are ticked, what was typed stands below. */
function drawTicked({ open, f, r, signed }: Draft): void {
  const s = open({
    margins: { top: 36, left: 40, right: 40, bottom: 50 },
    style: { font: 'sans', size: 9 },
    furniture: footer(r.pick(['SA-100 (3/18)', 'UCC-SEC 07'])),
  });
  const font = r.pick(['mono', 'typewriter'] as const);
  s.text(40, 36, r.pick(['SECURITY AGREEMENT', 'COMMERCIAL SECURITY AGREEMENT']), { bold: true, size: 14 });
  s.text(300, 40, ['Date: ', on('note_date', f.noteDate, 'slash')], { width: 272, align: 'right' });
  box(
    s,
    [40, 58, 266, 58],
    'DEBTOR / PLEDGOR',
    [...borrowers(f), '\n', envelope('borrower_address', firstBorrower(f).address)],
    font,
    9,
  );
  box(
    s,
    [306, 58, 266, 58],
    'SECURED PARTY / BANK',
    [lender(f), '\n', envelope('lender_address', f.lender.address)],
    font,
    9,
  );
  box(s, [40, 116, 133, 30], 'Tax ID of debtor', v('borrower_tin', firstBorrower(f).tin), font, 9);
  box(
    s,
    [173, 116, 133, 30],
    'Organized in',
    v('borrower_state_of_org', firstBorrower(f).stateOfOrganization ?? ''),
    font,
    9,
  );
  box(s, [306, 116, 133, 30], 'Loan number', v('loan_number', f.loanNumber), font, 9);
  box(s, [439, 116, 133, 30], 'Debt secured', usd('principal_amount', f.principalCents), font, 9);
  s.y = 158;
  s.text(
    40,
    s.y,
    'GRANT OF SECURITY INTEREST. Debtor grants Bank a security interest in all property marked or typed here:',
    { bold: true },
  );
  s.y += 18;
  const text = f.collateral.toLowerCase();
  const kinds: [string, string][] = [
    ['Inventory', 'inventory'],
    ['Equipment', 'equipment'],
    ['Accounts', 'accounts'],
    ['General intangibles', 'intangibles'],
    ['Farm products', 'crops'],
  ];
  kinds.forEach(([label, word], index) => {
    s.checkbox(50 + index * 104, s.y, { marked: text.includes(word), label, look: 'x' });
    s.text(64 + index * 104, s.y, label);
  });
  s.y += 18;
  box(s, [40, s.y, 532, 40], 'COLLATERAL DESCRIPTION', v('collateral_description', f.collateral), font, 9.5);
  s.y += 52;
  numbered(
    s,
    entries`
      Obligations | The security interest secures all present and future debts of Debtor to Bank, however they arise.
      Location | Collateral stays at the address above unless Bank agrees otherwise in writing.
      Insurance | Debtor insures the Collateral for its full value and names Bank as lender loss payee.
      Perfection | Debtor does what Bank asks to perfect the interest and pays the cost of filing.
      Events of default | Non-payment, breach, death or insolvency, levy on the Collateral, or Bank in good faith deems itself insecure.
      Rights of bank | On default Bank may require Debtor to assemble the Collateral, take it, and sell it after reasonable notice.
    `,
    9,
  );
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

export const securityAgreementsC: readonly Layout[] = [
  form('security-agreement-schedule', 'security_agreement', drawPledgeSchedule, ofBusiness),
  form('security-agreement-ticked', 'security_agreement', drawTicked, ofBusiness),
];
