/** A bank's own codes are said as they are written: immaterial_difference is “Immaterial difference”. */
export function sayCode(code: string): string {
  const words = code.replaceAll('_', ' ').trim();
  return words === '' ? code : words.charAt(0).toUpperCase() + words.slice(1);
}
