import { describe, expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { operations } from '../../src/http/operations/index.ts';
import { openInsiderWorld } from './insider-world.ts';
import { makeEveryMove, searchInsider } from './search-insider.ts';

const notRead = 'papers are read by workers, of which none runs here; what is read from them changes no person';
const looksOnly = 'shows what would be, and changes nothing';
const ownSession = 'goes on with a session that she has, or ends it';

/** Operations that no move asks for, and why. */
const cannotHelp: Readonly<Record<string, string>> = {
  refresh: ownSession,
  logout: ownSession,
  openBrowserSession: ownSession,
  refreshBrowserSession: ownSession,
  endBrowserSession: ownSession,
  exchangeOidc: 'there is no identity provider; to name one takes two administrators',
  receivePackage: notRead,
  addLoanDocuments: notRead,
  ingestRecord: notRead,
  reprocessLoan: notRead,
  retryQuarantined: notRead,
  discardQuarantined: 'nothing waits in quarantine',
  retryFailedJob: 'does once more what somebody asked for before',
  discardFailedJob: 'takes work away and does none',
  addSample: notRead,
  createTemplate: notRead,
  replaceTemplate: notRead,
  deleteTemplate: notRead,
  tryProfile: looksOnly,
  suggestProfile: looksOnly,
  previewRecord: looksOnly,
  proveTemplate: looksOnly,
  suggestTemplate: looksOnly,
  readRegion: looksOnly,
  tryRule: looksOnly,
  backtestRules: looksOnly,
  tryFieldMap: looksOnly,
  callMcp: 'its tools read and send packages; they neither stage nor check',
  sealLoan: 'ends what can be done with a loan',
  rejectLoan: 'takes an approval away and gives none',
  redeliverMessage: 'sends a message once more',
  rotateWebhookSecret: 'signs messages otherwise',
  enableWebhook: 'sends messages again',
};

describe('one person with all roles, beside a second administrator', () => {
  it('finds no way to move money alone, whatever users, settings, mail, keys and roles they try', async () => {
    const world = await openInsiderWorld();
    try {
      expect((await searchInsider(world, { seed: 1, sequences: slice(20, 60) })).found).toBeNull();
    } finally {
      await world.close();
    }
  });

  it('is tried with every operation that changes something, but for those that cannot help', async () => {
    const reached = new Set<string>();
    // Also without control by two, which refuses some of them before they are tried.
    for (const hole of ['none', 'dual_control_off'] as const) {
      const world = await openInsiderWorld(hole);
      try {
        await makeEveryMove(world, 4);
        for (const id of world.reached) reached.add(id);
      } finally {
        await world.close();
      }
    }
    const changing = operations.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect(changing.filter((id) => !reached.has(id) && cannotHelp[id] === undefined)).toEqual([]);
    expect(Object.keys(cannotHelp).filter((id) => !changing.includes(id))).toEqual([]);
  });

  it('finds the way when control by two is switched off, so that the search is worth something', async () => {
    const world = await openInsiderWorld('dual_control_off');
    try {
      expect((await searchInsider(world, { seed: 1, sequences: 2_000 })).found).not.toBeNull();
    } finally {
      await world.close();
    }
  });
});
