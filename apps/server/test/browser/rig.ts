import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@countersign/contract/identity';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { type RunningService, startService } from '../service/run-service.ts';
import { openVisit, type Visit } from './visit.ts';

export interface Person {
  readonly email: string;
  readonly displayName: string;
  readonly password: string;
}

/** The first administrator of every rig. */
export const admin: Person = {
  email: 'ada@bank.example',
  displayName: 'Ada Quist',
  password: 'a long enough password',
};

/** The built service on a folder of its own, and a browser. */
export interface Rig {
  readonly service: RunningService;
  readonly dataDir: string;
  readonly browser: Browser;
  /** Asks the service as a program would, to set a stage; refuses any answer but a good one. */
  call<Body = unknown>(method: string, path: string, options?: { token?: string; body?: unknown }): Promise<Body>;
  /** An access token of the administrator, whom the first call creates. */
  adminToken(): Promise<string>;
  /** A person at a browser of their own: nothing is shared with others, and what goes wrong is collected. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

export async function openRig(executablePath: string, environment: Readonly<Record<string, string>>): Promise<Rig> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cs-browser-'));
  const service = await startService({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment });
  // Chromium refuses its sandbox to root, and shared memory is small in containers.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  let token: Promise<string> | undefined;

  const call: Rig['call'] = async <Body>(
    method: string,
    path: string,
    options: { token?: string; body?: unknown } = {},
  ) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
    const body = options.body === undefined ? null : JSON.stringify(options.body);
    const answer = await fetch(`${service.address}${path}`, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  };

  return {
    service,
    dataDir,
    browser,
    call,
    adminToken: () => {
      token ??= call<Session>('POST', '/v1/setup/admin', { body: admin }).then((session) => session.accessToken);
      return token;
    },
    visit: (options = {}) => openVisit(browser, service.address, options),
    close: async () => {
      await browser.close();
      await service.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
