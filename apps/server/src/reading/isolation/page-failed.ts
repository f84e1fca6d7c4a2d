import type { PageFailure } from '@countersign/engine/pages/page';

/** One page could not be read or drawn. The rest of the file goes on. */
export class PageFailed extends Error {
  override readonly name = 'PageFailed';
  readonly pageNo: number;
  /** For the reviewer, beside the page. */
  readonly failure: PageFailure;

  constructor(pageNo: number, failure: PageFailure) {
    super(failure.detail);
    this.pageNo = pageNo;
    this.failure = failure;
  }
}

/** What was being done to the page, as the sentences say it. */
export type PageWork = 'read' | 'drawn' | 'cut out';

const AND_NOW = 'Look at the page in the file itself, or ask for the document again as a scan or a new print.';

export function pageTimeLimit(pageNo: number, work: PageWork, seconds: number): PageFailure {
  return {
    code: 'page_time_limit',
    detail: `Page ${pageNo} could not be ${work} within ${seconds} seconds of work and was given up. ${AND_NOW}`,
  };
}

export function pageMemoryLimit(pageNo: number, work: PageWork, memoryBytes: number): PageFailure {
  const megabytes = Math.round(memoryBytes / (1024 * 1024)).toLocaleString('en-US');
  return {
    code: 'page_memory_limit',
    detail: `Page ${pageNo} could not be ${work} within ${megabytes} MB of memory and was given up. ${AND_NOW}`,
  };
}

export function pageBroken(pageNo: number, work: PageWork): PageFailure {
  return {
    code: 'page_broken',
    detail: `Page ${pageNo} is damaged or built in a way that cannot be ${work}. ${AND_NOW}`,
  };
}

/** The engine's own words, with the page they are about. */
export function pageRefused(pageNo: number, work: PageWork, code: PageFailure['code'], detail: string): PageFailure {
  return { code, detail: `Page ${pageNo} could not be ${work}. ${detail}` };
}
