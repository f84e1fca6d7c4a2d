import { appraisalSupports } from '../collateral/appraisal-supports.ts';
import { filingCovers } from '../collateral/filing-covers.ts';
import { fixtureCounty } from '../collateral/fixture-county.ts';
import { DEEDS, grantorIsOwner } from '../collateral/grantor-is-owner.ts';
import { hazardCoverage } from '../collateral/hazard-coverage.ts';
import { instrumentExecuted } from '../collateral/instrument-executed.ts';
import { legalDescriptionAgrees } from '../collateral/legal-description.ts';
import { parcelNumberAgrees } from '../collateral/parcel-number.ts';
import type { Rule } from '../rule.ts';

type Row = Pick<Rule, 'id' | 'severity' | 'title' | 'category' | 'fields' | 'docTypes' | 'evaluate'>;

/** Whether what secures the loan is what was meant, is worth enough, is insured, and is bound by its owner. */
const rows: readonly Row[] = [
  {
    id: 'R-414',
    severity: 'exception',
    title: 'Security instrument signed and acknowledged',
    category: 'execution',
    fields: [
      'security_instrument_signed',
      'notary_present',
      'notary_name',
      'notary_date',
      'notary_commission_expiration',
      'borrower_name',
    ],
    docTypes: DEEDS,
    evaluate: instrumentExecuted,
  },
  {
    id: 'R-415',
    severity: 'exception',
    title: 'Grantor is the vested owner',
    category: 'consistency',
    fields: ['vested_owner', 'borrower_name'],
    docTypes: DEEDS,
    evaluate: grantorIsOwner,
  },
  {
    id: 'R-416',
    severity: 'exception',
    title: 'Legal description agrees',
    category: 'consistency',
    fields: ['legal_description'],
    docTypes: DEEDS,
    evaluate: legalDescriptionAgrees,
  },
  {
    id: 'R-417',
    severity: 'warning',
    title: 'Parcel number agrees',
    category: 'consistency',
    fields: ['parcel_number'],
    docTypes: DEEDS,
    evaluate: parcelNumberAgrees,
  },
  {
    id: 'R-418',
    severity: 'exception',
    title: 'Hazard coverage adequate',
    category: 'validation',
    fields: ['hazard_coverage_amount', 'hazard_deductible', 'insurable_value', 'principal_amount'],
    docTypes: ['property_insurance'],
    evaluate: hazardCoverage,
  },
  {
    id: 'R-419',
    severity: 'exception',
    title: 'Appraisal recent enough and value supports the loan',
    category: 'validation',
    fields: ['appraisal_date', 'appraised_value', 'principal_amount', 'property_type', 'occupancy'],
    docTypes: ['appraisal'],
    evaluate: appraisalSupports,
  },
  {
    id: 'R-421',
    severity: 'warning',
    title: 'UCC-1 and security agreement describe the same collateral',
    category: 'consistency',
    fields: ['collateral_description'],
    docTypes: ['ucc_financing_statement', 'security_agreement'],
    evaluate: filingCovers,
  },
  {
    id: 'R-422',
    severity: 'warning',
    title: 'Fixture filing in the county of the property',
    category: 'validation',
    fields: ['property_county', 'collateral_description'],
    docTypes: ['ucc_financing_statement'],
    evaluate: fixtureCounty,
  },
];

export const collateralRules: readonly Rule[] = rows.map((row) => ({ ...row, version: '1', spec: null }));
