import { randomBytes } from 'node:crypto';

export interface FormFile {
  readonly part: string;
  readonly filename: string;
  readonly content: Uint8Array;
}

export interface Form {
  readonly headers: { readonly 'content-type': string };
  readonly body: Buffer;
}

/** A form as a browser sends it: fields first, then files. */
export function form(fields: Readonly<Record<string, string>>, files: readonly FormFile[] = []): Form {
  const boundary = `----test${randomBytes(12).toString('hex')}`;
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ part, filename, content }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${filename}"\r\n` +
          'content-type: application/pdf\r\n\r\n',
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body: Buffer.concat(parts) };
}

/** Bytes that pass for a PDF and that no other test has. */
export function somePdf(bytes = 500): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes)]);
}

let refs = 0;

/** A reference that no other loan of the test has. */
export function someRef(): string {
  refs += 1;
  return `L-${process.pid}-${refs}`;
}
