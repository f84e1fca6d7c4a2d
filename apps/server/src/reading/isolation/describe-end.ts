import type { PageFailure } from '@countersign/engine/pages/page';
import { FileRefused } from '../pdf/pdf-file.ts';
import { type PageWork, pageBroken, pageMemoryLimit, pageTimeLimit } from './page-failed.ts';
import type { ReaderLimits } from './reader-limits.ts';
import type { EndReason } from './reader-process.ts';

/** What is told of a page whose process ended over it. */
export function describeFailedPage(
  pageNo: number,
  work: PageWork,
  reason: EndReason,
  seconds: number,
  limits: ReaderLimits,
): PageFailure {
  if (reason === 'time') return pageTimeLimit(pageNo, work, seconds);
  if (reason === 'memory') return pageMemoryLimit(pageNo, work, limits.memoryBytes);
  return pageBroken(pageNo, work);
}

const AND_NOW = 'Open it in a viewer and print it to a new PDF, or ask for it again.';

/** What is told of a file whose process ended over opening it. */
export function describeRefusedFile(reason: EndReason, limits: ReaderLimits): FileRefused {
  const megabytes = Math.round(limits.memoryBytes / (1024 * 1024)).toLocaleString('en-US');
  const sentences: Readonly<Record<EndReason, string>> = {
    time: `The file could not be opened within ${limits.openSeconds} seconds of work.`,
    memory: `The file could not be opened within ${megabytes} MB of memory.`,
    died: 'The file is damaged or built in a way that cannot be opened.',
    aborted: 'The opening of the file was stopped.',
  };
  return new FileRefused('file_broken', `${sentences[reason]} ${AND_NOW}`);
}
