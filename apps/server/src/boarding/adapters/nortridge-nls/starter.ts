import type { FieldMap } from '@countersign/engine/field-maps/field-map';

/** A new contact for each loan, under the loan's number; a bank that has its contacts in NLS maps LOAN.CIFNumber alone. */
export const nortridgeStarter: FieldMap = {
  provider: 'nortridge_nls',
  fields: [
    { canonical: 'loan_number', core: 'CIF.CIFNumber', transform: 'trim' },
    { canonical: 'borrower_name', core: 'CIF.CompanyName', transform: 'trim' },
    { canonical: 'borrower_tin[1]', core: 'CIF.TaxIDNumber', transform: 'trim' },
    { canonical: 'borrower_address[1]', core: 'CIF.ContactAddress', transform: 'trim' },
    { canonical: 'borrower_name', core: 'CIF.Entity', transform: 'constant:Individual' },
    { canonical: 'borrower_name', core: 'CIF.CIFPortfolioName', transform: 'constant:<default>' },
    { canonical: 'loan_number', core: 'LOAN.LoanNumber', transform: 'trim' },
    { canonical: 'loan_number', core: 'LOAN.CIFNumber', transform: 'trim' },
    { canonical: 'product_code', core: 'LOAN.LoanTemplateName', transform: 'constant:<default>' },
    { canonical: 'principal_amount', core: 'LOAN.LoanAmount', transform: 'money' },
    { canonical: 'note_date', core: 'LOAN.OriginationDate', transform: 'date_us' },
    { canonical: 'maturity_date', core: 'LOAN.MaturityDate', transform: 'date_us' },
    { canonical: 'interest_rate', core: 'LOANINTERESTRATERECORD.InterestRate', transform: 'rate_percent' },
  ],
  // Only attributes that public pages show are written, and none of them joins a second contact to a loan.
  ignore: ['borrower_name[*]', 'guarantor_name[*]'],
};
