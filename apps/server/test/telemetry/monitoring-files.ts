import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { packageRoot } from '../../src/platform/package-root.ts';

const root = join(packageRoot(), '../..');

export interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string; readonly runbook: string };
}

/** An expression, and where it stands. */
export interface Expression {
  readonly where: string;
  readonly text: string;
}

/** One figure that an expression asks for, with the labels that it is asked by. */
export interface Asked {
  readonly metric: string;
  readonly labels: readonly { readonly name: string; readonly values: readonly string[] }[];
}

export async function readAlerts(): Promise<readonly AlertRule[]> {
  const text = await readFile(join(root, 'deploy/monitoring/alerts.yml'), 'utf8');
  const { groups } = parse(text) as { groups: { rules: AlertRule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

export async function readPanels(): Promise<readonly { title: string; targets?: { expr: string }[] }[]> {
  const text = await readFile(join(root, 'deploy/monitoring/dashboard.json'), 'utf8');
  return (JSON.parse(text) as { panels: { title: string; targets?: { expr: string }[] }[] }).panels;
}

/** The headings of the operations guide, as the links to them are written. */
export async function readAnchors(): Promise<ReadonlySet<string>> {
  const text = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

export async function readExpressions(): Promise<readonly Expression[]> {
  const alerts = (await readAlerts()).map(({ alert, expr }) => ({ where: `alert ${alert}`, text: expr }));
  const panels = (await readPanels()).flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: `panel ${title}`, text: expr })),
  );
  return [...alerts, ...panels];
}

export function isWellFormed(expression: string): boolean {
  let broken = false;
  parser.parse(expression).iterate({
    enter: ({ type }) => {
      broken ||= type.isError;
    },
  });
  return !broken;
}

/** Every figure of an expression. Labels that a result is grouped by are asked of each of them. */
export function askedIn(expression: string): readonly Asked[] {
  const asked: Asked[] = [];
  const tree = parser.parse(expression);
  const textOf = (node: { from: number; to: number }) => expression.slice(node.from, node.to);
  tree.iterate({
    enter: ({ node }) => {
      if (node.name !== 'VectorSelector') return;
      const name = node.getChild('Identifier');
      if (name === null) return;
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      const labels = matchers.map((matcher) => {
        const [label, value] = [matcher.getChild('LabelName'), matcher.getChild('StringLiteral')];
        const text = value === null ? '' : (JSON.parse(textOf(value)) as string);
        return { name: label === null ? '' : textOf(label), values: text.split('|') };
      });
      const grouping = [];
      for (let around = node.parent; around !== null; around = around.parent) {
        const by = around.getChild('AggregateModifier');
        if (by === null || by.getChild('By') === null) continue;
        for (const label of by.getChild('GroupingLabels')?.getChildren('LabelName') ?? []) grouping.push(textOf(label));
      }
      asked.push({
        metric: textOf(name),
        labels: [...labels, ...grouping.map((each) => ({ name: each, values: [] }))],
      });
    },
  });
  return asked;
}

/** What a service shows: the labels of every figure, by the name that a query has for it. */
export function readMetrics(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const shown = new Map<string, Set<string>>();
  for (const [, name = '', list = ''] of text.matchAll(/^([a-z_0-9:]+)(?:\{(.*)\})? \S+$/gim)) {
    const labels = shown.get(name) ?? new Set();
    for (const [, label = ''] of list.matchAll(/([a-z_0-9]+)="/gi)) labels.add(label);
    shown.set(name, labels);
  }
  return shown;
}
