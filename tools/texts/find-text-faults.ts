import type { PeopleText } from './collect-texts.ts';
import { programWords, retiredWords } from './retired-words.ts';

/** What is wrong with a text, a sentence each; nothing where people can read it as it is. */
export function findTextFaults(
  { file, line, text, reader }: PeopleText,
  settingKeys: readonly string[],
): readonly string[] {
  const said = (why: string) => `${file}:${line}: ${why}: “${text.slice(0, 120)}”`;
  const retired = reader === 'manual' ? retiredWords.filter((rule) => rule.onScreenOnly !== true) : retiredWords;
  const rules = reader === 'screen' ? [...retired, ...programWords] : retired;
  const faults = rules.flatMap(({ pattern, instead }) => (pattern.test(text) ? [said(`write “${instead}”`)] : []));
  const keys = reader === 'screen' ? settingKeys.filter((key) => key.includes('.') && text.includes(key)) : [];
  return [...faults, ...keys.map((key) => said(`${key} is a key: write the title of the setting`))];
}
