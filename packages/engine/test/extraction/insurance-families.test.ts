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

describe('evidence of property insurance', () => {
  it('is read off a binder, where headings stand beside headings', () => {
    expect(
      read(
        'property_insurance',
        `
                     INSURANCE BINDER                                        DATE (MM/DD/YYYY)
                                                                             04/02/2026
AGENCY                                       COMPANY                                   BINDER #
Lakeshore Insurance Brokers LLC              Acuity Mutual Insurance Company           BND-448812
88 Front Street                              EFFECTIVE DATE      TIME                  EXPIRATION DATE   TIME
Erie, PA 16501                               04/02/2026          12:01 AM              07/01/2026        12:01 AM
INSURED                                      DESCRIPTION OF OPERATIONS/VEHICLES/PROPERTY (Including Location)
Wexford Tool & Die, Inc.                     17 Foundry Road, Erie, PA 16502
PO Box 5512
Erie, PA 16505
COVERAGES                                                        LIMITS
TYPE OF INSURANCE        COVERAGE/FORMS                          DEDUCTIBLE   COINS %    AMOUNT
PROPERTY                 Building                                $2,500       90         $1,850,000
                         Business personal property              $2,500       90         $400,000
NAME & ADDRESS
Keystone Valley Bank                         [x] MORTGAGEE    [_] ADDITIONAL INSURED
ISAOA/ATIMA                                  [_] LOSS PAYEE
900 State Street                             LOAN #
Erie, PA 16501                               5510047812`,
      ),
    ).toEqual({
      loan_number: ['5510047812'],
      insurer_name: ['Acuity Mutual Insurance Company'],
      borrower_name: ['Wexford Tool & Die, Inc.'],
      borrower_address: ['PO Box 5512, Erie, PA 16505'],
      property_address: ['17 Foundry Road, Erie, PA 16502'],
      hazard_policy_number: ['BND-448812'],
      hazard_effective_date: ['2026-04-02'],
      hazard_expiration_date: ['2026-07-01'],
      hazard_coverage_amount: ['1850000.00'],
      hazard_deductible: ['2500.00'],
      mortgagee_name: ['Keystone Valley Bank'],
      lender_address: ['900 State Street, Erie, PA 16501'],
    });
  });

  it('is read out of an agent’s sentences', () => {
    expect(
      read(
        'property_insurance',
        `
TO WHOM IT MAY CONCERN
Please accept this letter as evidence of hazard insurance for the following:
Insured: Paula R. Stein
Loan No. 66120033
Lincoln County Savings Bank, its successors and/or assigns, is listed as first mortgagee.
The policy is written by Great Basin Mutual Insurance Company under policy number GBM-778123, effective April 10,
2026 and expiring April 10, 2027. The dwelling located at 55 Elm Street, Lincoln, NE 68502 is insured for $310,000
with a $1,000 deductible.`,
      ),
    ).toEqual({
      loan_number: ['66120033'],
      insurer_name: ['Great Basin Mutual Insurance Company'],
      borrower_name: ['Paula R. Stein'],
      property_address: ['55 Elm Street, Lincoln, NE 68502'],
      hazard_policy_number: ['GBM-778123'],
      hazard_effective_date: ['2026-04-10'],
      hazard_expiration_date: ['2027-04-10'],
      hazard_coverage_amount: ['310000.00'],
      hazard_deductible: ['1000.00'],
      mortgagee_name: ['Lincoln County Savings Bank'],
    });
  });

  it('of a blank form is blank', () => {
    expect(
      read(
        'property_insurance',
        `
                 EVIDENCE OF PROPERTY INSURANCE                       DATE (MM/DD/YYYY)
AGENCY   PHONE (A/C, No, Ext):               COMPANY

INSURED                                      LOAN NUMBER               POLICY NUMBER

                                             EFFECTIVE DATE   EXPIRATION DATE    [_] CONTINUED UNTIL
LOCATION/DESCRIPTION

COVERAGE / PERILS / FORMS                            AMOUNT OF INSURANCE        DEDUCTIBLE

SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL
BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.
ADDITIONAL INTEREST
NAME AND ADDRESS                             [_] MORTGAGEE   [_] ADDITIONAL INSURED
                                             LOAN #
                                             AUTHORIZED REPRESENTATIVE`,
      ),
    ).toEqual({});
  });
});

