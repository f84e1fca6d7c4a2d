import { Gauge } from 'prom-client';
import { boardingFigures } from '../../../boarding/index.ts';
import { evidenceFigures } from '../../../evidence/index.ts';
import { fsckFigures } from '../../../fsck/index.ts';
import { intakeFigures } from '../../../intake/index.ts';
import { loanFigures } from '../../../loans/index.ts';
import { meteringFigures } from '../../../metering/index.ts';
import type { App } from '../../../platform/app.ts';
import type { Figures } from '../../../platform/figures.ts';
import { queueFigures } from '../../../platform/jobs/index.ts';
import { registry } from '../../../platform/metrics.ts';
import { outboxFigures } from '../../../platform/outbox/index.ts';
import { webhookFigures } from '../../../webhooks/index.ts';
import { wireFigures } from '../../../wires/index.ts';

/** Every figure that stands in the database: all api nodes show the same, so rules take the largest. */
const all: readonly Figures[] = [
  queueFigures,
  outboxFigures,
  intakeFigures,
  loanFigures,
  boardingFigures,
  wireFigures,
  webhookFigures,
  evidenceFigures,
  fsckFigures,
  meteringFigures,
];

/** Two scrapers, or one that asks too often, cost the database no more than one. */
const KEEP_MS = 10_000;
/** A database that does not answer must not make the process look dead. */
const LIMIT_MS = 3_000;

const fresh = new Gauge({
  name: 'countersign_figures_fresh',
  help: '1 where a group of figures was read from the database just now, 0 where it could not be and stands as it was.',
  labelNames: ['figures'] as const,
  registers: [registry],
});

const lastRead = new WeakMap<object, { readonly at: number; readonly done: Promise<void> }>();

/** Asks the database for what the metrics show of it. */
export async function refreshFigures(app: App): Promise<void> {
  const known = lastRead.get(app.db);
  if (known !== undefined && performance.now() - known.at < KEEP_MS) return known.done;
  const done = readAll(app);
  lastRead.set(app.db, { at: performance.now(), done });
  return done;
}

async function readAll(app: App): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, 'late');
  });
  for (const figures of all) {
    const outcome = await Promise.race([figures.refresh(app).catch(() => 'failed'), late]);
    fresh.set({ figures: figures.name }, outcome === undefined ? 1 : 0);
  }
  clearTimeout(timer);
}
