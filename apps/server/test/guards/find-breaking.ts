/** What a migration must not do to a schema on which the release before runs as well (docs/upgrade.md). */
interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
}

const rules: readonly Rule[] = [
  {
    pattern: /\bdrop\s+(table|view|materialized\s+view|column|type|domain|function|procedure|sequence|schema)\b/,
    why: 'drops what the release before may use',
  },
  { pattern: /\bdrop\s+default\b/, why: 'takes a default from inserts that count on it' },
  { pattern: /\brename\s+(to|column|constraint|value|attribute)\b/, why: 'renames what the release before may use' },
  { pattern: /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/, why: 'changes the type of a column' },
  { pattern: /\bset\s+not\s+null\b/, why: 'refuses rows that the release before writes' },
  {
    pattern:
      /\badd\s+(constraint\s+"?\w+"?\s+)?(check|unique|primary\s+key|foreign\s+key|exclude)\b(?!.*\bnot\s+valid\b)/,
    why: 'may refuse rows that the release before writes; add it as not valid and validate it a release later',
  },
  { pattern: /^create\s+unique\s+index\b/, why: 'may refuse rows that the release before writes' },
  { pattern: /^revoke\b/, why: 'takes a right that the release before may use' },
  { pattern: /^(truncate|delete\s+from\s+\S+$|update\s+(?!.*\bwhere\b))/, why: 'touches every row of a table' },
];

const ADDED_COLUMN = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?([^,]*)/g;

/** The statements that break the release before, each with the reason; none for a migration that only adds. */
export function findBreaking(sql: string): readonly string[] {
  const statements = splitStatements(sql);
  const own = new Set(
    statements.flatMap(({ text }) => /^create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/.exec(text)?.[1] ?? []),
  );
  return statements
    .filter(({ text, isContract }) => !isContract && !own.has(tableOf(text) ?? '') && !isReplaced(text, statements))
    .flatMap(({ text }) => faultsOf(text).map((why) => `${text.slice(0, 80)}: ${why}`));
}

/**
 * The one way to drop a table that is in use: within the same migration a table that was made like it takes its name. The
 * release before then finds the same columns, defaults and checks under the same name. Keys, triggers, rights and rows a
 * copy has to bring along by itself; `partitions.test.ts` compares them for the tables that were replaced so (0034).
 */
function isReplaced(text: string, statements: readonly Statement[]): boolean {
  const dropped = /^drop table (\w+)$/.exec(text)?.[1];
  if (dropped === undefined) return false;
  const made = new RegExp(`^create table (\\w+) \\(like ${dropped} including all( excluding indexes)?\\)`);
  const copies = statements.flatMap((statement) => made.exec(statement.text)?.[1] ?? []);
  return copies.some((copy) => statements.some((later) => later.text === `alter table ${copy} rename to ${dropped}`));
}

function faultsOf(text: string): readonly string[] {
  // Views and functions are replaced as wholes, with the same columns or PostgreSQL refuses.
  const found = rules.filter(({ pattern }) => pattern.test(text)).map(({ why }) => why);
  for (const [, name, rest] of text.matchAll(ADDED_COLUMN)) {
    const isFilled = /\b(default|generated)\b/.test(rest ?? '');
    if (/\bnot\s+null\b/.test(rest ?? '') && !isFilled)
      found.push(`adds ${name}, which inserts of the release before leave empty`);
  }
  return found;
}

function tableOf(text: string): string | undefined {
  return /^(?:alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?|create\s+unique\s+index\s+[^(]*?\bon\s+|update\s+|delete\s+from\s+|truncate\s+(?:table\s+)?|revoke\s+[^;]*?\bon\s+(?=\w+\s+from\b))"?(\w+)/.exec(
    text,
  )?.[1];
}

interface Statement {
  readonly text: string;
  /** A comment of the statement says since which release nobody needs what it removes. */
  readonly isContract: boolean;
}

const MARK = 'meant_as_contract';

/** In lower case, on one line, without comments, texts and the bodies of functions, none of which changes the schema. */
function splitStatements(sql: string): readonly Statement[] {
  return sql
    .replace(/^\s*-- contract: +\d+\.\d+\.\d+ +\S.*$/gm, MARK)
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .flatMap((part) => {
      const text = part.replaceAll(MARK, '').replace(/\s+/g, ' ').trim().toLowerCase();
      return text === '' ? [] : [{ text, isContract: part.includes(MARK) }];
    });
}
