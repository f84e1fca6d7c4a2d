import type { CoreShape } from '@countersign/engine/field-maps/core-field';
import { AMOUNT, PERCENT, US_DAY } from '../patterns.ts';

/** Says which contact has the loan, or that it is a new one. It is no attribute of the import. */
export const KNOWN_CONTACT = 'CIF.KnownCIFNumber';

/** What contacts are compared by, next to their name. The import has no address that public pages show. */
export const CONTACT_ADDRESS = 'CIF.ContactAddress';

/** What serves to find a contact and is not imported. */
export const LOOKUP_FIELDS: readonly string[] = [KNOWN_CONTACT, CONTACT_ADDRESS];

/**
 * Attributes of the XML import as `ELEMENT.Attribute`: only those whose meaning Nortridge's public pages show (see the
 * README). The specification has hundreds more; one is added here when a bank's own copy of it confirms it.
 */
export const nortridgeShape: CoreShape = {
  providerId: 'nortridge_nls',
  open: false,
  fields: [
    { name: 'CIF.CIFNumber', title: 'Contact number', required: false, maxLength: 25 },
    { name: 'CIF.ShortName', title: 'Contact short name', required: false, maxLength: 20 },
    { name: 'CIF.Entity', title: 'Contact entity, as set up in NLS', required: false, maxLength: 25 },
    { name: 'CIF.CIFPortfolioName', title: 'Contact portfolio', required: false, maxLength: 25 },
    { name: 'CIF.FirstName1', title: 'First name', required: false, maxLength: 20 },
    { name: 'CIF.LastName1', title: 'Last name', required: false, maxLength: 40 },
    { name: 'CIF.CompanyName', title: 'Company name', required: false, maxLength: 80 },
    { name: 'CIF.TaxIDNumber', title: 'Tax id', required: false, maxLength: 15 },
    { name: CONTACT_ADDRESS, title: 'Address, for finding the contact', required: false, maxLength: 300 },
    { name: KNOWN_CONTACT, title: 'Contact that NLS has', required: false, maxLength: 25, isCustomer: true },
    { name: 'CIF.EmailAddress1', title: 'E-mail', required: false, maxLength: 100 },
    { name: 'LOAN.LoanNumber', title: 'Loan number', required: true, maxLength: 25 },
    { name: 'LOAN.CIFNumber', title: 'Number of the contact that has the loan', required: true, maxLength: 25 },
    { name: 'LOAN.LoanTemplateName', title: 'Loan template', required: true, maxLength: 50 },
    { name: 'LOAN.LoanAmount', title: 'Loan amount', required: true, pattern: AMOUNT },
    { name: 'LOAN.OriginationDate', title: 'Origination date', required: true, pattern: US_DAY },
    { name: 'LOAN.MaturityDate', title: 'Maturity date', required: true, pattern: US_DAY },
    { name: 'LOANINTERESTRATERECORD.InterestRate', title: 'Interest rate', required: false, pattern: PERCENT },
  ],
  tables: {},
};
