import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { isWhole } from '../../../../tools/test-tier.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** In light every rule; in dark, which waits for the night, those about color: nothing else differs. */
const runs = {
  light: 'axe.run()',
  dark: `axe.run({ runOnly: ['color-contrast', 'link-in-text-block'] })`,
} as const;

interface Results {
  readonly violations: readonly Violation[];
  /** What axe could not decide. */
  readonly incomplete: readonly Violation[];
}

const schemes = isWhole ? (['light', 'dark'] as const) : (['light'] as const);

/**
 * What axe finds on the page as it stands, a line each. Evaluated by the driver and not as a script
 * of the page, which its content security policy would refuse.
 */
export function violationsOf(page: Page): Promise<readonly string[]> {
  return inspect(page, schemes, ({ violations }) => violations);
}

/** The same in both schemes, and with what axe could not decide: a person would have to look. */
export function faultsOf(page: Page): Promise<readonly string[]> {
  return inspect(page, ['light', 'dark'], ({ violations, incomplete }) => [...violations, ...incomplete]);
}

async function inspect(
  page: Page,
  inSchemes: readonly ('light' | 'dark')[],
  which: (results: Results) => readonly Violation[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of inSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(await source);
    for (const { id, help, nodes } of which((await page.evaluate(runs[colorScheme])) as Results)) {
      const [node] = nodes;
      found.push(`${colorScheme} ${id}: ${help}, ${nodes.length} times: ${node?.html} ${node?.failureSummary ?? ''}`);
    }
  }
  return found;
}
