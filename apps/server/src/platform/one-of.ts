import { ConfigError } from './config-error.ts';

/** A word of the environment that must be one of a few. */
export function oneOf<const T extends string>(
  name: string | undefined,
  value: string | undefined,
  all: readonly T[],
  otherwise: T,
): T {
  if (value === undefined) return otherwise;
  const found = all.find((each) => each === value);
  if (found !== undefined) return found;
  throw new ConfigError(`${name} must be one of ${all.join(', ')}, not "${value}".`);
}
