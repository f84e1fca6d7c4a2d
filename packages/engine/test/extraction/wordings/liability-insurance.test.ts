import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a certificate that lists the property among policies on liability',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF INSURANCE

Insured: Tallgrass Feeders, L.P., 900 County Road 4, Garden City, KS 67846
Certificate Holder: Plains State Bank ISAOA, 15 Main Street, Dodge City, KS 67801

TYPE OF INSURANCE        POLICY NUMBER     EFFECTIVE     EXPIRATION     LIMITS
General Liability        GL-448812         01/01/2026    01/01/2027     Each Occurrence $1,000,000
Commercial Property      CP-771203         02/01/2026    02/01/2027     Building $950,000  Deductible $5,000
Workers Compensation     WC-100345         01/01/2026    01/01/2027     Statutory`,
    expected: {
      hazard_policy_number: ['CP-771203'],
      hazard_effective_date: ['2026-02-01'],
      hazard_expiration_date: ['2027-02-01'],
      hazard_coverage_amount: ['950000.00'],
      hazard_deductible: ['5000.00'],
    },
  },
  {
    name: 'reads a certificate without a policy on property',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF INSURANCE

TYPE OF INSURANCE        POLICY NUMBER     EFFECTIVE     EXPIRATION     LIMITS
General Liability        GL-448812         01/01/2026    01/01/2027     Each Occurrence $1,000,000
Automobile               BA-221190         01/01/2026    01/01/2027     Property Damage $50,000`,
    expected: {},
    blank: ['hazard_policy_number', 'hazard_coverage_amount', 'hazard_effective_date'],
  },
  {
    name: 'reads a memorandum of one liability policy',
    docType: 'liability_insurance',
    text: `
MEMORANDUM OF INSURANCE
TO: Harbor National Bank, Loan Operations
This confirms that Evergreen Mutual Insurance Company has issued general liability policy GL-4418821 to Basin Tool
Works, Inc., 77 Canyon Road, Bend, OR 97701. The policy runs from January 15, 2026 to January 15, 2027.
Harbor National Bank has been added to the policy as additional insured, mortgagee, under your loan 3776-8490.`,
    expected: {
      lender_name: ['Harbor National Bank'],
      mortgagee_name: ['Harbor National Bank'],
      insurer_name: ['Evergreen Mutual Insurance Company'],
      hazard_policy_number: ['GL-4418821'],
      hazard_effective_date: ['2026-01-15'],
      hazard_expiration_date: ['2027-01-15'],
    },
  },
  {
    name: 'reads a certificate of several policies for a holder who is no mortgagee',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF LIABILITY INSURANCE
Insured: Basin Tool Works, Inc.
General liability policy number: GL-4418821
Umbrella policy number: UMB-118822
Policy period: 01/15/2026 to 01/15/2027
Certificate holder: Harbor National Bank`,
    expected: {
      hazard_policy_number: [],
      hazard_effective_date: [],
      hazard_expiration_date: [],
      mortgagee_name: [],
      lender_name: ['Harbor National Bank'],
    },
  },
  {
    name: 'insurers by letters in a table',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF INSURANCE
INSURER LETTER     COMPANY NAME                            NAIC
A                  Evergreen Mutual Insurance Company      12345
B                  Summit Casualty Company                 23456
NAMED INSURED
Ironwood Builders, LLC`,
    expected: { insurer_name: ['Evergreen Mutual Insurance Company'], borrower_name: ['Ironwood Builders, LLC'] },
  },
  {
    name: 'an agency that writes for the insurer',
    docType: 'liability_insurance',
    text: `
Cascade Insurance Agency
We confirm that general liability coverage is in force for Ironwood Builders, LLC of 12 Mill Road, Bend, OR 97701 with Evergreen Mutual Insurance Company under policy GL-998877.`,
    expected: { insurer_name: ['Evergreen Mutual Insurance Company'] },
  },
  {
    name: 'reads a message in sentences, and nothing else',
    docType: 'liability_insurance',
    text: `
From: Tessa Morgan <tmorgan@harborins.example>
To: loandocs@firstbay.example
Date: 10/20/2025
Subject: Liability coverage for Osprey Charters LLC

Hello,

Osprey Charters LLC is insured for general liability under policy number MGL0091877 written by Chesapeake Marine Underwriters.
The policy is in force from 9/1/2025 through 9/1/2026. Limit is $1,000,000 each occurrence / $3,000,000 aggregate.
First Bay Bank is listed as additional insured, loan number 20-33817.

Tessa Morgan, CIC
Harbor Insurance Group`,
    expected: {
      loan_number: ['20-33817'],
      insurer_name: ['Chesapeake Marine Underwriters'],
      mortgagee_name: ['First Bay Bank'],
      hazard_policy_number: ['MGL0091877'],
      hazard_effective_date: ['2025-09-01'],
      hazard_expiration_date: ['2026-09-01'],
      borrower_name: ['Osprey Charters LLC'],
      lender_name: ['First Bay Bank'],
    },
    whole: true,
  },
  {
    name: 'reads a form of an agency’s own, and nothing else',
    docType: 'liability_insurance',
    text: `
VERIFICATION OF INSURANCE

Date Prepared:          11/03/2025
Prepared for:           Sandia Peak Credit Union, 700 Lomas Blvd, Albuquerque, NM 87102
Our Insured:            Turquoise Trail Brewing, LLC
Insured Location:       15 Gold Avenue, Albuquerque, NM 87102
Carrier:                Mesa Verde Insurance Exchange
Type of Coverage:       Business liability, including liquor liability
Policy Identification:  BOP-7718-02
Inception:              10/15/2025
Renewal Date:           10/15/2026
Liability Limit:        $1,000,000 per occurrence
Aggregate:              $2,000,000
Status of lender:       Additional insured - Sandia Peak Credit Union
Loan reference:         SP-991002`,
    expected: {
      loan_number: ['SP-991002'],
      borrower_name: ['Turquoise Trail Brewing, LLC'],
      lender_name: ['Sandia Peak Credit Union'],
      lender_address: ['700 Lomas Blvd, Albuquerque, NM 87102'],
      insurer_name: ['Mesa Verde Insurance Exchange'],
      hazard_effective_date: ['2025-10-15'],
      hazard_policy_number: ['BOP-7718-02'],
      property_address: ['15 Gold Avenue, Albuquerque, NM 87102'],
      hazard_expiration_date: ['2026-10-15'],
      mortgagee_name: ['Sandia Peak Credit Union'],
    },
    whole: true,
  },
  {
    name: 'reads a memorandum of a package policy',
    docType: 'liability_insurance',
    text: `
HARTLAND CASUALTY COMPANY
Memorandum of Insurance

Furnished to: Prairie Trust Bank, 7 Elm Street, Ames, IA 50010
Your loan: 77-10023
Our policyholder: Ames Bakery LLC, 200 Main Street, Ames, IA 50010

This memorandum certifies that commercial package policy CPP-220188 is in force from 02/01/2026 to 02/01/2027.
General liability each occurrence   $1,000,000
Prairie Trust Bank is mortgagee and additional insured for the premises at 200 Main Street, Ames, IA 50010.`,
    expected: {
      insurer_name: ['HARTLAND CASUALTY COMPANY'],
      hazard_policy_number: ['CPP-220188'],
      hazard_effective_date: ['2026-02-01'],
      hazard_expiration_date: ['2027-02-01'],
      mortgagee_name: ['Prairie Trust Bank'],
    },
  },
  {
    name: 'reads a certificate of several policies',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF LIABILITY INSURANCE

PRODUCER                           INSURERS AFFORDING COVERAGE
Bayliss Insurance Group            INSURER A: Overland Casualty
11 Canal Street                    INSURER B: Acme Indemnity Company
New Orleans, LA 70130

INSURED
Delta Fab, Inc.
3 Dock Road
Gretna, LA 70053

A  General Liability   GL-110023   01/01/2026   01/01/2027   $1,000,000
B  Workers Comp        WC-55012    03/01/2026   03/01/2027   Statutory

CERTIFICATE HOLDER
Gulf States Bank
100 Poydras Street
New Orleans, LA 70112`,
    expected: { lender_name: ['Gulf States Bank'] },
    blank: ['hazard_policy_number', 'hazard_effective_date', 'mortgagee_name'],
  },
  {
    name: 'takes no certificate holder for the mortgagee because an endorsement is called so',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF LIABILITY INSURANCE
INSURED: Bayou Marine Supply, Inc.
Certificate holder is an additional insured by endorsement CG 20 18, Mortgagee, Assignee or Receiver.
CERTIFICATE HOLDER
Gulf States Bank
100 Poydras Street
New Orleans, LA 70112`,
    expected: { lender_name: ['Gulf States Bank'] },
    blank: ['mortgagee_name'],
  },
  {
    name: 'reads a certificate holder that is there as mortgagee',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF LIABILITY INSURANCE
INSURED: Bayou Marine Supply, Inc.
The certificate holder is named as mortgagee of the premises.
CERTIFICATE HOLDER
Gulf States Bank
100 Poydras Street
New Orleans, LA 70112`,
    expected: { lender_name: ['Gulf States Bank'], mortgagee_name: ['Gulf States Bank'] },
  },
  {
    name: 'reads a mortgagee under its own heading',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF LIABILITY INSURANCE
INSURED: Bayou Marine Supply, Inc.
MORTGAGEE / CERTIFICATE HOLDER
Gulf States Bank
100 Poydras Street
New Orleans, LA 70112`,
    expected: { mortgagee_name: ['Gulf States Bank'] },
  },
];

describe('liability insurance', () => {
  itReads(papers);
});
