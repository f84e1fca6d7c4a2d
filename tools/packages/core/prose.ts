import type { Run } from './runs.ts';

/** What may stand between the words of a text: a piece of it, several, or a figure. */
type Hole = Run | readonly Run[] | number;

/** A text with values in it. */
export function prose(strings: TemplateStringsArray, ...holes: readonly Hole[]): Run[] {
  const text = openText();
  for (const [index, words] of strings.entries()) {
    text.add(words);
    text.fill(holes[index]);
  }
  return text.runs;
}

/** Texts with values in them, each on a line of its own. A break within one of them is written `\n`. */
export function paragraphs(strings: TemplateStringsArray, ...holes: readonly Hole[]): Run[][] {
  const texts = [openText()];
  for (const [index, raw] of strings.raw.entries()) {
    for (const [part, line] of raw.split('\n').entries()) {
      if (part > 0) texts.push(openText());
      texts.at(-1)?.add(unescaped(part > 0 ? line.trimStart() : line));
    }
    texts.at(-1)?.fill(holes[index]);
  }
  return texts.slice(1, -1).map(({ runs }) => runs);
}

/** Labels with their texts, a pair a line: `Label | text`. */
export function entries(strings: TemplateStringsArray, ...holes: readonly Hole[]): [string, Run[]][] {
  return paragraphs(strings, ...holes).map(([first, ...rest]) => {
    const [label = '', ...words] = typeof first === 'string' ? first.split('|') : [];
    const begin = words.join('|').trimStart();
    return [label.trim(), begin === '' ? rest : [begin, ...rest]];
  });
}

/** Words and plain holes that touch are one run, since faces draw some letters closer together than others. */
function openText() {
  const runs: Run[] = [];
  let isOpen = false;
  const add = (words: string): void => {
    if (words === '') return;
    const last = runs.at(-1);
    if (isOpen && typeof last === 'string') runs[runs.length - 1] = last + words;
    else runs.push(words);
    isOpen = true;
  };
  const fill = (hole: Hole | undefined): void => {
    if (hole === undefined) return;
    if (typeof hole === 'string' || typeof hole === 'number') add(String(hole));
    else {
      runs.push(...(isList(hole) ? hole : [hole]));
      isOpen = false;
    }
  };
  return { runs, add, fill };
}

function isList(hole: Exclude<Hole, string | number>): hole is readonly Run[] {
  return Array.isArray(hole);
}

function unescaped(raw: string): string {
  return raw.replace(/\\(?:u([0-9a-f]{4})|(.))/g, (_, code: string | undefined, letter: string) =>
    code === undefined ? (letter === 'n' ? '\n' : letter) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
