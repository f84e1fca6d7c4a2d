import { describe, expect, it } from 'vitest';
import { changesOfDue, type KeptItem } from './due-changes.decision.ts';

const deed = {
  kind: 'recorded_instrument',
  what: 'The recorded deed of trust',
  dueDate: '2026-06-01',
  yearlyUntil: null,
} as const;
const insurance = {
  kind: 'hazard_insurance',
  what: 'The renewal of the hazard insurance',
  dueDate: '2027-01-01',
  yearlyUntil: null,
} as const;
const covenant = {
  kind: 'covenant',
  what: 'Annual financial statements within 120 days',
  dueDate: '2027-04-30',
  yearlyUntil: '2031-01-01',
} as const;
const kept = (
  item: Omit<KeptItem, 'id' | 'isSettled' | 'documentId'>,
  isSettled = false,
  documentId: string | null = null,
): KeptItem => ({ ...item, id: item.what, isSettled, documentId });

describe('what is due', () => {
  it('is opened once', () => {
    expect(changesOfDue([], [deed, covenant], [])).toEqual({ added: [deed, covenant], settled: [], reopened: [] });
    expect(changesOfDue([kept(deed), kept(covenant)], [deed, covenant], [])).toEqual({
      added: [],
      settled: [],
      reopened: [],
    });
  });

  it('is due again once the document that settled it is gone, and not where a person settled it', () => {
    const recorded = [{ id: 'recorded', docType: 'recorded_instrument' }];
    const settledBy = (documentId: string | null) => [kept(deed, true, documentId)];
    expect(changesOfDue(settledBy('recorded'), [deed], []).reopened).toEqual([
      { id: deed.what, documentId: 'recorded' },
    ]);
    expect(changesOfDue(settledBy('recorded'), [deed], recorded).reopened).toEqual([]);
    expect(changesOfDue(settledBy('recorded'), [], []).reopened).toEqual([]);
    expect(changesOfDue(settledBy(null), [deed], []).reopened).toEqual([]);
  });

  it('is settled by the document that came for it', () => {
    const arrived = [
      { id: 'policy', docType: 'title_policy' },
      { id: 'recorded', docType: 'recorded_instrument' },
    ];
    expect(changesOfDue([kept(deed)], [], arrived).settled).toEqual([{ id: deed.what, documentId: 'recorded' }]);
  });

  it('is not asked for again once a person settled it', () => {
    expect(changesOfDue([kept(deed, true)], [deed], [])).toEqual({ added: [], settled: [], reopened: [] });
  });

  it('is renewed: the old day is settled and the new one opened', () => {
    const renewed = { ...insurance, dueDate: '2028-01-01' };
    const arrived = [{ id: 'renewal', docType: 'property_insurance' }];
    const changes = changesOfDue([kept(insurance)], [renewed], arrived);
    expect(changes).toEqual({
      added: [renewed],
      reopened: [],
      settled: [{ id: insurance.what, documentId: 'renewal' }],
    });
  });

  it('leaves the covenant of a later year open, although the documents only tell of the first', () => {
    const nextYear = { ...covenant, dueDate: '2028-04-29' };
    expect(changesOfDue([kept(covenant, true), kept(nextYear)], [covenant], [])).toEqual({
      added: [],
      settled: [],
      reopened: [],
    });
  });
});
