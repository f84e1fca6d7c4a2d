import { type Static, Type } from 'typebox';
import { oneOf, severities } from './closed-sets.ts';
import { TemplateBody } from './extraction.ts';
import { FindingDetail, FindingWithActions } from './review.ts';
import { DateTime, ExternalRef, LineOrEmpty, listOf, nullable, PageQuery, strictObject, Uuid } from './shapes.ts';

const WaitsFor = strictObject({
  field: Type.String(),
  documentId: Uuid,
  source: Type.String({ description: 'The document’s type, or lar for the approval.' }),
});

const NotEvaluated = strictObject(
  {
    ruleId: Type.String(),
    missing: Type.Array(Type.String()),
    waitsFor: Type.Optional(
      Type.Array(WaitsFor, { description: 'Of what is missing, what was read and waits to be confirmed.' }),
    ),
  },
  { description: 'A rule that would have spoken and lacked these fields.' },
);
export type NotEvaluated = Static<typeof NotEvaluated>;

export const Run = strictObject(
  {
    id: Uuid,
    loanId: Uuid,
    number: Type.Integer({ minimum: 1, description: 'Counted within the loan.' }),
    packageVersion: Type.Integer({ minimum: 1 }),
    isLatest: Type.Boolean(),
    engineVersion: Type.String(),
    rulesetVersion: Type.String(),
    findingsHash: Type.String(),
    inputHash: Type.String(),
    policy: Type.Unknown({ description: 'Tolerances, checklists and the least certainty that held for this run.' }),
    findings: strictObject({ exception: Type.Integer(), warning: Type.Integer(), info: Type.Integer() }),
    completedAt: DateTime,
  },
  { $id: 'Run', description: 'One pass of the rules over a package.' },
);
export type Run = Static<typeof Run>;
export const RunList = listOf(Run);

export const RunDetail = strictObject(
  { run: Run, findings: Type.Array(FindingWithActions), notEvaluated: Type.Array(NotEvaluated) },
  { $id: 'RunDetail' },
);
export type RunDetail = Static<typeof RunDetail>;

export const RunParams = strictObject({ ref: ExternalRef, runId: Uuid });
export const RunsQuery = strictObject({
  ...PageQuery.properties,
  packageVersion: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});

const ruleText = (maxLength: number, description: string) => Type.String({ maxLength, description });

/** What a comparison holds the field to. What it means is checked with a reason. */
export const RuleAgainst = strictObject(
  {
    source: ruleText(50, 'constant, field or record.'),
    values: Type.Optional(
      Type.Array(Type.String({ maxLength: 500 }), {
        maxItems: 200,
        description: 'The constants; one, except for one_of.',
      }),
    ),
    field: Type.Optional(nullable(ruleText(100, 'Another canonical field; of the record, null: the rule’s own.'))),
    docType: Type.Optional(nullable(ruleText(100, 'Where the other field is looked up; null: any document.'))),
    days: Type.Optional(nullable(Type.Integer({ description: 'For within_days: how far apart the dates may lie.' }))),
  },
  { $id: 'RuleAgainst' },
);
export type RuleAgainst = Static<typeof RuleAgainst>;

const ruleProperties = {
  title: LineOrEmpty(500, 'What the rule asks, in one line.'),
  severity: ruleText(50, 'exception, warning or info.'),
  field: ruleText(100, 'A canonical field.'),
  comparison: ruleText(50, 'agree, matches_lar, present, equals, at_least, at_most, within_days or one_of.'),
  kind: Type.Optional(nullable(ruleText(50, 'A value kind; null: the field’s own.'))),
  docType: Type.Optional(nullable(ruleText(100, 'A document type; null: any.'))),
  against: Type.Optional(nullable(RuleAgainst)),
};

/** Specification part 2, CustomRuleSpec, as banks send it. What it means is checked with a reason for every field. */
export const NewCustomRule = strictObject(
  {
    id: Type.Optional(
      ruleText(
        200,
        '1 to 64 letters, digits, dots, underscores and hyphens. Left out, it is derived from the title and starts with CUSTOM-.',
      ),
    ),
    ...ruleProperties,
  },
  { $id: 'NewCustomRule' },
);
export type NewCustomRule = Static<typeof NewCustomRule>;

export const CustomRuleSpec = strictObject(
  {
    ...ruleProperties,
    id: Type.String(),
    kind: nullable(Type.String()),
    docType: nullable(Type.String()),
    against: Type.Optional(RuleAgainst),
  },
  { $id: 'CustomRuleSpec' },
);
export type CustomRuleSpec = Static<typeof CustomRuleSpec>;

export const RuleRow = strictObject(
  {
    id: Type.String(),
    version: Type.String(),
    severity: oneOf(severities),
    shippedSeverity: nullable(oneOf(severities)),
    title: Type.String(),
    fields: Type.Array(Type.String()),
    enabled: Type.Boolean(),
    isCustom: Type.Boolean(),
    spec: nullable(CustomRuleSpec),
  },
  { $id: 'RuleRow' },
);
export type RuleRow = Static<typeof RuleRow>;

export const RuleList = strictObject(
  { rulesetVersion: Type.String(), rules: Type.Array(RuleRow) },
  { $id: 'RuleList' },
);
export type RuleList = Static<typeof RuleList>;

export const RuleParams = strictObject({ id: Type.String({ minLength: 1, maxLength: 200 }) });
export const RuleSwitch = strictObject({ enabled: Type.Boolean() });

/** A finding that would arise: nothing of it is stored, so it has no id and no status. */
export const WouldBeFinding = strictObject(
  {
    ruleId: Type.String(),
    severity: oneOf(severities),
    title: Type.String(),
    detail: FindingDetail,
  },
  { $id: 'WouldBeFinding' },
);
export type WouldBeFinding = Static<typeof WouldBeFinding>;

export const TryRuleRequest = strictObject({ spec: NewCustomRule, loanRef: ExternalRef });
export type TryRuleRequest = Static<typeof TryRuleRequest>;

export const TryRuleResult = strictObject(
  { findings: Type.Array(WouldBeFinding), notEvaluated: Type.Array(NotEvaluated) },
  { $id: 'TryRuleResult' },
);
export type TryRuleResult = Static<typeof TryRuleResult>;

export const BacktestRequest = strictObject({
  spec: Type.Optional(NewCustomRule),
  setting: Type.Optional(
    strictObject({
      key: Type.String({ maxLength: 100 }),
      value: Type.Unknown({ description: 'Of the kind that the setting has.' }),
    }),
  ),
  template: Type.Optional(TemplateBody),
  loans: Type.Integer({ minimum: 1, maximum: 200, description: 'How many of the loans that ran last.' }),
  skip: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: 'How many of them to pass over first, for a backtest in parts.',
    }),
  ),
});
export type BacktestRequest = Static<typeof BacktestRequest>;

export const BacktestResult = strictObject(
  {
    loans: Type.Array(
      strictObject({
        externalRef: ExternalRef,
        appear: Type.Array(WouldBeFinding),
        disappear: Type.Array(WouldBeFinding),
        unchanged: Type.Integer({ description: 'Findings that arise either way.' }),
      }),
    ),
    skipped: Type.Array(strictObject({ externalRef: ExternalRef, reason: Type.String() })),
    lookedAt: Type.Integer({ description: 'How many loans were looked at, those left out among them.' }),
  },
  { $id: 'BacktestResult', description: 'Per loan the findings that would appear and disappear. Nothing is stored.' },
);
export type BacktestResult = Static<typeof BacktestResult>;
