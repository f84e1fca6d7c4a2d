/** Open parts, "Metering": the body, to the letter. */
export interface Heartbeat {
  readonly installId: string;
  readonly version: string;
  readonly period: { readonly from: string; readonly to: string };
  readonly closedLoans: number;
  readonly pages: number;
  readonly health: Health;
  readonly licenseKey: string | null;
}

export interface Health {
  readonly status: 'ok' | 'failing';
  readonly checks: readonly { readonly name: string; readonly ok: boolean; readonly detail: string | null }[];
}

const DAY_MS = 86_400_000;

/** A calendar day as the two instants between which it lies, in UTC. */
export function periodOf(day: string): { readonly from: string; readonly to: string } {
  const from = new Date(`${day}T00:00:00.000Z`);
  return { from: from.toISOString(), to: new Date(from.getTime() + DAY_MS).toISOString() };
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return dayOf(new Date(Date.parse(day) - DAY_MS));
}

/**
 * The days that are over and were not counted, oldest first. The first of all is the day of the install; on that day
 * itself it is the day before, so that the receiver hears of a new install at once.
 */
export function daysToCount(last: string | null, installedAt: Date, now: Date): readonly string[] {
  const newest = dayBefore(dayOf(now));
  const installed = dayOf(installedAt);
  const first = last === null ? (installed < newest ? installed : newest) : dayOf(new Date(Date.parse(last) + DAY_MS));
  const days: string[] = [];
  for (let day = first; day <= newest; day = dayOf(new Date(Date.parse(day) + DAY_MS))) days.push(day);
  return days;
}
