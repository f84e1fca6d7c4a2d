import { comment, type Step, signIn, upload } from '../soak/nodes-run/traffic.ts';

/** A change whose transaction holds the named statement: where a commit can be lost, or somebody die at it. */
export interface Point {
  readonly name: string;
  readonly what: string;
  readonly node: 'api1' | 'worker1';
  readonly statement: string;
  /** What is asked for again and again until the point is reached; null: the load reaches it. */
  readonly provoke: Step | null;
}

export const points: readonly Point[] = [
  { name: 'sign-in', what: 'a sign-in', node: 'api1', statement: 'identity.insert-session', provoke: signIn },
  {
    name: 'claim',
    what: 'the claim on bytes that arrive',
    node: 'api1',
    statement: 'intake.insert-claim',
    provoke: upload,
  },
  { name: 'filing', what: 'the filing of a package', node: 'api1', statement: 'loans.insert-loan', provoke: upload },
  { name: 'action', what: 'an action on a finding', node: 'api1', statement: 'review.insert-action', provoke: comment },
  { name: 'setting', what: 'a change of a setting', node: 'api1', statement: 'settings.save-setting', provoke: null },
  {
    name: 'stage',
    what: 'the intent to stage a boarding',
    node: 'api1',
    statement: 'boarding.insert-boarding',
    provoke: null,
  },
  {
    name: 'commit',
    what: 'the intent to book at the core',
    node: 'api1',
    statement: 'boarding.start-call',
    provoke: null,
  },
  { name: 'answer', what: 'the core’s answer', node: 'api1', statement: 'boarding.set-core-reference', provoke: null },
  { name: 'relay', what: 'the relay of an event', node: 'worker1', statement: 'outbox.mark-relayed', provoke: upload },
  { name: 'read', what: 'a file that was read', node: 'worker1', statement: 'documents.mark-read', provoke: upload },
  {
    name: 'extract',
    what: 'values that were read',
    node: 'worker1',
    statement: 'extraction.store-extraction',
    provoke: upload,
  },
  { name: 'run', what: 'a run', node: 'worker1', statement: 'reconciliation.insert-run', provoke: upload },
  {
    name: 'deliver',
    what: 'a message that its receiver took',
    node: 'worker1',
    statement: 'webhooks.settle-delivery',
    provoke: upload,
  },
];
