/** All phrases that a pattern stands for: words with bars between them stand for each other, an empty one for none. */
export function expandPattern(pattern: string): readonly string[] {
  return pattern
    .split(' ')
    .map((slot) => slot.split('|'))
    .reduce<readonly string[]>(
      (begun, words) => begun.flatMap((start) => words.map((word) => `${start} ${word}`)),
      [''],
    )
    .map((phrase) => phrase.replaceAll('_', ' ').trim().replace(/ +/g, ' '))
    .filter((phrase) => phrase !== '');
}
