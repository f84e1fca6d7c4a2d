import { expect, it } from 'vitest';
import { nortridgeRig } from '../testing/nortridge-rig.ts';
import { nortridgeAdapter } from './nortridge-adapter.ts';

it('shows the maker a contact that has the tax id of the borrower, with name and address to compare', async () => {
  const rig = await nortridgeRig();
  try {
    const given = await rig.givenCustomer?.('tax_id');
    if (given === undefined) throw new Error('The rig knows no contact.');
    const found = await nortridgeAdapter.findCustomers?.(await rig.connect(30_000), given.order);
    expect(found).toMatchObject({
      kind: 'found',
      parties: [
        {
          coreField: given.coreField,
          matches: [
            {
              customerId: given.customerId,
              name: 'Mary Ann Okafor-Lee',
              address: '4 Mill Road, Dayton, OH 45402',
              matchedBy: 'tax_id',
            },
          ],
        },
      ],
    });
  } finally {
    await rig.close();
  }
});
