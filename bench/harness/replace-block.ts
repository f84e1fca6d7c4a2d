/** What the command prints stands between two of these lines; everything else in the document is written by people. */
function markers(name: string): readonly [string, string] {
  return [`<!-- printed: ${name} -->`, `<!-- end: ${name} -->`];
}

/** The document with other text between the markers of `name`. */
export function replaceBlock(document: string, name: string, text: string): string {
  const [begin, end] = markers(name);
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`The document has no place for ${name}: write ${begin} and ${end} on lines of their own.`);
  return `${document.slice(0, from + begin.length)}\n${text.trim()}\n${document.slice(to)}`;
}