describe('a certificate of liability insurance', () => {
  it('names the insured and the holder, and not the producer', () => {
    expect(
      read(
        'liability_insurance',
        `
                    CERTIFICATE OF LIABILITY INSURANCE                      DATE 05/01/2026
PRODUCER                                          CONTACT NAME: Joan Pell
Lakeshore Insurance Brokers LLC                   PHONE: 814-555-0100
88 Front Street, Erie, PA 16501                   INSURER(S) AFFORDING COVERAGE            NAIC #
INSURED                                           INSURER A: Acuity Mutual                 14184
Wexford Tool & Die, Inc.                          INSURER B:
PO Box 5512                                       INSURER C:
Erie, PA 16505
DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES
RE: Loan No. 5510047812, 17 Foundry Road, Erie, PA 16502. Certificate holder is included as additional insured.
CERTIFICATE HOLDER                                CANCELLATION
Keystone Valley Bank                              SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE
Attn: Commercial Loan Department                  CANCELLED BEFORE THE EXPIRATION DATE THEREOF
900 State Street
Erie, PA 16501                                    AUTHORIZED REPRESENTATIVE`,
      ),
    ).toEqual({
      loan_number: ['5510047812'],
      insurer_name: ['Acuity Mutual'],
      borrower_name: ['Wexford Tool & Die, Inc.'],
      borrower_address: ['PO Box 5512, Erie, PA 16505'],
      lender_name: ['Keystone Valley Bank'],
      lender_address: ['900 State Street, Erie, PA 16501'],
      property_address: ['17 Foundry Road, Erie, PA 16502'],
    });
  });

  it('with nobody in its boxes names nobody', () => {
    expect(
      read(
        'liability_insurance',
        `
                    CERTIFICATE OF LIABILITY INSURANCE
PRODUCER                                          CONTACT NAME:
INSURED                                           INSURER A:
                                                  INSURER B:
CERTIFICATE HOLDER                                CANCELLATION
                                                  AUTHORIZED REPRESENTATIVE`,
      ),
    ).toEqual({});
  });
});

describe('a flood determination', () => {
  const form = (yes: string, no: string) => `
STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)                    OMB No. 1660-0040
LENDER/SERVICER:  Dakota Commerce Bank                 LOAN IDENTIFIER: 71-009912
                  PO Box 3300                          AMOUNT OF FLOOD INSURANCE REQUIRED: $250,000
                  Fargo, ND 58108
BORROWER: Red River Storage, LLC
PROPERTY ADDRESS: 1200 Warehouse Drive, Fargo, ND 58104

NFIP Community Name: FARGO, CITY OF     County: CASS     State: ND     NFIP Community Number: 385364
NFIP Map Number: 38017C0781G   Panel Date: 01/16/2015   LOMC: No   Flood Zone: AE
IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA?    ${yes} YES     ${no} NO
DATE OF DETERMINATION: 03/02/2026      PREPARER: Northern Flood Data, 800-555-0100`;

  it('is read with the answer that is ticked', () => {
    expect(read('flood_determination', form('[x]', '[_]'))).toEqual({
      loan_number: ['71-009912'],
      lender_name: ['Dakota Commerce Bank'],
      lender_address: ['PO Box 3300, Fargo, ND 58108'],
      borrower_name: ['Red River Storage, LLC'],
      property_address: ['1200 Warehouse Drive, Fargo, ND 58104'],
      property_county: ['CASS'],
      flood_community_number: ['385364'],
      flood_zone: ['AE'],
      flood_determination_date: ['2026-03-02'],
      flood_coverage_amount: ['250000.00'],
      in_sfha: ['true'],
    });
    expect(read('flood_determination', form('[_]', '[x]')).in_sfha).toEqual(['false']);
  });

  it('leaves the answer open where no box is ticked, whatever words stand there', () => {
    expect(read('flood_determination', form('[_]', '[_]')).in_sfha).toBeUndefined();
  });

  it('of a blank form is blank', () => {
    expect(
      read(
        'flood_determination',
        `
STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)
1. LENDER/SERVICER NAME AND ADDRESS            2. COLLATERAL DESCRIPTION (Building/Mobile Home/Property)

3. LENDER/SERVICER ID #      4. LOAN IDENTIFIER        5. AMOUNT OF FLOOD INSURANCE REQUIRED

1. NFIP Community Name    2. County(ies)    3. State    4. NFIP Community Number

1. NFIP Map Number   2. Map Panel Effective/Revised Date   3. LOMC?   4. Flood Zone   5. No NFIP Map

IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA (ZONES CONTAINING THE LETTERS "A" OR "V")?   [_] YES  [_] NO
NAME, ADDRESS, TELEPHONE NUMBER (If other than Lender)            DATE OF DETERMINATION`,
      ),
    ).toEqual({});
  });
});

