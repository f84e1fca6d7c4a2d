import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads an appraisal in headed boxes',
    docType: 'appraisal',
    text: `
RESTRICTED APPRAISAL REPORT
Client                        Intended Use
First Plains Bank             Mortgage lending
Property Use                  Zoning
Industrial warehouse          I-2`,
    expected: { lender_name: ['First Plains Bank'], property_type: ['Industrial warehouse'] },
  },
  {
    name: 'reads the uniform report, whose lines of boxes stand close',
    docType: 'appraisal',
    text: `
Uniform Residential Appraisal Report                              File # 25-0417
Property Address 71 Fern Hollow Lane        City Asheville      State NC   Zip Code 28803
Borrower Theodore M. Pike     Owner of Public Record Jane Doyle      County Buncombe
Legal Description Lot 14, Block C, Fern Hollow Subdivision
Assessor's Parcel # 9647-22-1180        Tax Year 2024     R.E. Taxes $ 2,911
Occupant [x] Owner [_] Tenant [_] Vacant
Property Rights Appraised [x] Fee Simple [_] Leasehold
Lender/Client Blue Ridge Home Mortgage, Inc.    Address 40 Patton Avenue, Asheville, NC 28801
Contract Price $ 460,000      Date of Contract 03/02/2025
Neighborhood Characteristics
Location [_] Urban [x] Suburban [_] Rural    Present Land Use %  One-Unit 85%  2-4 Unit 5%  Commercial 10%
Specific Zoning Classification RS-4    Zoning Description Residential Single Family
Highest and best use: [x] Yes [_] No
FEMA Special Flood Hazard Area [_] Yes [x] No   FEMA Flood Zone X   FEMA Map # 3700964700J  FEMA Map Date 01/06/2010
Units [x] One [_] One with Accessory Unit   # of Stories 2   Type [x] Det. [_] Att. [_] S-Det/End Unit
Design (Style) Colonial      Year Built 1998
Indicated Value by Sales Comparison Approach $ 465,000
Opinion of market value as of 03/14/2025 is $ 465,000
APPRAISER
Name Mark Hill
Date of Signature and Report 03/19/2025
Effective Date of Appraisal 03/14/2025
APPRAISED VALUE OF SUBJECT PROPERTY $ 465,000`,
    expected: {
      in_sfha: ['false'],
      flood_zone: ['X'],
      appraised_value: ['465000.00'],
      appraisal_date: ['2025-03-14'],
    },
    blank: ['property_type'],
  },
  {
    name: 'reads a letter that names the building and its zoning',
    docType: 'appraisal',
    text: `
Harmon Appraisal Services
June 9, 2025

Ms. Ann Keller
Old Harbor Savings Bank
55 Wharf Street
Gloucester, MA 01930

RE: Appraisal of a 24-unit apartment complex located at 2200 Marlin Street, Gloucester, Essex County, MA 01930

Dear Ms. Keller:

As you requested, we have appraised the above-referenced multifamily property. The purpose of the appraisal is to estimate the market value of the fee simple estate as of May 28, 2025. The site is zoned R-3, Multifamily Residential. The highest and best use of the site as if vacant is residential development. The surrounding land uses are single-family homes and retail.

Based on our analysis, it is our opinion that the market value of the subject, as of May 28, 2025, was:

FOUR MILLION SIX HUNDRED FIFTY THOUSAND DOLLARS
($4,650,000)

The property last sold on March 2, 2016 for $3,100,000.

Respectfully submitted,
[ink]
Paul Harmon, MAI`,
    expected: {
      property_type: ['24-unit apartment complex'],
    },
  },
  {
    name: 'reads boxes for the structure beside zoning and style',
    docType: 'appraisal',
    text: `
DESKTOP APPRAISAL
SUBJECT                                        ASSIGNMENT
Address: 408 Cedar Avenue                      Client: First Citizens Bank of Luverne
City: Luverne   ST: MN   Zip: 56156            Borrower: Sandra K. Oberg
County: Rock                                   Assignment Type: [x] Purchase  [_] Refinance
PIN: 20-0188-000                               Sale Price: $250,000
Legal: Lot 3, Block 7, Original Plat           Contract Date: 06/24/2025
Land Use Code: 101 Residential                 Zoning: R-1
Structure: [x] Single Family  [_] Condo  [_] 2-4 Family  [_] Manufactured
Style: Bungalow    Exterior: Stucco            Year Built: 1926
RECONCILIATION
Final Opinion of Value: $252,000               Effective Date: 07/02/2025
Inspection Date: n/a                           Report Date: 07/03/2025`,
    expected: {
      property_type: ['Single Family'],
    },
  },
  {
    name: 'reads uses that the building has, and may have',
    docType: 'appraisal',
    text: `
COMMERCIAL APPRAISAL - EXECUTIVE SUMMARY
Subject:                   Bluebonnet Inn
Location:                  2100 Interstate Hwy 35, Waco, TX 76706
Existing Use:              Limited-service hotel
Property Use Code:         F1 Commercial
Type of Construction:      Wood frame
Improvement Type:          Limited-service hotel, 84 rooms
Permitted Use:             Retail
Use:                       Retail
Building Style:            Interior corridor
Market Value As Is:        $7,900,000
Date of Value:             June 1, 2025`,
    expected: {
      property_type: ['Limited-service hotel'],
    },
  },
  {
    name: 'reads the building in a sentence before zoning and best use',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
The subject property is a two-story medical office building containing 18,400 square feet, located at 900 Clinic Way, Ames, IA 50010. The site is zoned C-2, General Commercial. The highest and best use as vacant is for retail development. Adjacent uses include a warehouse and single-family homes.
In our opinion the market value of the property as of July 7, 2025 is $3,350,000.
Client: Two Rivers Bank`,
    expected: {
      property_type: ['medical office building'],
    },
  },
  {
    name: 'reads the use of a property before its improvements',
    docType: 'appraisal',
    text: `
APPRAISAL OF REAL PROPERTY
Located at: 77 Mill Pond Rd, Stowe, VT 05672
For: Green Mountain Savings Bank
Description: Two-family dwelling on 0.4 acre
Use of Property: Rental
Zoning: Village Residential
Highest & Best Use: Two-family
Building Design: Victorian
Improvements: Two-family dwelling built 1905
Opinion of Value: $505,000
As of: 09/09/2025`,
    expected: {
      property_type: ['Two-family dwelling'],
    },
  },
  {
    name: 'reads owner and flood map of an appraisal',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
Owner of Public Record     Alder Mill Partners, LP
FEMA Community No.         410122
The property is not located in a special flood hazard area.`,
    expected: {
      vested_owner: ['Alder Mill Partners, LP'],
      flood_community_number: ['410122'],
      in_sfha: ['false'],
    },
  },
  {
    name: 'reads owner and community in sentences',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
According to county records the subject property is currently owned by Alder Mill Partners, LP.
The site lies in Zone X of community 410122, panel 0450.`,
    expected: { vested_owner: ['Alder Mill Partners, LP'], flood_community_number: ['410122'] },
  },
  {
    name: 'reads boxes for who lives there and for the flood area',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
Occupant   [x] Owner   [_] Tenant   [_] Vacant
Owner      Tenant
In a FEMA Special Flood Hazard Area   [_] Yes   [x] No`,
    expected: { vested_owner: [], in_sfha: ['false'] },
  },
  {
    name: 'an appraisal by letter that names the county on a line of its own',
    docType: 'appraisal',
    text: `
Ridge & Vale Appraisal Co.
January 30, 2026
Hometown Savings Bank
15 Main Street, Marietta, OH 45750
RE:  Appraisal Report
     448 Front Street, Marietta, OH 45750
     Van Buren County, Ohio
     Our file: 26-1180
`,
    expected: { property_county: ['Van Buren'], lender_name: ['Hometown Savings Bank'] },
  },
  {
    name: 'reads an address whose parts have names',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
Property Address: 77 Orchard Lane   City: Oklahoma City   State: OK   Zip Code: 73102
County: Oklahoma`,
    expected: { property_address: ['77 Orchard Lane, Oklahoma City, OK 73102'], property_county: ['Oklahoma'] },
  },
  {
    name: 'reads such an address without colons',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
Property Address 1208 City Park Road City Yakima State WA Zip Code 98902`,
    expected: { property_address: ['1208 City Park Road, Yakima, WA 98902'] },
  },
];

describe('appraisals', () => {
  itReads(papers);
});
