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

/** In light every rule; in dark, which waits for the night, those about colour: nothing else differs. */
const runs = {
  light: 'axe.run().then(({ violations }) => violations)',
  dark: `axe.run({ runOnly: ['color-contrast', 'link-in-text-block'] }).then(({ violations }) => violations)`,
} as const;

const schemes = isWhole ? (['light', 'dark'] as const) : (['light'] as const);

/**
 * What axe finds on the page as it stands, a line each. Evaluated by the driver and not as a script
 * of the page, which its content security policy would refuse.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
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
