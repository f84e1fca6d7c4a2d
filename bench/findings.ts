import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import { reconcile } from '@countersign/engine/reconciliation/reconcile';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { shippedPolicy } from '../apps/server/src/cli/review/package-of.ts';
import { planCleanPackages } from '../tools/packages/defects/clean-packages.ts';
import type { PlannedPackage } from '../tools/packages/defects/plan-package.ts';
import { NOT_PLANTED, PLANTED_IN_FILES, planCases } from '../tools/packages/defects/recipes/index.ts';
import { workingLayouts } from '../tools/packages/working/index.ts';
import { digitalPages } from './findings/digital-pages.ts';
import { enginePackage } from './findings/engine-package.ts';
import { keepAnswers } from './findings/keep-answers.ts';
import { packageFile, pagesOf } from './findings/package-file.ts';
import { casesRows, cleanRow, ruleRows, tellCase, tellClean } from './findings/print-findings.ts';
import { readPackage } from './findings/read-package.ts';
import { type CaseVerdict, type CleanVerdict, judgeCase, judgeClean, type Spoken } from './findings/score-findings.ts';
import { openUploads } from './findings/upload-package.ts';
import { option } from './harness/options.ts';
import type { Row, Tables } from './harness/report.ts';

/** Twelve of each of the first five products and eight of each of the others. */
const CLEAN_PACKAGES = 100;

/**
 * Packages with one planted defect each, packages that nearly have one, and packages with none: what the rules find.
 * Without options each package is sent over HTTP to a service with a worker, half of them scanned; `--pages text` scans
 * none and `--pages scanned` all. A run that was cut off goes on where it was; `--part 1/2` and `--part 2/2` beside each
 * other do its work for it.
 * `--digital` reads PDFs with text in this process, marks taken as drawn: what goes wrong is splitting and extraction.
 * Drawn pages are kept until `--fresh` asks for them again.
 * `--engine-only` hands the rules the truth of the drawing, so that what goes wrong is the rules' own.
 * `--only rules|clean` and `--rules R-101,R-102` leave out the others, and `--rules second` takes those that came with the
 * second list of rules; `--part 1/3` takes a third of the packages;
 * `--warnings` tells the warnings on clean packages, too.
 */
export async function run(options: readonly string[] = []): Promise<Tables> {
  const rules = rulesOf(options);
  const asking = await openAsking(options);
  try {
    return await measure(asking, options, rules);
  } finally {
    await asking.close();
  }
}

/** Those that a post-closing reviewer missed in the first list. */
const SECOND_LIST = /^R-(?:41[4-9]|42\d|60[56])$/;

function rulesOf(options: readonly string[]): readonly string[] | null {
  const asked = option(options, '--rules');
  if (asked !== 'second') return asked?.split(',') ?? null;
  return shippedRules.map(({ id }) => id).filter((id) => SECOND_LIST.test(id));
}

/** Without a file there is nothing to alter. */
function plantedRules(options: readonly string[], rules: readonly string[] | null): readonly string[] | null {
  if (!options.includes('--digital') && !options.includes('--engine-only')) return rules;
  return (rules ?? shippedRules.map(({ id }) => id)).filter((id) => !PLANTED_IN_FILES.includes(id));
}

/** How packages are put before the rules. */
interface Asking {
  ask(planned: PlannedPackage): Promise<Spoken>;
  close(): Promise<void>;
}

async function openAsking(options: readonly string[]): Promise<Asking> {
  const done = { close: async () => {} };
  if (options.includes('--engine-only'))
    return { ...done, ask: async (planned) => reconcile(enginePackage(planned), shippedRules, shippedPolicy) };
  if (options.includes('--digital'))
    return {
      ...done,
      ask: async (planned) =>
        reconcile(await digitalPackage(planned, options.includes('--fresh')), shippedRules, shippedPolicy),
    };
  const [uploads, pages] = [await openUploads(), pagesOf(options)];
  return {
    ask: keepAnswers(pages, async (planned) => uploads.ask(planned, await packageFile(planned, pages))),
    close: () => uploads.close(),
  };
}

async function measure({ ask }: Asking, options: readonly string[], rules: readonly string[] | null): Promise<Tables> {
  const [only, isOurs] = [option(options, '--only'), partOf(options)];
  const tables: Record<string, readonly Row[]> = {};
  const [cases, clean]: [CaseVerdict[], CleanVerdict[]] = [[], []];
  if (only !== 'clean') {
    for (const one of planCases(workingLayouts, plantedRules(options, rules)).filter(isOurs)) {
      const verdict = judgeCase(one, await ask(one.planned));
      tellCase(verdict);
      cases.push(verdict);
    }
    tables['Planted packages'] = casesRows(cases);
  }
  if (only !== 'rules' && rules === null) {
    for (const planned of planCleanPackages(workingLayouts, CLEAN_PACKAGES).filter(isOurs)) {
      const verdict = judgeClean(planned.name, await ask(planned));
      tellClean(verdict, options.includes('--warnings'));
      clean.push(verdict);
    }
    const row = cleanRow(clean);
    for (const [what, said] of Object.entries(row)) console.log(`${what}: ${said}`);
    const silent = String(row['never evaluated']).split(', ');
    const never = silent.filter((id) => id !== 'none' && NOT_PLANTED[id] === undefined);
    if (never.length > 0 && option(options, '--part') === undefined)
      throw new Error(`No clean package gave these rules anything to evaluate: ${never.join(', ')}.`);
    tables['Clean packages'] = [row];
  }
  return { ...tables, 'By rule': ruleRows(cases, clean) };
}

/** Drawn as a PDF with text, split, classified and read off; marks are taken as drawn, since nothing is painted. */
async function digitalPackage(planned: PlannedPackage, fresh: boolean): Promise<LoanPackage> {
  return readPackage(planned, await digitalPages(planned, fresh));
}

/** With `--part 1/3` the first of three processes that share the packages. */
function partOf(options: readonly string[]): (item: unknown, index: number) => boolean {
  const [part = 1, parts = 1] = (option(options, '--part') ?? '1/1').split('/').map(Number);
  return (_item, index) => index % parts === part - 1;
}
