import type { ProviderId } from '@countersign/contract/closed-sets';
import type { CoreShape } from '@countersign/engine/field-maps/core-field';
import type { FieldMap } from '@countersign/engine/field-maps/field-map';
import type { FileLayout } from '@countersign/engine/field-maps/file-layout';
import type { Clock } from './clock.ts';
import type { Egress } from './egress/index.ts';

/**
 * One bank's core system. An adapter translates and keeps nothing: what was asked and what was answered stands in the
 * boarding record. It never sends again by itself, and never throws for what the other side did.
 */
export interface CoreAdapter {
  readonly providerId: ProviderId;
  readonly title: string;
  /** False while no bank has confirmed that the core behaves as this adapter believes. */
  readonly verified: boolean;
  readonly shape: CoreShape;
  /** A map to begin with; active only when a person saves it. */
  readonly starter: FieldMap;
  /** More to begin with where cores of one kind differ: examples, which no core takes exactly so. */
  readonly examples?: readonly { readonly title: string; readonly mapping: FieldMap }[];
  /** For a core that takes files: the one that it would be given. */
  readonly fileOf?: (order: BoardingOrder) => string;
  readonly promises: CorePromises;
  /** What this core would refuse that the shape cannot say, such as fields that exclude each other. Asks nobody. */
  validate(order: BoardingOrder): readonly CoreFault[];
  /**
   * Customers whom the core knows already and who may be the parties of the order. Changes nothing. Left out where a core
   * cannot be asked. `stage` asks by itself as well, and refuses to make somebody anew who may be known.
   */
  findCustomers?(core: CoreConnection, order: BoardingOrder): Promise<CoreCustomers>;
  /** Puts the loan before the core without effect on its books, where the core has such a thing. */
  stage(core: CoreConnection, order: BoardingOrder): Promise<CoreAnswer>;
  /** Books the loan. */
  commit(core: CoreConnection, order: BoardingOrder): Promise<CoreAnswer>;
  /** Asks what the core holds under this order's reference. Changes nothing. */
  verify(core: CoreConnection, order: BoardingOrder): Promise<CoreStanding>;
  /** Takes back what was staged and not booked. Doing it twice, or to nothing, is done. */
  void(core: CoreConnection, order: BoardingOrder): Promise<CoreAnswer>;
}

/** What a core gives its word on; the conformance suite holds each adapter to its own. */
export interface CorePromises {
  /** Staging leaves a trace in the core that `verify` can find. Where false, staging is a check only. */
  readonly stagingIsKept: boolean;
  /** The same order committed twice is booked once. */
  readonly commitIsIdempotent: boolean;
  /** `verify` can tell for certain that nothing was booked. */
  readonly absenceIsCertain: boolean;
  /** The core takes the order first and answers later; until then commit is an unknown outcome. */
  readonly answersLater: boolean;
}

/** One loan for one core: what a person saw and approved, value for value. */
export interface BoardingOrder {
  /** Names the order at the core in every call; a core that looks up by external id looks up this. */
  readonly boardingId: string;
  readonly loanRef: string;
  readonly fields: readonly CoreValue[];
  /** What the core called the order when it was staged; null before. */
  readonly coreReference: string | null;
  /** Of the map by which it was written, for a core that takes described files. */
  readonly layout?: FileLayout;
}

export interface CoreValue {
  readonly core: string;
  readonly value: string;
}

/** A party of an order, with those whom the core knows and who may be the same. */
export interface CoreCustomerParty {
  /** The field of the core that says who it is: a customer of the core, or that it is a new one. */
  readonly coreField: string;
  readonly name: string;
  readonly matches: readonly CoreCustomerMatch[];
}

export interface CoreCustomerMatch {
  readonly customerId: string;
  readonly name: string;
  readonly address: string | null;
  /** The last four digits, for a person to compare. */
  readonly taxIdEnd: string | null;
  readonly matchedBy: 'tax_id' | 'name_and_address' | 'name';
}

export type CoreCustomers =
  | { readonly kind: 'found'; readonly parties: readonly CoreCustomerParty[] }
  | { readonly kind: 'unavailable'; readonly detail: string; readonly raw: string };

/** Something wrong with one field of the core. */
export interface CoreFault {
  readonly coreField: string;
  readonly message: string;
}

/** How an adapter reaches its core. */
export interface CoreConnection {
  readonly egress: Egress;
  readonly clock: Clock;
  /** The whole call must have an outcome by then; no answer is `unknown`. */
  readonly timeoutMs: number;
  /** The bank's settings for this provider, secrets opened. */
  readonly settings: Readonly<Record<string, string | null>>;
}

/** What came of a call that may have had an effect. `raw` is the core's own words, cut to a length fit to keep. */
export type CoreAnswer =
  | {
      readonly kind: 'done';
      readonly coreReference: string | null;
      readonly raw: string;
      /** What the core would make of it other than ordered, such as its payments; told when staging. */
      readonly differing?: readonly CoreFault[];
    }
  /** The core said no; nothing was done. Faults name the fields it named. */
  | { readonly kind: 'refused'; readonly detail: string; readonly faults: readonly CoreFault[]; readonly raw: string }
  /** The call surely never reached the core, so trying again is safe. */
  | { readonly kind: 'unavailable'; readonly detail: string; readonly raw: string }
  /** Sent, and nobody knows what came of it: no answer in time, or one that makes no sense. */
  | { readonly kind: 'unknown'; readonly detail: string; readonly raw: string };

/** What the core holds of an order. */
export type CoreStanding =
  | {
      readonly kind: 'held';
      readonly stage: 'staged' | 'committed' | 'voided';
      readonly coreReference: string | null;
      /** Fields whose booked value differs from the order, where the core tells its values. */
      readonly differing: readonly CoreFault[];
      readonly raw: string;
    }
  | { readonly kind: 'refused'; readonly detail: string; readonly faults: readonly CoreFault[]; readonly raw: string }
  | { readonly kind: 'absent'; readonly raw: string }
  | { readonly kind: 'unknown'; readonly detail: string; readonly raw: string };
