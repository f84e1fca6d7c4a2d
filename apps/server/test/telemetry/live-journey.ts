import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankClient, Staff } from '../../src/cli/demo/bank-client.ts';
import { type DemoLoan, demoPackage, readDemoLoans } from '../../src/cli/demo/demo-loans.ts';
import { people } from '../../src/cli/demo/demo-people.ts';
import { liveLoan } from '../../src/cli/demo/live-loan.ts';
import { openBank, PROFILE } from '../../src/cli/demo/seed-demo.ts';
import { packageRoot } from '../../src/platform/package-root.ts';

export interface Journey {
  readonly staff: Staff;
  readonly loan: DemoLoan;
  readonly loanId: string;
  readonly state: string;
  /** Everything about people, the loan and the bank's money that went through the service. */
  readonly personal: readonly string[];
}

/** The one package of the example bank that goes all the way: read, reviewed, boarded, its wire exported. */
export const JOURNEY_LOAN = 'RES-3108';
const PASSWORD = 'journey-correct-horse';

/** From the first administrator to the exported wire of a named borrower, over HTTP, on a service that just started. */
export async function liveJourney(
  address: string,
  beforeTheLoan?: (admin: BankClient) => Promise<void>,
): Promise<Journey> {
  const staff = await openBank(address, PASSWORD);
  await beforeTheLoan?.(staff.admin);
  const loan = (await readDemoLoans()).find(({ ref }) => ref === JOURNEY_LOAN);
  if (loan === undefined) throw new Error(`The example bank has no loan ${JOURNEY_LOAN}.`);
  await staff.maker.call('POST', '/v1/packages', await demoPackage(loan, PROFILE));
  // What nobody may ask for, is not there or makes no sense leaves its traces as well.
  await staff.maker.attempt('GET', `/v1/loans/${loan.ref}-${encodeURIComponent(loan.borrowerName)}`);
  await staff.maker.attempt('POST', `/v1/loans/${loan.ref}/boarding/approve`, { note: loan.borrowerName });
  await staff.maker.attempt('POST', `/v1/findings/${randomUUID()}/comment`, { note: loan.borrowerName });
  const state = await liveLoan(staff, loan);
  const { id: loanId } = await staff.maker.call<{ id: string }>('GET', `/v1/loans/${loan.ref}`);
  return { staff, loan, loanId, state, personal: await personalOf(loan) };
}

async function personalOf(loan: DemoLoan): Promise<readonly string[]> {
  const record = JSON.parse(await readFile(join(packageRoot(), 'demo', loan.record), 'utf8')) as object;
  const staff = Object.values(people).flatMap(({ email, displayName }) => [email, displayName]);
  const said = [loan.ref, loan.borrowerName, ...loan.files, ...Object.values(loan.payee ?? {}), ...staff, PASSWORD];
  // Words of closed sets, such as a loan's purpose, are no secret and may be said.
  const recorded = textsIn(record).filter((text) => text.length >= 6 && !/^[a-z_]+$/.test(text));
  return [...new Set([...said, ...recorded])];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
