// What the boundaries cannot say: that the table of rooms holds nothing that is not so, and that every room's README says it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = 'apps/server/src';

/** Faults as sentences. `imports` are pairs of files, as they were found. */
export function findRoomFaults(root, { edges, rooms }, imports) {
  const folders = readdirSync(join(root, SRC), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const strangers = folders.filter(({ name }) => !edges.includes(name) && !Object.hasOwn(rooms, name));
  const made = new Set(
    imports.filter(([from]) => !from.endsWith('.test.ts')).map((pair) => pair.map(roomOf).join(' ')),
  );
  return [
    ...strangers.map(({ name }) => `${SRC}/${name} is no room of tools/rooms.cjs: nothing says what it may import.`),
    ...Object.entries(rooms).flatMap(([room, listed]) => [
      ...listed
        .filter((other) => !made.has(`${room} ${other}`))
        .map((other) => `tools/rooms.cjs lets ${room} import ${other}, which it does not.`),
      ...readmeFaults(root, room, listed),
    ]),
  ];
}

function roomOf(file) {
  return file.startsWith(`${SRC}/`) ? file.split('/')[3] : file;
}

/** The sentence that begins with "Imports" names the rooms, and no others. Remarks in brackets do not count. */
function readmeFaults(root, room, listed) {
  const file = `${SRC}/${room}/README.md`;
  const [sentence = ''] =
    /\bImports:? [^.]*\./.exec(readFileSync(join(root, file), 'utf8').replace(/\([^)]*\)/g, '')) ?? [];
  const named = sentence
    .slice(0, -1)
    .split(/[\s:,]+/)
    .slice(1)
    .filter((word) => word !== '');
  const right = listed.length === 0 ? 'nothing of ours' : listed.join(', ');
  if ([...named].sort().join(' ') === right.split(/,? /).sort().join(' ')) return [];
  return [`${file} must say "Imports: ${right}." (in any order), and says "${sentence}".`];
}
