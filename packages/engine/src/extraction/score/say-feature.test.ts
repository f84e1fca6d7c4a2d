import { describe, expect, it } from 'vitest';
import { sayFeature } from './say-feature.ts';

describe('a feature in words', () => {
  it('says what words stand where', () => {
    expect(sayFeature('head:loan amount')).toBe('its column is headed "loan amount"');
    expect(sayFeature('behind~each')).toBe('behind it stands "each"');
    expect(sayFeature('promissory_note|loan no')).toBe('documents of this type print "loan no" before it');
  });

  it('says whose label stands where', () => {
    expect(sayFeature('@left:own-whole')).toBe('left of it stands a label of this field');
    expect(sayFeature('@up:cover-all-first')).toBe("over it stands the words of this field's labels");
    expect(sayFeature('@role-before:own')).toBe('it belongs to the party that the document describes');
  });

  it('names print and place for all others', () => {
    expect(sayFeature('@begins:cell')).toBe('its print and place (begins:cell)');
  });
});
