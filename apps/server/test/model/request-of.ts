import { keyOf, outcomeOf } from './boarding-rules.ts';
import type { Command } from './command.ts';
import { correctable } from './loan-rules.ts';
import type { Staff } from './people.ts';
import { BORROWERS, said } from './state.ts';
import { targets } from './wire-rules.ts';

export interface RequestParts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a request names by an id that only the service knows. */
export interface Names {
  readonly ref: string;
  readonly documents: Readonly<Record<string, string>>;
  readonly findingId: string | null;
  readonly userIds: Readonly<Record<Staff, string>>;
}

export const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOTE = 'Looked at the papers and found it so.';
const LONGEST_KEY = 255;

/** The request that a command is; null: no request at all. */
export function requestOf(command: Command, names: Names): RequestParts | null {
  const parts = plainRequest(command, names);
  if (parts === null || command.twist !== 'shape') return parts;
  if (command.op === 'stage') return { ...parts, headers: { 'idempotency-key': 'k'.repeat(LONGEST_KEY + 1) } };
  if (parts.body === undefined) return { ...parts, url: `${parts.url}?surplus=1` };
  return { ...parts, body: { ...(parts.body as object), surplus: true } };
}

function plainRequest(command: Command, names: Names): RequestParts | null {
  const { op, twist, pick } = command;
  const loan = `/v1/loans/${twist === 'unknown' ? 'NO-SUCH-LOAN' : names.ref}`;
  const finding = `/v1/findings/${twist === 'unknown' ? NOBODY : (names.findingId ?? NOBODY)}`;
  const post = (url: string, body?: unknown): RequestParts => ({
    method: 'POST',
    url,
    ...(body === undefined ? {} : { body }),
  });
  const note = twist === 'meaning' ? '  ' : NOTE;
  switch (op) {
    case 'accept':
      return post(`${finding}/accept`, pick % 2 === 0 ? {} : { note: NOTE });
    case 'override': {
      const good = { reasonCode: 'other', note: NOTE };
      const bad = pick % 2 === 0 ? { ...good, reasonCode: 'because' } : { ...good, note: 'Too short.' };
      return post(`${finding}/override`, twist === 'meaning' ? bad : good);
    }
    case 'escalate':
      return post(`${finding}/escalate`, pick % 2 === 0 ? {} : { reasonCode: 'other', note: NOTE });
    case 'comment':
      return post(`${finding}/comment`, { note });
    case 'correct': {
      const [paper, field] = correctable[pick % correctable.length] ?? correctable[0];
      const documentId = names.documents[paper === 'deed' ? 'deed_of_trust' : 'promissory_note'];
      const value = said[field][pick < correctable.length ? 0 : 1];
      const fieldName = twist === 'meaning' ? 'no_such_field' : field;
      const place = { pageNo: 1, bbox: { x: 0.6, y: 0.6, w: 0.3, h: 0.02 } };
      return post(`${loan}/corrections`, { documentId, fieldName, value, ...place, note: NOTE });
    }
    case 'reprocess':
      return post(`${loan}/reprocess`);
    case 'withdraw': {
      const id = twist === 'unknown' ? NOBODY : names.documents.deed_of_trust;
      return post(`/v1/documents/${id}/withdraw`, { note: NOTE });
    }
    case 'assign': {
      const assigneeId = twist === 'meaning' ? NOBODY : pick % 2 === 0 ? names.userIds.clerk : names.userIds.colleague;
      return { method: 'PATCH', url: loan, body: { assigneeId } };
    }
    case 'rename':
      return { method: 'PATCH', url: loan, body: { borrowerName: BORROWERS[pick % 2] } };
    case 'approve':
    case 'reject':
    case 'reopen':
      return post(`${loan}/${op}`, { note });
    case 'seal':
      return post(`${loan}/seal`, pick % 2 === 0 ? {} : { note: NOTE });
    case 'hold':
      return { method: 'PUT', url: `${loan}/hold`, body: { note: NOTE } };
    case 'release':
      return { method: 'DELETE', url: `${loan}/hold`, body: { note: NOTE } };
    case 'exportEvidence':
      return { method: 'GET', url: `${loan}/evidence/export` };
    case 'stage': {
      const key = keyOf(command);
      return { ...post(`${loan}/boarding/stage`), ...(key === null ? {} : { headers: { 'idempotency-key': key } }) };
    }
    case 'approveBoarding':
      return post(`${loan}/boarding/approve`, twist === 'meaning' ? { digest: '0'.repeat(64) } : {});
    case 'rejectBoarding':
      return post(`${loan}/boarding/reject`, {});
    case 'commit':
    case 'verify':
    case 'retry':
    case 'void':
      return post(`${loan}/boarding/${op}`, pick % 2 === 0 ? {} : { note: NOTE });
    case 'resolve': {
      const outcome = outcomeOf(command);
      const reference = outcome === 'committed' ? { coreReference: 'CORE-BY-PHONE' } : {};
      return post(`${loan}/boarding/resolve`, { outcome, ...reference, note });
    }
    case 'stageWire': {
      const wrongBank = { fields: [{ name: 'beneficiary_bank_aba', value: '021000022' }] };
      return post(`${loan}/wire`, twist === 'meaning' ? wrongBank : {});
    }
    case 'callback':
      return post(`${loan}/wire/callback`, { person: 'Rita Ridge', phoneSource: 'our own file of 2024', note: NOTE });
    case 'approveWire':
      return post(`${loan}/wire/approve`, twist === 'meaning' ? { digest: '0'.repeat(64) } : {});
    case 'rejectWire':
      return post(`${loan}/wire/reject`, {});
    case 'exportWire':
      return post(`${loan}/wire/export`, { target: targets[pick % targets.length] });
    case 'cancelWire':
      return post(`${loan}/wire/cancel`, {});
    case 'work':
    case 'wait':
      return null;
  }
}
