import { ExternalRef, nullable, strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { verifyChain } from '../../evidence/index.ts';
import { requireLoan } from '../../loans/index.ts';
import { tool } from '../tool.ts';
import { Ref } from './search-loans.ts';

export const verifyEvidence = tool({
  name: 'verify_evidence',
  title: 'Verify the evidence of a loan',
  description: 'Checks the tamper-evident chain of a loan against itself and against the signed log.',
  scope: 'evidence:read',
  input: Ref,
  output: strictObject({
    ref: ExternalRef,
    valid: Type.Boolean(),
    entries: Type.Integer(),
    firstBadSeq: nullable(Type.Integer()),
    head: Type.String(),
    detail: nullable(Type.String()),
  }),
  quotesDocuments: false,
  run: async (app, { ref }) => {
    const { fault, valid, entries, firstBadSeq, head } = await verifyChain(app, (await requireLoan(app.db, ref)).id);
    const detail = fault?.detail ?? null;
    const text = valid
      ? `The evidence of ${ref} holds: ${entries} entries, head ${head}.`
      : `The evidence of ${ref} does NOT hold, from entry ${firstBadSeq} on: ${detail}`;
    return { data: { ref, valid, entries, firstBadSeq, head, detail }, text };
  },
});
