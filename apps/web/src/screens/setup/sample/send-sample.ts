import type { LarProfile } from '@countersign/contract/intake';
import { sendPackage } from '../../../api/operations/packages.ts';
import { tryProfile } from '../../../api/operations/profiles.ts';
import { setupWords } from '../../../words/setup.ts';
import { exampleRecord } from '../../profiles/example-record.ts';
import { samplePapers } from './sample-papers.ts';

/** Whether intake would read the sample record: a bank whose own record looks otherwise gets the package without it. */
export async function readsExample(profiles: readonly LarProfile[]): Promise<boolean> {
  const profile = profiles.find(({ isConfigured, isActive }) => isConfigured && isActive);
  if (profile?.sourceFormat !== 'json') return false;
  const { faults } = await tryProfile({ sourceFormat: 'json', mapping: profile.mapping, sample: exampleRecord });
  return faults.length === 0;
}

/** Sends the sample papers as a package of their own; answers its reference. */
export async function sendSample(withRecord: boolean): Promise<string> {
  // Several people may try it, and one may try it twice: no reference is used again.
  const externalRef = `SAMPLE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const record = exampleRecord.replace('SAMPLE-1001', externalRef);
  const { loan } = await sendPackage({
    externalRef,
    borrowerName: setupWords.package.borrower,
    expectedPrincipal: '250000.00',
    newVersion: false,
    files: samplePapers(externalRef),
    lar: withRecord ? new File([record], 'approval-record.json', { type: 'application/json' }) : null,
  });
  return loan.externalRef;
}
