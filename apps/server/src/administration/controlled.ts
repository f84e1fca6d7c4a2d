import type { ChangeKind } from '@countersign/contract/administration';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';

export type AdministrativeAct = Act & { readonly actor: UserPrincipal };

/** What a change would do, as both administrators see it. */
export interface Look {
  readonly targetName: string;
  /** Compared again when the change is confirmed: what differs by then was not what the second person agreed to. */
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** What evidence keeps of the two, where they hold values that must not stand there for ever. */
  readonly recorded?: { readonly before: JsonObject; readonly after: JsonObject };
}

/**
 * One kind of change that takes two administrators. A direct change and a confirmed one go through the same `check`,
 * `lock`, `look` and `apply`: what is refused to one person is refused to two.
 */
export interface Controlled<Request, Result> {
  readonly kind: ChangeKind;
  /** What is wrong with the request itself; may call outside, so it comes before the transaction. */
  check?(app: App, target: string, request: Request): Promise<unknown>;
  /** What has to be locked before the users. */
  lock?(tx: Tx, app: App, target: string): Promise<void>;
  /** Null: this change, by this person, takes nobody else. */
  look(tx: Tx, app: App, by: string, target: string, request: Request): Promise<Look | null>;
  apply(tx: Tx, app: App, act: AdministrativeAct, target: string, request: Request): Promise<Result>;
}
