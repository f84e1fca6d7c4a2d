import { type ExpectedDocument, gap, read } from './expected-value.ts';

export const loanPapers: readonly ExpectedDocument[] = [
  {
    file: '03_note_deed_title/mortgage-note.jpg',
    docType: 'promissory_note',
    values: [
      ...read({
        principal_amount: '500000.00',
        interest_rate: '4.15',
        note_date: '2022-03-04',
        lender_name: 'AnyCompany',
        payment_amount: '2500.00',
        payment_frequency: 'monthly',
        rate_type: 'variable',
      }),
      ...gap('a month without a day, which another sentence tells', {
        first_payment_date: '2022-04-01',
        maturity_date: '2032-04-01',
      }),
      ...gap('street and town stand on lines of their own, and ZZ is no state', {
        property_address: '123 Any Street, Anytown, ZZ',
      }),
    ],
    mistakes: [{ field: 'property_address', reads: '123 Any Street', reason: 'the street without its town' }],
  },
  {
    file: '02_urla_1003_1008/URLA-matched_for_John_Doe.pdf',
    docType: 'loan_application',
    values: [
      ...read({ borrower_name: 'John Doe', borrower_tin: '123-45-6789' }),
      ...gap('street, town, state and ZIP code have a label each', {
        borrower_address: '123 Any Street, Any City, CA 92127',
      }),
    ],
  },
  {
    file: '02_urla_1003_1008/US-mortgage-1003.png',
    docType: 'loan_application',
    values: [
      ...read({ borrower_tin: '557-99-7283' }),
      ...gap('the bracket of its label, "(First, Middle, Last, Suffix)", runs into the value as recognized', {
        borrower_name: ['Gwen Stacy', 'Carmen Leannon'],
      }),
      ...gap('street, town, state and ZIP code have a label each', {
        borrower_address: '1634 W Glenoaks Blvd, Glendale, CA 91201',
      }),
      ...gap('small print is recognized wrongly', { loan_number: '265Fs6fAZ2H4984Gs4f23hQ811' }),
    ],
  },
  {
    // A whole page in 900 lines of pixels: most small print is recognized wrongly.
    file: '02_urla_1003_1008/US-mortgage-1008.png',
    docType: 'underwriting_transmittal',
    dear: true,
    values: gap('small print is recognized wrongly', {
      borrower_name: 'Stan Hettinger',
      property_address: '225 Bustleton Pike, Feasterville-Trevose, PA 19053',
      property_type: '1 Unit',
      occupancy: 'Primary Residence',
      sale_price: '800000.00',
      appraised_value: '800000.00',
      loan_purpose: 'Purchase',
      rate_type: 'variable',
      lien_position: '1',
      principal_amount: '400000.00',
      interest_rate: '6.5',
      term_months: '240',
      payment_amount: '2982.29',
      ltv_percent: '50',
      lender_name: 'CMG Home Loans',
      lender_address: '470 S Cedar Crest Blvd, Allentown, PA 18103',
    }),
    mistakes: [
      {
        field: 'property_address',
        reads: '225 Dusteton Pie, Feestervite- Trevose, PA 19059',
        reason: 'the print is recognized wrongly',
      },
      {
        field: 'property_type',
        reads: 'Project Cisaaification',
        reason: 'the heading of the next column, not known again as one as it is recognized',
      },
      { field: 'loan_purpose', reads: 'B Purchase', reason: 'the ticked box is recognized as a letter' },
    ],
  },
  {
    file: '03_note_deed_title/Deed_of_Trust.pdf',
    docType: 'deed_of_trust',
    dear: true,
    values: [],
  },
  {
    file: '03_note_deed_title/freddiemac_colorado_deed_of_trust_2021.pdf',
    docType: 'deed_of_trust',
    dear: true,
    values: [],
  },
  {
    // Blank but for the agency, which is printed.
    file: '03_note_deed_title/osmre_mortgage_deed_of_trust.pdf',
    docType: 'deed_of_trust',
    values: gap('printed into the form, in words of its own', {
      trustee_name: 'Office of Surface Mining Reclamation and Enforcement',
      lender_name: 'United States of America',
      lien_position: '1',
    }),
  },
  {
    file: '09_sba_forms/SBA_148.pdf',
    docType: 'guaranty',
    values: read({ guaranty_type: 'unlimited' }),
  },
  {
    file: '09_sba_forms/SBA_148L.pdf',
    docType: 'guaranty',
    values: read({ guaranty_type: 'limited' }),
  },
];
