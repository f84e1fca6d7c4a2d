import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding, Severity } from '../../src/reconciliation/finding.ts';
import { type RunResult, reconcile } from '../../src/reconciliation/reconcile.ts';
import { shippedRules } from '../../src/reconciliation/shipped-rules.ts';
import { ALWAYS_EVALUATED, SPEAKS_OF_PRESENCE } from './always-evaluated.ts';
import { type CompactPackage, type CompactPolicy, unfoldPackage, unfoldPolicy } from './compact-package.ts';

const KINDS = ['fires', 'near_miss', 'missing_inputs', 'not_applicable'] as const;

/** A file holds a list of these. */
interface RuleCase {
  readonly rule: string;
  readonly kind: (typeof KINDS)[number];
  /** What the case is about, as the end of a sentence. */
  readonly why: string;
  /** Where the figures come from, of a case that holds the rule to somebody else's or to a sum worked out by hand. */
  readonly source?: string;
  readonly package: CompactPackage;
  readonly policy?: CompactPolicy;
  /** Rules that are asked too, for a rule about the run itself. */
  readonly beside?: readonly string[];
  readonly expect?: {
    /** One when the case fires, none when it nearly does. */
    readonly findings?: number;
    readonly severity?: Severity;
    readonly title?: string;
    /** Parts that one finding's message must hold. */
    readonly message?: string | readonly string[];
    /** Parts of detail.data, of the finding whose message was asked for. */
    readonly data?: Readonly<Record<string, unknown>>;
    /** The sources in their order, each as `docType field` or `docType field value`. */
    readonly sources?: readonly string[];
    /** Of a rule that could not be evaluated. */
    readonly missing?: readonly string[];
  };
}

const CASES = join(import.meta.dirname, '../../cases/reconciliation');
const folders = readdirSync(CASES).sort();
const cases = folders.flatMap((folder) =>
  readdirSync(join(CASES, folder))
    .sort()
    .flatMap((file) => {
      const listed = JSON.parse(readFileSync(join(CASES, folder, file), 'utf8')) as readonly RuleCase[];
      return listed.map((one) => ({ ...one, folder }));
    }),
);

describe.each(shippedRules.map((rule) => ({ id: rule.id, rule })))('$id', ({ id, rule }) => {
  const own = cases.filter((one) => one.rule === id);
  for (const one of own)
    it(`${one.kind.replace('_', ' ')}: ${one.why}`, () => {
      expect(one.folder).toBe(id);
      check(one);
    });

  it('has a case that fires, one that nearly does, one that lacks its inputs and one in which they are only proposed', () => {
    expect(lackingKinds(id, cases)).toEqual([]);
  });

  it.skipIf(id in SPEAKS_OF_PRESENCE)('finds nothing by values that are only proposed', () => {
    const found = own.filter(({ kind }) => kind === 'fires').flatMap((one) => foundByProposed(one));
    expect(found).toEqual([]);
  });

  it.runIf(id in ALWAYS_EVALUATED)('needs no inputs, as it is said of it', () => {
    const run = reconcile(unfoldPackage({}), [rule], unfoldPolicy());
    expect(run.notEvaluated).toEqual([]);
    expect(own.filter(({ kind }) => kind === 'missing_inputs')).toEqual([]);
  });
});

it('tells which kinds of cases a rule lacks', () => {
  const without = (kind: RuleCase['kind']) => cases.filter((one) => one.kind !== kind);
  expect(lackingKinds('R-101', without('fires'))).toEqual(['fires', 'only_proposed']);
  expect(lackingKinds('R-101', without('near_miss'))).toEqual(['near_miss']);
  expect(lackingKinds('R-101', without('missing_inputs'))).toEqual(['missing_inputs']);
  expect(lackingKinds('R-401', without('missing_inputs'))).toEqual([]);
});

/**
 * The kinds that every rule must have and this one has no case of. With its values only proposed, a case that fires shows
 * what the rule then says: that it waits for one of them, or what it says without any value.
 */
function lackingKinds(rule: string, among: readonly (RuleCase & { readonly folder: string })[]): readonly string[] {
  const own = among.filter((one) => one.rule === rule);
  const has: Readonly<Record<string, boolean>> = {
    fires: own.some(({ kind }) => kind === 'fires'),
    near_miss: own.some(({ kind }) => kind === 'near_miss'),
    missing_inputs: rule in ALWAYS_EVALUATED || own.some(({ kind }) => kind === 'missing_inputs'),
    only_proposed: own.some((one) => one.kind === 'fires' && speaksOfProposed(one)),
  };
  return Object.keys(has).filter((kind) => has[kind] !== true);
}

