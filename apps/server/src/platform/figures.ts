import { Gauge } from 'prom-client';
import type { App } from './app.ts';
import { registry } from './metrics.ts';

/** Figures that stand in the database and are asked for when somebody looks at the metrics. Each query must be cheap. */
export interface Figures {
  /** Bounded: a label of the metrics. */
  readonly name: string;
  refresh(app: App): Promise<void>;
}

/** Whole seconds since a moment of the database's clock, or zero where there is none. */
export function ageSeconds(seconds: number | null): number {
  return Math.max(0, Math.round(seconds ?? 0));
}

/** A gauge that shows nothing until it was read: zero would say that all is well where nobody looked. */
export function createFigure(name: string, help: string): Gauge {
  const gauge = new Gauge({ name, help, registers: [registry] });
  gauge.remove();
  return gauge;
}

interface Told {
  readonly name: string;
  readonly help: string;
}

interface WaitingRow {
  readonly state: string;
  readonly count: number;
  readonly oldest_seconds: number | null;
}

interface WaitingFigures {
  readonly name: string;
  /** Each has a figure, so that an alert can tell none from unknown. */
  readonly states: readonly string[];
  readonly counted: Told;
  readonly oldest: Told;
  readonly read: (app: App) => Promise<readonly WaitingRow[]>;
}

/** How many of something are in each state that does not last, and how long the oldest has been. */
export function waitingFigures({ name, states, counted, oldest, read }: WaitingFigures): Figures {
  const byState = { labelNames: ['state'] as const, registers: [registry] };
  const count = new Gauge({ ...counted, ...byState });
  const age = new Gauge({ ...oldest, ...byState });
  return {
    name,
    refresh: async (app) => {
      const rows = new Map((await read(app)).map((row) => [row.state, row]));
      for (const state of states) {
        const row = rows.get(state);
        count.set({ state }, row?.count ?? 0);
        age.set({ state }, ageSeconds(row?.oldest_seconds ?? null));
      }
    },
  };
}
