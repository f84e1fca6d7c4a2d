import { type Static, Type } from 'typebox';
import { DateTime, ExternalRef, listOf, nullable, PageQuery, strictObject, Uuid } from './shapes.ts';

export const AccessEntry = strictObject(
  {
    id: Uuid,
    at: DateTime,
    keyId: Uuid,
    keyName: Type.String(),
    operation: Type.String({ description: 'The operationId; for a tool of MCP, mcp: and its name.' }),
    externalRef: nullable(Type.String({ description: 'The loan; null where the answer was not about one loan.' })),
    documentId: nullable(Uuid),
    address: Type.String({ description: 'The client’s address.' }),
    requestId: Type.String(),
  },
  { $id: 'AccessEntry', description: 'One read of customer data by an API key.' },
);
export type AccessEntry = Static<typeof AccessEntry>;
export const AccessLog = listOf(AccessEntry);

export const AccessFilter = strictObject({
  key: Type.Optional(Uuid),
  loan: Type.Optional(ExternalRef),
  from: Type.Optional(DateTime),
  to: Type.Optional(DateTime),
});
export type AccessFilter = Static<typeof AccessFilter>;

export const AccessQuery = strictObject({ ...PageQuery.properties, ...AccessFilter.properties });
export type AccessQuery = Static<typeof AccessQuery>;
