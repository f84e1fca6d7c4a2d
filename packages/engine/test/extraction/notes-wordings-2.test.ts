import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const notes: readonly Case[] = [
  {
    name: 'a note with its rates in words, fractions and figures',
    docType: 'promissory_note',
    text: `
PROMISSORY NOTE
FOR VALUE RECEIVED, the undersigned, Ironwood Builders, LLC, a Colorado limited liability company ("Maker"),
promises to pay to the order of Harbor National Bank ("Holder") the principal sum of Four Hundred Thousand
Dollars ($400,000.00). The unpaid principal shall bear interest at a fixed rate of seven and 125/1000 percent
(7.125%) per annum, computed on the basis of a three hundred sixty (360) day year for the actual number of days
elapsed. Beginning on June 1, 2025, and on the first day of each month thereafter, Maker shall pay sixty (60)
consecutive installments of $4,755.10 each. Upon the occurrence of an Event of Default the unpaid balance shall
bear interest at twelve and 5/10 percent (12.5%) per annum. Prepayments shall be accompanied by the yield maintenance
premium. This Note is secured by a second priority deed of trust of even date and by a security agreement
covering All inventory and accounts of Maker. Maker warrants that the loan is for commercial purposes and
not for personal, family or household use.`,
    expected: {
      interest_rate: ['7.125'],
      day_count: ['act/360'],
      payment_frequency: ['monthly'],
      number_of_payments: ['60'],
      default_rate: ['12.5'],
      prepayment_penalty: ['true'],
      lien_position: ['2'],
      collateral_description: ['All inventory and accounts of Maker'],
      loan_class: ['business'],
    },
  },
  {
    name: 'a rate that is redetermined on a day and every year after',
    docType: 'promissory_note',
    text: `
TERM NOTE
Interest accrues at a variable rate equal to the Wall Street Journal Prime Rate plus one and 5/10 percent (1.5%),
being initially nine percent (9%). The rate shall be reset as of July 1, 2026 and every year thereafter; in no
event shall the rate be less than four percent (4%) or more than fourteen percent (14%).
Notices to Maker shall be sent to 44 Mill Road, Bend, OR 97701.`,
    expected: {
      rate_margin: ['1.5'],
      interest_rate: ['9'],
      first_rate_change_date: ['2026-07-01'],
      rate_change_frequency: ['year'],
      rate_floor: ['4'],
      rate_ceiling: ['14'],
      borrower_address: ['44 Mill Road, Bend, OR 97701'],
    },
  },
  {
    name: 'a consumer note, and what it may cost to pay it early',
    docType: 'promissory_note',
    text: `
NOTE
This loan is primarily for personal, family or household purposes. I may prepay at any time, subject to a
prepayment fee of 2% of the amount prepaid. This note is subordinate to a first mortgage held by another lender.`,
    expected: { loan_class: ['consumer'], prepayment_penalty: ['true'] },
    blank: ['lien_position'],
  },
  {
    name: 'codes of the bank in a box and at the foot',
    docType: 'promissory_note',
    text: `
COMMERCIAL NOTE
Loan Officer: Dana Whitcomb        Branch: 0117        Product Code: TERM        NAICS: 236220
Principal Office: 4410 Harbor Street, Duluth, MN 55802`,
    expected: {
      loan_officer: ['Dana Whitcomb'],
      branch_code: ['0117'],
      product_code: ['TERM'],
      naics_code: ['236220'],
    },
  },
  {
    name: 'the name of a form says nothing of the rate',
    docType: 'promissory_note',
    text: `
NOTE
I promise to pay U.S. $210,000.00 plus interest to the order of Lender.
MULTISTATE FIXED RATE NOTE - Single Family - Form 3200`,
    expected: { principal_amount: ['210000.00'] },
    blank: ['rate_type', 'branch_code'],
  },
];

