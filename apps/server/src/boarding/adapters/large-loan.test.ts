import { applyFieldMap } from '@countersign/engine/field-maps/apply-field-map';
import type { FieldMap } from '@countersign/engine/field-maps/field-map';
import { arrange } from '@countersign/engine/reconciliation/facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGE_LOAN } from '../../../../../packages/engine/test/field-maps/large-loan.ts';
import { unfoldPackage } from '../../../../../packages/engine/test/reconciliation/compact-package.ts';
import type { BoardingOrder, CoreAdapter } from '../../platform/core-adapter.ts';
import { newId } from '../../platform/ids.ts';
import type { ConformanceRig } from './conformance/rig.ts';
import { delimitedExample, fixedExample } from './file-layout/examples.ts';
import { fileLayoutAdapter } from './file-layout/file-layout-adapter.ts';
import { simulatorAdapter } from './simulator/simulator-adapter.ts';
import { simulatorStarter } from './simulator/starter.ts';
import { fileLayoutRig } from './testing/file-layout-rig.ts';
import { simulatorRig } from './testing/simulator-rig.ts';

const simulatorMap: FieldMap = {
  ...simulatorStarter,
  fields: [
    // The five pieces have rows; one field for all of them would be given three texts.
    ...simulatorStarter.fields.filter(({ core }) => core !== 'collateral'),
    { canonical: 'guaranty_limit[*]', core: 'party[*].guarantyLimit', transform: 'money' },
    { canonical: 'collateral_description[*]', core: 'collateral[*].description', transform: 'trim' },
    { canonical: 'property_address[*]', core: 'collateral[*].address', transform: 'trim' },
  ],
};

interface Core {
  readonly named: string;
  readonly adapter: CoreAdapter;
  readonly map: FieldMap;
  readonly open: () => Promise<ConformanceRig>;
}

const cores: readonly Core[] = [
  { named: 'the simulator', adapter: simulatorAdapter, map: simulatorMap, open: simulatorRig },
  {
    named: 'fixed-width records',
    adapter: fileLayoutAdapter,
    map: fixedExample,
    open: () => fileLayoutRig(fixedExample),
  },
  {
    named: 'delimited records',
    adapter: fileLayoutAdapter,
    map: delimitedExample,
    open: () => fileLayoutRig(delimitedExample),
  },
];

const facts = arrange(unfoldPackage({ documents: LARGE_LOAN }));
const amounts = (regular: string, last: string) => [...Array(11).fill(regular), last];
const PARTIES = ['Blue Heron LLC', 'Mary Okafor', 'Red Kite Inc', 'Ann Lee', 'Bob Ray', 'Cora Diaz', 'Dan Fox'];

describe.each(cores)(
  'two notes, three borrowers, four guarantors and five pieces of collateral, on $named,',
  (core) => {
    const { adapter, map } = core;
    let rig: ConformanceRig;
    beforeAll(async () => {
      rig = await core.open();
    });
    afterAll(() => rig.close());

    it('are booked whole, and every value on the books names the page that it was read from', async () => {
      const loan = applyFieldMap(map, adapter.shape, facts, () => false);
      expect(loan.errors).toEqual([]);
      const written = loan.fields.flatMap((field) => (field.value === null ? [] : [{ ...field, value: field.value }]));
      const order: BoardingOrder = {
        boardingId: newId(),
        loanRef: 'L-2',
        coreReference: null,
        fields: written.map((field) => ({ core: field.core, value: field.value })),
        ...(map.layout === undefined ? {} : { layout: map.layout }),
      };
      expect(adapter.validate(order)).toEqual([]);
      const connection = await rig.connect(30_000);
      const staged = await adapter.stage(connection, order);
      const coreReference = staged.kind === 'done' ? staged.coreReference : null;
      await adapter.commit(connection, { ...order, coreReference });
      await rig.settle?.(order, 'accept');

      const [booked, ...more] = await rig.booked(order.boardingId);
      expect(more).toEqual([]);
      const books = new Map(booked?.fields.map((field) => [field.core, field.value]));
      expect(books).toEqual(new Map(order.fields.map((field) => [field.core, field.value])));
      const rows = (group: string, field: string) =>
        [...books]
          .filter(([name]) => name.startsWith(`${group}[`) && name.endsWith(`.${field}`))
          .map(([, value]) => value);
      expect(rows('party', 'name')).toEqual(PARTIES);
      expect(rows('note', 'principal')).toEqual(['100000.00', '50000.00']);
      expect([...rows('collateral', 'description'), ...rows('collateral', 'address')]).toEqual([
        'All inventory',
        'One 2019 Deere tractor',
        'All accounts',
        '12 Main Street, Austin, TX 78701',
        '9 Oak Avenue, Waco, TX 76701',
      ]);
      // Two notes of twelve payments each, as the notes have them; where the core calculates its own, they agree.
      const group = map.layout === undefined ? 'schedule' : 'payment';
      expect([...rows(group, 'note')]).toEqual([...Array(12).fill('1'), ...Array(12).fill('2')]);
      expect(rows(group, 'amount')).toEqual([...amounts('8606.64', '8606.69'), ...amounts('4303.32', '4303.34')]);
      expect(staged.kind === 'done' && staged.differing).toBeFalsy();
      for (const [name, value] of books) {
        const field = written.find((one) => one.core === name);
        if (field?.transform.startsWith('constant:')) continue;
        expect(field?.reading?.pageNo, `${name} (${value}) names no page`).toBeGreaterThan(0);
      }
    });

    it.each(PARTIES)('are not staged by a map that drops %s, who is named', (party) => {
      const isBorrower = PARTIES.indexOf(party) < 3;
      const list = isBorrower ? 'borrower_name' : 'guarantor_name';
      const others = PARTIES.slice(isBorrower ? 0 : 3, isBorrower ? 3 : 7).filter((name) => name !== party);
      const own = map.fields.filter(
        (field) => !field.canonical.startsWith(`${list}[`) && field.core !== 'borrowerName',
      );
      const ignore = others.map((name) => `${list}[${PARTIES.slice(isBorrower ? 0 : 3).indexOf(name) + 1}]`);
      const fields = own.filter((field) => field.canonical !== list);
      const { errors } = applyFieldMap({ ...map, fields, ignore }, adapter.shape, facts, () => false);
      const dropped = errors.filter(({ code }) => code === 'item_not_mapped');
      expect(dropped.map(({ message }) => message)).toEqual([expect.stringContaining(`"${party}"`)]);
    });
  },
);
