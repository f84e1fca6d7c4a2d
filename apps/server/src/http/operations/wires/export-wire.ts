import { LoanParams } from '@countersign/contract/loans';
import { WireExport } from '@countersign/contract/wires';
import { exportWire as write } from '../../../wires/index.ts';
import { answer, managers, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const exportWire = operation({
  id: 'exportWire',
  method: 'POST',
  url: '/v1/loans/:ref/wire/export',
  tag: 'Wires',
  summary: 'The file of an approved wire, for the payment system.',
  description:
    'The first export moves the wire to exported. Asking again for the same target answers the same bytes; another ' +
    'target is 409. What a format cannot carry is 422 and names the field; nothing is ever cut.',
  who: { roles: managers, scope: null },
  params: LoanParams,
  body: WireExport,
  success: {
    status: 200,
    body: null,
    mediaType: 'application/octet-stream',
    description: 'text/csv or application/xml, by target; Repr-Digest holds the SHA-256.',
  },
  problems: [
    'loan_not_found',
    'wire_not_found',
    'wire_state_conflict',
    'loan_state_conflict',
    'warning_not_acknowledged',
    'wire_not_writable',
    'wire_purged',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: async ({ app, act, actor, params, body }) => {
    const { bytes, sha256, name, mediaType } = await write(app, { ...act, actor }, params.ref, body.target);
    return answer({
      headers: {
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${name}"`,
        'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
        'cache-control': 'no-store',
      },
      body: bytes,
    });
  },
});
