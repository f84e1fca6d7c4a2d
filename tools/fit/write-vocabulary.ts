import { writeFileSync } from 'node:fs';
import { plainWord } from '@countersign/engine/extraction/spans/document-view';
import { drawnLessons, sampledLessons } from './drawn-lessons.ts';
import { realLessons } from './real-lessons.ts';

/** In papers: a word that fewer print says nothing of others. */
const fewestPapers = 3;
const houses = 10;

/** Writes the words that papers print in small letters: those are nobody's names. */
export async function writeVocabulary(file: string): Promise<void> {
  const counts = new Map<string, number>();
  const count = ({ pages }: Awaited<ReturnType<typeof realLessons>>[number]['lesson']): void => {
    const own = new Set<string>();
    for (const { words } of pages)
      for (const { text } of words) if (/^[("“]?[a-z]/.test(text)) own.add(plainWord(text));
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for await (const lesson of drawnLessons()) count(lesson);
  for (const lesson of sampledLessons(houses)) count(lesson);
  for (const { lesson } of await realLessons()) count(lesson);
  const words = [...counts]
    .filter(([word, papers]) => papers >= fewestPapers && /^[a-z][a-z/-]*$/.test(word) && word.length > 1)
    .map(([word]) => word)
    .sort();
  writeFileSync(
    file,
    [
      '/** Words that several papers print in small letters. Written by `npm run fit -- --vocabulary`. */',
      'export const vocabulary: readonly string[] =',
      `  '${words.join(' ')}'.split(' ');`,
      '',
    ].join('\n'),
  );
  console.log(`${words.length} words.`);
}
