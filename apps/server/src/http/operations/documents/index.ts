import type { Operation } from '../../operation.ts';
import { changeBoundaries } from './change-boundaries.ts';
import { exportDocuments } from './export-documents.ts';
import { getDocument } from './get-document.ts';
import { getDocumentContent } from './get-document-content.ts';
import { getDocumentPdf } from './get-document-pdf.ts';
import { getPageImage } from './get-page-image.ts';
import { listDocTypes } from './list-doc-types.ts';
import { listLoanDocuments } from './list-loan-documents.ts';
import { listPageWords } from './list-page-words.ts';
import { searchDocuments } from './search-documents.ts';
import { withdrawDocument } from './withdraw-document.ts';

export const documentOperations = [
  listLoanDocuments,
  getDocument,
  getDocumentContent,
  getDocumentPdf,
  exportDocuments,
  getPageImage,
  listPageWords,
  searchDocuments,
  withdrawDocument,
  changeBoundaries,
  listDocTypes,
] as const satisfies readonly Operation[];
