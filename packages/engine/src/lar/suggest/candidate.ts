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

const ROLES: Readonly<Record<string, Party>> = {
  borrower: 'borrower',
  'primary borrower': 'borrower',
  'co-borrower': 'borrower',
  'co borrower': 'borrower',
  coborrower: 'borrower',
  applicant: 'borrower',
  'co-applicant': 'borrower',
  obligor: 'borrower',
  maker: 'borrower',
  guarantor: 'guarantor',
  'personal guarantor': 'guarantor',
  'corporate guarantor': 'guarantor',
  guarantee: 'guarantor',
  cosigner: 'guarantor',
  'co-signer': 'guarantor',
  lender: 'lender',
  notepayto: 'lender',
  'note pay to': 'lender',
  loanoriginator: 'officer',
  'loan originator': 'officer',
  'loan officer': 'officer',
  officer: 'officer',
  'account officer': 'officer',
  'relationship manager': 'officer',
  'relationship officer': 'officer',
  'co-maker': 'borrower',
  comaker: 'borrower',
  'primary obligor': 'borrower',
  'co-obligor': 'borrower',
  'primary applicant': 'borrower',
  mortgagor: 'borrower',
  debtor: 'borrower',
  'individual guarantor': 'guarantor',
  'unlimited guarantor': 'guarantor',
  'limited guarantor': 'guarantor',
  surety: 'guarantor',
};

/** What a role of the record means to us; undefined for attorneys, brokers and everybody else. */
export function partyOfRole(role: string | null): Party | undefined {
  return role === null ? undefined : ROLES[role.trim().toLowerCase()];
}

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
