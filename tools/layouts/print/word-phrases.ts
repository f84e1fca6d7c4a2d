/** What is printed for the words of a vocabulary: in a form, and in a sentence. */
const phrases: Readonly<Record<string, Readonly<Record<string, { readonly form: string; readonly prose: string }>>>> = {
  rate_type: {
    fixed: { form: 'Fixed|Fixed Rate|FIXED|fixed|Fixed rate', prose: 'fixed|fixed rate' },
    variable: {
      form: 'Variable|Variable Rate|ADJUSTABLE|Adjustable Rate|Floating|ARM',
      prose: 'variable|variable rate|floating|adjustable',
    },
  },
  day_count: {
    '30/360': {
      form: '30/360|360/360',
      prose:
        'a 360-day year of twelve 30-day months|a year of 360 days consisting of twelve months of thirty days each',
    },
    'act/360': {
      form: 'Actual/360|365/360|Act/360',
      prose:
        '365/360 basis|the actual number of days elapsed over a year of 360 days|a three hundred sixty (360) day year for the actual number of days elapsed',
    },
    'act/365': {
      form: 'Actual/365|Act/365|365/365',
      prose:
        'the actual number of days elapsed in a year of 365 days|365/365 basis|a 365 day year and actual days elapsed',
    },
  },
  payment_frequency: {
    monthly: { form: 'Monthly|MONTHLY|monthly|Each month', prose: 'monthly|each month|every month' },
    quarterly: { form: 'Quarterly|Each quarter', prose: 'quarterly|each quarter|every three months' },
    semi_annual: { form: 'Semi-annually|Semiannual', prose: 'semi-annually|every six months|semiannually' },
    annual: { form: 'Annually|Annual|Yearly', prose: 'annually|each year' },
  },
  guaranty_type: {
    limited: { form: 'Limited|LIMITED|Limited Guaranty', prose: 'limited to|shall not exceed|not to exceed' },
    unlimited: {
      form: 'Unlimited|UNLIMITED|Full|Without limit',
      prose: 'unlimited|without limitation as to amount|not limited',
    },
  },
  prepayment_penalty: {
    true: { form: 'Yes|YES', prose: 'yes' },
    false: { form: 'No|NO|None', prose: 'without penalty|without premium or penalty|without a prepayment charge' },
  },
  in_sfha: {
    true: { form: 'Yes|YES|IN|Y', prose: 'is|is located in|is in' },
    false: { form: 'No|NO|OUT|N|NOT IN', prose: 'is not|is not located in|is not in' },
  },
  loan_class: {
    business: { form: 'Business|Commercial|BUSINESS|Agricultural', prose: 'business|commercial' },
    consumer: { form: 'Consumer|Personal|CONSUMER', prose: 'consumer|household' },
  },
  occupancy: {
    'Primary Residence': {
      form: 'Primary Residence|Primary|Principal Residence|PRIMARY RESIDENCE',
      prose: 'principal residence',
    },
    'Second Home': { form: 'Second Home|Secondary Residence', prose: 'second home' },
    'Investment Property': { form: 'Investment Property|Investment|Investor', prose: 'investment property' },
  },
};

export function phraseOf(field: string, word: string, variant: string, draw: number): string {
  const entry = phrases[field]?.[word];
  if (entry === undefined) return word;
  if (variant === 'tila') return word === 'true' ? (draw < 0.6 ? 'may' : 'will') : 'will not';
  const options = (variant === 'prose' ? entry.prose : entry.form).split('|');
  return options[Math.floor(draw * options.length)] ?? word;
}
