import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Person } from './rig.ts';

/** One person's browser. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What must never happen: requests to other origins, refusals of the content security policy, uncaught errors. */
  readonly faults: readonly string[];
  open(path: string): Promise<void>;
  signIn(person: Person): Promise<void>;
  close(): Promise<void>;
}

const LIMIT_MS = 150_000;

export async function openVisit(browser: Browser, address: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1360, height: 850 }, ...options });
  // Machines are shared, and nothing here is about time: a limit is there against what never comes.
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  watch(context, page, address, faults);
  return {
    context,
    page,
    faults,
    open: async (path) => void (await page.goto(path)),
    signIn: async ({ email, password }) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    },
    close: () => context.close(),
  };
}

function watch(context: BrowserContext, page: Page, address: string, faults: string[]): void {
  const { origin } = new URL(address);
  context.on('request', (request) => {
    const url = new URL(request.url());
    const inside = ['data:', 'blob:'].includes(url.protocol) || url.origin === origin;
    if (!inside) faults.push(`A request left the origin: ${request.url()}`);
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`Uncaught: ${error.stack ?? error.message}`));
}
