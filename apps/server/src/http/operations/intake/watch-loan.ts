import { Readable } from 'node:stream';
import { LoanParams } from '@countersign/contract/loans';
import { Type } from 'typebox';
import { requireLoan } from '../../../loans/index.ts';
import { answer, anyStaff, operation } from '../../operation.ts';
import { countStream } from './count-streams.ts';
import { writeEvents } from './write-events.ts';

/** Open parts, Operations. */
export const watchLoan = operation({
  id: 'watchLoan',
  method: 'GET',
  url: '/v1/loans/:ref/events',
  tag: 'Intake',
  summary: 'Watch what happens to a package: which document, which page, which step, which state.',
  description:
    'Server-sent events: those of the last 30 days, then new ones as they happen. A client that was cut off goes on ' +
    'after the `Last-Event-ID` that it sends. The stream ends when the token does, or when the node stops.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  headers: {
    'Last-Event-ID': Type.String({ pattern: '^[0-9]{1,15}$', 'x-form': 'the id of an event of this stream' }),
  },
  success: { status: 200, body: null, mediaType: 'text/event-stream', description: 'The stream.' },
  problems: ['loan_not_found', 'too_many_streams'],
  handle: async ({ app, actor, params, header, signal }) => {
    const { id } = await requireLoan(app.db, params.ref);
    const gone = signal;
    countStream(app, actor.id, gone);
    const token = header('authorization')?.replace(/^Bearer +/i, '') ?? '';
    const events = writeEvents(app, id, Number(header('last-event-id') ?? 0), token, gone);
    return answer({
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies that collect answers would hold the events back.
        'x-accel-buffering': 'no',
      },
      body: Readable.from(events, { objectMode: false }),
    });
  },
});
