import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** In light every rule; in dark those about colour, since nothing else differs and every rule takes a second. */
const runs = {
  light: 'axe.run().then(({ violations }) => violations)',
  dark: `axe.run({ runOnly: ['color-contrast', 'link-in-text-block'] }).then(({ violations }) => violations)`,
} as const;

/**
 * What axe finds on the page as it stands, in light and in dark, a line each. Evaluated by the driver and not as a script
 * of the page, which its content security policy would refuse.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(await source);
    const violations = (await page.evaluate(runs[colorScheme])) as readonly Violation[];
    for (const { id, help, nodes } of violations) {
      const [node] = nodes;
      found.push(`${colorScheme} ${id}: ${help}, ${nodes.length} times: ${node?.html} ${node?.failureSummary ?? ''}`);
    }
  }
  return found;
}
