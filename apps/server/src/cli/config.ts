import { readConfig } from '../platform/config.ts';

const hidden = new Set([
  'databaseUrl',
  'databaseDirectUrl',
  'databaseReplicaUrl',
  'inferenceToken',
  'metricsToken',
  'setupCode',
  'simulatorToken',
]);

/** `countersign config`: what the environment amounts to. Values that hold credentials are only said to be set. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('config takes no arguments.\n');
    return 2;
  }
  for (const [name, value] of Object.entries(readConfig(process.env))) {
    const shown = hidden.has(name) && value !== null ? '(set)' : JSON.stringify(value ?? null, withoutHeaders);
    process.stdout.write(`${name.padEnd(26)} ${shown}\n`);
  }
  return 0;
}

/** Headers for the collector of traces hold its credential. */
function withoutHeaders(key: string, value: unknown): unknown {
  return key === 'headers' ? Object.keys(value as object) : value;
}
