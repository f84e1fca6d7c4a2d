/** Kinds of rates and payments as cores without codes of their own write them; a bank edits them in its field map. */
export const letterTables = {
  rate_type: { fixed: 'F', variable: 'V' },
  payment_frequency: {
    weekly: 'W',
    biweekly: 'B',
    semi_monthly: 'SM',
    monthly: 'M',
    bimonthly: 'BM',
    quarterly: 'Q',
    semi_annual: 'S',
    annual: 'A',
    at_maturity: 'D',
    on_demand: 'O',
    irregular: 'I',
  },
} as const;
