import type { App } from '../platform/app.ts';
import { SPELLED_ID } from '../platform/ids.ts';
import { replayRun } from '../reconciliation/index.ts';
import { openApp } from './open-app.ts';
import { type Print, toTerminal } from './print.ts';

const [GOOD, FAULTS, USAGE] = [0, 1, 2];
const HELP = `Usage: countersign replay RUN
Does a stored run again from what it was given, and compares what it finds with what it found then.
RUN is the id of a run, as GET /v1/loans/{ref}/runs shows it.
`;

/** `countersign replay RUN`, beside a running service or alone. Exit codes: 0 the same again, 1 not the same, 2 usage. */
export async function run(args: readonly string[]): Promise<number> {
  const [runId, ...more] = args;
  if (runId === undefined || more.length > 0 || !SPELLED_ID.test(runId)) {
    toTerminal.error(HELP);
    return USAGE;
  }
  const { app, close } = await openApp();
  try {
    return await runOn(app, runId);
  } finally {
    await close();
  }
}

export async function runOn(app: App, runId: string, print: Print = toTerminal): Promise<number> {
  const { same, lines } = await replayRun(app, runId);
  const text = `${lines.join('\n')}\n`;
  if (same) print.out(text);
  else print.error(text);
  return same ? GOOD : FAULTS;
}
