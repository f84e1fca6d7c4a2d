import { describe, expect, it } from 'vitest';
import { type CompactPackage, unfoldPackage, unfoldPolicy } from '../../test/reconciliation/compact-package.ts';
import { lowersSeverity } from './at-severity.ts';
import type { Severity } from './finding.ts';
import { reconcile } from './reconcile.ts';
import { shippedRules } from './shipped-rules.ts';

const only = (...ids: readonly string[]) => shippedRules.filter(({ id }) => ids.includes(id));

function severitiesOf(rule: string, given: CompactPackage, own: Readonly<Record<string, Severity>>) {
  const policy = { ...unfoldPolicy(), severities: own };
  return reconcile(unfoldPackage(given), only(rule), policy).findings.map(({ severity }) => severity);
}

const principals: CompactPackage = {
  documents: [
    { docType: 'promissory_note', fields: { principal_amount: '$250,000.00' } },
    { docType: 'deed_of_trust', fields: { principal_amount: '$245,000.00' } },
  ],
};
const parcels: CompactPackage = {
  documents: [
    { docType: 'deed_of_trust', fields: { parcel_number: '123-45' } },
    { docType: 'title_commitment', fields: { parcel_number: '999-45' } },
  ],
};
/** A note that does not show who signed: a warning of an exception rule. */
const unclear: CompactPackage = { documents: [{ docType: 'promissory_note', fields: {} }] };

describe('a shipped rule that the bank weighs otherwise', () => {
  it('weighs what the bank says', () => {
    expect(severitiesOf('R-101', principals, {})).toEqual(['exception']);
    expect(severitiesOf('R-101', principals, { 'R-101': 'warning' })).toEqual(['warning']);
    expect(severitiesOf('R-101', principals, { 'R-101': 'info' })).toEqual(['info']);
  });

  it('finds nothing heavier than the bank says, also where the rule itself calls a finding graver', () => {
    expect(severitiesOf('R-417', parcels, {})).toEqual(['exception']);
    expect(severitiesOf('R-417', parcels, { 'R-417': 'info' })).toEqual(['info']);
  });

  it('keeps a finding that the rule itself calls lighter when it is made heavier', () => {
    expect(severitiesOf('R-402', unclear, {})).toEqual(['warning']);
    expect(severitiesOf('R-402', unclear, { 'R-402': 'exception' })).toEqual(['warning']);
  });

  it('is told as not checked when it is silent only while it weighs as an exception', () => {
    const silent: CompactPackage = {
      documents: [
        { docType: 'title_commitment', fields: {} },
        { docType: 'deed_of_trust', fields: {} },
      ],
    };
    const told = (own: Readonly<Record<string, Severity>>) =>
      reconcile(unfoldPackage(silent), only('R-415', 'R-490'), { ...unfoldPolicy(), severities: own }).findings.length;
    expect([told({}), told({ 'R-415': 'warning' })]).toEqual([1, 0]);
  });
});

describe('whether a change lowers a severity', () => {
  it('is seen against what was in force before, which may be what ships', () => {
    const lowers = (before: Record<string, Severity>, after: Record<string, Severity>) =>
      lowersSeverity(shippedRules, before, after);
    expect(lowers({}, { 'R-101': 'warning' })).toBe(true);
    expect(lowers({}, { 'R-108': 'exception' })).toBe(false);
    expect(lowers({ 'R-108': 'exception' }, {})).toBe(true);
    expect(lowers({ 'R-101': 'info' }, { 'R-101': 'warning' })).toBe(false);
    expect(lowers({ 'R-101': 'info' }, { 'R-102': 'warning' })).toBe(true);
  });
});
