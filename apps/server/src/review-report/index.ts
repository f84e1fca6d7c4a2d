export { buildReviewReport } from './build-review-report.ts';
export { writeReviewHtml } from './write-html.ts';
export { writeReviewPdf } from './write-pdf.ts';
