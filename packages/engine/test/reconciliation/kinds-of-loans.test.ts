import { describe, expect, it } from 'vitest';
import { defaultChecklists } from '../../src/reconciliation/completeness/default-checklists.ts';
import { reconcile } from '../../src/reconciliation/reconcile.ts';
import { shippedRules } from '../../src/reconciliation/shipped-rules.ts';
import { type CompactPackage, unfoldPackage, unfoldPolicy } from './compact-package.ts';

const approval = {
  lender_name: 'First Meridian Bank',
  approval_date: '2026-02-01',
  approval_expiration_date: '2026-06-01',
  approval_authority_limit: '5,000,000.00',
};

/** Small packages as they come for loans that are no mortgage of a drawn package, each in order. */
const LOANS: readonly { readonly kind: string; readonly given: CompactPackage }[] = [
  {
    kind: 'an unsecured loan to a consumer',
    given: {
      documents: [
        {
          docType: 'promissory_note',
          fields: {
            borrower_name: 'Ann Lee',
            lender_name: 'First Meridian Bank',
            principal_amount: '$20,000.00',
            interest_rate: '6.000%',
            payment_amount: '$386.66',
            number_of_payments: '60',
            payment_frequency: 'monthly',
            note_date: 'March 1, 2026',
            first_payment_date: 'April 1, 2026',
            maturity_date: 'March 1, 2031',
            note_signed: 'yes',
          },
        },
        {
          docType: 'truth_in_lending',
          fields: {
            apr: '6.000%',
            amount_financed: '$20,000.00',
            finance_charge: '$3,199.60',
            total_of_payments: '$23,199.60',
            payment_amount: '$386.66',
          },
        },
      ],
      record: {
        ...approval,
        borrower_name: 'Ann Lee',
        principal_amount: '20,000.00',
        interest_rate: '6%',
        loan_class: 'consumer',
      },
    },
  },
  {
    kind: 'a car loan',
    given: {
      documents: [
        {
          docType: 'promissory_note',
          fields: {
            borrower_name: 'Ann Lee',
            principal_amount: '$20,000.00',
            interest_rate: '6.000%',
            payment_amount: '$386.66',
            number_of_payments: '60',
            payment_frequency: 'monthly',
            note_date: 'March 1, 2026',
            first_payment_date: 'April 1, 2026',
            collateral_description: '2024 Ford F-150 pickup',
            note_signed: 'yes',
          },
        },
        { docType: 'security_agreement', fields: { collateral_description: '2024 Ford F-150 pickup' } },
        { docType: 'vehicle_title', fields: {} },
      ],
      record: {
        ...approval,
        borrower_name: 'Ann Lee',
        principal_amount: '20,000.00',
        interest_rate: '6%',
        loan_class: 'consumer',
      },
    },
  },
  {
    kind: 'a loan on equipment',
    given: {
      documents: [
        {
          docType: 'promissory_note',
          fields: {
            borrower_name: 'Ridgeline Dairy LLC',
            principal_amount: '$392,200.00',
            interest_rate: '6.5%',
            payment_amount: '$4,453.35',
            number_of_payments: '120',
            payment_frequency: 'monthly',
            note_date: 'March 1, 2026',
            first_payment_date: 'April 1, 2026',
            maturity_date: 'March 1, 2036',
            day_count: '365/360',
            note_signed: 'yes',
          },
        },
        {
          docType: 'security_agreement',
          fields: { borrower_name: 'Ridgeline Dairy LLC', collateral_description: 'All equipment' },
        },
        { docType: 'ucc_financing_statement', fields: { borrower_name: 'RIDGELINE DAIRY LLC' } },
        { docType: 'borrowing_resolution', fields: { borrower_name: 'Ridgeline Dairy LLC' } },
        { docType: 'entity_document', fields: { borrower_name: 'Ridgeline Dairy LLC' } },
        {
          docType: 'disbursement_authorization',
          fields: {
            amount_to_borrower: '$0.00',
            amount_paid_to_others: '$392,200.00',
            loan_proceeds_total: '$392,200.00',
          },
        },
      ],
      record: {
        ...approval,
        borrower_name: 'Ridgeline Dairy LLC',
        principal_amount: '392,200.00',
        interest_rate: '6.5%',
        collateral_description: 'All equipment',
      },
    },
  },
  {
    kind: 'a working capital loan with interest monthly and the principal at maturity',
    given: {
      documents: [
        {
          docType: 'promissory_note',
          fields: {
            borrower_name: 'Ridgeline Dairy LLC',
            principal_amount: '$250,000.00',
            interest_rate: '8.5%',
            rate_type: 'variable',
            rate_index: 'Wall Street Journal Prime Rate',
            rate_margin: '1.000%',
            first_rate_change_date: 'March 2, 2026',
            payment_frequency: 'monthly',
            note_date: 'March 1, 2026',
            first_payment_date: 'April 1, 2026',
            maturity_date: 'March 1, 2027',
            term_months: '12 months',
            note_signed: 'yes',
          },
        },
        { docType: 'borrowing_resolution', fields: {} },
        { docType: 'entity_document', fields: {} },
        { docType: 'disbursement_authorization', fields: { loan_proceeds_total: '$250,000.00' } },
      ],
      record: {
        ...approval,
        borrower_name: 'Ridgeline Dairy LLC',
        principal_amount: '250,000.00',
        interest_rate: '8.5%',
        rate_index: 'Wall Street Journal Prime Rate',
        rate_margin: '1%',
        collateral_description: 'Unsecured',
      },
    },
  },
  {
    kind: 'a loan that buys a home',
    given: {
      documents: [
        {
          docType: 'promissory_note',
          fields: {
            borrower_name: ['Michael Jones', 'Mary Stone'],
            lender_name: 'First Meridian Bank',
            principal_amount: '$162,000.00',
            interest_rate: '3.875%',
            payment_amount: '$761.78',
            payment_frequency: 'monthly',
            note_date: 'March 12, 2026',
            first_payment_date: 'May 1, 2026',
            maturity_date: 'April 1, 2056',
            property_address: '456 Somewhere Avenue, Anytown, ST 12345',
            note_signed: 'yes',
          },
        },
        { docType: 'deed_of_trust', fields: { principal_amount: '$162,000.00', lender_name: 'First Meridian Bank' } },
        {
          docType: 'closing_disclosure',
          fields: {
            date_issued: '3/9/2026',
            closing_date: '3/12/2026',
            disbursement_date: '3/12/2026',
            sale_price: '$180,000',
            term_months: '30 years',
            // With mortgage insurance in the charge, as on the sample form of the regulator.
            apr: '4.174%',
            amount_financed: '$162,000.00',
            finance_charge: '$118,830.27',
            total_of_payments: '$285,803.36',
            total_loan_costs: '$4,694.05',
            total_other_costs: '$5,018.05',
            total_closing_costs: '$9,712.10',
            prepaid_interest_per_diem: '$17.44',
            prepaid_interest_from: '3/15/26',
            prepaid_interest_to: '3/31/26',
            prepaid_interest_amount: '$279.04',
            settlement_agent: 'Epsilon Title Co.',
          },
        },
        {
          docType: 'title_commitment',
          fields: {
            title_effective_date: 'February 20, 2026',
            title_amount: ['$180,000.00', '$162,000.00'],
            title_insured: ['Michael Jones and Mary Stone', 'First Meridian Bank, ISAOA'],
          },
        },
        { docType: 'flood_determination', fields: { in_sfha: 'NO', flood_zone: 'X' } },
        {
          docType: 'property_insurance',
          fields: { hazard_expiration_date: 'March 12, 2027', mortgagee_name: 'First Meridian Bank ISAOA ATIMA' },
        },
        { docType: 'appraisal', fields: { appraised_value: '$182,000', property_type: 'Single Family' } },
        { docType: 'loan_application', fields: { occupancy: 'Primary Residence' } },
        {
          docType: 'wire_instructions',
          fields: { wire_amount: '$162,000.00', wire_beneficiary_name: 'Epsilon Title Co. Escrow Account' },
        },
      ],
      record: {
        ...approval,
        borrower_name: ['Michael Jones', 'Mary Stone'],
        principal_amount: '162,000.00',
        interest_rate: '3.875%',
        ltv_percent: '90%',
        property_address: '456 Somewhere Avenue, Anytown, ST 12345',
      },
    },
  },
];

describe('a package in order', () => {
  it.each(LOANS)('raises no exception for $kind', ({ given }) => {
    const run = reconcile(unfoldPackage(given), shippedRules, unfoldPolicy({ checklists: defaultChecklists }));
    const exceptions = run.findings.filter(({ severity }) => severity === 'exception');
    expect(exceptions.map(({ ruleId, detail }) => `${ruleId} ${detail.message}`)).toEqual([]);
  });
});
