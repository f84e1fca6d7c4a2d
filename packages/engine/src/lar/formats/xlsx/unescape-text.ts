/**
 * `_x000D_` is how Excel writes a character that XML cannot hold or would change, mostly the end of a line that came from
 * another system (ECMA-376, 22.9.2.19); `_x005F_` is an underscore that begins no such code.
 */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n');
}
