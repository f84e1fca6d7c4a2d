import { LoanParams } from '@countersign/contract/loans';
import { WireExport, WireParams, type WireTarget } from '@countersign/contract/wires';
import type { App } from '../../../platform/app.ts';
import type { PersonalAct } from '../../../review/index.ts';
import { type WirePath, exportWire as write } from '../../../wires/index.ts';
import { type Answer, answer, managers, operation } from '../../operation.ts';

const move = {
  method: 'POST',
  tag: 'Wires',
  summary: 'The file of an approved wire, for the payment system.',
  description:
    'The first export moves the wire to exported. Asking again for the same target answers the same bytes; another ' +
    'target is 409. What a format cannot carry is 422 and names the field; nothing is ever cut.',
  who: { roles: managers, scope: null },
  body: WireExport,
  success: {
    status: 200,
    body: null,
    mediaType: ['text/csv', 'application/xml'],
    description: 'By target; Repr-Digest holds the SHA-256.',
  },
  problems: [
    'loan_not_found',
    'wire_not_found',
    'wire_state_conflict',
    'loan_state_conflict',
    'warning_not_acknowledged',
    'screening_required',
    'wire_value_date',
    'wire_exceeds_proceeds',
    'wire_principal_unknown',
    'wire_limit_reached',
    'wire_not_writable',
    'wire_purged',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
} as const;

/** Open parts, Operations. */
export const exportWire = operation({
  ...move,
  id: 'exportWire',
  url: '/v1/loans/:ref/wire/export',
  params: LoanParams,
  handle: ({ app, act, actor, params, body }) => hand(app, { ...act, actor }, params, body.target),
});

export const exportOneWire = operation({
  ...move,
  id: 'exportOneWire',
  url: '/v1/loans/:ref/wires/:id/export',
  params: WireParams,
  handle: ({ app, act, actor, params, body }) => hand(app, { ...act, actor }, params, body.target),
});

async function hand(app: App, act: PersonalAct, path: WirePath, target: WireTarget): Promise<Answer> {
  const { bytes, sha256, name, mediaType } = await write(app, act, path, target);
  return answer({
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
      'cache-control': 'no-store',
    },
    body: bytes,
  });
}
