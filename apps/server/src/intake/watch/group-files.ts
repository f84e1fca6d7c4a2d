import { printable } from '@countersign/contract/shapes';
import type { SeenFile } from './list-folder.ts';

/** The files that came for one loan: those of its folder, and those that are named after it. */
export interface Group {
  /** Null where the name is no reference. */
  readonly ref: string | null;
  readonly files: readonly SeenFile[];
}

/** The contract's ExternalRef. */
const REFERENCE = /^[A-Za-z0-9._-]{1,64}$/;

export function groupFiles(files: readonly SeenFile[]): readonly Group[] {
  const groups = new Map<string, SeenFile[]>();
  for (const file of files) {
    const name = referenceIn(file.path);
    const members = groups.get(name);
    if (members === undefined) groups.set(name, [file]);
    else members.push(file);
  }
  return [...groups].map(([name, members]) => ({ ref: REFERENCE.test(name) ? name : null, files: members }));
}

/** The folder's name, or the file's own without its ending. */
function referenceIn(path: string): string {
  const slash = path.indexOf('/');
  if (slash >= 0) return path.slice(0, slash);
  const dot = path.lastIndexOf('.');
  return dot > 0 ? path.slice(0, dot) : path;
}

/** The last part of a path, as one line: it is shown and recorded. */
export function nameOf(path: string): string {
  const name = printable(path.slice(path.lastIndexOf('/') + 1).toWellFormed());
  return [...name].slice(0, 255).join('').trim() || 'unnamed';
}

export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
