import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoardingRecord } from '@countersign/contract/boarding';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatorStarter } from '../../src/boarding/adapters/simulator/starter.ts';
import { readSimulatorLedger, simulatorFolder } from '../../src/boarding/index.ts';
import type { Staff } from '../../src/cli/demo/bank-client.ts';
import { liveLoan } from '../../src/cli/demo/live-loan.ts';
import { openBank } from '../../src/cli/demo/seed-demo.ts';
import { readExportZip } from '../../src/cli/read-export-zip.ts';
import { LARGE_CLOSING, largePapers } from '../large-closing.ts';
import { type RunningService, startService } from './run-service.ts';

/** Every piece of collateral has a row of its own; one field for all of them would be given several texts. */
const MAPPING = {
  ...simulatorStarter,
  fields: [
    ...simulatorStarter.fields.filter(({ core }) => core !== 'collateral'),
    { canonical: 'guaranty_limit[*]', core: 'party[*].guarantyLimit', transform: 'money' },
    { canonical: 'collateral_description[*]', core: 'collateral[*].description', transform: 'trim' },
    { canonical: 'property_address[*]', core: 'collateral[*].address', transform: 'trim' },
  ],
};
const REF = 'LARGE-1';
const PASSWORD = 'large-closing-correct-horse';

let folder: string;
let service: RunningService;
let staff: Staff;
let papers: Awaited<ReturnType<typeof largePapers>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-large-'));
  service = await startService({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  staff = await openBank(service.address, PASSWORD);
  await staff.admin.call('POST', '/v1/core-field-maps', { providerId: 'simulator', mapping: MAPPING });
  papers = await largePapers();
}, 600_000);
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

const sorted = (texts: readonly unknown[]) => [...texts].map(String).sort();

it('a closing of two notes, three borrowers, four guarantors and five pieces of collateral goes from its papers onto the books', async () => {
  const { borrowers, guarantors, principals, goods, addresses } = LARGE_CLOSING;
  const documents = papers.map(({ name, content }) => ({ name, content: content.toString('base64') }));
  await staff.maker.call('POST', '/v1/packages', { externalRef: REF, borrowerName: borrowers[0], documents });
  // Reads, confirms what was read with doubt, overrides what the package lacks, approves, stages, checks and commits.
  const loan = {
    ref: REF,
    fate: 'board',
    about: '',
    borrowerName: borrowers[0],
    expectedPrincipal: null,
    payee: null,
    record: '',
    files: [],
  } as const;
  expect(await liveLoan(staff, loan)).toBe('boarded');

  const { state, preview } = await staff.checker.call<BoardingRecord>('GET', `/v1/loans/${REF}/boarding`);
  expect(state).toBe('committed');
  const ledger = await readSimulatorLedger(simulatorFolder({ dataDir: folder }));
  const commits = ledger.filter(({ act }) => act === 'commit');
  expect(commits).toHaveLength(1);
  const booked = new Map(commits[0]?.fields.map(({ core, value }) => [core, value]));
  const column = (group: string, field: string) =>
    sorted(
      [...booked].flatMap(([core, value]) =>
        core.startsWith(`${group}[`) && core.endsWith(`.${field}`) ? [value] : [],
      ),
    );
  expect(column('party', 'name')).toEqual(sorted([...borrowers, ...guarantors]));
  expect(column('party', 'relationship')).toEqual(sorted([...borrowers.map(() => 'B'), ...guarantors.map(() => 'G')]));
  expect(column('party', 'guarantyLimit')).toEqual(['10000.00', '20000.00', '30000.00', '40000.00']);
  expect(column('note', 'principal')).toEqual(sorted(principals));
  expect(column('note', 'number')).toEqual(['N-1', 'N-2']);
  expect([...column('collateral', 'description'), ...column('collateral', 'address')]).toEqual([
    ...sorted(goods),
    ...sorted(addresses),
  ]);
  // Twelve payments of each note, which the core calculated as well before anybody approved.
  expect(column('schedule', 'note')).toEqual([...Array(12).fill('1'), ...Array(12).fill('2')]);
  expect(new Set(column('schedule', 'amount'))).toEqual(new Set(['8606.64', '8606.69', '4303.32', '4303.34']));

  // What is on the books is what was shown, and all of it but constants names its page.
  for (const [core, value] of booked) {
    const shown = preview.find(({ coreField }) => coreField === core);
    expect(shown?.value, core).toBe(value);
    if (!core.endsWith('.relationship')) expect(shown?.source?.pageNo, `${core} (${value}) names no page`).toBe(1);
  }
});

it('its documents are handed to the imaging system, each as its own PDF with a line in the index', async () => {
  const { accessToken } = await staff.admin.call<{ accessToken: string }>('POST', '/v1/auth/login', {
    email: 'morgan.manager@example.com',
    password: PASSWORD,
  });
  const answer = await fetch(`${service.address}/v1/loans/${REF}/documents/export`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.status).toBe(200);
  const file = join(folder, 'documents.zip');
  await writeFile(file, Buffer.from(await answer.arrayBuffer()));
  const zip = await readExportZip(file);
  const names = [...zip.keys()];
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(papers.length);
  const lines = Buffer.from(zip.get('import-index.txt') ?? [])
    .toString('utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(papers.length);
  for (const line of lines) expect(line).toContain(REF);
});
