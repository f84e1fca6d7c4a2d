export const windows = [7, 30, 90, 365] as const;

export interface DashboardSearch {
  /** Default 30. */
  readonly days?: (typeof windows)[number];
}

export function readDashboardSearch({ days }: Readonly<Record<string, unknown>>): DashboardSearch {
  const known = windows.find((each) => each === days);
  return known === undefined || known === 30 ? {} : { days: known };
}
