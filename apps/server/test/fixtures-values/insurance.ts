import { type ExpectedDocument, gap, read } from './expected-value.ts';

export const insurance: readonly ExpectedDocument[] = [
  {
    file: '03_note_deed_title/wayne_county_commitment_0.pdf',
    docType: 'title_commitment',
    dear: true,
    values: [
      ...read({
        title_effective_date: '2012-01-01',
        title_insured: 'Mortgage Company',
        vested_owner: 'Sam Seller',
      }),
      ...gap('the buyer is named only as insured by the owner’s policy', { borrower_name: 'John Buyer' }),
      ...gap('the lender is named only as insured by the loan policy', { lender_name: 'Mortgage Company' }),
    ],
  },
  {
    file: '06_insurance_flood/acord_27_2016_03_sample.pdf',
    docType: 'property_insurance',
    values: read({
      insurer_name: 'Some Insurance Company',
      borrower_name: 'John Smith',
      borrower_address: '1234 W DOCUMENT ST, SAN FRANCISCO, CA 12345',
      hazard_policy_number: 'ABCDE1234',
      hazard_effective_date: '2021-07-01',
      hazard_expiration_date: '2022-07-01',
      hazard_coverage_amount: '1000000000.00',
      hazard_deductible: '100000.00',
      // The one additional interest; no box says what kind of interest it has.
      mortgagee_name: 'JANE DOE',
      lender_address: '1234 W DOCUMENT ST, SAN FRANCISCO, CA 12345',
    }),
  },
  {
    file: '06_insurance_flood/acord_28_2016_03_sample.pdf',
    docType: 'property_insurance',
    values: read({
      insurer_name: 'Some Insurance Company',
      borrower_name: 'Sensible',
      borrower_address: '2222 Some Street, San Francisco, CA 12345',
      hazard_policy_number: 'AAAA123456789',
      hazard_effective_date: '2022-07-01',
      hazard_expiration_date: '2023-07-01',
      hazard_coverage_amount: '17438400.00',
      hazard_deductible: '5000.00',
    }),
    mistakes: [
      {
        field: 'mortgagee_name',
        reads: 'Management Company',
        reason: 'the ticked box makes the additional interest a property manager, and boxes are not asked',
      },
      {
        field: 'lender_address',
        reads: '12345 South Test Pkwy, San Francisco, CA 12345',
        reason: 'that of the property manager',
      },
    ],
  },
  {
    file: '06_insurance_flood/dec_farmers.pdf',
    docType: 'property_insurance',
    dear: true,
    values: [
      ...read({
        hazard_policy_number: '11112-33-44',
        hazard_effective_date: '2021-08-31',
        hazard_expiration_date: '2022-08-31',
        hazard_deductible: '2500.00',
      }),
      ...gap('two pairs of columns stand side by side', { hazard_coverage_amount: '398000.00' }),
      ...gap('"Underwritten By:" as recognized', { insurer_name: 'Farmers Insurance Exchange' }),
    ],
    mistakes: [{ field: 'hazard_coverage_amount', reads: '218900.00', reason: 'the limit of the pair beside it' }],
  },
  {
    file: '06_insurance_flood/dec_progressive.pdf',
    docType: 'property_insurance',
    dear: true,
    values: [
      ...read({
        hazard_effective_date: '2022-07-01',
        hazard_coverage_amount: '475000.00',
        hazard_deductible: '1000.00',
      }),
      ...gap('"Through 12:01 AM July 1, 2023" is no label that a rule knows', { hazard_expiration_date: '2023-07-01' }),
      ...gap('the name goes on in the next line', { insurer_name: 'HOMESITE INSURANCE COMPANY OF THE MIDWEST' }),
    ],
    mistakes: [
      {
        field: 'insurer_name',
        reads: 'HOMESITE INSURANCE COMPANY OF For Policy',
        reason: 'the words of the next column stand where the line breaks',
      },
    ],
  },
];
