import { describe, expect, it } from 'vitest';
import { sniffFile, toPdf } from './index.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('what a file is', () => {
  it.each([
    ['%PDF-1.7\n…', 'pdf'],
    [`${'x'.repeat(1019)}%PDF-1.4`, 'pdf'],
    ['\xff\xd8\xff\xe0JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n…', 'png'],
    ['II*\0\x08\0\0\0', 'tiff'],
    ['MM\0*\0\0\0\x08', 'tiff'],
    [`${'x'.repeat(1020)}%PDF-1.4`, null],
    ['PK\x03\x04', null],
    ['GIF89a', null],
    ['%!PS-Adobe', null],
    ['', null],
  ])('is told by its bytes: %j', (content, kind) => {
    expect(sniffFile(bytes(content))).toBe(kind);
  });

  it('looks at its own part of a larger buffer only', () => {
    const buffer = bytes('%PDF-1.7 and then GIF89a');
    expect(sniffFile(buffer.subarray(18))).toBeNull();
  });

  it('hands a PDF on as it is, and refuses what it does not know with a sentence that helps', () => {
    const pdf = bytes('%PDF-1.7');
    expect(toPdf(pdf, 'pdf')).toBe(pdf);
    expect(() => toPdf(bytes('GIF89a'), null)).toThrow(
      'The file is neither a PDF nor a JPEG, PNG or TIFF picture. Print it to a PDF and upload that.',
    );
    expect(() => toPdf(bytes(''), null)).toThrow('The file is empty. Upload it again.');
  });
});
