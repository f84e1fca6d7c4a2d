import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';
import { oneOf } from './one-of.ts';
import { parseUrl } from './parse-url.ts';
import { readTracingConfig, type TracingConfig } from './tracing/tracing-config.ts';

export { ConfigError };

const serviceRoles = ['all', 'api', 'worker', 'inference'] as const;
export type ServiceRole = (typeof serviceRoles)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything that the environment decides. The bank's own choices are settings, not configuration. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL under dataDir. */
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl: string | null;
  readonly databaseReplicaUrl: string | null;
  readonly blobUrl: string;
  readonly role: ServiceRole;
  /** How long a node that is told to stop goes on answering, while load balancers read from /readyz that it leaves. */
  readonly drainSeconds: number;
  readonly trustProxy: readonly string[];
  readonly egressAllow: string | undefined;
  readonly publicUrl: string;
  /** The host names under which requests are taken; null where nobody said under which address the service stands. */
  readonly ownHosts: readonly string[] | null;
  readonly keyFile: string;
  readonly inferenceTimeoutSeconds: number;
  readonly inferenceUrl: string | null;
  readonly inferenceToken: string | null;
  /** What whoever creates the first administrator has to know; null: nothing. */
  readonly setupCode: string | null;
  readonly metricsToken: string | null;
  /** Where a node that answers no requests shows its metrics, as host:port; null: nowhere. */
  readonly metricsListen: string | null;
  readonly watchDir: string | null;
  readonly watchPollSeconds: number;
  /** A file of the watched folder that did not change for this long is whole. */
  readonly watchRestSeconds: number;
  /** How long files for an unknown loan wait for the approval record that names its borrower. */
  readonly watchPairSeconds: number;
  /** Null: the simulator that the supervisor of this data folder runs. */
  readonly simulatorUrl: string | null;
  readonly simulatorToken: string | null;
  /** Where the built-in simulator listens, as host:port. */
  readonly simulatorListen: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Null: no traces. */
  readonly tracing: TracingConfig | null;
}

export function readConfig(env: Environment): Config {
  const text = (name: string): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };
  const dataDir = resolve(text('DATA_DIR') ?? './data');
  const host = text('HOST') ?? '127.0.0.1';
  const port = wholeNumber('PORT', text('PORT'), 8080, 0, 65_535);

  return {
    host,
    port,
    dataDir,
    databaseUrl: postgresUrl('DATABASE_URL', text('DATABASE_URL')),
    databaseDirectUrl: postgresUrl('DATABASE_DIRECT_URL', text('DATABASE_DIRECT_URL')),
    databaseReplicaUrl: postgresUrl('DATABASE_REPLICA_URL', text('DATABASE_REPLICA_URL')),
    blobUrl: text('BLOB_URL') ?? `file:${resolve(dataDir, 'blobs')}`,
    role: oneOf('ROLE', text('ROLE'), serviceRoles, 'all'),
    drainSeconds: wholeNumber('DRAIN_SECONDS', text('DRAIN_SECONDS'), 0, 0, 300),
    trustProxy: addressList('TRUST_PROXY', text('TRUST_PROXY')),
    egressAllow: text('EGRESS_ALLOW'),
    publicUrl: publicUrl(text('PUBLIC_URL'), host, port),
    ownHosts: ownHosts(text('PUBLIC_URL'), text('ALLOWED_HOSTS')),
    keyFile: resolve(text('KEY_FILE') ?? `${dataDir}/keys/master.key`),
    inferenceTimeoutSeconds: wholeNumber(
      'Inference__TimeoutSeconds',
      text('Inference__TimeoutSeconds'),
      600,
      1,
      86_400,
    ),
    inferenceUrl: text('Inference__Url') ?? null,
    inferenceToken: text('Inference__Token') ?? null,
    setupCode: setupCode(text('SETUP_CODE')),
    metricsToken: text('METRICS_TOKEN') ?? null,
    metricsListen: hostAndPort('METRICS_LISTEN', text('METRICS_LISTEN')),
    watchDir: text('WATCH_DIR') === undefined ? null : resolve(text('WATCH_DIR') ?? ''),
    watchPollSeconds: wholeNumber('WATCH_POLL_SECONDS', text('WATCH_POLL_SECONDS'), 5, 1, 3_600),
    watchRestSeconds: wholeNumber('WATCH_REST_SECONDS', text('WATCH_REST_SECONDS'), 10, 0, 86_400),
    watchPairSeconds: wholeNumber('WATCH_PAIR_SECONDS', text('WATCH_PAIR_SECONDS'), 600, 0, 604_800),
    simulatorUrl: simulatorUrl(text('SIMULATOR_URL'), text('SIMULATOR_TOKEN')),
    simulatorToken: text('SIMULATOR_TOKEN') ?? null,
    simulatorListen: text('SIMULATOR_LISTEN') ?? '127.0.0.1:0',
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL'), logLevels, 'info'),
    tracing: readTracingConfig(env),
  };
}

