import { scopes } from '@countersign/contract/closed-sets';
import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import type { App } from '../../../platform/app.ts';
import { operation } from '../../operation.ts';

/** RFC 9728, 3.1: the well-known part stands before the path of the resource. */
export const METADATA_PATH = '/.well-known/oauth-protected-resource/mcp';

const ProtectedResource = strictObject(
  {
    resource: Type.String(),
    resource_name: Type.String(),
    bearer_methods_supported: Type.Array(Type.String()),
    scopes_supported: Type.Array(Type.String()),
    resource_documentation: Type.String(),
    jwks_uri: Type.String({ description: 'The public keys of the access tokens that are taken.' }),
  },
  { $id: 'ProtectedResource', description: 'RFC 9728.' },
);

/** No authorization server is named: tokens are issued by this interface itself, at sign-in or for an API key. */
async function describeResource({ config: { publicUrl } }: App) {
  return {
    resource: `${publicUrl}/mcp`,
    resource_name: 'Countersign',
    bearer_methods_supported: ['header'],
    scopes_supported: scopes.filter((scope) => scope !== 'intake:write'),
    resource_documentation: `${publicUrl}/docs`,
    jwks_uri: `${publicUrl}/.well-known/jwks.json`,
  };
}

const about = {
  method: 'GET',
  tag: 'MCP',
  who: { anonymous: true },
  success: { status: 200, body: ProtectedResource },
  problems: [],
} as const;

export const describeMcp = operation({
  ...about,
  id: 'describeMcp',
  url: METADATA_PATH,
  summary: 'What a client without a token needs to know about /mcp.',
  handle: ({ app }) => describeResource(app),
});

/** For clients that look at the root. */
export const describeMcpAtRoot = operation({
  ...about,
  id: 'describeMcpAtRoot',
  url: '/.well-known/oauth-protected-resource',
  summary: 'The same, where some clients look for it.',
  handle: ({ app }) => describeResource(app),
});
