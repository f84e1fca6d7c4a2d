import { expect, it } from 'vitest';
import { fileOf } from './downloaded-file.ts';

it.each([
  [`attachment; filename*=UTF-8''Note%20L-7%20%28signed%29.pdf`, 'Note L-7 (signed).pdf'],
  ['attachment; filename="documents-L-7.zip"', 'documents-L-7.zip'],
  ['attachment', 'document.pdf'],
])('a file is named as the service names it: %s', async (disposition, name) => {
  const answer = new Response('x', { headers: { 'content-disposition': disposition } });
  expect((await fileOf(answer, 'document.pdf')).name).toBe(name);
});
