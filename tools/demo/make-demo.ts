import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planCleanPackages } from '../packages/defects/clean-packages.ts';
import { brokenPdf, drawPackage } from '../packages/defects/draw-package.ts';
import type { PlannedPackage } from '../packages/defects/plan-package.ts';
import { grades } from '../packages/degrade/grades.ts';
import { scanPackage } from '../packages/degrade/scan-package.ts';
import { workingLayouts } from '../packages/working/index.ts';
import { type DemoLoan, demoLoans } from './demo-loans.ts';

const OUT = 'apps/server/demo';
/** A good scanner that saves small files. */
const SCANNER = { ...grades.clean, jpegQuality: 30 };
/** Of a scan: its pictures are large, and a few papers show how it is read. */
const SCANNED_PAPERS = 2;

/** Writes a PDF, an approval record and a line in the list for each loan. */
export async function run(): Promise<void> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const clean = planCleanPackages(workingLayouts, 1 + Math.max(...demoLoans.map(({ nth }) => nth)));
  const list = [];
  for (const loan of demoLoans) {
    const given = clean[loan.nth];
    if (given === undefined) throw new Error(`There is no package ${loan.nth}.`);
    const planned = spoiled(given, loan);
    const drawn = await drawPackage(planned);
    const pdf =
      loan.scanned === true
        ? (await scanPackage({ ...drawn, facts: planned.facts }, { grade: SCANNER, seed: planned.seed })).pdf
        : drawn.pdf;
    await writeFile(join(OUT, `${loan.ref}.pdf`), pdf);
    if (loan.brokenFile === true) await writeFile(join(OUT, `${loan.ref}-broken.pdf`), brokenPdf());
    await writeFile(join(OUT, `${loan.ref}.json`), `${JSON.stringify(planned.record, null, 2)}\n`);
    const { ref, fate, about } = loan;
    const files = [`${ref}.pdf`, ...(loan.brokenFile === true ? [`${ref}-broken.pdf`] : [])];
    list.push({ ref, fate, about, ...planned.intake, files, record: `${ref}.json`, payee: planned.payees[0] ?? null });
    console.log(`${ref}  ${planned.papers.length} papers, ${Math.round(pdf.length / 1024)} kB`);
  }
  await writeFile(join(OUT, 'loans.json'), `${JSON.stringify(list, null, 2)}\n`);
}

function spoiled(planned: PlannedPackage, { spoil, without, scanned }: DemoLoan): PlannedPackage {
  const papers = planned.papers
    .filter(({ paper }) => paper.docType !== without)
    .map((chosen) => {
      if (spoil === undefined || chosen.paper.docType !== spoil.docType) return chosen;
      const paper = spoil.signed === undefined ? chosen.paper : { ...chosen.paper, signed: spoil.signed };
      return { ...chosen, paper, facts: spoil.alter?.(chosen.facts) ?? chosen.facts };
    });
  if (spoil !== undefined && !papers.some(({ paper }) => paper.docType === spoil.docType))
    throw new Error(`${planned.name} has no ${spoil.docType} to spoil.`);
  return { ...planned, papers: scanned === true ? papers.slice(0, SCANNED_PAPERS) : papers };
}
