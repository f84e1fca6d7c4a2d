/**
 * What a person finds in the fixtures: page ranges with types, read off the pages. Where the boundary within a file is
 * a matter of taste (variants of the same page, a jacket behind its schedules), only the types are compared.
 */
export interface FixtureExpectation {
  readonly file: string;
  readonly expected: readonly (readonly [fromPage: number, toPage: number, docType: string])[];
  readonly onlyTypes?: boolean;
}

const one = (file: string, pages: number, docType: string): FixtureExpectation => ({
  file,
  expected: [[1, pages, docType]],
});

export const fixtureTypes: readonly FixtureExpectation[] = [
  {
    file: '01_trid_closing/CFPB_closing_disclosure_blank.pdf',
    expected: [[1, 13, 'closing_disclosure']],
    onlyTypes: true,
  },
  one('01_trid_closing/EPA_Lead_Based_Paint_Seller_Disclosure.pdf', 2, 'other'),
  {
    file: '01_trid_closing/H24B_loan_estimate.pdf',
    expected: [
      [1, 1, 'other'],
      [2, 4, 'loan_estimate'],
    ],
  },
  one('01_trid_closing/HUD1_settlement_statement.pdf', 3, 'settlement_statement'),
  one('01_trid_closing/TX_TREC_One_to_Four_Family_Residential.pdf', 11, 'other'),
  one('01_trid_closing/US-mortgage-closing-disclosure.png', 1, 'closing_disclosure'),
  one('01_trid_closing/adjustable_rate_loan_estimate.pdf', 3, 'loan_estimate'),
  one('01_trid_closing/checklist_mortgage_closing.pdf', 6, 'other'),
  one('01_trid_closing/monthly_payment_worksheet.pdf', 3, 'other'),
  one('01_trid_closing/mortgage_closing_forms.pdf', 5, 'other'),
  one('02_urla_1003_1008/URLA-matched_for_John_Doe.pdf', 2, 'loan_application'),
  one('02_urla_1003_1008/US-mortgage-1003.png', 1, 'loan_application'),
  one('02_urla_1003_1008/US-mortgage-1008.png', 1, 'underwriting_transmittal'),
  one('03_note_deed_title/Deed_of_Trust.pdf', 20, 'deed_of_trust'),
  one('03_note_deed_title/freddiemac_colorado_deed_of_trust_2021.pdf', 17, 'deed_of_trust'),
  one('03_note_deed_title/mortgage-note.jpg', 1, 'promissory_note'),
  one('03_note_deed_title/osmre_mortgage_deed_of_trust.pdf', 3, 'deed_of_trust'),
  one('03_note_deed_title/riverside_grant_deed.pdf', 1, 'other'),
  one('03_note_deed_title/texas_tax_cert.pdf', 1, 'other'),
  { file: '03_note_deed_title/wayne_county_commitment_0.pdf', expected: [[1, 7, 'title_commitment']], onlyTypes: true },
  {
    // A pay stub, a check, a driver's licence, a 1099-DIV, a bank statement, a W-2, a homeowner's application.
    file: '04_lending_packages/aws_lending_package_a.pdf',
    expected: [
      [1, 1, 'other'],
      [2, 2, 'other'],
      [3, 3, 'id_document'],
      [4, 4, 'other'],
      [5, 5, 'other'],
      [6, 6, 'other'],
      [7, 7, 'other'],
    ],
  },
  one('04_lending_packages/hoa_statement.pdf', 1, 'other'),
  one('05_income_tax_assets/2020_Form_1099-DIV.pdf', 1, 'other'),
  one('05_income_tax_assets/2020_Form_1099-INT.pdf', 1, 'other'),
  one('05_income_tax_assets/2020_Form_1099-MISC.pdf', 1, 'other'),
  one('05_income_tax_assets/2020_Form_1099-NEC.pdf', 1, 'other'),
  one('05_income_tax_assets/2020_Form_W-2.pdf', 1, 'other'),
  one('05_income_tax_assets/TAX-1098.png', 1, 'other'),
  one('05_income_tax_assets/W9.pdf', 1, 'other'),
  one('05_income_tax_assets/form4506t.pdf', 1, 'other'),
  one('05_income_tax_assets/fw9.pdf', 6, 'other'),
  one('05_income_tax_assets/irs-form-4506-c.pdf', 2, 'other'),
  one('05_income_tax_assets/paystub.jpg', 1, 'other'),
  one('05_income_tax_assets/sensible_gusto_sample.pdf', 1, 'other'),
  one('05_income_tax_assets/sensible_pay_stubs_sample.pdf', 1, 'other'),
  one('05_income_tax_assets/sensible_veritax_sample.pdf', 1, 'other'),
  one('05_income_tax_assets/sensible_w2_sample.pdf', 1, 'other'),
  one('05_income_tax_assets/sensible_wells_fargo_checking_sample.pdf', 5, 'other'),
  one('05_income_tax_assets/ssa-89.pdf', 1, 'other'),
  {
    file: '05_income_tax_assets/taxes-combined.pdf',
    expected: [
      [1, 1, 'other'],
      [2, 2, 'other'],
      [3, 3, 'other'],
      [4, 4, 'other'],
      [5, 5, 'other'],
    ],
  },
  one('05_income_tax_assets/verification-of-employment.png', 1, 'other'),
  one('05_income_tax_assets/w2-single.png', 1, 'other'),
  one('06_insurance_flood/acord_27_2016_03_sample.pdf', 1, 'property_insurance'),
  one('06_insurance_flood/acord_28_2016_03_sample.pdf', 1, 'property_insurance'),
  {
    // The letter that comes with a renewal, the declarations ("Page 1 of 3", "Page 2 of 3"), the policy notices.
    file: '06_insurance_flood/dec_farmers.pdf',
    expected: [
      [1, 3, 'property_insurance'],
      [4, 5, 'other'],
    ],
    onlyTypes: true,
  },
  {
    // A welcome letter, the declarations with a notice, a bill.
    file: '06_insurance_flood/dec_progressive.pdf',
    expected: [
      [1, 2, 'other'],
      [3, 6, 'property_insurance'],
      [7, 8, 'other'],
    ],
    onlyTypes: true,
  },
  one('06_insurance_flood/homeowner_insurance_application_sample.pdf', 1, 'other'),
  one('07_ocr_labelled/ocrmypdf/acroform.pdf', 1, 'other'),
  one('07_ocr_labelled/ocrmypdf/c02-22.pdf', 1, 'other'),
  one('07_ocr_labelled/ocrmypdf/linn.pdf', 1, 'other'),
  one('07_ocr_labelled/ocrmypdf/skew.pdf', 1, 'other'),
  one('07_ocr_labelled/ocrmypdf/typewriter.png', 1, 'other'),
  { file: '07_ocr_labelled/ocrmypdf/blank.pdf', expected: [] },
  one('09_sba_forms/SBA_1244.pdf', 20, 'other'),
  one('09_sba_forms/SBA_148.pdf', 5, 'guaranty'),
  one('09_sba_forms/SBA_148L.pdf', 6, 'guaranty'),
  one('09_sba_forms/SBA_155.pdf', 2, 'other'),
  one('09_sba_forms/SBA_1919.pdf', 7, 'other'),
  one('09_sba_forms/SBA_413.pdf', 6, 'other'),
  one('09_sba_forms/SBA_601.pdf', 2, 'other'),
  one('09_sba_forms/SBA_912.pdf', 2, 'other'),
];
