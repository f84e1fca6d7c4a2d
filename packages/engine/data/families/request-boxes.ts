import type { Rule } from '../../src/extraction/rule.ts';
import { checkbox } from './build.ts';
import { wordings } from './wordings.ts';

function choices(field: string, near: readonly string[], values: Readonly<Record<string, readonly string[]>>): Rule[] {
  return Object.entries(values).map(([value, words]) => checkbox(field, words, value, { near }));
}

const purposeQuestions = wordings(
  '{loan|credit|} purpose {of loan|of the loan|of this loan|of credit|of request|}',
  'purpose of {the loan|this loan|credit|application|request|loan (check one)}',
  '{loan|use of} proceeds',
  'this loan is for',
);

const rateQuestions = wordings(
  '{interest|} rate {type|requested|}',
  'type of {interest|} rate',
  'interest rate {requested|type}',
  'pricing',
  'amortization {type|}',
  'loan type',
);

const entityQuestions = wordings(
  '{type|form|kind} of {entity|organization|business|ownership|business entity|applicant|borrower}',
  '{entity|organization|business|borrower|applicant|legal|ownership} {type|structure|form|status}',
  '{business|legal} {structure|form|entity}',
  'organized as',
  '{the|} {named|} insured is {a|an|}',
);

/** Choices that forms of request and approval offer as boxes beside their question. */
export const purposeBoxes: readonly Rule[] = choices('loan_purpose', purposeQuestions, {
  Purchase: ['Purchase'],
  Refinance: ['Refinance'],
  Construction: ['Construction'],
  'Home Improvement': ['Home Improvement'],
  'Working Capital': ['Working Capital'],
  'Debt Refinance': ['Debt Refinance'],
});

export const rateTypeBoxes: readonly Rule[] = choices('rate_type', rateQuestions, {
  fixed: wordings('fixed {rate|}'),
  variable: wordings('{variable|adjustable|floating} {rate|}', 'ARM'),
});

export const entityBoxes: readonly Rule[] = choices('borrower_entity_type', entityQuestions, {
  'limited liability company': ['LLC', 'L.L.C.', 'Limited Liability Company', 'Limited Liability Co'],
  corporation: ['Corporation', 'Corp', 'C Corporation', 'C Corp', 'S Corporation', 'S Corp'],
  partnership: ['Partnership', 'General Partnership'],
  'limited partnership': ['Limited Partnership', 'LP'],
  'sole proprietorship': ['Sole Proprietorship', 'Sole Proprietor'],
});
