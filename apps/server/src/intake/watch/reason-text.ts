export interface ReasonAbout {
  readonly path: string;
  readonly code: string;
  readonly detail: string;
  readonly entryId: string;
  readonly at: Date;
}

/** The reason file: what happened, why, and what a person can do. */
export function reasonText({ path, code, detail, entryId, at }: ReasonAbout): string {
  // An archive is filed whole through the folder, or not at all.
  const isArchive = path.toLowerCase().endsWith('.zip');
  return `${[
    `${path} was not filed.`,
    '',
    `Why:   ${detail}`,
    `Code:  ${code}`,
    `When:  ${at.toISOString()}`,
    `Entry: ${entryId}`,
    '',
    'What to do, one of these:',
    `- Fix what is wrong and move the file back to ${path}. It is taken again, and this text goes.`,
    ...(isArchive
      ? []
      : [
          `- File it from the quarantine of Countersign: POST /v1/intake/quarantine/${entryId}/retry`,
          '  (with another reference, the name of the borrower, or a profile, where one of these was missing).',
        ]),
    `- If it is not needed: POST /v1/intake/quarantine/${entryId}/discard, and delete the file.`,
  ].join('\n')}\n`;
}

/** For what is no file and is left where it stands. */
export function strangeText(path: string, what: string): string {
  return `${[
    `${path} was not taken: it is ${what}.`,
    '',
    'Only plain files below the watched folder are taken; links are not followed.',
    'What to do: put the file itself there, and delete the entry and this text.',
  ].join('\n')}\n`;
}
