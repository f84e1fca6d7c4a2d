/**
 * Every wording of a label that a pattern stands for: `{a|b}` is one of the words, `{a|b|}` one of them or none. Forms
 * say the same thing with and without "total", "the" and "number", and nobody lists all of that by hand.
 */
export function wordings(...patterns: readonly string[]): readonly string[] {
  return [...new Set(patterns.flatMap(expand))];
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
      `${role}{|s|(s)|(es)} {|1|2|#1|#2}`,
      `{full|legal|} {name|names|name(s)} of {the|} ${role}{|s|(s)}`,
      `${role}{|(s)|’s|s’} {full|legal|} {name|names|name(s)}`,
      `${role}{|(s)|’s|s’} {name|names|name(s)} {and|&|/} {mailing|} {address|address(es)|addresses}`,
      `{name|names|name(s)} {and|&} {mailing|} {address|address(es)|addresses} of {the|} ${role}{|s|(s)}`,
    ),
  );
}

/** What they print over or beside his address. */
export function addressOf(...roles: readonly string[]): readonly string[] {
  return roles.flatMap((role) =>
    wordings(
      `${role}{|(s)|’s|s’} {mailing|street|business|present|current|home|} address`,
      `{mailing|street|} address of {the|} ${role}{|s|(s)}`,
    ),
  );
}
