import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { splitNotes } from '../evidence/index.ts';
import { type FsckFault, type FsckReport, fsck } from '../fsck/index.ts';
import type { App } from '../platform/app.ts';
import { openApp } from './open-app.ts';
import { type Print, toTerminal } from './print.ts';

const [GOOD, FAULTS, USAGE] = [0, 1, 2];
/** A damaged database can have a fault in every row; a person reads the first ones. */
const MAX_SHOWN = 1_000;

const HELP = `Usage: countersign fsck [--incremental] [--checkpoints FILE]

Checks the whole install: chains, log, checkpoints, loans and documents against evidence, stored bytes against hashes.
  --incremental       only what came since the last check that found no fault
  --checkpoints FILE  checkpoints that were kept outside; the log must extend each of them
`;

interface Arguments {
  readonly incremental: boolean;
  readonly checkpoints: string | undefined;
}

/** `countersign fsck`, beside a running service or alone. Exit codes: 0 good, 1 faults, 2 usage. */
export async function run(args: readonly string[]): Promise<number> {
  const read = readArguments(args);
  if (read === null) {
    toTerminal.error(HELP);
    return USAGE;
  }
  const { app, close } = await openApp();
  try {
    return await runOn(app, read);
  } finally {
    await close();
  }
}

export async function runOn(app: App, args: Arguments, print: Print = toTerminal): Promise<number> {
  let kept: readonly string[] = [];
  try {
    kept = args.checkpoints === undefined ? [] : splitNotes(await readFile(args.checkpoints, 'utf8'));
  } catch (error) {
    print.error(`The checkpoints cannot be read: ${(error as Error).message}\n`);
    return USAGE;
  }
  let shown = 0;
  const onFault = (fault: FsckFault) => {
    shown += 1;
    if (shown <= MAX_SHOWN) print.out(`${describeFault(fault)}\n`);
  };
  const report = await fsck(app, { incremental: args.incremental, kept, onFault });
  if (shown > MAX_SHOWN) print.out(`… and ${shown - MAX_SHOWN} more.\n`);
  print.out(describeReport(report, kept.length));
  return report.faults === 0 ? GOOD : FAULTS;
}

function readArguments(args: readonly string[]): Arguments | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { incremental: { type: 'boolean', default: false }, checkpoints: { type: 'string' } },
    });
    return { incremental: values.incremental, checkpoints: values.checkpoints };
  } catch {
    return null;
  }
}

function describeFault({ loanId, externalRef, seq, leafIndex, reason, detail }: FsckFault): string {
  const chain = loanId === undefined ? null : loanId === null ? "the install's chain" : `loan ${externalRef ?? loanId}`;
  const place = [chain, seq === null ? null : `entry ${seq}`, leafIndex === undefined ? null : `leaf ${leafIndex}`];
  return `${place.filter((part) => part !== null).join(', ') || 'the log'}: ${detail} (${reason})`;
}

function describeReport(report: FsckReport, kept: number): string {
  const scope = report.since === 0 ? 'Everything was checked' : `What came after leaf ${report.since} was checked`;
  const parts = [
    `${report.entries} entries in ${report.chains} chains`,
    `${report.leaves} leaves`,
    `${report.checkpoints} checkpoints${kept === 0 ? '' : `, ${kept} of them kept outside`}`,
    `${report.loans} loans`,
    `${report.documents} documents`,
    `${report.records} findings, boarding records and wires`,
    `${report.rows} other rows that controls read`,
    `${report.contents} stored contents`,
  ];
  const unsealed = report.isAdopted
    ? ''
    : 'Rows from before this release are not sealed yet: start the service once.\n';
  const verdict = report.faults === 0 ? 'No fault was found.' : `${report.faults} faults were found.`;
  return `${scope}: ${parts.join(', ')}.\n${unsealed}${verdict}\n`;
}
