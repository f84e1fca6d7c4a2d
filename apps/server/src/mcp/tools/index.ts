import type { Tool } from '../tool.ts';
import { getBoardingTool, getWireTool } from './boarding-and-wire.ts';
import { getDocumentFields, getPageText, listDocuments } from './documents.ts';
import { explainFinding, getReview, listRulesTool } from './review.ts';
import { getLoan, searchLoans } from './search-loans.ts';
import { verifyEvidence } from './verify-evidence.ts';

/** Every tool, in the order in which they are listed. All of them read; none decides. */
export const tools: readonly Tool[] = [
  searchLoans,
  getLoan,
  getReview,
  explainFinding,
  listDocuments,
  getDocumentFields,
  getPageText,
  getBoardingTool,
  getWireTool,
  listRulesTool,
  verifyEvidence,
];
