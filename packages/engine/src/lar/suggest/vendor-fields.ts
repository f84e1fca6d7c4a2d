/** What the numbered fields of Encompass are, which reports and the API give as `Fields.364` or as the bare number. */
const ENCOMPASS_FIELDS: Readonly<Record<string, string>> = {
  2: 'total loan amount with financed fees',
  3: 'note rate',
  4: 'loan term months',
  5: 'monthly p i payment',
  11: 'subject property address',
  12: 'subject property city',
  13: 'subject property county',
  14: 'subject property state',
  15: 'subject property zip',
  17: 'legal description',
  19: 'loan purpose',
  65: 'borrower tin',
  78: 'maturity date',
  97: 'co borrower tin',
  136: 'purchase price',
  317: 'loan officer name',
  353: 'ltv',
  356: 'appraised value',
  364: 'loan number',
  411: 'title company name',
  420: 'lien position',
  608: 'amortization type',
  682: 'first payment date',
  688: 'index rate',
  689: 'margin',
  697: 'rate cap periodic adjusted',
  745: 'application date',
  748: 'closing date',
  763: 'estimated closing date',
  799: 'apr',
  976: 'combined ltv',
  1041: 'property type',
  1109: 'loan amount',
  1264: 'lender name',
  1401: 'loan program',
  1811: 'occupancy',
  1821: 'estimated value',
  1997: 'funds sent date',
  4000: 'borrower first name',
  4001: 'borrower middle name',
  4002: 'borrower last name',
  4003: 'borrower suffix name',
  4004: 'co borrower first name',
  4005: 'co borrower middle name',
  4006: 'co borrower last name',
};

const NUMBERED = /^(?:loan\.)?fields?[.\s_-]?(\d{1,4})$/i;

/** Names of LendingQB that say nothing by their words. */
const LENDING_QB_FIELDS: Readonly<Record<string, string>> = {
  aBNm: 'borrower name',
  aCNm: 'co borrower name',
  sLNm: 'loan number',
  sLAmtCalc: 'base loan amount',
  sFinalLAmt: 'loan amount',
  sLAmtRequested: 'requested loan amount',
  sNoteIR: 'note rate',
  sTerm: 'loan term months',
  sSchedDueD1: 'first payment date',
  sFinMethT: 'amortization type',
  sSpAddr: 'subject property address',
  sSpFullAddr: 'subject property address',
  sSpCity: 'subject property city',
  sSpState: 'subject property state',
  sSpZip: 'subject property zip',
  sSpCounty: 'subject property county',
  sAgentLoanOfficerNm: 'loan officer name',
  sEmployeeLoanRepName: 'loan officer name',
};

/** The words for a field of a vendor's own naming; undefined for every other label. */
export function vendorField(label: string): string | undefined {
  if (Object.hasOwn(LENDING_QB_FIELDS, label)) return LENDING_QB_FIELDS[label];
  const number = NUMBERED.exec(label.trim())?.[1];
  return number === undefined ? undefined : ENCOMPASS_FIELDS[number];
}
