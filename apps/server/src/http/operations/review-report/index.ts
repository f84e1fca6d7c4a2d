import type { Operation } from '../../operation.ts';
import { getReviewReport, getReviewReportPdf } from './review-report.ts';

export const reviewReportOperations = [getReviewReport, getReviewReportPdf] as const satisfies readonly Operation[];
