import type { NewCustomRule, RuleList } from '@countersign/contract/reconciliation';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { type CustomRuleSpec, specAsJson } from '@countersign/engine/reconciliation/custom-rule';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { requireRule } from './check-rule.ts';
import { listCurrentRules } from './current-rules.ts';
import { listRules } from './list-rules.ts';
import {
  deleteCustomRule as deleteRow,
  deleteSwitch,
  findCustomRule,
  insertCustomRule,
  lockRules,
  replaceCustomRule as replaceRow,
  saveSwitch,
} from './rule.queries.ts';
import { customRuleRecords, ruleSwitchRecords } from './rule.record.ts';

/** Switches a rule on or off, from the next run on. Saying what is so already changes nothing and records nothing. */
export async function setRuleEnabled(app: App, act: Act, id: string, enabled: boolean): Promise<RuleList> {
  return app.db.transaction(async (tx) => {
    await tx.one(lockRules, []);
    const known = (await listCurrentRules(tx)).find(({ rule }) => rule.id === id);
    if (known === undefined) throw unknownRule(id);
    await refuseTampered(tx, app, id);
    if (known.enabled === enabled) return listRules(app, tx);
    const by = act.actor.type === 'user' ? act.actor.id : null;
    await tx.run(saveSwitch, [id, enabled, by, app.clock.now()]);
    return recorded(tx, app, act, { ruleId: id, change: enabled ? 'enabled' : 'disabled' });
  });
}

/** Specification part 4, rule 13. */
export async function createCustomRule(app: App, act: Act, given: NewCustomRule): Promise<RuleList> {
  const spec = await requireRule(app, given);
  return app.db.transaction(async (tx) => {
    await tx.one(lockRules, []);
    await refuseTampered(tx, app, spec.id);
    const isTaken = (await listCurrentRules(tx)).some(({ rule }) => rule.id === spec.id);
    const made = isTaken
      ? undefined
      : await tx.maybe(insertCustomRule, [spec.id, JSON.stringify(spec), app.clock.now()]);
    if (made === undefined) {
      const detail = `There is a rule ${spec.id} already. Give another id or another title, or change that rule.`;
      throw new DomainError({ code: 'rule_exists', detail });
    }
    return recorded(tx, app, act, {
      ruleId: spec.id,
      change: 'created',
      version: made.version,
      spec: specAsJson(spec),
    });
  });
}

/** Specification part 4, rule 12: replaces the spec and keeps the id. */
export async function replaceCustomRule(app: App, act: Act, id: string, given: NewCustomRule): Promise<RuleList> {
  if ((await app.db.maybe(findCustomRule, [id])) === undefined) throw unknownRule(id);
  const spec = await requireRule(app, { ...given, id: given.id ?? id });
  refuseOtherId(spec, id);
  return app.db.transaction(async (tx) => {
    await tx.one(lockRules, []);
    await refuseTampered(tx, app, id);
    const replaced = await tx.maybe(replaceRow, [id, JSON.stringify(spec), app.clock.now()]);
    if (replaced === undefined) throw unknownRule(id);
    return recorded(tx, app, act, {
      ruleId: id,
      change: 'replaced',
      version: replaced.version,
      spec: specAsJson(spec),
    });
  });
}

export async function deleteCustomRule(app: App, act: Act, id: string): Promise<RuleList> {
  return app.db.transaction(async (tx) => {
    await tx.one(lockRules, []);
    await refuseTampered(tx, app, id);
    if ((await tx.run(deleteRow, [id, app.clock.now()])) === 0) throw unknownRule(id);
    await tx.run(deleteSwitch, [id]);
    return recorded(tx, app, act, { ruleId: id, change: 'deleted' });
  });
}

/** Chains the change with the set that it left behind. */
async function recorded(
  tx: Tx,
  app: App,
  act: Act,
  change: {
    readonly ruleId: string;
    readonly change: string;
    readonly version?: number;
    readonly spec?: JsonObject;
  },
): Promise<RuleList> {
  const list = await listRules(app, tx);
  const payload = { ...change, rulesetVersion: list.rulesetVersion };
  const records = [
    ...(await recordsOf(tx, app, ruleSwitchRecords, [change.ruleId])),
    ...(await recordsOf(tx, app, customRuleRecords, [change.ruleId])),
  ];
  await appendEvidence(tx, app, { loanId: null, kind: 'rule.changed', act, payload, records });
  return list;
}

/** Whoever changes one thing about a rule must not vouch for another that was changed around the program. */
async function refuseTampered(tx: Tx, app: App, id: string): Promise<void> {
  await requireRecords(tx, app, ruleSwitchRecords, [id]);
  await requireRecords(tx, app, customRuleRecords, [id]);
}

function refuseOtherId(spec: CustomRuleSpec, id: string): void {
  if (spec.id === id) return;
  const message = `must be ${id}, or left out: a rule keeps its id`;
  const errors = [{ field: 'id', code: 'invalid', message }];
  throw new DomainError({ code: 'rule_invalid', detail: `id ${message}.`, errors });
}

function unknownRule(id: string): DomainError {
  return new DomainError({ code: 'rule_not_found', detail: `There is no rule ${id}.` });
}
