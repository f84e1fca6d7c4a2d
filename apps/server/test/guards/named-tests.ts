import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A test that a document names, as `path/of/the.test.ts: name of the test`, or with its group: `…: group > name`. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
}

export function findNamedTests(text: string): readonly NamedTest[] {
  return [...text.matchAll(/`([\w./-]+\.test\.tsx?): ([^`]+)`/g)].map(([, file = '', name = '']) => ({ file, name }));
}

/** What is wrong with the tests that are named: a file that is not there, or one that holds no such test. */
export function findMissingTests(root: string, named: readonly NamedTest[]): readonly string[] {
  const known = new Map<string, ReadonlySet<string> | null>();
  return named.flatMap(({ file, name }) => {
    if (!known.has(file)) known.set(file, existsSync(join(root, file)) ? namesIn(join(root, file)) : null);
    const names = known.get(file);
    if (names === null || names === undefined) return [`There is no file ${file}.`];
    return names.has(name) ? [] : [`${file} holds no test “${name}”.`];
  });
}

/** Each test by its own name, and once more behind the name of its group. A test that is switched off is none. */
function namesIn(path: string): ReadonlySet<string> {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const names = new Set<string>();
  const visit = (node: ts.Node, group: string): void => {
    let within = group;
    if (ts.isCallExpression(node)) {
      const name = textOf(node.arguments[0]);
      const words = wordsOf(node.expression);
      const isTest = words[0] === 'it' || words[0] === 'test';
      if (name !== null && isTest && !words.some((word) => ['skip', 'todo', 'fails'].includes(word))) {
        names.add(name).add(`${group} > ${name}`);
      }
      if (name !== null && words[0]?.startsWith('describe')) within = name;
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, '');
  return names;
}

/** `it.each(table)` is it, each: whatever is called, from the left. */
function wordsOf(called: ts.Expression): readonly string[] {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called)) return [...wordsOf(called.expression), called.name.text];
  if (ts.isCallExpression(called)) return wordsOf(called.expression);
  return ts.isTaggedTemplateExpression(called) ? wordsOf(called.tag) : [];
}

/** A name as it is written, blanks to be filled in included. */
function textOf(argument: ts.Expression | undefined): string | null {
  if (argument === undefined) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : null;
}
