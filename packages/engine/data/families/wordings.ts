/**
 * Every wording of a label that a pattern stands for: `{a|b}` is one of the words, `{a|b|}` one of them or none. Forms
 * say the same thing with and without "total", "the" and "number", and nobody lists all of that by hand.
 */
export function wordings(...patterns: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const words of patterns.flatMap(expand)) {
    const key = printed(words);
    if (!found.has(key)) found.set(key, words);
  }
  return [...found.values()];
}

/** What is left of a label's print when it is looked up: most signs are not, a number's sign and a last 's are. */
function printed(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim();
  return /[’']s?$/.test(words) ? `${plain}'` : plain;
}

const CHOICE = /\{([^{}]*)\}/;

function expand(pattern: string): readonly string[] {
  const choice = CHOICE.exec(pattern);
  if (choice === null) return [pattern.replace(/\s+/g, ' ').trim()];
  const [whole, inner = ''] = choice;
  return inner
    .split('|')
    .flatMap((word) => expand(pattern.slice(0, choice.index) + word + pattern.slice(choice.index + whole.length)));
}

/** What forms print over or beside the name of somebody in a role, alone or with his address. */
export function nameOf(...roles: readonly string[]): readonly string[] {
  return roles.flatMap((role) =>
    wordings(
      `${role}{|s|(s)} {|1|2|#1|#2}`,
      `{full|legal|} {name|names|name(s)} of {the|} ${role}{|s|(s)}`,
      `${role}{|(s)|’s} {full|legal|} {name|names|name(s)}`,
      `${role}{|(s)|’s} {name|name(s)} {and|&} {mailing|} address`,
      `{name|name(s)} {and|&} {mailing|} address of {the|} ${role}{|s|(s)}`,
    ),
  );
}

/** What they print over or beside his address. */
export function addressOf(...roles: readonly string[]): readonly string[] {
  return roles.flatMap((role) =>
    wordings(
      `${role}{|(s)|’s} {mailing|street|business|home|} address`,
      `{mailing|street|} address of {the|} ${role}{|s|(s)}`,
    ),
  );
}
