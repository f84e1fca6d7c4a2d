import { describe, expect, it, vi } from 'vitest';
import { readByRules } from '../../src/extraction/read-by-rules.ts';
import { paper } from './paper.ts';

// The first document of a kind compiles all its patterns: seconds where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

/** Every field with its values, several where a loan may have several. */
function read(docType: string, page: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const { fieldName, normalizedValue } of readByRules({ docType, pages: paper(page) })) {
    values[fieldName] ??= [];
    values[fieldName]?.push(normalizedValue);
  }
  return values;
}

describe('a title commitment', () => {
  it('is read with the loan policy’s sum and insured, and not the owner’s', () => {
    expect(
      read(
        'title_commitment',
        `
                         COMMITMENT FOR TITLE INSURANCE
                                 SCHEDULE A
ISSUING AGENT: Boise Valley Title & Escrow, LLC
COMMITMENT NUMBER: BV-2026-00881     ISSUING OFFICE FILE NUMBER: 26-00881
PROPERTY ADDRESS: 9 Quarry Lane, Meridian, ID 83642
1. Commitment Date: March 30, 2026 at 07:30 AM
2. Policy to be issued:
   (a) ALTA Owner's Policy (06/17/2006)
       Proposed Insured: Marcus Whitlock and Dana Whitlock
       Proposed Policy Amount: $540,000.00
   (b) ALTA Loan Policy (06/17/2006)
       Proposed Insured: Pinnacle Federal Credit Union, its successors and/or assigns
       Proposed Policy Amount: $432,000.00
4. The Title is, at the Commitment Date, vested in:
   Harold J. Emmett and Louise Emmett, husband and wife
5. The Land is described as follows:
   Lot 14, Block 3, Quarry Heights Subdivision No. 2, Ada County, Idaho
   APN: R7120330140
SCHEDULE B, PART I Requirements
1. Deed of Trust from Marcus Whitlock and Dana Whitlock to Pinnacle Federal Credit Union, securing $432,000.00.
2. Release of mortgage to Cornerstone Bank in the original amount of $310,000.00, recorded as 2011-8812.`,
      ),
    ).toEqual({
      settlement_file_number: ['26-00881'],
      title_commitment_number: ['BV-2026-00881'],
      title_effective_date: ['2026-03-30'],
      title_amount: ['432000.00'],
      title_insured: ['Pinnacle Federal Credit Union'],
      lender_name: ['Pinnacle Federal Credit Union'],
      borrower_name: ['Marcus Whitlock', 'Dana Whitlock'],
      vested_owner: ['Harold J. Emmett and Louise Emmett'],
      legal_description: ['Lot 14, Block 3, Quarry Heights Subdivision No. 2, Ada County, Idaho'],
      property_address: ['9 Quarry Lane, Meridian, ID 83642'],
      parcel_number: ['R7120330140'],
      settlement_agent: ['Boise Valley Title & Escrow, LLC'],
      principal_amount: ['432000.00'],
    });
  });

  it('leaves the amount blank where two policies have one each and none is called the lender’s', () => {
    expect(read('title_commitment', 'Policy Amount: $540,000.00\n\nPolicy Amount: $432,000.00')).toEqual({});
  });
});

describe('a loan policy', () => {
  it('is read with the mortgage that it insures', () => {
    expect(
      read(
        'title_policy',
        `
LOAN POLICY OF TITLE INSURANCE
Schedule A

Policy Number          Amount of Insurance      Date of Policy
LP-26-55120            $480,000.00              04/21/2026 10:44 AM

Insured                                  Borrower
Dakota Commerce Bank, ISAOA              Red River Storage, LLC

Title is vested in                       Loan number        Our file
Red River Storage, LLC                   71-009912          FP-26-1102

Mortgage dated April 20, 2026, from Red River Storage, LLC, to Dakota Commerce Bank, in the principal amount of
$480,000.00, recorded April 21, 2026, as document 1620034.
Property address: 1200 Warehouse Drive, Fargo, ND 58104`,
      ),
    ).toEqual({
      settlement_file_number: ['FP-26-1102'],
      loan_number: ['71-009912'],
      property_address: ['1200 Warehouse Drive, Fargo, ND 58104'],
      title_amount: ['480000.00'],
      title_effective_date: ['2026-04-21'],
      title_insured: ['Dakota Commerce Bank'],
      vested_owner: ['Red River Storage, LLC'],
      borrower_name: ['Red River Storage, LLC'],
      lender_name: ['Dakota Commerce Bank'],
      note_date: ['2026-04-20'],
      principal_amount: ['480000.00'],
    });
  });

  it('takes no covered risk for an owner', () => {
    expect(read('title_policy', '1. Title being vested other than as stated in Schedule A.')).toEqual({});
  });
});

describe('a closing protection letter', () => {
  it('is read with its addressee and its agent', () => {
    expect(
      read(
        'closing_protection_letter',
        `
FIDELITY PRAIRIE TITLE INSURANCE COMPANY
Date: April 1, 2026
To: Dakota Commerce Bank
    PO Box 3300
    Fargo, ND 58108
RE: Issuing agent: Depot Settlement Group, Inc.
    Borrower(s): Red River Storage, LLC
    Property: 1200 Warehouse Drive, Fargo, ND 58104
    Loan number: 71-009912    Loan amount: $480,000.00
    Agent's file number: FP-26-1102`,
      ),
    ).toEqual({
      settlement_file_number: ['FP-26-1102'],
      loan_number: ['71-009912'],
      lender_name: ['Dakota Commerce Bank'],
      lender_address: ['PO Box 3300, Fargo, ND 58108'],
      settlement_agent: ['Depot Settlement Group, Inc.'],
      borrower_name: ['Red River Storage, LLC'],
      property_address: ['1200 Warehouse Drive, Fargo, ND 58104'],
      principal_amount: ['480000.00'],
    });
  });

  it('takes no party from what the letter says of any lender', () => {
    const text = 'The Company will not be liable to a lender or its agent for closing instructions of a borrower.';
    expect(read('closing_protection_letter', text)).toEqual({});
  });
});

