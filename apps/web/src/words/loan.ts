/** Words of the screens of one loan. */
export const loanTabWords = {
  label: 'Screens of this loan',
  overview: 'Overview',
  review: 'Review',
} as const;
