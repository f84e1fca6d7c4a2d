import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../platform/package-root.ts';

/** What becomes of a package once it was read. */
export type Fate =
  | 'review'
  | 'escalate'
  | 'approve'
  | 'reject'
  | 'stage'
  | 'board'
  | 'board_and_wire'
  | 'board_and_seal'
  | 'wire';

/** A line of demo/loans.json, which tools/demo writes with its files. */
export interface DemoLoan {
  readonly ref: string;
  readonly fate: Fate;
  readonly about: string;
  readonly borrowerName: string;
  readonly expectedPrincipal: string | null;
  readonly files: readonly string[];
  readonly record: string;
  readonly payee: { readonly name: string; readonly aba: string; readonly account: string } | null;
}

const folder = () => join(packageRoot(), 'demo');

export async function readDemoLoans(): Promise<readonly DemoLoan[]> {
  return JSON.parse(await readFile(join(folder(), 'loans.json'), 'utf8')) as DemoLoan[];
}

/** The body that sends a package with its approval record. */
export async function demoPackage(loan: DemoLoan, profile: string): Promise<object> {
  const documents = await Promise.all(
    loan.files.map(async (name) => ({ name, content: (await readFile(join(folder(), name))).toString('base64') })),
  );
  const content = await readFile(join(folder(), loan.record), 'utf8');
  return {
    externalRef: loan.ref,
    borrowerName: loan.borrowerName,
    ...(loan.expectedPrincipal === null ? {} : { expectedPrincipal: loan.expectedPrincipal }),
    documents,
    lar: { sourceFormat: 'json', content, profile },
  };
}
