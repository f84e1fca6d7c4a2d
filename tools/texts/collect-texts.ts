import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text that people see: on a screen, in a mail, a report, an answer, at the command line or in a document. */
export interface PeopleText {
  readonly file: string;
  readonly line: number;
  /** What is filled in stands as …. */
  readonly text: string;
  /**
   * Who reads it: somebody who clicked a button (`screen`: no name that only programs know may stand in it), somebody who
   * was refused by the service (`refusal`: it names fields for programs as well), or an engineer or operator (`manual`).
   */
  readonly reader: Reader;
}

export type Reader = 'screen' | 'refusal' | 'manual';

interface Source {
  readonly folder: string;
  readonly reader: Reader;
  /** Which of its files; all of them where it is left out. */
  readonly files?: (file: string) => boolean;
}

const mailsAndReports = /\.mail\.ts$|\/mail-page\.ts$|\/settings\/definitions\.ts$|\/report[^/]*\.ts$/;
/** The rooms of the service, whose refusals reach whoever asked; their gauges and adapters' checks are for operators. */
const rooms =
  /^apps\/server\/src\/(administration|boarding|documents|evidence|extraction|identity|intake|loans|mail|reconciliation|review|settings|setup|trailing|webhooks|wires)\//;
const forOperators = /metrics|\/conformance\/|\.queries\.ts$/;

/** Where texts are written. What is written elsewhere reaches people only through these. */
const sources: readonly Source[] = [
  { folder: 'apps/web/src', reader: 'screen', files: (file) => /\.tsx$|\/words\/[^/]+\.ts$/.test(file) },
  { folder: 'apps/server/src', reader: 'screen', files: (file) => mailsAndReports.test(file) },
  {
    folder: 'apps/server/src',
    reader: 'refusal',
    files: (file) => rooms.test(file) && !mailsAndReports.test(file) && !forOperators.test(file),
  },
  {
    folder: 'apps/server/src',
    reader: 'manual',
    files: (file) =>
      !mailsAndReports.test(file) && !file.endsWith('.queries.ts') && (!rooms.test(file) || forOperators.test(file)),
  },
  { folder: 'packages/contract/src', reader: 'screen', files: (file) => file.endsWith('/problems.ts') },
  { folder: 'packages/contract/src', reader: 'manual', files: (file) => !file.endsWith('/problems.ts') },
  { folder: 'packages/engine/src/reconciliation', reader: 'screen' },
  {
    folder: 'packages/engine/src',
    reader: 'screen',
    files: (file) => file.endsWith('/evidence/evidence-titles.ts'),
  },
  {
    folder: 'packages/engine/src',
    reader: 'manual',
    files: (file) => !/\/reconciliation\/|\/evidence-titles\.ts$/.test(file),
  },
];

/** Documents that people read; decisions and proofs are records of their day and stay as they were written. */
const documents = ['README.md', 'docs', 'examples'] as const;
const records = /^docs\/(decisions|proof|benchmarks|charts|screenshots)/;

export function collectTexts(root: string): readonly PeopleText[] {
  const seen = new Set<string>();
  const program = sources.flatMap(({ folder, reader, files }) =>
    filesIn(root, folder)
      .filter((file) => /\.tsx?$/.test(file) && !/(\.test|\.d)\.ts$|\/testing\/|\/docs-style\.ts$/.test(file))
      .filter((file) => files === undefined || files(file))
      .flatMap((file) => {
        if (seen.has(file)) throw new Error(`${file} is collected twice.`);
        seen.add(file);
        return textsOfProgram(file, readFileSync(join(root, file), 'utf8'), reader);
      }),
  );
  const printed = documents
    .flatMap((place) => (place.endsWith('.md') ? [place] : filesIn(root, place)))
    .filter((file) => file.endsWith('.md') && !records.test(file))
    .flatMap((file) => textsOfDocument(file, readFileSync(join(root, file), 'utf8')));
  return [...program, ...printed];
}

function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/\/(node_modules|dist)\//.test(file))
    .toSorted();
}

/** Attributes of elements that people read or hear. */
const spoken = new Set(['title', 'label', 'alt', 'placeholder', 'aria-label', 'hint', 'text', 'caption']);

export function textsOfProgram(file: string, source: string, reader: Reader): readonly PeopleText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: PeopleText[] = [];
  const add = (node: ts.Node, text: string) => {
    const said = text.replaceAll(/\s+/g, ' ').trim();
    if (!isSaid(said)) return;
    found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text: said, reader });
  };
  const visit = (node: ts.Node): void => {
    // Patterns are raw, and what is raw is for programs.
    if (ts.isTaggedTemplateExpression(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && !spoken.has(node.name.getText(tree))) {
      // What a component is given may still hold elements with texts.
      if (node.initializer !== undefined && ts.isStringLiteral(node.initializer)) return;
    }
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      visit(node.initializer);
      return;
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text);
    if (ts.isTemplateExpression(node)) {
      add(node, node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''));
      for (const { expression } of node.templateSpans) visit(expression);
      return;
    }
    if (ts.isJsxText(node)) add(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Words for people: several, or one that begins as a sentence does. What programs say to programs is one word or none. */
function isSaid(text: string): boolean {
  return /[A-Za-z…]['’a-z]*[,:;]? [a-zA-Z…(]/.test(text) || /^[A-Z][a-z]{2,}[.!?]?$/.test(text);
}

/** The prose of a document. Code, whether in blocks or in lines, names things as programs do. */
function textsOfDocument(file: string, source: string): readonly PeopleText[] {
  let inCode = false;
  return source.split('\n').flatMap((line, at) => {
    if (/^\s*(```|~~~)/.test(line)) inCode = !inCode;
    const text = line
      .replaceAll(/`[^`]*`/g, '…')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .trim();
    return inCode || text === '' ? [] : [{ file, line: at + 1, text, reader: 'manual' }];
  });
}
