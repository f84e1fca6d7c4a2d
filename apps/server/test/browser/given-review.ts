import { setTimeout as wait } from 'node:timers/promises';
import type { ReviewView } from '@countersign/contract/review';
import { drawPackage } from '../../../../tools/packages/defects/draw-package.ts';
import { type PlannedPackage, planCase } from '../../../../tools/packages/defects/plan-package.ts';
import { recipes } from '../../../../tools/packages/defects/recipes/index.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import type { Rig } from './rig.ts';

/** A machine that does other things as well. */
const LIMIT_MS = 120_000;

/** A package with a planted defect of a rule: the papers as one PDF, and what is known of them. */
export async function plannedPackage(
  name: string,
): Promise<{ readonly planned: PlannedPackage; readonly pdf: Uint8Array }> {
  const recipe = recipes.find((one) => `${one.rule} ${one.name}` === name);
  if (recipe === undefined) throw new Error(`There is no recipe ${name}.`);
  const { planned } = planCase(recipe, workingLayouts, 0);
  return { planned, pdf: (await drawPackage(planned)).pdf };
}

/** Sends a package as a program would, and waits until it is in review. */
export async function givenReview(
  rig: Pick<Rig, 'call' | 'adminToken'>,
  externalRef: string,
  name = 'R-101 the deed secures another principal',
  change: (pdf: Uint8Array) => Promise<Uint8Array> = async (pdf) => pdf,
): Promise<ReviewView> {
  const token = await rig.adminToken();
  const { planned, pdf } = await plannedPackage(name);
  const { borrowerName, expectedPrincipal } = planned.intake;
  const content = Buffer.from(await change(pdf)).toString('base64');
  const body = { externalRef, borrowerName, expectedPrincipal, documents: [{ name: 'package.pdf', content }] };
  await rig.call('POST', '/v1/packages', { token, body });
  return reviewAfter(rig, externalRef, null);
}

/** The review of a loan, once it is in review with another run than this one. */
export async function reviewAfter(
  rig: Pick<Rig, 'call' | 'adminToken'>,
  ref: string,
  runId: string | null,
): Promise<ReviewView> {
  const token = await rig.adminToken();
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const view = await rig.call<ReviewView>('GET', `/v1/loans/${ref}/review`, { token });
    if (view.loan.state === 'review' && view.runId !== runId) return view;
    if (performance.now() > deadline) throw new Error(`${ref} is ${view.loan.state} and was not compared in time.`);
    await wait(200);
  }
}
