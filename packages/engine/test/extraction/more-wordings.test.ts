import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

/** Small papers in wordings of their own, with the values that must be read among others. */
const cases: readonly WordingCase[] = [
  {
    name: 'proceeds in prose',
    docType: 'disbursement_authorization',
    text: `
BORROWER'S INSTRUCTIONS TO DISBURSE
The undersigned, Ironwood Builders, LLC, instructs Harbor National Bank to pay out its $450,000.00 loan on May 12, 2025. Of that sum $120,000.00 is to be credited to our operating account, and $330,000.00 is to be paid to Cornerstone Bank in satisfaction of its loan.`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      principal_amount: ['450000.00'],
      disbursement_date: ['2025-05-12'],
    },
  },
  {
    name: 'amounts to others under their heading',
    docType: 'disbursement_authorization',
    text: `
FUNDING AUTHORIZATION AND ITEMIZATION
Customer: Ironwood Builders, LLC      Institution: Harbor National Bank
Note amount: $450,000.00              Note no.: 7712-00934
Amount given to you directly                          $120,000.00
Amount paid on your account                                 $0.00
Amounts paid to others on your behalf:
   Cornerstone Bank                                   $330,000.00`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      principal_amount: ['450000.00'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      loan_number: ['7712-00934'],
    },
  },
  {
    name: 'a payoff in a sentence that begins with its day',
    docType: 'payoff_statement',
    text: `
Cornerstone Bank
Loan Servicing Department
May 1, 2025
RE: Borrower: Ironwood Builders, LLC
    Our Loan: 88110022
Dear Sir or Madam:
As of May 30, 2025, the amount required to pay the above referenced loan in full is $212,345.67. Thereafter interest accrues at $41.22 for each day.`,
    expected: {
      payoff_amount: ['212345.67'],
      payoff_per_diem: ['41.22'],
      payoff_good_through: ['2025-05-30'],
      borrower_name: ['Ironwood Builders, LLC'],
    },
  },
  {
    name: 'a payoff with an hour before the day',
    docType: 'payoff_statement',
    text: `
PAYOFF DEMAND
You have asked what is needed to satisfy loan 88110022 of Ironwood Builders, LLC. If we receive your funds by 2:00 p.m. on May 30, 2025, the demand is $212,345.67. For funds received later add $41.22 a day.`,
    expected: {
      payoff_amount: ['212345.67'],
      payoff_per_diem: ['41.22'],
      payoff_good_through: ['2025-05-30'],
      borrower_name: ['Ironwood Builders, LLC'],
    },
  },
  {
    name: 'a payoff figure by its label',
    docType: 'payoff_statement',
    text: `
Payoff figure good until:      May 30, 2025
Net payoff:                    $212,345.67
One day's interest:            $41.22`,
    expected: { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] },
  },
  {
    name: 'a payoff that comes to a sum through a day',
    docType: 'payoff_statement',
    text: `
May 2, 2025
RE: Request for payoff information
The balance required to retire the debt of Ironwood Builders, LLC comes to $212,345.67 through May 30, 2025, with a daily interest factor of $41.22 after that.`,
    expected: {
      payoff_amount: ['212345.67'],
      payoff_per_diem: ['41.22'],
      payoff_good_through: ['2025-05-30'],
      borrower_name: ['Ironwood Builders, LLC'],
    },
  },
  {
    name: 'a payoff with leaders',
    docType: 'payoff_statement',
    text: `
Total payoff on 05/30/2025 . . . . . . . $212,345.67
Per diem interest . . . . . . . . . . . .$41.22
Prepared on 05/02/2025`,
    expected: { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] },
  },
  {
    name: 'a lien released upon receipt',
    docType: 'payoff_statement',
    text: `
We will release our lien upon receipt of $212,345.67 in collected funds no later than 3:00 p.m. Central Time on May 30, 2025; funds arriving later must include an additional $41.22 per day.`,
    expected: { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] },
  },
  {
    name: 'a payoff that changes after a day',
    docType: 'payoff_statement',
    text: `
Interest accrues daily in the amount of $41.22. Figures are subject to change after May 30, 2025. The total to be remitted is $212,345.67.`,
    expected: { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] },
  },
  {
    name: 'an order that names loan, borrower and sum',
    docType: 'disbursement_authorization',
    text: `
AUTHORITY TO PAY PROCEEDS
Loan 7712-00934, Ironwood Builders, LLC, $450,000.00
Harbor National Bank is authorized to release the proceeds on 05/12/2025 in these amounts:
$330,000.00    to Cornerstone Bank for payoff
$120,000.00    to our account at the Bank`,
    expected: {
      lender_name: ['Harbor National Bank'],
      borrower_name: ['Ironwood Builders, LLC'],
      principal_amount: ['450000.00'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      disbursement_date: ['2025-05-12'],
      loan_number: ['7712-00934'],
    },
  },
  {
    name: 'a direction in the first person',
    docType: 'disbursement_authorization',
    text: `
DIRECTION TO PAY
I, Megan T. Kowalski, have borrowed $240,000.00 from Harbor National Bank. I direct the Bank to pay $200,000.00 to Prairie Title Company and the remaining $40,000.00 to me.`,
    expected: {
      borrower_name: ['Megan T. Kowalski'],
      lender_name: ['Harbor National Bank'],
      principal_amount: ['240000.00'],
      amount_to_borrower: ['40000.00'],
      amount_paid_to_others: ['200000.00'],
    },
  },
  {
    name: 'payees by name',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT SCHEDULE
Borrower: Ironwood Builders, LLC        Lender: Harbor National Bank
Payee                          Method            Amount
Ironwood Builders, LLC         Deposit           $120,000.00
Cornerstone Bank               Wire              $330,000.00
Total                                            $450,000.00`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      loan_proceeds_total: ['450000.00'],
    },
  },
  {
    name: 'a payoff of your loan',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT SCHEDULE
Borrower: Ironwood Builders, LLC        Lender: Harbor National Bank
Deposit to the borrower's account                $120,000.00
Payoff of your loan at Cornerstone Bank          $330,000.00
Total                                            $450,000.00`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      loan_proceeds_total: ['450000.00'],
    },
  },
  {
    name: 'a middle initial before the end of a clause',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
Harbor National Bank
Re: Closing of a mortgage loan of $240,000.00 to Megan T. Kowalski on property at 2210 Elm Court, Austin, TX 78701, your loan 7712-00934`,
    expected: {
      borrower_name: ['Megan T. Kowalski'],
      property_address: ['2210 Elm Court, Austin, TX 78701'],
      principal_amount: ['240000.00'],
      lender_name: ['Harbor National Bank'],
      loan_number: ['7712-00934'],
    },
  },
  {
    name: 'a bank that is shown as mortgagee',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
Grantor: Megan T. Kowalski       Lender: Harbor National Bank
Grantor will have Harbor National Bank shown on the policy as mortgagee and loss payee.`,
    expected: {
      mortgagee_name: ['Harbor National Bank'],
      lender_name: ['Harbor National Bank'],
      borrower_name: ['Megan T. Kowalski'],
    },
  },
  {
    name: 'a clause that names the mortgagee',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
The policy must carry a standard mortgage clause reading: Harbor National Bank, its successors and assigns, 44 Main Street, Macon, GA 31201`,
    expected: { mortgagee_name: ['Harbor National Bank'] },
  },
  {
    name: 'the county whose records hold the deed',
    docType: 'title_policy',
    text: `
LOAN POLICY SCHEDULE A
Recorded May 10, 2025 in the real property records of Larimer County, Colorado.`,
    expected: { property_county: ['Larimer'] },
  },
  {
    name: 'guarantors, collectively',
    docType: 'loan_agreement',
    text: `
CREDIT AGREEMENT
dated as of May 9, 2025
between
IRONWOOD BUILDERS, LLC, as Borrower
and
HARBOR NATIONAL BANK, as Lender
"Guarantors" means, collectively, Dale Rourke and Ann Lee.`,
    expected: {
      note_date: ['2025-05-09'],
      borrower_name: ['IRONWOOD BUILDERS, LLC'],
      lender_name: ['HARBOR NATIONAL BANK'],
      guarantor_name: ['Dale Rourke', 'Ann Lee'],
    },
  },
  {
    name: 'a short guaranty',
    docType: 'guaranty',
    text: `
LIMITED GUARANTY
For valuable consideration, Dale Rourke guarantees to Harbor National Bank prompt payment of all that Ironwood Builders, LLC owes it. Recovery from the guarantor is capped at $225,000.00. Dated May 9, 2025.`,
    expected: {
      guarantor_name: ['Dale Rourke'],
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      guaranty_limit: ['225000.00'],
      guaranty_date: ['2025-05-09'],
    },
  },
];

describe('Wordings', () => {
  it.each(cases)('$docType: $name', ({ docType, text, expected }) => {
    const read = valuesOn(docType, text);
    const asked = Object.fromEntries(Object.keys(expected).map((field) => [field, read[field]]));
    expect(asked).toEqual(expected);
  });

  it('reads people who are married to each other apart, and either of two', () => {
    for (const names of ['Megan T. Kowalski and wife, Ann Reyes', 'Megan T. Kowalski or Ann Reyes'])
      expect(valuesOn('flood_determination', `Borrower:  ${names}\nAmount:  $5,000.00`).borrower_name).toEqual([
        'Megan T. Kowalski',
        'Ann Reyes',
      ]);
  });

  it('ends a list of conditions at the next heading in capitals', () => {
    const read = valuesOn(
      'credit_approval',
      `
LOAN APPROVAL
CONDITIONS TO CLOSING
  Title policy insuring first lien
  Executed lease from tenant
COVENANTS
  Minimum debt service coverage of 1.25x`,
    );
    expect(read.conditions).toEqual(['Title policy insuring first lien', 'Executed lease from tenant']);
  });

  it('takes the letter of the next line of a form for no initial', () => {
    const read = valuesOn(
      'ucc_financing_statement',
      'The borrower is Ironwood Builders Group\nB. Contact at filer\nC. Send to',
    );
    expect(read.borrower_name ?? []).not.toContain('Ironwood Builders Group B. Contact');
  });

  it('takes the sum before the day’s interest for no interest', () => {
    const read = valuesOn('payoff_statement', 'Total payoff . . . . $212,345.67\nPer diem interest . . . . $41.22');
    expect(read.payoff_per_diem).toEqual(['41.22']);
  });
});