const agreements: readonly Case[] = [
  {
    name: 'an agreement by sections, with terms that it defines',
    docType: 'loan_agreement',
    text: `
LOAN AGREEMENT
This Loan Agreement is made as of May 4, 2025 (the "Closing Date") between Ironwood Builders, LLC ("Borrower")
and Harbor National Bank ("Lender"). Borrower asked for a loan for the following purpose: Purchase of cranes.
The Lender's credit committee approved the loan on April 11, 2025. "Collateral" means All cranes and hoists of
Borrower, together with the Land. "Land" means the real property at 12 Quarry Road, Bend, OR 97701, tax parcel
no. 18-204-33-017. Interest is floating, with a floor of 5% and a cap of 11.5%. Installments of $8,120.44 amortize
the Loan over 15 years; the balance then due at maturity is estimated at $512,000.00. The Loan may be prepaid subject to the
prepayment fee stated in the Note. Borrower is duly organized, validly existing and in good standing under the laws
of the State of Oregon. Its principal place of business is located at 81 Timber Way, Salem, OR 97301. Lender shall
hold a first priority lien on the Land. Each guarantor gives an unlimited personal guaranty.
Notices shall be given in writing to Lender at 900 Bay Street, Duluth, MN 55802, Attention: Dana Whitcomb.`,
    expected: {
      closing_date: ['2025-05-04'],
      approval_date: ['2025-04-11'],
      loan_purpose: ['Purchase of cranes'],
      collateral_description: ['All cranes and hoists of Borrower'],
      parcel_number: ['18-204-33-017'],
      rate_floor: ['5'],
      rate_ceiling: ['11.5'],
      amortization_months: ['180'],
      balloon_amount: ['512000.00'],
      prepayment_penalty: ['true'],
      borrower_state_of_org: ['Oregon'],
      borrower_address: ['81 Timber Way, Salem, OR 97301'],
      lien_position: ['1'],
      guaranty_type: ['unlimited'],
      lender_address: ['900 Bay Street, Duluth, MN 55802'],
      loan_officer: ['Dana Whitcomb'],
    },
  },
  {
    name: 'conditions of the approval as a list of their own',
    docType: 'loan_agreement',
    text: `
BUSINESS LOAN AGREEMENT
Borrower: Ironwood Builders, LLC
Lender: Harbor National Bank
Special Conditions of Approval
1. Title policy without survey exception
2. Quarterly borrowing base report
Governing Law
This Agreement is governed by the law of Oregon.`,
    expected: { conditions: ['Title policy without survey exception', 'Quarterly borrowing base report'] },
  },
  {
    name: 'what every agreement asks for before closing is no condition of this one',
    docType: 'loan_agreement',
    text: `
LOAN AGREEMENT
ARTICLE III
CONDITIONS PRECEDENT
3.1 Closing. Lender shall have received, in form satisfactory to it: (a) the executed note; (b) copies of the
articles, certified by the secretary; (c) the opinion of counsel; and (d) payment of all fees.
Notices to Lender at 900 Bay Street, Duluth, MN 55802, Attention: Loan Operations.`,
    expected: { lender_address: ['900 Bay Street, Duluth, MN 55802'] },
    blank: ['conditions', 'loan_officer', 'guaranty_type'],
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
];

const guaranties: readonly Case[] = [
  {
    name: 'a guaranty that is limited in a clause of its own',
    docType: 'guaranty',
    text: `
GUARANTY OF PAYMENT
Ann Lee ("Guarantor") guarantees to Harbor National Bank ("Bank") all sums owing under the note of Ironwood
Builders, LLC. The loan is secured by a lien on All cranes of the borrower; and by this guaranty.
The obligations of the Guarantor hereunder shall be limited to Two Hundred Thousand Dollars ($200,000.00).
Branch 0117.
Notices shall be mailed to the Bank at 900 Bay Street, Duluth, MN 55802.`,
    expected: {
      guaranty_type: ['limited'],
      guaranty_limit: ['200000.00'],
      collateral_description: ['All cranes of the borrower'],
      lender_address: ['900 Bay Street, Duluth, MN 55802'],
      branch_code: ['0117'],
    },
  },
  {
    name: 'all that is owed under the note, limited nowhere',
    docType: 'guaranty',
    text: `
UNCONDITIONAL GUARANTEE
Guarantor unconditionally guarantees payment to Lender of all amounts owing under the Note. This Guarantee remains in
effect until the Note is paid in full.`,
    expected: { guaranty_type: ['unlimited'] },
  },
  {
    name: 'the same words, limited further on',
    docType: 'guaranty',
    text: `
GUARANTEE
Guarantor guarantees payment to Lender of all amounts owing under the Note. Guarantor is not bound for more than the sums
agreed below. Liability under this Guarantee will not exceed the collateral pledged.`,
    expected: {},
    blank: ['guaranty_type'],
  },
  {
    name: 'guarantors of an authorization, a line for each',
    docType: 'sba_authorization',
    text: `
AUTHORIZATION (SBA 7(A) GUARANTEED LOAN)
Borrower: Ironwood Builders, LLC, a Colorado limited liability company
44 Mill Road, Bend, OR 97701
USE OF PROCEEDS
$150,000.00 payable to Borrower, working capital
$400,000.00 Total
Documents: SBA Form 148, Guarantee, or SBA Form 148L, Limited Guarantee.
Guarantees on SBA Form 148 from:
Ann Lee, resident in OR, full and unlimited guarantee.
Paul Kerr, resident in ID, full and unlimited guarantee.`,
    expected: {
      borrower_address: ['44 Mill Road, Bend, OR 97701'],
      amount_to_borrower: ['150000.00'],
      loan_proceeds_total: ['400000.00'],
      guarantor_name: ['Ann Lee', 'Paul Kerr'],
      guaranty_type: ['unlimited'],
    },
  },
];

const changes: readonly Case[] = [
  {
    name: 'a table of old and new terms with what is due at the end',
    docType: 'change_in_terms',
    text: `
LOAN MODIFICATION AGREEMENT
The unpaid principal balance is $310,000.00. The Note is guaranteed by Ann Lee.
Term                    Present terms            As changed
Scheduled payment       $4,100.00                $3,905.22
Maturity                May 1, 2027              May 1, 2031
Balloon payment         Balance then owing       $188,400.10
Borrower may prepay the Note without penalty.`,
    expected: {
      principal_amount: ['310000.00'],
      payment_amount: ['3905.22'],
      maturity_date: ['2031-05-01'],
      balloon_amount: ['188400.10'],
      prepayment_penalty: ['false'],
      guarantor_name: ['Ann Lee'],
    },
  },
  {
    name: 'a premium that goes on',
    docType: 'change_in_terms',
    text: `
AMENDMENT TO NOTE
The note dated May 1, 2022 is amended. The prepayment premium set forth in the Note continues to apply.`,
    expected: { note_date: ['2022-05-01'], prepayment_penalty: ['true'] },
    blank: ['guarantor_name'],
  },
  {
    name: 'a rider for a project and one for a rate',
    docType: 'rider',
    text: `
PLANNED UNIT DEVELOPMENT RIDER
The Property is part of a planned unit development known as Heron Lakes. The Note is in the principal amount of
U.S. $312,500.00. My interest rate may change on August 1, 2030, and on that day every six months thereafter.`,
    expected: {
      property_type: ['planned unit development'],
      principal_amount: ['312500.00'],
      first_rate_change_date: ['2030-08-01'],
    },
  },
];

describe.each([
  ['notes', notes],
  ['agreements', agreements],
  ['guaranties', guaranties],
  ['changes and riders', changes],
] as const)('%s in the words of other houses', (_, cases) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (__, { docType, text, expected, blank = [] }) => {
    const values = valuesOn(docType, text);
    expect(values).toMatchObject(expected);
    for (const field of blank) expect(values).not.toHaveProperty(field);
  });
});
