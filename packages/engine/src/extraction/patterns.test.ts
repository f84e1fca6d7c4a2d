import { expect, it } from 'vitest';
import { families } from '../../data/families/catalogue.ts';
import { writtenInstruments } from '../../test/extraction/written/instruments.ts';
import { writtenNotes } from '../../test/extraction/written/notes.ts';
import { compilePattern, familyPattern, firstMatch, forgetTexts, rememberedBytes } from './patterns.ts';

function familyPatterns(): readonly string[] {
  const patterns = families.flatMap(({ rules }) =>
    rules.flatMap(({ type, pattern }) => (type === 'sentence' && pattern !== undefined ? familyPattern(pattern) : [])),
  );
  return [...new Set(patterns)];
}

it('remembers the patterns of all families at once, since making them again takes seconds', () => {
  const made = familyPatterns().map((source) => ({ source, pattern: compilePattern(source) }));
  expect(made.filter(({ source, pattern }) => compilePattern(source) !== pattern)).toEqual([]);
});

it('never takes a text for one without a match that the exact pattern matches', () => {
  const papers = [...writtenNotes.slice(0, 1), ...writtenInstruments.slice(0, 1)];
  const texts = papers.map(({ text }) => text.replace(/\s+/g, ' ').slice(0, 700));
  const matches = familyPatterns().flatMap((source) => {
    const { exact, coarse } = compilePattern(source);
    return texts.flatMap((text) => (exact().test(text) ? [{ source, text, coarse }] : []));
  });
  expect(matches.length).toBeGreaterThan(40);
  expect(matches.filter(({ coarse, text }) => coarse?.test(text.toLowerCase()) === false)).toEqual([]);
});

it('finds a long s, and capitals where they are asked for', () => {
  expect(firstMatch(compilePattern('(?i)intereſt (?P<v>\\d+)'), 'INTEREST 12', 0)).toMatchObject({ from: 9, to: 11 });
  expect(firstMatch(compilePattern('(?i)interest (?P<v>\\d+)'), 'Intereſt 12', 0)).toMatchObject({ from: 9, to: 11 });
  const name = compilePattern('(?i)to (?P<v>(?-i:[A-Z])[a-z]+)');
  expect(firstMatch(name, 'to the order OF TO Ann', 0)).toMatchObject({ from: 19, to: 22 });
  expect(firstMatch(name, 'to the order of ann', 0)).toBeNull();
});

it('holds the letters that many steps take once, for all patterns', () => {
  const [one, other] = ['(?i)from [a-z ]{1,300}x', '(?i)till [a-z ]{1,300}y'].map((source) => {
    const steps: { runes: Int32Array }[] = compilePattern(source).exact().re2().prog.inst;
    expect(steps.length).toBeGreaterThan(500);
    return new Set(steps.map(({ runes }) => runes));
  });
  expect(one?.size).toBeLessThan(10);
  // Nothing, spaces and letters in any case, anything before the match.
  expect([...(one ?? [])].filter((each) => other?.has(each)).length).toBeGreaterThan(2);
});

it('forgets the texts it met when they have become much, and goes on as before', () => {
  const patterns = Array.from({ length: 12 }, (_, at) =>
    compilePattern(`(?:a|b${at})[^.]{0,90}(?:c|d)[^;]{0,90}(?P<v>[xq]+[yz])`),
  );
  // Letters in no order that comes again.
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return 'abcdefg .;'[seed % 10] ?? ' ';
  };
  const text = Array.from({ length: 60_000 }, next).join('');
  forgetTexts();
  for (const pattern of patterns) expect(firstMatch(pattern, text, 0)).toBeNull();
  expect(rememberedBytes()).toBeGreaterThan(64_000_000);
  forgetTexts();
  expect(rememberedBytes()).toBe(0);
  for (const pattern of patterns)
    expect(firstMatch(pattern, 'a long way to c and then xxy', 0)).toMatchObject({ from: 26, to: 28 });
});
