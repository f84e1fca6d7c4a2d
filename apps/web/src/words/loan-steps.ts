/** The parts of a loan that have a screen of their own. */
export const loanStepsWords = {
  label: 'Parts of the loan',
  loan: 'Loan',
  review: 'Review',
  boarding: 'Boarding',
  wire: 'Wire',
  evidence: 'Evidence',
} as const;

export const loanStepsPeople = {
  gone: 'a former user',
  roles: { admin: 'administrator', manager: 'manager or administrator', specialist: 'any colleague' },
} as const;
