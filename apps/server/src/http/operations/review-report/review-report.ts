import { LoanParams } from '@countersign/contract/loans';
import { buildReviewReport, writeReviewHtml, writeReviewPdf } from '../../../review-report/index.ts';
import { attachment } from '../../attachment.ts';
import { answer, anyStaff, operation } from '../../operation.ts';

const about =
  'Summary, findings with the crops of their sources, decisions with their reasons, corrections, documents and the head ' +
  'of the evidence. Tax and account numbers are masked.';

export const getReviewReport = operation({
  id: 'getReviewReport',
  method: 'GET',
  url: '/v1/loans/:ref/review/report',
  tag: 'Review',
  summary: 'The review of a loan as a report for its file, as one HTML page.',
  description: about,
  who: { roles: anyStaff, scope: null },
  rate: 'heavy',
  params: LoanParams,
  success: { status: 200, body: null, mediaType: 'text/html', description: 'The page.' },
  problems: ['loan_not_found'],
  handle: async ({ app, params }) => {
    const report = await buildReviewReport(app, params.ref);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': attachment(`review-${report.externalRef}.html`),
    };
    return answer({ headers, body: writeReviewHtml(report) });
  },
});

export const getReviewReportPdf = operation({
  id: 'getReviewReportPdf',
  method: 'GET',
  url: '/v1/loans/:ref/review/report/pdf',
  tag: 'Review',
  summary: 'The review of a loan as a report for its file, as a PDF.',
  description: about,
  who: { roles: anyStaff, scope: null },
  rate: 'heavy',
  params: LoanParams,
  success: { status: 200, body: null, mediaType: 'application/pdf', description: 'The PDF.' },
  problems: ['loan_not_found'],
  handle: async ({ app, params }) => {
    const report = await buildReviewReport(app, params.ref);
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`review-${report.externalRef}.pdf`),
    };
    return answer({ headers, body: await writeReviewPdf(report) });
  },
});
