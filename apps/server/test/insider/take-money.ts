import { ask, type Hands } from './hands.ts';
import type { Identity } from './insider-world.ts';

const callback = {
  person: 'Rita Ridge',
  phoneNumber: '555-010-0100',
  phoneSource: 'our own file of 2024',
  note: 'She read the account back.',
};
const screening = { date: '2026-01-15', reference: 'SCR-1', clearedBy: 'Cleo Clear' };

/** With everything in hand, every way to get a wire or a boarding out is tried with every pair of her identities. */
export async function takeMoney(hands: Hands): Promise<void> {
  const at = `/v1/loans/${hands.loan.ref}`;
  for (const maker of hands.identities) {
    await ask(hands, maker, 'POST', `${at}/wire`, {});
    for (const checker of hands.identities) await checkWire(hands, checker, `${at}/wire`);
    await ask(hands, maker, 'POST', `${at}/wire/cancel`, {});
    // Another one beside or after it, by the paths of single wires.
    const { body: further } = await ask(hands, maker, 'POST', `${at}/wires`, {});
    if (typeof further.id === 'string') {
      const wire = `${at}/wires/${further.id}`;
      await ask(hands, maker, 'POST', `${wire}/screening`, screening);
      for (const checker of hands.identities) await checkWire(hands, checker, wire);
      await ask(hands, maker, 'POST', `${wire}/return`, { reason: 'Came back.' });
      await ask(hands, maker, 'POST', `${wire}/reject`, {});
      await ask(hands, maker, 'POST', `${wire}/cancel`, {});
    }
  }
  for (const maker of hands.identities) {
    await ask(hands, maker, 'POST', `${at}/boarding/stage`);
    for (const checker of hands.identities) await checkBoarding(hands, checker, `${at}/boarding`);
    await ask(hands, maker, 'POST', `${at}/boarding/void`, {});
  }
}

async function checkWire(hands: Hands, checker: Identity, at: string): Promise<void> {
  await ask(hands, checker, 'POST', `${at}/callback`, callback);
  const { body: wire } = await ask(hands, checker, 'GET', at);
  const warnings = (wire.warnings ?? []) as readonly { readonly acknowledgeAs: string | null }[];
  const acknowledge = warnings.flatMap(({ acknowledgeAs }) => acknowledgeAs ?? []);
  const shown = typeof wire.digest === 'string' ? { digest: wire.digest } : {};
  const named = acknowledge.length === 0 ? {} : { acknowledge };
  await ask(hands, checker, 'POST', `${at}/approve`, { ...shown, ...named });
  await ask(hands, checker, 'POST', `${at}/export`, { target: 'csv' });
}

async function checkBoarding(hands: Hands, checker: Identity, at: string): Promise<void> {
  await ask(hands, checker, 'POST', `${at}/approve`, {});
  await ask(hands, checker, 'POST', `${at}/commit`, {});
  const note = 'The core says so.';
  await ask(hands, checker, 'POST', `${at}/resolve`, { outcome: 'committed', coreReference: 'X-1', note });
  await ask(hands, checker, 'POST', `${at}/retry`, {});
  await ask(hands, checker, 'POST', `${at}/verify`, {});
}
