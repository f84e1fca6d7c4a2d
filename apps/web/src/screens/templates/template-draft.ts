import type { SavedTemplate, TemplateBody } from '@countersign/contract/extraction';

export type TemplateRule = TemplateBody['rules'][number];
export const ruleTypes = ['label', 'sentence', 'region', 'table', 'checkbox', 'signature'] as const;
export type RuleType = (typeof ruleTypes)[number];

export interface DraftRule {
  /** Of this page only: rules are added and removed while they are typed in. */
  readonly key: number;
  readonly rule: TemplateRule;
}

/** A template while it is written. */
export interface TemplateDraft {
  readonly docType: string;
  readonly title: string;
  /** One a line. */
  readonly keywords: string;
  readonly rules: readonly DraftRule[];
}

export const emptyTemplate: TemplateDraft = { docType: '', title: '', keywords: '', rules: [] };

export function toDraft({ docType, title, keywords, rules }: TemplateBody | SavedTemplate): TemplateDraft {
  return {
    docType,
    title: title ?? '',
    keywords: (keywords ?? []).join('\n'),
    rules: rules.map((rule, key) => ({ key, rule })),
  };
}

/** As it is sent: what is empty is left out, and no rule carries what its type does not know. */
export function toBody({ docType, title, keywords, rules }: TemplateDraft): TemplateBody {
  const words = keywords
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    docType: docType.trim(),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    ...(words.length === 0 ? {} : { keywords: words }),
    rules: rules.map(({ rule }) => cleanRule(rule)),
  };
}

const keysOf: Readonly<Record<RuleType, readonly (keyof TemplateRule)[]>> = {
  label: ['pattern', 'direction', 'page'],
  sentence: ['pattern', 'page'],
  region: ['page', 'box', 'anchor'],
  table: ['pattern', 'column', 'page'],
  checkbox: ['pattern', 'page'],
  signature: ['pattern', 'page'],
};

/** Whoever changes a rule's type back finds what was typed; what is sent is only what the type takes. */
function cleanRule(rule: TemplateRule): TemplateRule {
  const taken = ['valuePattern', ...(keysOf[rule.type as RuleType] ?? [])] as const;
  const given = taken.filter((key) => rule[key] !== undefined && rule[key] !== '');
  return { field: rule.field, type: rule.type, ...Object.fromEntries(given.map((key) => [key, rule[key]])) };
}

export function addRule(draft: TemplateDraft, rule: TemplateRule): { draft: TemplateDraft; key: number } {
  const key = Math.max(-1, ...draft.rules.map((each) => each.key)) + 1;
  return { draft: { ...draft, rules: [...draft.rules, { key, rule }] }, key };
}

export function putRule(draft: TemplateDraft, key: number, rule: TemplateRule): TemplateDraft {
  return { ...draft, rules: draft.rules.map((each) => (each.key === key ? { key, rule } : each)) };
}

export function dropRule(draft: TemplateDraft, key: number): TemplateDraft {
  return { ...draft, rules: draft.rules.filter((each) => each.key !== key) };
}
