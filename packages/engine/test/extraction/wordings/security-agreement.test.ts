import { describe } from 'vitest';
import { itReads, itReadsSentences, type Sentence, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads goods named after a colon in small letters',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT

THIS SECURITY AGREEMENT is made April 4, 2025 by LONE PINE TRUCKING, INC., a Nevada corporation, 8200 Stead Blvd., Reno, NV 89506 ("Debtor") in favor of SIERRA COMMERCE BANK, 1 Liberty Street, Reno, NV 89501 ("Secured Party").

1. Grant. Debtor grants to Secured Party a security interest in the following property (the "Collateral"): three 2024 Kenworth T680 tractors, VINs 1XKYDP9X1RJ000111, 1XKYDP9X1RJ000112 and 1XKYDP9X1RJ000113, with all accessions and proceeds.
2. Obligations. This Agreement secures Debtor's promissory note dated April 4, 2025 in the principal amount of $512,000.00 and all other debts to Secured Party.
3. Location. The Collateral will be kept at 8200 Stead Blvd., Reno, NV.
4. Insurance. Debtor shall insure the Collateral for at least $600,000.00.
5. Default. Failure to pay when due is a default.

DEBTOR: LONE PINE TRUCKING, INC.
By: [ink]
Ellen Strand, President`,
    expected: {
      borrower_name: ['LONE PINE TRUCKING, INC.'],
      borrower_entity_type: ['a Nevada corporation'],
      lender_address: ['1 Liberty Street, Reno, NV 89501'],
      note_date: ['2025-04-04'],
      principal_amount: ['512000.00'],
      collateral_description: [
        'three 2024 Kenworth T680 tractors, VINs 1XKYDP9X1RJ000111, 1XKYDP9X1RJ000112 and 1XKYDP9X1RJ000113, with all accessions and proceeds',
      ],
      lender_name: ['SIERRA COMMERCE BANK'],
      borrower_address: ['8200 Stead Blvd., Reno, NV 89506'],
    },
  },
  {
    name: 'reads goods of two kinds',
    docType: 'security_agreement',
    text: `
COMMERCIAL SECURITY AGREEMENT

Principal       Loan Date      Maturity       Loan No      Call / Coll    Account    Officer    Initials
$88,000.00      03-03-2025     03-03-2030     55012        4A / 31        0100       WLB
Grantor:    Pinecrest Veterinary Clinic, P.A.      Lender:   Timberland Bank
            210 Elm St                                       40 Front St
            Lufkin, TX 75901                                 Lufkin, TX 75901

THIS COMMERCIAL SECURITY AGREEMENT dated March 3, 2025, is made and executed between Pinecrest Veterinary Clinic, P.A. ("Grantor") and Timberland Bank ("Lender").
GRANT OF SECURITY INTEREST. For valuable consideration, Grantor grants to Lender a security interest in the Collateral to secure the Indebtedness and agrees that Lender shall have the rights stated in this Agreement.
COLLATERAL DESCRIPTION. The word "Collateral" as used in this Agreement means the following described property, whether now owned or hereafter acquired, in which Grantor is giving to Lender a security interest:
     All Equipment, Furniture and Fixtures; including one Vetel digital radiography system, serial VX-2201
In addition, the word "Collateral" also includes all the following, whether now owned or hereafter acquired: (A) All accessions, attachments, accessories, replacements of and additions to any of the collateral described herein.`,
    expected: {
      loan_number: ['55012'],
      principal_amount: ['88000.00'],
      note_date: ['2025-03-03'],
      maturity_date: ['2030-03-03'],
      call_report_code: ['4A'],
      loan_officer: ['WLB'],
      lender_name: ['Timberland Bank'],
      lender_address: ['40 Front St, Lufkin, TX 75901'],
      borrower_name: ['Pinecrest Veterinary Clinic, P.A.'],
      borrower_address: ['210 Elm St, Lufkin, TX 75901'],
      collateral_description: [
        'All Equipment, Furniture and Fixtures; including one Vetel digital radiography system, serial VX-2201',
      ],
    },
  },
  {
    name: 'goods with a number behind its sign',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT

FOR VALUE RECEIVED the undersigned, Delta Queen Catering Co., of 40 Levee Street, Greenville, Mississippi ("Debtor"), hereby grants to
Magnolia State Bank ("Secured Party") a security interest in the following described property, and all additions thereto and
proceeds thereof, hereinafter called the Collateral, to-wit:

     All restaurant and catering equipment, furniture and fixtures located at 40 Levee Street
     2021 Ford Transit 250, VIN 1FTBR1C80MKA10034
     Deposit account no. ****2290 at Secured Party

to secure payment of a promissory note dated August 25, 2025 for $64,300.00, payable in 60 installments.

Debtor warrants that the Collateral is free of liens except as follows: none.`,
    expected: {
      collateral_description: [
        'All restaurant and catering equipment, furniture and fixtures located at 40 Levee Street 2021 Ford Transit 250, VIN 1FTBR1C80MKA10034 Deposit account no. ****2290 at Secured Party',
      ],
      principal_amount: ['64300.00'],
    },
    blank: [],
  },
  {
    name: 'goods that begin with a year, below words that every form prints',
    docType: 'security_agreement',
    text: `
COMMERCIAL SECURITY AGREEMENT

Grantor: Sawtooth Aviation, LLC                          Lender: Boise Front Bank
         3800 Airport Way                                        101 Capitol Blvd
         Boise, ID 83705                                         Boise, ID 83702

GRANT OF SECURITY INTEREST. Grantor grants to Lender a security interest in the Collateral.
COLLATERAL DESCRIPTION. The word "Collateral" means all of the property described below, whether now owned or hereafter acquired,
whether now existing or hereafter arising, and wherever located:
1978 Cessna 185F Skywagon, Registration N1185F, Serial No. 18503512, together with its engine, propeller and avionics.
In addition, the word "Collateral" includes all accessions, replacements and proceeds.
CROSS-COLLATERALIZATION. In addition to the Note, this Agreement secures all obligations, debts and liabilities of Grantor.
Note dated 06/06/2025 in the principal amount of $148,000.00.`,
    expected: {
      collateral_description: [
        '1978 Cessna 185F Skywagon, Registration N1185F, Serial No. 18503512, together with its engine, propeller and avionics',
      ],
    },
    blank: [],
  },
  {
    name: 'a herd, and the land where it is kept',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT                             Loan #: 20-11873
Date: 9/15/2025        Debtor: Hank Purdy and Lila Purdy        Secured Party: Farmers & Drovers Bank
Description of Collateral: 62 head of mixed-breed beef cows, brand "HP" left hip, and their increase
Location of Collateral: NE 1/4 Sec. 12, T14S, R6E, Morris County, Kansas
Amount: $77,500.00     Maturity: 9/15/2026
Debtor agrees to keep the Collateral insured. The Collateral also secures all other debts of Debtor (cross-collateral clause).`,
    expected: {
      collateral_description: ['62 head of mixed-breed beef cows, brand "HP" left hip, and their increase'],
      borrower_name: ['Hank Purdy', 'Lila Purdy'],
    },
    blank: [],
    inAnyOrder: true,
  },
  {
    name: 'reads what a debtor says that it is',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT
HARLAN FEED & SEED, LLC ("Debtor"), a limited liability company organized under the laws of Kansas, grants to FIRST PRAIRIE BANK a security interest.`,
    expected: { borrower_entity_type: ['a limited liability company'], borrower_state_of_org: ['Kansas'] },
  },
  {
    name: 'reads a security agreement with boxes for kinds of goods',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT

DEBTOR NAME AND ADDRESS            SECURED PARTY NAME AND ADDRESS        LOAN NUMBER
Keystone Tool & Die, Inc.          Allegheny Valley Bank                 6612-009
70 Foundry Lane                    5 Penn Square
Erie, PA 16501                     Pittsburgh, PA 15222

1. SECURED DEBT. Debtor's note dated May 2, 2025 for $275,000.00, due May 2, 2030.
2. GRANT. Debtor gives Secured Party a security interest in all of the property checked below and in all proceeds.
[_] Inventory. All inventory held for sale.
[x] Equipment. All equipment including machinery and tools.
[_] Farm Products. All crops and livestock.
[x] Specific Property: Two 2023 Haas VF-2 machining centers, serial nos. 118842 and 118843.
3. Debtor is a Pennsylvania corporation.`,
    expected: {
      collateral_description: ['Two 2023 Haas VF-2 machining centers, serial nos. 118842 and 118843'],
    },
  },
  {
    name: 'reads a security agreement of a partnership whose name holds stops',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT

DEBTOR NAME AND ADDRESS
Stillwater Farms, L.P.
19 County Road 8, Alva, OK 73717
Type: limited partnership

This agreement secures the promissory note made by Stillwater Farms, L.P. to you dated July 7, 2025 in the amount of $612,400.00, maturing July 7, 2030.`,
    expected: {
      borrower_entity_type: ['limited partnership'],
      principal_amount: ['612400.00'],
      note_date: ['2025-07-07'],
    },
  },
  {
    name: 'goods with their number',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT
Ironwood Builders, LLC ("Debtor") gives Harbor National Bank ("Bank") a security interest in one 2022 Caterpillar 320 Excavator, Serial No. CAT0320XYZ01234, to secure payment of a loan of $450,000.00 with a final maturity of May 12, 2030.`,
    expected: {
      collateral_description: ['one 2022 Caterpillar 320 Excavator, Serial No. CAT0320XYZ01234'],
      maturity_date: ['2030-05-12'],
    },
  },
  {
    name: 'a security agreement whose goods stand in a schedule',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT
Ironwood Builders, LLC (the "Company") agrees with Harbor National Bank (the "Bank").
Section 1. Grant. The Company grants to the Bank a security interest in the property of Schedule A (the
"Collateral").
Section 2. Obligations. The security interest shall be a first priority security interest. The Collateral is kept
at 12 Quarry Road, Bend, OR 97701.
SCHEDULE A
Description of Collateral
Debtor: Ironwood Builders, LLC
Secured Party: Harbor National Bank
All cranes, hoists and lifting gear.`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lien_position: ['1'],
      property_address: ['12 Quarry Road, Bend, OR 97701'],
      collateral_description: ['All cranes, hoists and lifting gear'],
    },
  },
  {
    name: 'reads where the debtor does business and what the note bears',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT

Debtor: Alder & Finch, Inc.
Debtor's Principal Place of Business: 22 Mill Street, Barre, VT 05641
Secured Party: Green Mountain Bank
This Agreement secures Debtor's note dated May 1, 2026 for $90,000.00, which bears interest at an initial variable rate of 8.125% per annum and matures May 1, 2031. After default the note bears interest at 13.125% per annum.`,
    expected: {
      borrower_address: ['22 Mill Street, Barre, VT 05641'],
      interest_rate: ['8.125'],
      rate_type: ['variable'],
    },
  },
];

const sentences: readonly Sentence[] = [
  [
    'security_agreement',
    'Debtor gives a security interest in all of the collateral listed below and its proceeds.',
    'collateral_description',
    null,
  ],
];

describe('security agreements', () => {
  itReads(papers);

  itReadsSentences(sentences);
});
