import { describe, expect, test } from 'vitest';
import { elementText, parseListing } from './s3-listing.ts';

const entry = (key: string, date = '2026-11-15T10:00:00.000Z') =>
  `<Contents><Key>${key}</Key><LastModified>${date}</LastModified><ETag>&quot;x&quot;</ETag></Contents>`;
const result = (inside: string) => `<?xml version="1.0"?><ListBucketResult xmlns="x">${inside}</ListBucketResult>`;

describe('a listing', () => {
  test('gives keys, times and the next page', () => {
    const xml = result(
      `<IsTruncated>true</IsTruncated>${entry('a/b')}${entry('c')}<NextContinuationToken>1&amp;2==</NextContinuationToken>`,
    );
    expect(parseListing(xml)).toEqual({
      objects: [
        { key: 'a/b', lastModified: new Date('2026-11-15T10:00:00Z') },
        { key: 'c', lastModified: new Date('2026-11-15T10:00:00Z') },
      ],
      nextToken: '1&2==',
    });
  });

  test('may be empty, and the last page has no next', () => {
    expect(parseListing(result('<IsTruncated>false</IsTruncated>'))).toEqual({ objects: [], nextToken: null });
    const withToken = result('<IsTruncated>false</IsTruncated><NextContinuationToken>x</NextContinuationToken>');
    expect(parseListing(withToken)?.nextToken).toBeNull();
  });

  test('with white space between elements is read too', () => {
    const xml = result(`\n  <IsTruncated>false</IsTruncated>\n  ${entry('a').replaceAll('><', '>\n    <')}\n`);
    expect(parseListing(xml)?.objects.map((object) => object.key)).toEqual(['a']);
  });

  test.each([
    ['something else', '<html>busy</html>'],
    ['cut inside an entry', result(`<IsTruncated>false</IsTruncated>${entry('a').slice(0, 40)}`)],
    ['without saying whether there is more', result(entry('a'))],
    ['with more to come but no token', result(`<IsTruncated>true</IsTruncated>${entry('a')}`)],
    ['with an entry without a key', result('<IsTruncated>false</IsTruncated><Contents></Contents>')],
    ['with an entry without a time', result(`<IsTruncated>false</IsTruncated>${entry('a', 'soon')}`)],
    ['with a document type', `<!DOCTYPE x>${result('<IsTruncated>false</IsTruncated>')}`],
    ['with CDATA', result(`<IsTruncated>false</IsTruncated>${entry('<![CDATA[<Key>]]>')}`)],
    ['with a comment', result(`<IsTruncated>false</IsTruncated><!-- ${entry('a')} -->`)],
  ])('%s is refused whole', (_what, xml) => {
    expect(parseListing(xml)).toBeNull();
  });
});

test('text is unescaped once, and unknown escapes are left as they are', () => {
  expect(elementText('<Key>&amp;lt;&#60;&#x3E;&quot;&apos;&nbsp;&#x110000;</Key>', 'Key')).toBe(
    '&lt;<>"\'&nbsp;&#x110000;',
  );
  expect(elementText('<Key>a<b/></Key>', 'Key')).toBeNull();
  expect(elementText('<Key>a', 'Key')).toBeNull();
  expect(elementText('<Keys>a</Keys>', 'Key')).toBeNull();
});
