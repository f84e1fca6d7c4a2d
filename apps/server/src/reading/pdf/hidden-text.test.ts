import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { describeWithFixtures } from '../../../test/fixtures.ts';
import { openPdf } from './open-pdf.ts';
import { readHandPage, textsOf } from './testing/read-first-page.ts';
import { stream } from './testing/write-pdf.ts';

const seen = 'BT /F1 12 Tf 100 700 Td (Seen) Tj ET ';
const secret = 'BT /F1 12 Tf 100 600 Td (Secret) Tj ET ';

describe('text that nobody sees', () => {
  it.each([
    ['is not painted', 'hidden_text', 'BT 3 Tr /F1 12 Tf 100 600 Td (Secret) Tj ET', ''],
    ['is transparent', 'hidden_text', `/Clear gs ${secret}`, '/ExtGState << /Clear << /ca 0.02 >> >>'],
    ['has the colour of the paper', 'hidden_text', `1 1 1 rg ${secret}`, ''],
    ['has the colour of the box it stands on', 'hidden_text', `0 0 0.5 rg 90 590 200 30 re f ${secret}`, ''],
    ['is cut off by a clip', 'hidden_text', `q 0 0 90 792 re W n ${secret} Q`, ''],
    ['lies under a box', 'hidden_text', `${secret} 1 1 1 rg 90 590 200 30 re f`, ''],
    ['lies beside the page', 'outside_page', 'BT /F1 12 Tf 700 600 Td (Secret) Tj ET', ''],
    ['is too small for the eye', 'hidden_text', 'BT /F1 0.3 Tf 100 600 Td (Secret) Tj ET', ''],
  ] as const)('because it %s is kept apart, and the reviewer is told', async (_, kind, content, resources) => {
    const page = await readHandPage({ content: seen + content, resources });
    expect(textsOf(page)).toEqual(['Seen']);
    expect(page.hidden.map((word) => word.text)).toEqual(['Secret']);
    expect(page.doubts).toMatchObject([{ kind, detail: expect.stringMatching(/^A word of this page .*“Secret”\.$/) }]);
  });

  it('because a form object ends before it is kept apart', async () => {
    const form = stream(
      secret,
      '/Type /XObject /Subtype /Form /BBox [0 0 90 792] /Resources << /Font << /F1 3 0 R >> >>',
    );
    const page = await readHandPage({ content: `${seen} /Fm Do`, resources: '/XObject << /Fm 10 0 R >>' }, [form]);
    expect(textsOf(page)).toEqual(['Seen']);
    expect(page.hidden.map((word) => word.text)).toEqual(['Secret']);
  });

  it('because a picture lies over it is kept apart, unless the picture can be seen through', async () => {
    const mask = stream(
      '\x00\xff',
      '/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
    );
    const entries = '/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8';
    const solid = stream('\xc0\xc0', entries);
    const masked = stream('\xc0\xc0', `${entries} /SMask 10 0 R`);
    const over = (name: string) => `${seen}${secret} q 200 0 0 30 90 590 cm /${name} Do Q`;
    const resources = '/XObject << /Solid 11 0 R /Masked 12 0 R >>';
    const buried = await readHandPage({ content: over('Solid'), resources }, [mask, solid, masked]);
    expect(buried.hidden.map((word) => word.text)).toEqual(['Secret']);
    const through = await readHandPage({ content: over('Masked'), resources }, [mask, solid, masked]);
    expect(textsOf(through)).toEqual(['Seen', 'Secret']);
  });

  it('because the picture over it is opaque there is kept apart, however clear the picture is elsewhere', async () => {
    // Clear over its left half and opaque over its right one. What is drawn first lies under the clear half.
    const mask = stream(
      deflateSync(Buffer.from(Array.from({ length: 4000 }, (_, at) => (at % 40 < 20 ? 0 : 255)))).toString('latin1'),
      '/Type /XObject /Subtype /Image /Width 40 /Height 100 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
    );
    const picture = stream(
      '\xc0\xc0',
      '/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 10 0 R',
    );
    const lines = (word: string, x: number) =>
      Array.from({ length: 10 }, (_, line) => `BT /F1 12 Tf ${x} ${600 - 20 * line} Td (${word}) Tj ET`).join(' ');
    const content = `${lines('Clear', 110)} ${lines('Secret', 410)} q 400 0 0 300 100 400 cm /Half Do Q`;
    const page = await readHandPage({ content, resources: '/XObject << /Half 11 0 R >>' }, [mask, picture]);
    expect(textsOf(page)).toEqual(Array.from({ length: 10 }, () => 'Clear'));
    expect(page.hidden.map((word) => word.text)).toEqual(Array.from({ length: 10 }, () => 'Secret'));
  });

  it('because the mask of the picture over it is not where the file lists it is kept apart', async () => {
    const entries = '/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8';
    const picture = stream('\xc0\xc0', `${entries} /SMask 19 0 R`);
    // Written out like an object, inside the data of another one.
    const decoy = stream(`\n19 0 obj\n${stream('\x00\x00', entries)}\nendobj\n`);
    const content = `${seen}${secret} q 200 0 0 30 90 590 cm /Solid Do Q`;
    const page = await readHandPage({ content, resources: '/XObject << /Solid 10 0 R >>' }, [picture, decoy]);
    expect(textsOf(page)).toEqual(['Seen']);
    expect(page.hidden.map((word) => word.text)).toEqual(['Secret']);
  });

  it('at the end of a number does not lengthen it', async () => {
    const page = await readHandPage({
      content: 'BT /F1 10 Tf 354 653 Td (123456789) Tj 1 1 1 rg (1330172608) Tj ET',
    });
    expect(textsOf(page)).toEqual(['123456789']);
  });
});

describe('text that a person does see', () => {
  it.each([
    ['in white on a dark box', `0 g 90 590 200 30 re f 1 g ${secret}`],
    ['in white on a dark shape with a curve', `0 g 90 590 m 300 590 l 300 640 200 640 90 640 c h f 1 g ${secret}`],
    ['struck through', `${secret} 100 603 40 0.8 re f`],
    ['inside its clip', `q 90 590 300 30 re W n ${secret} Q`],
    ['under a marker that lets it through', `${secret} /Mark gs 1 1 0 rg 90 590 200 30 re f`],
    ['with a white box laid before it', `1 g 90 590 200 30 re f 0 g ${secret}`],
    ['in pale gray', `0.8 g ${secret}`],
  ] as const)('%s stays', async (_, content) => {
    const resources = '/ExtGState << /Mark << /BM /Multiply >> >>';
    const page = await readHandPage({ content: seen + content, resources });
    expect(textsOf(page)).toEqual(['Seen', 'Secret']);
    expect(page.doubts).toEqual([]);
  });
});

describeWithFixtures('the Loan Estimate whose text layer runs on', (folder) => {
  it('reads as a person reads it', async () => {
    const file = await openPdf(readFileSync(join(folder, 'documents/01_trid_closing/H24B_loan_estimate.pdf')));
    const page = file.readPage(2);
    file.close();
    const texts = textsOf(page);
    expect(texts.slice(texts.indexOf('ID'), texts.indexOf('ID') + 3)).toEqual(['ID', '#', '123456789']);
    expect(texts.some((text) => text.includes('1330172608'))).toBe(false);
    expect(page.hidden.map((word) => word.text)).toContain('1330172608');
  });
});
