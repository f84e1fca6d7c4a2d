import fc from 'fast-check';
import { parse } from 'lossless-json';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { readPlainJson } from '../../src/lar/formats/plain-json.ts';
import { readPlainXml } from '../../src/lar/formats/plain-xml.ts';
import { normalizeField } from '../../src/values/normalize-field.ts';

const RUNS = slice(4_000, 40_000);

/** Fragments of markup, right and wrong, that follow each other in any order. */
const markup = fc.constantFrom(
  ...[
    '<a>',
    '</a>',
    '<b x="1">',
    '</b>',
    '<c/>',
    '<c />',
    '<w:t y=\'2\' z="3"/>',
    'text',
    ' ',
    '\n',
    '\r\n',
    '\t',
    '&amp;',
  ],
  ...[
    '&lt;x&gt;',
    '&#65;',
    '&#x0;',
    '&nbsp;',
    '&',
    '<',
    '>',
    ']]>',
    ']]',
    '<!-- note -->',
    '<!-- a -- b -->',
    '<!---->',
  ],
  ...[
    '<![CDATA[<raw>]]>',
    '<![CDATA[',
    '<?pi x?>',
    '<!DOCTYPE a>',
    '<a x="1" x="2">',
    '<a x=1>',
    '<a x="<">',
    '<é/>',
    'é',
    '😀',
  ],
  ...[
    '\u0001',
    '\ud800',
    '\ufeff',
    '\uffff',
    '<a x="1"y="2">',
    '</a >',
    '< a>',
    '<a\n q="&quot;">',
    '<1/>',
    "<a t='\t'>",
  ],
  ...[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?xml version="1.1"?>',
    '<constructor __proto__="p" toString="q"/>',
    '--',
    '<a',
  ],
);

const xml = fc.oneof(
  fc.array(markup, { maxLength: 8 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('', '<?xml version="1.0"?>\r\n', '\n'), fc.array(markup, { maxLength: 8 }))
    .map(([before, parts]) => `${before}<a>${parts.join('')}</a>`),
);

interface Told {
  readonly events: unknown[];
  attributes: number;
}

/** Texts that follow each other are one: who reads them puts them together. */
function teller(told: Told) {
  const text = (added: string) => {
    const last = told.events.at(-1);
    if (Array.isArray(last) && last[0] === 'text') last[1] += added;
    else if (added !== '') told.events.push(['text', added]);
  };
  return {
    open: ({ name, attributes }: { name: string; attributes: Readonly<Record<string, string>> }) =>
      void told.events.push(['open', name, Object.entries(attributes)]),
    attribute: () => {
      told.attributes += 1;
    },
    text,
    close: (name: string) => void told.events.push(['close', name]),
  };
}

/** What the general parser tells within the root; null where it refuses. */
function general(text: string): Told | null {
  const told: Told = { events: [], attributes: 0 };
  const events = teller(told);
  const parser = new SaxesParser({ xmlns: false });
  let depth = 0;
  let isRefused = false;
  const within = (added: string) => (depth > 0 ? events.text(added) : undefined);
  parser.on('error', () => {
    isRefused = true;
  });
  parser.on('doctype', () => {
    isRefused = true;
  });
  parser.on('text', within);
  parser.on('cdata', within);
  parser.on('attribute', events.attribute);
  parser.on('opentag', (tag) => {
    depth += 1;
    events.open(tag);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    events.close(tag.name);
  });
  parser.write(text).close();
  return isRefused ? null : told;
}

describe('the quick readers', () => {
  it('tell of XML what the general parser tells, and finish no text that it refuses', () => {
    let finished = 0;
    fc.assert(
      fc.property(xml, (text) => {
        const told: Told = { events: [], attributes: 0 };
        if (!readPlainXml(text, teller(told))) return;
        finished += 1;
        expect(told).toEqual(general(text));
      }),
      { numRuns: RUNS },
    );
    expect(finished).toBeGreaterThan(RUNS / 100);
  });

  it('take the XML that exporters write', () => {
    const text =
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<a:b c="d &amp; e"><f>g</f><!-- h --><i/></a:b>\n';
    expect(readPlainXml(text, teller({ events: [], attributes: 0 }))).toBe(true);
  });

  it('read of JSON what the general parser reads, and finish no text that it refuses', () => {
    let finished = 0;
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"b"',
        '"a":1',
        '"b":',
        '"__proto__":',
        '"toString":',
        '1.50',
        '-0',
        '01',
        '1.',
        '1e5',
        '.5',
      ],
      ...[
        'true',
        'null',
        'nul',
        '"\\n"',
        '"\\u0041"',
        '"',
        '\\',
        ' ',
        '\n',
        '\u00a0',
        '"\u0001"',
        '"é"',
        '{"a":{"a":[]}}',
      ],
    );
    const pieces = fc.array(piece, { maxLength: 7 }).map((parts) => parts.join(''));
    const key = fc.constantFrom('a', 'b', '__proto__', 'toString');
    const object = fc
      .array(fc.tuple(key, fc.constantFrom('1', '2', '"x"', '[]')), { maxLength: 3 })
      .map((entries) => `{${entries.map(([name, one]) => `"${name}":${one}`).join(',')}}`);
    const value = fc.jsonValue({ maxDepth: 4 }).map((one) => JSON.stringify(one, null, 1));
    fc.assert(
      fc.property(
        fc.oneof(
          pieces,
          value,
          object,
          pieces.map((inner) => `{"a":[${inner}]}`),
        ),
        (text) => {
          const quick = readPlainJson(text);
          if (quick === undefined) return;
          finished += 1;
          // Repeated keys are left to the general parser, so that none of them is met here.
          expect(quick).toEqual(parse(text));
        },
      ),
      { numRuns: RUNS },
    );
    expect(finished).toBeGreaterThan(RUNS / 100);
  });

  it('leave lists and objects that are too deep to the general parser', () => {
    expect(readPlainJson(`${'['.repeat(65)}${']'.repeat(65)}`)).toBeUndefined();
    expect(readPlainJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeDefined();
  });

  it('read of bare figures what the general readers read', () => {
    const figure = fc.stringMatching(/^[0-9]{0,18}([.,][0-9]{0,14})?$/);
    fc.assert(
      fc.property(figure, fc.constantFrom('principal_amount', 'interest_rate', 'term_months'), (text, field) => {
        // A space behind it is trimmed, and keeps the quick way from being taken.
        expect(normalizeField(field, text)?.value).toBe(normalizeField(field, `${text} `)?.value);
      }),
      { numRuns: RUNS },
    );
  });
});
