import { applyFieldMap } from '@countersign/engine/field-maps/apply-field-map';
import { checkFieldMap } from '@countersign/engine/field-maps/field-map';
import { shapeWith } from '@countersign/engine/field-maps/layout-shape';
import { arrange, type Facts } from '@countersign/engine/reconciliation/facts';
import { beforeAll, describe, expect, it } from 'vitest';
import { planCleanPackages } from '../../../../../tools/packages/defects/clean-packages.ts';
import { drawPackage } from '../../../../../tools/packages/defects/draw-package.ts';
import { workingLayouts } from '../../../../../tools/packages/working/index.ts';
import { packageOf } from '../../cli/review/package-of.ts';
import { reviewFiles } from '../../cli/review/review-files.ts';
import { readConfig } from '../../platform/config.ts';
import type { CoreAdapter } from '../../platform/core-adapter.ts';
import { newId } from '../../platform/ids.ts';
import { openPageReader } from '../../reading/index.ts';
import { coreAdapters } from './index.ts';

const adapters: readonly CoreAdapter[] = Object.values(coreAdapters);
const maps = adapters.flatMap((adapter) => [
  { named: adapter.providerId as string, adapter, map: adapter.starter },
  ...(adapter.examples ?? []).map(({ title, mapping }) => ({ named: title, adapter, map: mapping })),
]);

describe.each(maps)('the map that ships for $named', ({ adapter, map }) => {
  it('may be saved, and fills everything that the core requires', () => {
    expect(checkFieldMap(map, adapter.shape)).toMatchObject({ ok: true });
    const filled = map.fields.map(({ core }) => core);
    const { fields } = shapeWith(adapter.shape, map.layout);
    expect(fields.filter(({ name, required }) => required && !filled.includes(name))).toEqual([]);
  });
});

/** One of each product: land of a company, two kinds of homes, equipment, SBA. */
const LOANS = 5;
/** The papers that say what is boarded; reading the others takes a minute and adds nothing. */
const PAPERS = ['promissory_note', 'closing_disclosure', 'credit_approval', 'deed_of_trust', 'mortgage'];

describe('a drawn closing package', () => {
  const loans: Facts[] = [];
  beforeAll(async () => {
    const reader = openPageReader({ config: readConfig({}) });
    for (const planned of planCleanPackages(workingLayouts, LOANS)) {
      const papers = planned.papers.filter(({ paper }) => PAPERS.includes(paper.docType));
      const { pdf } = await drawPackage({ ...planned, papers });
      const { documents } = await reviewFiles(reader, [{ path: 'package.pdf', bytes: pdf }], null);
      loans.push(arrange(packageOf(documents, null)));
    }
    await reader.close();
  }, 600_000);

  it.each(maps)('is written for $named by its map, once a person confirmed what was read', ({ adapter, map }) => {
    for (const facts of loans) {
      const loan = applyFieldMap(map, adapter.shape, facts, () => false);
      expect(loan.errors).toEqual([]);
      const values = loan.fields.flatMap(({ core, value }) => (value === null ? [] : [{ core, value }]));
      const about = { boardingId: newId(), loanRef: 'L-1', coreReference: null };
      const order = { ...about, fields: values, ...(map.layout === undefined ? {} : { layout: map.layout }) };
      expect(adapter.validate(order)).toEqual([]);
    }
    expect(loans).toHaveLength(LOANS);
  });
});