function wholeNumber(name: string, value: string | undefined, otherwise: number, min: number, max: number): number {
  if (value === undefined) return otherwise;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
}

/** The value is not repeated in the message: it may hold a password. */
function postgresUrl(name: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (/^postgres(ql)?:\/\//.test(value)) return value;
  throw new ConfigError(`${name} must start with postgresql://.`);
}

function addressList(name: string, value: string | undefined): readonly string[] {
  if (value === undefined) return [];
  const entries = value.split(',').map((entry) => entry.trim());
  for (const entry of entries) {
    const [address = '', bits, ...more] = entry.split('/');
    const family = isIP(address);
    const widest = family === 6 ? 128 : 32;
    const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
    if (family === 0 || !bitsFit || more.length > 0) {
      throw new ConfigError(`${name} is a comma-separated list of addresses or CIDRs; "${entry}" is neither.`);
    }
  }
  return entries;
}

/** Without an address of its own an install is reached under whatever name the network gives its machine. */
function ownHosts(publicAddress: string | undefined, others: string | undefined): readonly string[] | null {
  const listed = hostList('ALLOWED_HOSTS', others);
  if (publicAddress === undefined) return listed.length === 0 ? null : listed;
  return [new URL(webAddress('PUBLIC_URL', publicAddress)).hostname, ...listed];
}

function hostList(name: string, value: string | undefined): readonly string[] {
  const hosts = value?.split(',').map((entry) => entry.trim().toLowerCase()) ?? [];
  const wrong = hosts.find((host) => !/^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/.test(host));
  if (wrong === undefined) return hosts;
  throw new ConfigError(`${name} is a comma-separated list of host names without ports; "${wrong}" is none.`);
}

function hostAndPort(name: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (/^(\[[0-9a-f:]+\]|[^:\s]+):\d{1,5}$/i.test(value)) return value;
  throw new ConfigError(`${name} must be written as host:port, such as 0.0.0.0:9464, not "${value}".`);
}

/** The value is not repeated in the message. It travels in a header, so it is plain text. */
function setupCode(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (/^[\x21-\x7e]{8,200}$/.test(value)) return value;
  throw new ConfigError('SETUP_CODE must be 8 to 200 characters without spaces, such as 24 random letters and digits.');
}

function publicUrl(value: string | undefined, host: string, port: number): string {
  if (value === undefined) return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return webAddress('PUBLIC_URL', value);
}

function simulatorUrl(value: string | undefined, token: string | undefined): string | null {
  if (value === undefined) return null;
  if (token === undefined) throw new ConfigError('SIMULATOR_URL needs SIMULATOR_TOKEN, the token of that simulator.');
  return webAddress('SIMULATOR_URL', value);
}

function webAddress(name: string, value: string): string {
  const url = parseUrl(value);
  if (url === null) {
    throw new ConfigError(`${name} must be an address such as https://countersign.bank.example, not "${value}".`);
  }
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`${name} must be a plain http or https address without user, query or fragment.`);
  }
  return url.href.replace(/\/$/, '');
}
