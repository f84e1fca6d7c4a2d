import { roles as allRoles, type Role } from '@countersign/contract/closed-sets';
import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import { kindsAdopted, type RecordInEntry, recordsIn } from '../evidence/index.ts';

/** What somebody might do from a moment on. */
interface Standing {
  readonly from: number;
  readonly roles: readonly string[];
  readonly isActive: boolean;
  /** Evidence says nothing of the time before: the person was there already when rows got seals. */
  readonly isAdopted: boolean;
}

/** Who held which role when, by the install's own chain. */
export interface People {
  readonly standings: Map<string, Standing[]>;
  /** Kinds of rows that were all sealed once: from then on none of them is unexplained. */
  readonly adoptedKinds: Set<string>;
  /** When users were; of those who acted before and are no users any more, nothing is known. */
  adoptedAt: number;
  /** Rows of sealed loans, whose own chain takes no such acts any more, by loan. */
  readonly afterSeal: Map<string, RecordInEntry[]>;
}

export function noPeople(): People {
  return { standings: new Map(), adoptedKinds: new Set(), adoptedAt: Number.POSITIVE_INFINITY, afterSeal: new Map() };
}

/** Nodes have clocks of their own, and an act takes a moment from its check to its entry. */
const TOLERANCE_MS = 5 * 60_000;

export function addPeople(people: People, body: ReadBody): void {
  const isAdopted = body.kind === 'records.adopted';
  for (const kind of isAdopted ? kindsAdopted(body.payload) : []) {
    people.adoptedKinds.add(kind);
    if (kind === 'user') people.adoptedAt = Date.parse(body.at);
  }
  const { ofLoan } = body.payload;
  if (typeof ofLoan === 'string') {
    people.afterSeal.set(ofLoan, [...(people.afterSeal.get(ofLoan) ?? []), ...recordsIn(body)]);
  }
  for (const { kind, id, facts } of recordsIn(body)) {
    if (kind !== 'user') continue;
    const roles = Array.isArray(facts?.roles) ? facts.roles.filter((role) => typeof role === 'string') : [];
    const known = people.standings.get(id) ?? [];
    known.push({ from: Date.parse(body.at), roles, isActive: facts?.isActive === true, isAdopted });
    people.standings.set(id, known);
  }
}

/** Why somebody could not have done this at that time; null: nothing speaks against it. */
export function faultOfActor(people: People, { actor, at }: ReadBody): string | null {
  if (actor.type !== 'user' || actor.id === null) return null;
  const standings = people.standings.get(actor.id);
  const time = Date.parse(at);
  if (standings === undefined) {
    return time > people.adoptedAt + TOLERANCE_MS ? `There is no user ${actor.id} in evidence.` : null;
  }
  const [first] = standings;
  if (first === undefined || (first.isAdopted && time < first.from + TOLERANCE_MS)) return null;
  const inForce = standings.filter(({ from }, index) => {
    const until = standings[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return from - TOLERANCE_MS <= time && time <= until + TOLERANCE_MS;
  });
  const acted = inOrder(actor.roles);
  if (inForce.some(({ roles, isActive }) => isActive && inOrder(roles) === acted)) return null;
  const held = inForce.map(({ roles, isActive }) => (isActive ? inOrder(roles) : 'no role, being inactive'));
  return `User ${actor.id} acted as ${acted}, and held ${[...new Set(held)].join(' or ') || 'no role'} at that time.`;
}

function inOrder(some: readonly string[]): string {
  return allRoles.filter((role: Role) => some.includes(role)).join(', ');
}
