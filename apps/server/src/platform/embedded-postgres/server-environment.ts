/**
 * PostgreSQL gets none of our environment: PG* variables would change what it does, and secrets given to us would be
 * readable for every process of its account. TZ spares initdb the search for the machine's time zone.
 */
export function serverEnvironment(): Record<string, string> {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