function speaksOfProposed(one: RuleCase): boolean {
  const { findings, notEvaluated } = runWithProposed(one);
  if (one.rule in SPEAKS_OF_PRESENCE) return findings.some(({ ruleId }) => ruleId === one.rule);
  return notEvaluated.some(({ ruleId, waitsFor = [] }) => ruleId === one.rule && waitsFor.length > 0);
}

/** What a rule still finds of a case that fires when every value of its documents was read with too little certainty. */
function foundByProposed(one: RuleCase): readonly string[] {
  return runWithProposed(one)
    .findings.filter(({ ruleId }) => ruleId === one.rule)
    .map(({ detail }) => `${one.why}: ${detail.message}`);
}

function runWithProposed(one: RuleCase): RunResult {
  const policy = unfoldPolicy(one.policy);
  const given = unfoldPackage(one.package, policy);
  const documents = given.documents.map((document) => ({
    ...document,
    values: document.values.map((value) => ({ ...value, confidence: 0.5, proposed: true as const })),
  }));
  const rules = shippedRules.filter(({ id }) => id === one.rule || one.beside?.includes(id));
  return reconcile({ ...given, documents }, rules, policy);
}

it('names in SPEAKS_OF_PRESENCE only rules that speak without values', () => {
  const silent = Object.keys(SPEAKS_OF_PRESENCE).filter((id) =>
    cases.filter(({ rule, kind }) => rule === id && kind === 'fires').every((one) => foundByProposed(one).length === 0),
  );
  expect(silent).toEqual([]);
});

it('has no cases of rules that do not ship', () => {
  const ids = new Set(shippedRules.map(({ id }) => id));
  expect(cases.filter(({ rule }) => !ids.has(rule)).map(({ rule }) => rule)).toEqual([]);
  expect(folders.filter((folder) => !ids.has(folder))).toEqual([]);
});

function check(one: RuleCase): void {
  const given = unfoldPackage(one.package, unfoldPolicy(one.policy));
  const rules = shippedRules.filter(({ id }) => id === one.rule || one.beside?.includes(id));
  const policy = unfoldPolicy(one.policy);
  const run = reconcile(given, rules, policy);
  const reversed = reconcile({ ...given, documents: given.documents.toReversed() }, rules, policy);
  expect(reversed.findingsHash, 'the order of the documents must not matter').toBe(run.findingsHash);

  const findings = run.findings.filter(({ ruleId }) => ruleId === one.rule);
  const said = findings.map(({ severity, detail }) => `${severity}: ${detail.message}`).join('\n');
  const lacking = run.notEvaluated.find(({ ruleId }) => ruleId === one.rule);
  if (one.kind === 'missing_inputs') {
    expect(lacking?.missing, said).toEqual(one.expect?.missing);
    return;
  }
  expect(lacking, 'the rule lacks these fields').toBeUndefined();
  expect(run.notApplicable.includes(one.rule), said || 'not applicable').toBe(one.kind === 'not_applicable');
  if (one.kind === 'not_applicable') return;
  expect(findings.length, said).toBe(one.expect?.findings ?? (one.kind === 'fires' ? 1 : 0));
  if (findings.length > 0) checkFinding(findings, one.expect ?? {}, said);
}

function checkFinding(findings: readonly Finding[], expected: NonNullable<RuleCase['expect']>, said: string): void {
  const parts = typeof expected.message === 'string' ? [expected.message] : (expected.message ?? []);
  const finding = findings.find(({ detail }) => parts.every((part) => detail.message.includes(part)));
  expect(finding, `no finding says ${parts.join(' … ')}, but:\n${said}`).toBeDefined();
  if (finding === undefined) return;
  const { severity, title, detail } = finding;
  if (expected.severity !== undefined) expect(severity).toBe(expected.severity);
  if (expected.title !== undefined) expect(title).toBe(expected.title);
  if (expected.data !== undefined) expect(detail.data).toMatchObject(expected.data);
  const sources = detail.sources.map(({ source, field, value }) => [source, field, value]);
  if (expected.sources !== undefined)
    expect(sources.map((source, index) => shorten(source, expected.sources?.[index]))).toEqual(expected.sources);
  expect(detail.message).toMatch(/^\p{Lu}.*[.!?…]$/su);
}

/** As many words as the case asked for: a case need not repeat values that it does not speak of. */
function shorten(source: readonly (string | null)[], asked: string | undefined): string {
  const whole = source.filter((part) => part !== null);
  const brief = whole.slice(0, 2).join(' ');
  return asked === brief ? brief : whole.join(' ');
}