describe('an appraisal', () => {
  it('is read with its value and the day of the value, and not of the report', () => {
    expect(
      read(
        'appraisal',
        `
RESTRICTED APPRAISAL REPORT
Client: Dakota Commerce Bank
        PO Box 3300, Fargo, ND 58108
Borrower: Red River Storage, LLC
Subject: 1200 Warehouse Drive, Fargo, ND 58104
Legal description: Lot 2, Block 1, Depot Addition to the City of Fargo, Cass County, North Dakota
Assessor's Parcel No.: 01-8811-00020-000
Flood zone: X (unshaded)
The contract purchase price is $600,000.
In my opinion the market value of the fee simple estate, as of March 18, 2026, was $610,000.
Report date: March 25, 2026`,
      ),
    ).toEqual({
      property_address: ['1200 Warehouse Drive, Fargo, ND 58104'],
      borrower_name: ['Red River Storage, LLC'],
      lender_name: ['Dakota Commerce Bank'],
      lender_address: ['PO Box 3300, Fargo, ND 58108'],
      legal_description: ['Lot 2, Block 1, Depot Addition to the City of Fargo, Cass County, North Dakota'],
      parcel_number: ['01-8811-00020-000'],
      sale_price: ['600000.00'],
      appraised_value: ['610000.00'],
      appraisal_date: ['2026-03-18'],
      flood_zone: ['X'],
    });
  });

  it('takes no price of a comparable sale for the contract’s', () => {
    const grid = `
FEATURE         SUBJECT          COMPARABLE SALE # 1     COMPARABLE SALE # 2
Sale Price                       $378,000                $402,000`;
    expect(read('appraisal', grid)).toEqual({});
  });
});

describe('a financing statement', () => {
  it('is read off the national form', () => {
    expect(
      read(
        'ucc_financing_statement',
        `
UCC FINANCING STATEMENT
1. DEBTOR'S NAME
1a. ORGANIZATION'S NAME
WEXFORD TOOL & DIE, INC.
2. DEBTOR'S NAME
2a. ORGANIZATION'S NAME
OR 2b. INDIVIDUAL'S SURNAME         FIRST PERSONAL NAME
3. SECURED PARTY'S NAME (or NAME of ASSIGNEE of ASSIGNOR SECURED PARTY)
3a. ORGANIZATION'S NAME
KEYSTONE VALLEY BANK
4. COLLATERAL: This financing statement covers the following collateral:
All inventory, equipment and accounts of Debtor. Proceeds are covered.
8. OPTIONAL FILER REFERENCE DATA: 5510047812`,
      ),
    ).toEqual({
      loan_number: ['5510047812'],
      borrower_name: ['WEXFORD TOOL & DIE, INC.'],
      lender_name: ['KEYSTONE VALLEY BANK'],
      collateral_description: ['All inventory, equipment and accounts of Debtor'],
    });
  });

  it('of a blank form is blank', () => {
    const form = `
1. DEBTOR'S NAME
1a. ORGANIZATION'S NAME

OR 1b. INDIVIDUAL'S SURNAME         FIRST PERSONAL NAME
1c. MAILING ADDRESS                 CITY            STATE    POSTAL CODE
3. SECURED PARTY'S NAME
3a. ORGANIZATION'S NAME

4. COLLATERAL: This financing statement covers the following collateral:`;
    expect(read('ucc_financing_statement', form)).toEqual({});
  });
});

describe('a vehicle title', () => {
  it('is read with its owner and its first lienholder', () => {
    const title = `
REGISTERED OWNER(S)
WEXFORD TOOL & DIE INC
PO BOX 5512
ERIE PA 16505
FIRST LIEN FAVOR OF:              SECOND LIEN FAVOR OF:
KEYSTONE VALLEY BANK
900 STATE STREET
ERIE PA 16501`;
    expect(read('vehicle_title', title)).toEqual({
      borrower_name: ['WEXFORD TOOL & DIE INC'],
      borrower_address: ['PO BOX 5512, ERIE, PA 16505'],
      lender_name: ['KEYSTONE VALLEY BANK'],
      lender_address: ['900 STATE STREET, ERIE, PA 16501'],
    });
  });

  it('without a lien has no lender', () => {
    expect(read('vehicle_title', 'FIRST LIENHOLDER\nNONE').lender_name).toBeUndefined();
  });
});

describe('an identity document', () => {
  it('is read with its holder', () => {
    const card = '1,2 NAME       MARCUS WHITLOCK\n8 ADDRESS      9 QUARRY LANE\n               MERIDIAN, ID 83642';
    expect(read('id_document', card)).toEqual({
      borrower_name: ['MARCUS WHITLOCK'],
      borrower_address: ['9 QUARRY LANE, MERIDIAN, ID 83642'],
    });
  });

  it('does not take the officer who saw it for its holder', () => {
    expect(read('id_document', 'Seen by      Felix Gallo\nDate         05-09-2025')).toEqual({});
  });
});
