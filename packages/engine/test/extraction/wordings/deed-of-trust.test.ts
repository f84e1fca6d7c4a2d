import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a deed that secures a sum under a note',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST

Date: May 30, 2025
Grantor: Harbor Light Bakery, Inc., 44 Wharf Street, Bend, OR 97701
Trustee: Deschutes Title Company, 1 Bond Street, Bend, OR 97703
Beneficiary: Cascade Community Credit Union, 9518 Maple Avenue, Bend, OR 97701

Grantor conveys to Trustee in trust, with power of sale, the real property in Deschutes County described as Lot 4, Block 2, Wharf Addition, to secure the payment of $640,000.00 under a note of the same date, payable in monthly installments of $4,472.35, the last due June 1, 2035.
Grantor shall deposit monthly payments for taxes with Beneficiary.`,
    expected: {
      principal_amount: ['640000.00'],
      payment_frequency: ['monthly'],
    },
  },
  {
    name: 'reads the notary of an all-purpose acknowledgment',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
On May 4, 2026, before me, Ruth Ann Kessler, personally appeared Dale Whitman, who proved to me on the basis of satisfactory evidence.
WITNESS my hand and official seal.
Signature [ink]
(Seal)`,
    expected: { notary_present: ['true'] },
  },
  {
    name: 'reads a deed among three parts',
    docType: 'deed_of_trust',
    text: `
THIS DEED OF TRUST, made this 14th day of October, 2024, by and between STEPHEN P. CAULEY and wife, MARIE CAULEY, of Williamson County, Tennessee, parties of the first part, WARREN T. HIGGS, Trustee, party of the second part, and VOLUNTEER STATE BANK, Franklin, Tennessee, party of the third part.
DEED OF TRUST
WITNESSETH: For and in consideration of the sum of Ten Dollars and the debt hereinafter described, the parties of the first part convey unto the Trustee the following real estate in the Fifth Civil District of Williamson County, Tennessee: Being Lot No. 71 of Cottonwood Estates, Phase II, of record in Plat Book 8, page 41.
This conveyance is made to secure the payment of one certain promissory note of even date herewith for $230,000.00, bearing interest from date at the rate of 6.90 per cent per annum, payable in 180 equal monthly installments of $2,054.43, the first being due November 14, 2024, and the last October 14, 2039.
Property known as 318 Cottonwood Drive, Franklin, TN 37069. Map 063, Parcel 118.00
Maximum principal indebtedness for Tennessee recording tax purposes is $230,000.00.
[ink]
STEPHEN P. CAULEY
[ink]
MARIE CAULEY`,
    expected: {
      borrower_name: ['STEPHEN P. CAULEY', 'MARIE CAULEY'],
      property_address: ['318 Cottonwood Drive, Franklin, TN 37069'],
      parcel_number: ['118.00'],
      note_date: ['2024-10-14'],
      principal_amount: ['230000.00'],
      max_lien_amount: ['230000.00'],
      security_instrument_signed: ['true'],
      payment_amount: ['2054.43'],
      number_of_payments: ['180'],
      first_payment_date: ['2024-11-14'],
      payment_frequency: ['monthly'],
      interest_rate: ['6.9'],
      maturity_date: ['2039-10-14'],
      lender_name: ['VOLUNTEER STATE BANK'],
      trustee_name: ['WARREN T. HIGGS'],
    },
  },
  {
    name: 'reads a cover of terms',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST, ASSIGNMENT OF RENTS AND SECURITY AGREEMENT
RECORDING COVER
Date                 March 5, 2025
Trustor              Vista del Oro Partners, a California general partnership
Trustor Address      980 Cannery Row, Monterey, CA 93940
Trustee              Fidelity National Title Company
Beneficiary          Monterey Bay Bank, 300 Alvarado St, Monterey, CA 93940
Property             980 Cannery Row, Monterey, CA 93940
APN                  001-031-022-000
County               Monterey
Amount Secured       $3,750,000.00
Secured Note Rate    7.05%
Note Payments        Monthly
Note Maturity        04/01/2035
Title Order No.      FNT-55110
Trustor irrevocably grants, transfers and assigns to Trustee, in trust, with power of sale, the Property to secure the Amount Secured.
VISTA DEL ORO PARTNERS
[ink]
By: Anita Suarez, General Partner`,
    expected: {
      borrower_name: ['Vista del Oro Partners'],
      borrower_address: ['980 Cannery Row, Monterey, CA 93940'],
      lender_name: ['Monterey Bay Bank'],
      lender_address: ['300 Alvarado St, Monterey, CA 93940'],
      borrower_entity_type: ['a California general partnership'],
      borrower_state_of_org: ['California'],
      property_address: ['980 Cannery Row, Monterey, CA 93940'],
      property_county: ['Monterey'],
      parcel_number: ['001-031-022-000'],
      principal_amount: ['3750000.00'],
      maturity_date: ['2035-04-01'],
      note_date: ['2025-03-05'],
      security_instrument_signed: ['true'],
      interest_rate: ['7.05'],
      payment_frequency: ['monthly'],
      trustee_name: ['Fidelity National Title Company'],
      settlement_file_number: ['FNT-55110'],
    },
    whole: true,
  },
  {
    name: 'reads terms of a deed of trust in a list',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
Grantor:                Alder Mill Partners, LP
Guarantors:             Ruth Alder; Omar Quist
Interest Rate:          7.125%
Monthly Payment:        $3,678.92
Payment Frequency:      Quarterly
First Payment Date:     07/01/2025`,
    expected: {
      guarantor_name: ['Ruth Alder', 'Omar Quist'],
      interest_rate: ['7.125'],
      payment_amount: ['3678.92'],
      payment_frequency: ['quarterly'],
      first_payment_date: ['2025-07-01'],
    },
  },
  {
    name: 'reads covenants that speak of payments by the month',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
Borrower shall pay to Lender on the day monthly payments are due under the Note a sum for taxes and insurance.
Any lease at more than $900.00 per month needs consent of Beneficiary. Grantor and any guarantor waive notice.
Sums advanced by Lender shall be paid on demand.`,
    expected: {
      payment_frequency: [],
      payment_amount: [],
      guarantor_name: [],
      interest_rate: [],
    },
  },
  {
    name: 'a deed whose trustee is a corporation of its state, too',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
This Deed of Trust is executed as of March 4, 2026 by HOLLOW PINE STORAGE LLC, an Idaho limited liability company, as grantor, whose mailing address is 19 Depot Road, Nampa, ID 83651, to PIONEER TRUSTEE SERVICES, INC., a Nevada corporation, as trustee, in favor of REDWOOD VALLEY BANK, as beneficiary, whose address is 88 Grove Street, Boise, ID 83702.
After an Event of Default all sums secured hereby shall bear interest at the default rate of 14.5% per annum.
`,
    expected: {
      borrower_name: ['HOLLOW PINE STORAGE LLC'],
      borrower_state_of_org: ['Idaho'],
      default_rate: ['14.5'],
    },
  },
  {
    name: 'a cover sheet with a description that ends with its county',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
Grantor(s): BLUE HERON MARINA, INC., a Washington corporation
Trustee: Harbor Escrow & Title LLC
Beneficiary: Peninsula Credit Union
Legal Description (abbreviated): Lot 4, Block 2, Harbor Addition, Mason County, Washington
Assessor's Property Tax Parcel Account Number(s): 42017-50-02004
`,
    expected: {
      borrower_name: ['BLUE HERON MARINA, INC.'],
      borrower_state_of_org: ['Washington'],
      property_county: ['Mason'],
      parcel_number: ['42017-50-02004'],
      trustee_name: ['Harbor Escrow & Title LLC'],
    },
  },
  {
    name: 'a uniform deed with a registration system that has a street of its own',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
(D) "MERS" is Mortgage Electronic Registration Systems, Inc. MERS is acting solely as a nominee for Lender, and has an address of P.O. Box 2026, Flint, MI 48501-2026, a street address of 11819 Miami Street, Suite 100, Omaha, NE 68164.
`,
    expected: {},
    blank: ['property_address'],
  },
  {
    name: 'a line that only the notary left bare',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST

[ink]
Dana R. Whitfield, Grantor

STATE OF OREGON, COUNTY OF DESCHUTES
This record was acknowledged before me on May 12, 2025 by Dana R. Whitfield.

[bare]
Signature of Notarial Officer`,
    expected: { security_instrument_signed: ['true'], notary_present: ['false'] },
  },
  {
    name: 'a parcel with a long last group',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
Tax Lot: 17-12-32-01200
G. COUNTY WHERE RECORDED                F. SCHEDULED MATURITY DATE
Deschutes                               May 12, 2040`,
    expected: { parcel_number: ['17-12-32-01200'], property_county: ['Deschutes'], maturity_date: ['2040-05-12'] },
  },
  {
    name: 'takes no role for the name of a party',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
THIS DEED OF TRUST is made as of March 4, 2026, by Tidewater Marine, LLC, an Oregon limited liability company ("Trustor"), to Rainier Title Company, as trustee, for the benefit of Harbor National Bank ("Lender").
By a loan agreement of even date between Trustor and Lender (the "Loan Agreement") and a note made by the Borrower and the Guarantor, having an address there, Lender lends $400,000.00.`,
    expected: { borrower_name: ['Tidewater Marine, LLC'] },
  },
];

describe('deeds of trust', () => {
  itReads(papers);
});
