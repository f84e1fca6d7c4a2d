/**
 * A pattern that matches wherever this one does, and elsewhere too, and that the engine is done with at a glance: for
 * texts in lower case, so that words are looked for as they are, with counted repeats, such as {0,160}, left uncounted,
 * and any letter where a capital is asked for. Null where the pattern is none that asks for any case, `(?i)…`, or has
 * parts whose meaning lower case would change.
 */
export function coarsePattern(source: string): string | null {
  if (!source.startsWith(ANY_CASE)) return null;
  const rest = source.slice(ANY_CASE.length);
  const escapes = rest.match(ESCAPE) ?? [];
  if (escapes.some((each) => NAMED.test(each)) || NOT_FOLDABLE.test(rest.replace(ESCAPE, '_'))) return null;
  return rest.replace(PART, (part, least: string | undefined) => {
    if (part.startsWith('\\') || part === '(?P<') return part;
    if (part === '(?-i:') return '(?:';
    if (least !== undefined) return Number(least) === 0 ? '*' : '+';
    return part.toLowerCase();
  });
}

const ANY_CASE = '(?i)';

/** An escape, the head of a group, a counted repeat (not inside a class, where no family has one), or a letter. */
const PART = /\\.|\(\?P<|\(\?-i:|\{(\d+)(?:,\d*)?\}|\p{Lu}/gsu;

const ESCAPE = /\\./gsu;
/** Classes and letters by name or number, and quoted texts. */
const NAMED = /[pPxQEC\d]$/;
/**
 * Named classes, other flags, ranges that begin or end with a capital and do not have one at their other end or that go
 * beyond our own letters, braces in a class, and letters that lower case makes longer or leaves as they are.
 */
const NOT_FOLDABLE =
  /\[:\^?[a-z]+:\]|\(\?(?!:|P<|-i:)|[^A-Z[^]-[A-Z]|[A-Z]-[^A-Z\]]|-(?![A-Za-z])\p{L}|(?![A-Za-z])\p{L}-|\[[^\]]*\{|[İſ]/u;
