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
