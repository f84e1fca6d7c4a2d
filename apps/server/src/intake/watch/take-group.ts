import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { findLoanByRef } from '../../loans/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Desk } from './desk.ts';
import { splitPath } from './folder-handle.ts';
import type { Group } from './group-files.ts';
import type { SeenFile, StrangeEntry } from './list-folder.ts';
import { FileChangedError } from './open-file.ts';
import { openLoan } from './open-loan.ts';
import { refuseSeen } from './refuse-seen.ts';
import { takeArchive } from './take-archive.ts';
import { takeApproval, takeDocument } from './take-file.ts';
import { type Told, tellKind } from './tell-kind.ts';

export interface GroupOutcome {
  readonly filed: readonly SeenFile[];
  readonly refused: readonly SeenFile[];
  /** Files that nobody can do anything with, not even store them. */
  readonly left: readonly StrangeEntry[];
}

/** How long a file of the group rests unchanged; null while nobody can tell. */
export type RestOf = (file: SeenFile) => number | null;

export interface Patience {
  /** A file that rests this long is whole. */
  readonly restMs: number;
  /** How long files for a loan that nobody knows wait for the approval record that names its borrower. */
  readonly companionMs: number;
}

/** Refusals that time cures: the file stays where it is and is tried again. */
const passing: ReadonlySet<string> = new Set([
  'intake_busy',
  'unavailable',
  'changed_meanwhile',
  'evidence_conflict',
  'loan_exists',
]);

/** Takes what came for one loan and is whole. What is not stays for the next look. */
export async function takeGroup(desk: Desk, group: Group, restOf: RestOf, patience: Patience): Promise<GroupOutcome> {
  const { ref } = group;
  const outcome = { filed: [] as SeenFile[], refused: [] as SeenFile[], left: [] as StrangeEntry[] };
  const attempt = async (files: readonly SeenFile[], blamed: SeenFile, work: () => Promise<void>) => {
    try {
      await work();
      outcome.filed.push(...files);
    } catch (error) {
      if (error instanceof FileChangedError) return;
      if (!(error instanceof DomainError) || passing.has(error.refusal.code)) throw error;
      await refuse(blamed, error.refusal);
    }
  };
  const refuse = async (seen: SeenFile, reason: { readonly code: string; readonly detail: string }) => {
    await refuseSeen(desk, ref, seen, reason);
    outcome.refused.push(seen);
  };

  const rested = group.files.filter((file) => (restOf(file) ?? -1) >= patience.restMs);
  const whole: SeenFile[] = [];
  for (const seen of rested) {
    if (await isReadable(desk, seen)) whole.push(seen);
    else outcome.left.push({ path: seen.path, what: 'not readable for the account of the service' });
  }
  if (ref === null) {
    for (const seen of whole) await refuse(seen, notAReference);
    return outcome;
  }
  const told: { readonly seen: SeenFile; readonly told: Told }[] = [];
  for (const seen of whole) {
    const kind = await tellUnlessChanged(desk, seen);
    if (kind?.kind === 'refused') await refuse(seen, kind);
    else if (kind?.kind === 'archive') await attempt([seen], seen, () => takeArchive(desk, ref, seen));
    else if (kind !== null) told.push({ seen, told: kind });
  }

  if ((await desk.app.db.maybe(findLoanByRef, [ref])) === undefined) {
    // Together or not at all: a file that is still being written may be the record that the others wait for.
    if (told.length === 0 || rested.length < group.files.length) return outcome;
    const documents = told.flatMap(({ seen, told: { kind } }) => (kind === 'document' ? [seen] : []));
    const approval = told.flatMap(({ seen, told: each }) => (each.kind === 'record' ? [{ seen, ...each }] : []))[0];
    if (approval !== undefined && documents.length > 0) {
      const files = [approval.seen, ...documents];
      await attempt(files, approval.seen, () => openLoan(desk, ref, documents, approval));
      return outcome;
    }
    const youngest = Math.min(...told.map(({ seen }) => restOf(seen) ?? 0));
    if (youngest < patience.companionMs) return outcome;
    for (const { seen } of told) await refuse(seen, unknownLoan(ref, documents.length > 0));
    return outcome;
  }
  for (const { seen, told: each } of told) {
    if (each.kind === 'record') await attempt([seen], seen, () => takeApproval(desk, ref, seen, each.sourceFormat));
    else await attempt([seen], seen, () => takeDocument(desk, ref, seen));
  }
  return outcome;
}

async function isReadable({ folder }: Desk, { path }: SeenFile): Promise<boolean> {
  const { folder: within, name } = splitPath(path);
  return folder.files
    .within(within, ({ at }) => access(at(name), constants.R_OK))
    .then(
      () => true,
      // What went away is found out when it is opened.
      ({ code }: NodeJS.ErrnoException) => code !== 'EACCES' && code !== 'EPERM',
    );
}

async function tellUnlessChanged({ folder }: Desk, seen: SeenFile): Promise<Told | null> {
  try {
    return await tellKind(folder.files, seen);
  } catch (error) {
    if (error instanceof FileChangedError) return null;
    throw error;
  }
}

const notAReference = {
  code: 'reference_invalid',
  detail:
    'The folder or file is not named after a loan: a reference has 1 to 64 letters, digits, dots, hyphens and underscores.',
};

function unknownLoan(ref: string, hasDocuments: boolean) {
  const lacking = hasDocuments ? 'no approval record that names its borrower' : 'no document';
  return {
    code: 'loan_unknown',
    detail: `There is no loan ${ref}, and ${lacking} came with the file to open it. Open the loan or send what is missing, then try again.`,
  };
}
