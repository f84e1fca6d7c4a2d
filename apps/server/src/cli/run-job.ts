import { parseArgs } from 'node:util';
import { sweepRetention } from '../documents/index.ts';
import { publishCheckpoint } from '../evidence-publishing/index.ts';
import { readHealth } from '../http/operations/system/readiness.ts';
import { sealDueLoans } from '../loans/index.ts';
import { sendHeartbeats } from '../metering/index.ts';
import type { App } from '../platform/app.ts';
import { StartError } from '../platform/start-error.ts';
import { openApp } from './open-app.ts';

/** The jobs of the clock by the names of the command line, and what each says when it is done. */
const jobs: Readonly<Record<string, (app: App) => Promise<string>>> = {
  retention: async (app) => {
    const { documents, loans } = await sweepRetention(app);
    return `Deleted the bytes of ${documents} documents of ${loans} loans.`;
  },
  seal: async (app) => `Sealed ${(await sealDueLoans(app)).sealed} loans.`,
  metering: async (app) => {
    const { sent, failure, isConfigured } = await sendHeartbeats(app, readHealth, { mayWait: false });
    if (!isConfigured) return 'No heartbeat was sent: the setting metering.endpoint is empty.';
    if (failure !== null) throw new StartError(`Sent ${sent} heartbeats; the next one did not arrive: ${failure}`);
    return `Sent ${sent} heartbeats.`;
  },
  checkpoint: async (app) => {
    const { head, targets } = await publishCheckpoint(app);
    if (head === null) return 'There is no evidence to sign yet.';
    const pushed = targets.length === 0 ? '' : ` It was pushed to: ${targets.join(', ')}.`;
    return `The newest checkpoint covers ${head.size} entries.${pushed}`;
  },
};

/** `countersign run-job NAME [--at TIME]`: a job of the clock now, or as if it were another time. Works beside a running service. */
export async function run(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    process.stderr.write(
      `Usage: countersign run-job NAME [--at 2026-01-31T04:00:00Z]\nNAME: ${Object.keys(jobs).join(', ')}\n`,
    );
    return 2;
  }
  const { app, close } = await openApp();
  try {
    const clock = asked.at === null ? app.clock : { now: () => new Date(asked.at as Date) };
    process.stdout.write(`${await asked.job({ ...app, clock })}\n`);
    return 0;
  } finally {
    await close();
  }
}

function readArguments(args: readonly string[]): { job: (app: App) => Promise<string>; at: Date | null } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { at: { type: 'string' } },
    });
    const [name = '', ...more] = positionals;
    const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
    const at = values.at === undefined ? null : new Date(values.at);
    if (job === undefined || more.length > 0 || (at !== null && Number.isNaN(at.getTime()))) return null;
    return { job, at };
  } catch {
    return null;
  }
}
