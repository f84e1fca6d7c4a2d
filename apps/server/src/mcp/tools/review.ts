import { findingActions, findingStatuses, loanStates, oneOf, severities } from '@countersign/contract/closed-sets';
import type { FindingWithActions } from '@countersign/contract/review';
import { DateTime, ExternalRef, nullable, strictObject, Uuid } from '@countersign/contract/shapes';
import { maskText } from '@countersign/engine/masking/mask-text';
import { maskValue } from '@countersign/engine/masking/mask-value';
import { type Static, Type } from 'typebox';
import { DomainError } from '../../platform/domain-error.ts';
import { listRules } from '../../reconciliation/index.ts';
import { reviewView } from '../../review/index.ts';
import { tool } from '../tool.ts';
import { Ref } from './search-loans.ts';

const FindingLine = strictObject({
  id: Uuid,
  ruleId: Type.String(),
  severity: oneOf(severities),
  status: oneOf(findingStatuses),
  title: Type.String(),
  message: Type.String(),
  blocksApproval: Type.Boolean(),
});

function toLine({ finding }: FindingWithActions): Static<typeof FindingLine> {
  const { id, ruleId, severity, status, title, blocksApproval } = finding;
  return { id, ruleId, severity, status, title, message: maskText(finding.detail.message), blocksApproval };
}

function say({ id, ruleId, severity, status, title, message, blocksApproval }: Static<typeof FindingLine>): string {
  const blocks = blocksApproval ? ', blocks approval' : '';
  return `${id} ${ruleId} ${severity}, ${status}${blocks}: ${title}. ${JSON.stringify(message)}`;
}

export const getReview = tool({
  name: 'get_review',
  title: 'Get the review of a loan',
  description:
    'The findings of the latest run and what keeps the loan from being approved. Approving is for people, in the review.',
  scope: 'status:read',
  input: Ref,
  output: strictObject({
    ref: ExternalRef,
    state: oneOf(loanStates),
    runId: nullable(Uuid),
    canApprove: Type.Boolean(),
    blockers: Type.Array(Type.String()),
    findings: Type.Array(FindingLine),
  }),
  quotesDocuments: true,
  run: async (app, { ref }) => {
    const { loan, runId, canApprove, blockers, findings } = await reviewView(app, ref);
    const lines = findings.map(toLine);
    const data = {
      ref,
      state: loan.state,
      runId,
      canApprove,
      blockers: blockers.map((text) => maskText(text)),
      findings: lines,
    };
    const text = [
      `${ref} is in ${loan.state}; ${canApprove ? 'a person may approve it' : 'it cannot be approved'}.`,
      ...data.blockers.map((blocker) => `Blocker: ${blocker}`),
      ...(lines.length === 0 ? ['No findings.'] : lines.map(say)),
    ].join('\n');
    return { data, text };
  },
});

const Source = strictObject({
  documentId: Uuid,
  source: Type.String(),
  field: nullable(Type.String()),
  value: nullable(Type.String()),
  pageNo: nullable(Type.Integer()),
});

export const explainFinding = tool({
  name: 'explain_finding',
  title: 'Explain a finding',
  description:
    'One finding of the latest run: the rule, what each source says and where, and what people did about it.',
  scope: 'status:read',
  input: strictObject({ ref: ExternalRef, findingId: Uuid }),
  output: strictObject({
    finding: FindingLine,
    ruleFields: Type.Array(Type.String()),
    sources: Type.Array(Source),
    actions: Type.Array(
      strictObject({
        action: oneOf(findingActions),
        by: Type.String(),
        at: DateTime,
        reasonCode: nullable(Type.String()),
        note: nullable(Type.String()),
      }),
    ),
  }),
  quotesDocuments: true,
  run: async (app, { ref, findingId }) => {
    const { findings } = await reviewView(app, ref);
    const found = findings.find(({ finding }) => finding.id === findingId);
    if (found === undefined) {
      const detail = `The latest run of ${ref} has no finding ${findingId}. get_review lists its findings.`;
      throw new DomainError({ code: 'finding_not_found', detail });
    }
    const { rules } = await listRules(app, app.db);
    const line = toLine(found);
    const ruleFields = [...(rules.find(({ id }) => id === line.ruleId)?.fields ?? [])];
    const sources = found.finding.detail.sources.map(({ documentId, source, field, value, pageNo }) => ({
      documentId,
      source,
      field,
      value: maskValue(value, field),
      pageNo,
    }));
    const actions = found.actions.map(({ action, actorName: by, occurredAt: at, reasonCode, note }) => ({
      action,
      by,
      at,
      reasonCode,
      note: note === null ? null : maskText(note),
    }));
    const text = [
      say(line),
      ...sources.map(
        ({ source, field, value, pageNo, documentId }) =>
          `${source} (${documentId}${pageNo === null ? '' : `, page ${pageNo}`}): ${field ?? 'no field'} ${JSON.stringify(value)}`,
      ),
      ...actions.map(
        ({ action, by, at, note }) => `${action} by ${by} at ${at}${note === null ? '' : `: ${JSON.stringify(note)}`}`,
      ),
    ].join('\n');
    return { data: { finding: line, ruleFields, sources, actions }, text };
  },
});

export const listRulesTool = tool({
  name: 'list_rules',
  title: 'List rules',
  description: 'Every rule that packages are compared by, with its severity and whether it is on.',
  scope: 'status:read',
  input: strictObject({}),
  output: strictObject({
    rulesetVersion: Type.String(),
    rules: Type.Array(
      strictObject({
        id: Type.String(),
        version: Type.String(),
        severity: oneOf(severities),
        title: Type.String(),
        fields: Type.Array(Type.String()),
        enabled: Type.Boolean(),
        isCustom: Type.Boolean(),
      }),
    ),
  }),
  quotesDocuments: false,
  run: async (app) => {
    const { rulesetVersion, rules: all } = await listRules(app, app.db);
    const rules = all.map(({ spec: _spec, shippedSeverity: _shipped, severity, ...rule }) => ({
      ...rule,
      severity: severity as 'exception',
    }));
    const lines = rules.map(
      ({ id, severity, title, enabled }) => `${id} ${severity}${enabled ? '' : ', off'}: ${title}`,
    );
    return { data: { rulesetVersion, rules }, text: [`Rule set ${rulesetVersion}`, ...lines].join('\n') };
  },
});
