/** What somebody has to do with a loan. */
export type Role =
  | 'borrower'
  | 'guarantor'
  | 'lender'
  | 'trustee'
  | 'seller'
  | 'insurer'
  | 'settlement'
  | 'officer'
  | 'beneficiary';

/** Words that name a role, as `plainWord` writes them and without a plural. */
const roleWords: Readonly<Record<string, Role>> = {
  borrower: 'borrower',
  'co-borrower': 'borrower',
  maker: 'borrower',
  obligor: 'borrower',
  debtor: 'borrower',
  grantor: 'borrower',
  trustor: 'borrower',
  mortgagor: 'borrower',
  applicant: 'borrower',
  'co-applicant': 'borrower',
  undersigned: 'borrower',
  pledgor: 'borrower',
  buyer: 'borrower',
  purchaser: 'borrower',
  insured: 'borrower',
  customer: 'borrower',
  member: 'borrower',
  owner: 'borrower',
  guarantor: 'guarantor',
  'co-guarantor': 'guarantor',
  surety: 'guarantor',
  lender: 'lender',
  bank: 'lender',
  payee: 'lender',
  holder: 'lender',
  creditor: 'lender',
  mortgagee: 'lender',
  'secured-party': 'lender',
  lienholder: 'lender',
  loss: 'lender',
  assignee: 'lender',
  trustee: 'trustee',
  seller: 'seller',
  transferor: 'seller',
  insurer: 'insurer',
  carrier: 'insurer',
  underwriter: 'insurer',
  company: 'insurer',
  settlement: 'settlement',
  escrow: 'settlement',
  agency: 'settlement',
  agent: 'settlement',
  officer: 'officer',
  originator: 'officer',
  approver: 'officer',
  beneficiary: 'beneficiary',
};

export function roleOf(word: string): Role | null {
  return roleWords[word] ?? roleWords[word.replace(/(?:-s|s)$/, '')] ?? null;
}

/** The last role that words name: "name of the guarantor" is of the guarantor. */
export function roleIn(words: readonly string[]): Role | null {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const role = roleOf(words[at] ?? '');
    if (role !== null) return role;
  }
  return null;
}

const fieldRoles: readonly (readonly [start: string, role: Role])[] = [
  ['borrower_', 'borrower'],
  ['guarantor_', 'guarantor'],
  ['guaranty_', 'guarantor'],
  ['lender_', 'lender'],
  ['mortgagee_', 'lender'],
  ['title_insured', 'lender'],
  ['trustee_', 'trustee'],
  ['vested_owner', 'borrower'],
  ['insurer_', 'insurer'],
  ['settlement_agent', 'settlement'],
  ['loan_officer', 'officer'],
  ['approved_by', 'officer'],
  ['wire_beneficiary_', 'beneficiary'],
];

/** Whose the values of a field are; null for one that belongs to nobody. */
export function roleOfField(field: string): Role | null {
  return fieldRoles.find(([start]) => field.startsWith(start))?.[1] ?? null;
}

/** What else a word for a role may mean: a credit agreement calls its lender "Agent", a deed of trust "Beneficiary". */
const alsoMeans: Partial<Record<Role, Role>> = { beneficiary: 'lender', settlement: 'lender', insurer: 'borrower' };

/** Whether a role that is spoken of is the one that is looked for, may be, or is another. */
export function roleRelation(spoken: Role, wanted: Role): 'own' | 'maybe' | 'other' {
  if (spoken === wanted) return 'own';
  return alsoMeans[spoken] === wanted ? 'maybe' : 'other';
}
