import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Letter, toMailOptions } from './letter.ts';

/**
 * Writes a letter as an .eml file that any mail program opens: what happens to mail while no server is set up. Whole or
 * not at all, and for our user only, since it may hold a link that resets a password. A second attempt at the same
 * letter writes the same file.
 */
export async function writeLetter(folder: string, letter: Letter): Promise<string> {
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(
    toMailOptions(letter),
  );
  const name = `${letter.at.toISOString().replaceAll(':', '-')}-${letter.id}.eml`;
  const path = join(folder, name);
  // Under a name that no mail program takes for a message, then renamed: a reader never sees half of one.
  const unfinished = join(folder, `.${name}.tmp`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(message as Buffer);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  return path;
}