describe('a notice of special flood hazards', () => {
  it('is read off a credit union’s own letter', () => {
    expect(
      read(
        'flood_notice',
        `
PINNACLE FEDERAL CREDIT UNION
2200 Lincoln Way, Boise, ID 83702
NOTICE OF SPECIAL FLOOD HAZARDS

Member/Borrower: Marcus Whitlock
Loan/Application No.: 77120045
Property securing the loan: 9 Quarry Lane, Meridian, ID 83642

The building securing the loan for which you have applied is or will be located in an area with special flood
hazards. NFIP community: Meridian, City of. Community number: 160180. Flood zone: AE.
Flood determination dated 03/28/2026.`,
      ),
    ).toEqual({
      loan_number: ['77120045'],
      borrower_name: ['Marcus Whitlock'],
      lender_name: ['PINNACLE FEDERAL CREDIT UNION'],
      lender_address: ['2200 Lincoln Way, Boise, ID 83702'],
      property_address: ['9 Quarry Lane, Meridian, ID 83642'],
      flood_determination_date: ['2026-03-28'],
      flood_community_number: ['160180'],
      flood_zone: ['AE'],
      in_sfha: ['true'],
    });
  });

  it('says nothing of a zone where it only explains what zones are', () => {
    const text = 'A zone beginning with the letter A or V is a special flood hazard area.';
    expect(read('flood_notice', text)).toEqual({});
  });
});

describe('a flood policy', () => {
  it('is read off a declarations page with the end of its term', () => {
    expect(
      read(
        'flood_policy',
        `
HARTSHORN FIRE INSURANCE COMPANY                        NATIONAL FLOOD INSURANCE PROGRAM
FLOOD DECLARATIONS PAGE                                 Policy Number: 87-0044812-2026
Policy Term: 12:01 a.m. 04/15/2026 through 12:01 a.m. 04/15/2027

INSURED NAME(S) AND MAILING ADDRESS(ES)                 COMPANY MAILING ADDRESS
MARCUS WHITLOCK                                         HARTSHORN FLOOD
9 QUARRY LANE                                           PO BOX 100
MERIDIAN, ID 83642                                      KALISPELL, MT 59901

INSURED PROPERTY LOCATION: 9 QUARRY LANE, MERIDIAN, ID 83642
COMMUNITY NUMBER: 160180 0237 J    FLOOD RISK/RATED ZONE: AE
COVERAGE                     LIMIT         DEDUCTIBLE     PREMIUM
BUILDING                     $250,000      $1,250         $889.00
CONTENTS                     $50,000       $1,250         $120.00

FIRST MORTGAGEE:                                        LOAN NO: 77120045
PINNACLE FEDERAL CREDIT UNION ISAOA
2200 LINCOLN WAY
BOISE, ID 83702`,
      ),
    ).toEqual({
      loan_number: ['77120045'],
      insurer_name: ['HARTSHORN FIRE INSURANCE COMPANY'],
      borrower_name: ['MARCUS WHITLOCK'],
      borrower_address: ['9 QUARRY LANE, MERIDIAN, ID 83642'],
      property_address: ['9 QUARRY LANE, MERIDIAN, ID 83642'],
      flood_expiration_date: ['2027-04-15'],
      flood_coverage_amount: ['250000.00'],
      flood_zone: ['AE'],
      flood_community_number: ['160180'],
      mortgagee_name: ['PINNACLE FEDERAL CREDIT UNION'],
      lender_address: ['2200 LINCOLN WAY, BOISE, ID 83702'],
    });
  });

  it('takes no contents for the building', () => {
    expect(read('flood_policy', 'COVERAGE      LIMIT\nCONTENTS      $50,000')).toEqual({});
  });
});
