/** What exporters shorten, and words that mean the same in a label. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  no: 'number',
  nbr: 'number',
  num: 'number',
  amt: 'amount',
  amnt: 'amount',
  ln: 'loan',
  lns: 'loan',
  rt: 'rate',
  rte: 'rate',
  ofcr: 'officer',
  offcr: 'officer',
  br: 'branch',
  brn: 'branch',
  brch: 'branch',
  val: 'value',
  typ: 'type',
  var: 'variable',
  approv: 'approval',
  appr: 'appraised',
  apprsd: 'appraised',
  commit: 'commitment',
  cmt: 'commitment',
  gtr: 'guarantor',
  gty: 'guaranty',
  guaranties: 'guaranty',
  obl: 'obligor',
  mtg: 'mortgage',
  disb: 'disbursement',
  disbursed: 'disbursement',
  funded: 'funding',
  fund: 'funding',
  closed: 'closing',
  reprice: 'rate change',
  repricing: 'rate change',
  repriced: 'rate change',
  reset: 'rate change',
  lgl: 'legal',
  purp: 'purpose',
  cntr: 'center',
  cntrct: 'contract',
  prepay: 'prepayment',
  prem: 'premium',
  nomin: 'nominal',
  int: 'interest',
  mat: 'maturity',
  matures: 'maturity',
  dt: 'date',
  pmt: 'payment',
  pymt: 'payment',
  pmts: 'payments',
  freq: 'frequency',
  orig: 'original',
  addr: 'address',
  nm: 'name',
  desc: 'description',
  descr: 'description',
  coll: 'collateral',
  exp: 'expiration',
  expires: 'expiration',
  expiry: 'expiration',
  expire: 'expiration',
  cd: 'code',
  cust: 'customer',
  rtg: 'rating',
  grade: 'rating',
  yr: 'years',
  yrs: 'years',
  year: 'years',
  mo: 'months',
  mos: 'months',
  mth: 'months',
  mths: 'months',
  mnths: 'months',
  month: 'months',
  day: 'days',
  amort: 'amortization',
  amortized: 'amortization',
  amortizing: 'amortization',
  acct: 'account',
  guar: 'guarantor',
  guarantee: 'guaranty',
  borr: 'borrower',
  mgr: 'manager',
  rel: 'relationship',
  pct: 'percent',
  percentage: 'percent',
  prin: 'principal',
  est: 'estimated',
  prop: 'property',
  dob: 'birth',
  ssn: 'tin',
  ein: 'tin',
  fein: 'tin',
  itin: 'tin',
  postal: 'zip',
  zipcode: 'zip',
  '1st': 'first',
  coborrower: 'co borrower',
  coapplicant: 'co applicant',
  maturitydate: 'maturity date',
  bp: 'bps',
  pi: 'p i',
  apn: 'parcel number',
  organization: 'organization',
  org: 'organization',
  formation: 'organization',
  incorporation: 'organization',
};

/** Plurals that mean something else than the singular, and words that only look like plurals. */
const KEPT = new Set([
  'naics',
  'basis',
  'status',
  'proceeds',
  'payments',
  'months',
  'years',
  'days',
  'thousands',
  'expires',
  'matures',
  'bps',
  'costs',
  'charges',
  'credits',
  'others',
  'words',
]);

/** Prefixes and suffixes of the field names of lending packages on Salesforce, which say nothing about the field. */
const PACKAGE_MARKS = /\b[A-Za-z][A-Za-z0-9]{1,14}_{1,2}[A-Za-z0-9]{1,4}__(?=[A-Za-z])|__[cr]\b/g;

/** The words of a label, as everybody would say them: `LLC_BI__Amortized_Term_Months__c` is amortization term months. */
export function labelWords(label: string): readonly string[] {
  const spaced = label
    .replace(PACKAGE_MARKS, ' ')
    .replace(/\(?\$?\s*0{3}'?s?\)?(?![\d.,])/g, ' thousands ')
    .replace(/P\s*&\s*I\b/gi, ' p i ')
    .replace(/#/g, ' number ')
    .replace(/%/g, ' percent ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();
  return spaced
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !/^\d+$/.test(word))
    .map(singular)
    .flatMap((word) => (LONG_FORMS[word] ?? word).split(' '));
}

function singular(word: string): string {
  if (KEPT.has(word) || word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
