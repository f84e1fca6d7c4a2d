import { Type } from 'typebox';
import { recordAccess } from '../../../access/index.ts';
import { serveMcp } from '../../../mcp/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { answer, anyStaff, operation } from '../../operation.ts';
import { METADATA_PATH } from './protected-resource.ts';

/** A message is a question or two, not a document. */
const BODY_LIMIT = 1024 * 1024;
/** The first revisions took several messages in one body; a rate counts bodies. */
const MOST_MESSAGES = 10;

/** Open parts, Operations. */
export const callMcp = operation({
  id: 'callMcp',
  method: 'POST',
  url: '/mcp',
  tag: 'MCP',
  summary: 'The Model Context Protocol, over streamable HTTP without sessions.',
  description:
    'Read-only tools. People see all of them, a key those of its scopes status:read and evidence:read. No tool approves, ' +
    'overrides, commits or wires. Pages of other sites are refused by their Origin.',
  who: { roles: anyStaff, scope: 'any' },
  body: Type.Unknown({ description: 'A JSON-RPC 2.0 message.' }),
  bodyLimitBytes: BODY_LIMIT,
  resourceMetadata: METADATA_PATH,
  success: {
    status: 200,
    body: Type.Unknown({ description: 'The JSON-RPC answer.' }),
    also: [
      { status: 202, description: 'A notification was taken; there is no answer to it.' },
      { status: 400, description: 'No message of the protocol, or of an unknown revision; the body says which.' },
      { status: 406, description: 'Accept must name application/json and text/event-stream.' },
      { status: 415, description: 'The body is not JSON.' },
    ],
  },
  problems: [],
  handle: async ({ app, actor, body, header, address, requestId }) => {
    refuseOtherSites(header('origin'), app.config.publicUrl);
    if (Array.isArray(body) && body.length > MOST_MESSAGES) {
      const detail = `At most ${MOST_MESSAGES} messages are taken in one body.`;
      throw new DomainError({ code: 'request_invalid', detail });
    }
    const response = await serveMcp(app, {
      caller: actor,
      body,
      header,
      onRead: async ({ tool, ...about }) => {
        if (actor.type !== 'api_key') return;
        await recordAccess(app, actor, { operation: `mcp:${tool}`, ...about, address, requestId });
      },
    });
    const text = await response.text();
    if (text === '') return answer({ status: response.status });
    return answer({ status: response.status, headers: { 'content-type': 'application/json' }, body: text });
  },
});

/** A page of another site that resolves its own name to us would send its own Origin (DNS rebinding). */
function refuseOtherSites(origin: string | null, publicUrl: string): void {
  if (origin === null || origin === new URL(publicUrl).origin) return;
  throw new DomainError({ code: 'forbidden', detail: 'Requests from pages of other sites are refused here.' });
}
