import type { MappingField } from '../mapping.ts';

/** Whose value it is, where the record says so by a role or by what stands around it. */
export type Party = 'borrower' | 'guarantor' | 'lender' | 'officer';

/** A place of the sample that could be a field. */
export interface Candidate {
  /** As a person finds it in the file. */
  readonly label: string;
  /** The words of the label itself, and of what stands around it. */
  readonly words: readonly string[];
  readonly context: readonly string[];
  /** The words of the name directly above: of the object, the element or the section. */
  readonly parent?: readonly string[];
  readonly party: Party | null;
  /** Whose details the section of the form has. */
  readonly section?: Party | null;
  readonly path: string;
  readonly join?: MappingField['join'];
  readonly unit?: MappingField['unit'];
}

/** How the words of a role begin that say so; who acts for somebody, or sells to him, is somebody else. */
const ROLES: readonly (readonly [Party, RegExp])[] = [
  ['guarantor', /^(?:guar|gtor|gtr$|grntr|surety|cosign|endors)/],
  [
    'borrower',
    /^(?:borr|bor$|brw|brr|appl|coappl|coborr|obligor|oblig$|coobl|maker|comaker|mortgagor|debtor|codebtor|customer|member)/,
  ],
  ['lender', /^(?:lender|creditor|notepayto)/],
  ['officer', /^(?:officer|originator|banker)/],
];
const SOMEBODY_ELSE =
  /^(?:attorn|counsel|agent|broker|seller|spouse|non|apprais|build|contract|title|insur|lessor|vendor|compliance|process|approval)/;

/** What a role of the record means to us; undefined for attorneys, brokers and everybody else. */
export function partyOfRole(role: string | null): Party | undefined {
  if (role === null || role.length > LONGEST_ROLE) return undefined;
  const words = role
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bco[\s-]+sign/g, 'cosign')
    .replace(/\bnote pay to\b/g, 'notepayto')
    .replace(/\brelationship (?:manager|officer)\b/g, 'officer')
    .split(/[^a-z]+/);
  if (words.some((word) => SOMEBODY_ELSE.test(word))) return undefined;
  if (/^(?:prim(?:ary)?|joint)(?: owner)?$/.test(words.join(' ').trim())) return 'borrower';
  return ROLES.find(([, test]) => words.some((word) => test.test(word)))?.[0];
}

const LONGEST_ROLE = 40;

const PARTY_WORDS: readonly (readonly [Party, readonly string[]])[] = [
  ['guarantor', ['guarantor', 'guaranty', 'cosigner']],
  ['borrower', ['borrower', 'applicant', 'obligor', 'mortgagor', 'customer', 'member']],
];

/** The party that the names around a value speak of. */
export function partyOfWords(words: readonly string[]): Party | null {
  return PARTY_WORDS.find(([, named]) => named.some((word) => words.includes(word)))?.[0] ?? null;
}

const FIELDS: Readonly<Record<Party, RegExp>> = {
  borrower: /^borrower_/,
  guarantor: /^guarant/,
  lender: /^lender_/,
  officer: /^loan_officer$/,
};

export function isFieldOf(party: Party, field: string): boolean {
  return FIELDS[party].test(field);
}

export function quoteName(name: string): string {
  return `'${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
