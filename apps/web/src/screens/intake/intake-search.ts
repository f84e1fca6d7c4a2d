export interface IntakeSearch {
  /** Default upload. */
  readonly tab?: 'quarantine';
}

export function readIntakeSearch({ tab }: Readonly<Record<string, unknown>>): IntakeSearch {
  return tab === 'quarantine' ? { tab } : {};
}
