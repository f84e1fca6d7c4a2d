import type { Rule } from '../../src/extraction/rule.ts';
import { type Extra, signature } from './build.ts';

/** What stands at the line of the officer before whom others sign. */
export const notaryLabels = [
  'Notary Public',
  'Notary',
  'Notary Signature',
  'Notary’s Signature',
  'Notary Public Signature',
  'Notary Public’s Signature',
  'Signature of Notary',
  'Signature of Notary Public',
  'Official Signature of Notary',
  'Signature and Office of Notary',
  'Signature of Notarial Officer',
  'Notarial Officer',
  'Signature of Officer taking acknowledgment',
  'Signature of person taking acknowledgment',
  'Officer taking acknowledgment',
  'Commissioner of Deeds',
];

/** Words that make a line to sign on somebody else's than the party's. */
const neverTheirs = [
  'Witness',
  'Unofficial Witness',
  ...notaryLabels,
  'Attest',
  'Loan Officer',
  'Loan Originator',
  'Loan Originator’s Signature',
  'Loan Originator Signature',
  'Interviewer’s Signature',
  'Interviewer',
  'Spouse',
  'Spousal Consent',
  'Consent of Spouse',
  'Spouse’s Consent',
  'Spouse’s Signature',
  'Signature of Spouse',
  'Consenting Spouse',
  'Spouse of Guarantor',
  'Non-Guarantor Spouse',
  'Accepted',
  'Acknowledged',
];
const atAnyLine = ['By', 'Signature', 'Authorized Signature', 'Authorized Signer', 'Seal', 'L.S.', 'X', 'Undersigned'];

/** What stands over the lines of guarantors who agree to a change. */
const guarantorsAgree = [
  'Guarantor(s) - consenting',
  'Guarantors - consenting',
  'Consent of Guarantor',
  'Consent of Guarantors',
  'Consent of Guarantor(s)',
  'Guarantor Consent',
  'Guarantor’s Consent',
  'Guarantors’ Consent',
  'Consenting Guarantor',
  'Consenting Guarantors',
  'Consent and Reaffirmation of Guarantor',
  'Consent and Reaffirmation of Guarantors',
  'Guarantor Acknowledgment',
  'Acknowledgment of Guarantor',
  'Acknowledgment of Guarantors',
  'Acknowledgment and Consent of Guarantors',
  'Reaffirmation of Guaranty',
  'Reaffirmation of Guarantors',
  'Agreed to by Guarantor',
  'Agreed to by Guarantors',
];

const parties = {
  borrower: ['Borrower', 'Co-Borrower', 'Maker', 'Co-Maker', 'Member', 'Debtor', 'Obligor', 'Customer'],
  guarantor: ['Guarantor', 'Guarantors', 'Guarantor(s)', 'Co-Guarantor', 'Guarantor Signature', ...guarantorsAgree],
  grantor: ['Grantor', 'Trustor', 'Mortgagor', 'Debtor', 'Pledgor', 'Assignor'],
  lender: [
    'Lender',
    'Holder',
    'Secured Party',
    'Credit Union',
    'Beneficiary',
    'Bank Officer',
    'Mortgagee',
    'Assignee',
    'On behalf of Mortgagee',
    'On behalf of Lender',
    'Agent for Mortgagee',
    'Attorney for Mortgagee',
  ],
} as const;

type Signer = Exclude<keyof typeof parties, 'lender'>;

function linesOf(own: readonly Signer[]): { readonly labels: readonly string[]; readonly except: readonly string[] } {
  const labels = [...own.flatMap((one) => parties[one]), ...atAnyLine];
  const others = (Object.keys(parties) as (keyof typeof parties)[])
    .filter((one) => !(own as readonly string[]).includes(one))
    .flatMap((one) => parties[one])
    .filter((word) => !labels.includes(word));
  return { labels, except: [...neverTheirs, ...others] };
}

/** The names of people under the lines they sign on. */
export function signerNames(nameField: string, own: readonly Signer[], extra: Extra = {}): Rule {
  const { labels, except } = linesOf(own);
  return signature(nameField, labels, { except, ...extra });
}

/**
 * Whether those who must sign have signed, and their names. Only notes, security instruments on land and guaranties have
 * a field for it: ink on another paper of the closing says nothing about them.
 */
export function signers(
  signedField: string,
  nameField: string,
  own: readonly Signer[],
  names: Extra = {},
): readonly Rule[] {
  const { labels, except } = linesOf(own);
  return [signature(signedField, labels, { except }), signerNames(nameField, own, names)];
}

/** Those who sign under a heading of guarantors: a line without it is not theirs. */
export const consentingGuarantors: readonly Rule[] = [
  ...guarantorsAgree.map((section) =>
    signerNames('guarantor_name', ['guarantor'], { section, until: 'Lender', certainty: 0.78, fallback: true }),
  ),
  // With their names under the lines, and nothing else at them.
  signature('guarantor_name', atAnyLine, {
    under: [...parties.guarantor, 'The Guarantors', 'Guarantor Signatures', 'Signatures of Guarantors'],
    except: [...neverTheirs, ...parties.borrower, ...parties.grantor, ...parties.lender],
    certainty: 0.8,
    fallback: true,
  }),
  // A bare "Guarantor" heads a column beside the borrower's, too: only the lines that say it are theirs.
  signature('guarantor_name', parties.guarantor, { certainty: 0.78, fallback: true }),
];
