import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { decodeText } from '../../src/lar/decode-text.ts';
import { readCsv } from '../../src/lar/formats/csv.ts';
import { readJson } from '../../src/lar/formats/json.ts';
import { readXmlTree } from '../../src/lar/formats/xml-tree.ts';
import { attempt } from '../../src/lar/open-record.ts';
import { describeWithFixtures, fixtureFiles, fixturePath } from '../fixtures.ts';

function read<Result>(format: 'json' | 'csv' | 'xml', path: string, parse: (text: string) => Result) {
  const text = decodeText(readFileSync(path), format);
  return text.ok ? attempt(() => parse(text.effect)) : text;
}

describeWithFixtures('JSONTestSuite', () => {
  const folder = 'formats/json/JSONTestSuite';
  for (const file of fixtureFiles(folder, '.json')) {
    const result = () => read('json', fixturePath(folder, file), readJson);
    if (file.startsWith('y_')) it(`accepts ${file}`, () => expect(result()).toMatchObject({ ok: true }));
    if (file.startsWith('n_')) it(`refuses ${file}`, () => expect(result()).toMatchObject({ ok: false }));
    if (file.startsWith('i_')) it(`reads or refuses ${file}`, () => expect(typeof result().ok).toBe('boolean'));
  }
});

/** Its expected answer has another telephone number than the file, and an object in place of a list. */
const CONTRADICTS_ITSELF = 'location_coordinates.csv';

describeWithFixtures('csv-spectrum', () => {
  const folder = 'formats/csv/csv-spectrum';
  for (const file of fixtureFiles(`${folder}/csvs`, '.csv').filter((name) => name !== CONTRADICTS_ITSELF)) {
    it(`reads ${file} as expected`, () => {
      const text = readFileSync(fixturePath(`${folder}/csvs`, file), 'utf8');
      // The stored copies of these have lost the carriage returns that they are named after.
      const { headers, rows } = readCsv(file.includes('crlf') ? text.replace(/\r?\n/g, '\r\n') : text);
      const objects = rows.map(({ cells }) =>
        Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])),
      );
      const expected = fixturePath(`${folder}/json`, `${basename(file, '.csv')}.json`);
      expect(objects).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
    });
  }
});

describeWithFixtures('XML made to hurt', () => {
  const folder = 'formats/xml/defusedxml';
  const files = [...fixtureFiles(folder, '.xml'), ...fixtureFiles(folder, '.xsl'), ...fixtureFiles(folder, '.xsd')];
  for (const file of files) {
    it(`refuses ${file} for its document type, or reads it if it has none`, () => {
      const path = fixturePath(folder, file);
      const result = read('xml', path, (text) => readXmlTree(text));
      if (!readFileSync(path, 'utf8').includes('<!DOCTYPE')) expect(result).toMatchObject({ ok: true });
      else expect(result).toMatchObject({ ok: false, refusal: expect.stringContaining('DOCTYPE') });
    });
  }
});
