import { Unreadable } from '../../unreadable.ts';

/**
 * What is wrong with an Excel file, with what to do about it. A reason of one sentence says only the first; nearly all
 * of them are mended by Excel itself, which writes the file anew, and sizes by a smaller report.
 */
export function withAdvice(reason: string): string {
  if (/[.!?] [A-Z]/.test(reason)) return reason;
  return /\bmore (text )?than\b|\bpacked\b/.test(reason)
    ? `${reason} Export the rows of one loan and send that file.`
    : `${reason} Open the file in Excel, save it as .xlsx and send it again.`;
}

export function advised<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof Unreadable ? new Unreadable(withAdvice(error.message)) : error;
  }
}
