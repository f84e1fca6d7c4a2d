import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads the lines of an estimate whose lists stand side by side',
    docType: 'loan_estimate',
    text: `
Loan Estimate

Loan Costs                                            Other Costs
A. Origination Charges               $1,802           E. Taxes and Other Government Fees     $285
0.25% of Loan Amount (Points)        $405             Recording Fees and Other Taxes         $85
Application Fee                      $300             Transfer Taxes                         $200
Underwriting Fee                     $1,097           F. Prepaids                            $867
B. Services You Cannot Shop For      $435             Prepaid Interest ($17.44 per day)      $262
Appraisal Fee                        $405             Homeowner's Insurance Premium          $605
Credit Report Fee                    $30
C. Services You Can Shop For         $635
Pest Inspection Fee                  $135
Title - Title Search                 $500
D. TOTAL LOAN COSTS (A + B + C)      $2,872`,
    expected: {
      origination_charges: ['1802.00'],
      fee_line_a: ['0.25% of Loan Amount (Points) $405', 'Application Fee $300', 'Underwriting Fee $1,097'],
      fee_line_b: ['Appraisal Fee $405', 'Credit Report Fee $30'],
      fee_line_c: ['Pest Inspection Fee $135', 'Title - Title Search $500'],
      fee_line_e: ['Recording Fees and Other Taxes $85', 'Transfer Taxes $200'],
    },
  },
  {
    name: 'reads what the borrower pays on a disclosure, at closing and before, and not what the seller pays',
    docType: 'closing_disclosure',
    text: `
Closing Disclosure

Loan Costs                                        Borrower-Paid              Seller-Paid        Paid by Others
                                               At Closing   Before Closing
B. Services Borrower Did Not Shop For                $236.55
01  Appraisal Fee  to John Smith Appraisers                   $180.00
02  Credit Report Fee  to Information Inc.                     $29.80
03  Flood Determination Fee  to Info Co.        $26.75
04  Survey Fee  to Surveys Co.                                             $85.00
C. Services Borrower Did Shop For                    $500.00
01  Title - Title Search  to Epsilon Title      $500.00                                        $95.00
D. TOTAL LOAN COSTS (Borrower-Paid)                  $736.55`,
    expected: {
      fee_line_b: ['Appraisal Fee $180.00', 'Credit Report Fee $29.80', 'Flood Determination Fee $26.75'],
      fee_line_c: ['Title - Title Search $500.00'],
    },
  },
  {
    name: 'reads no line of a section that its lines do not add up to',
    docType: 'closing_disclosure',
    text: `
Closing Disclosure

A. ORIGINATION CHARGES          $1,054.50
   Appraisal Fee                $262.13
   Credit Report Fee            $205.72
D. TOTAL LOAN COSTS             $1,522.35
E. Taxes and Other Government Fees   $285.00
   Recording Fees               $85.00
   Transfer Tax                 $299.00`,
    expected: { origination_charges: ['1054.50'] },
    blank: ['fee_line_a', 'fee_line_e'],
  },
];

describe('the lines of closing costs', () => itReads(papers));
