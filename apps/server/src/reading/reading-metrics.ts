import { Counter, Histogram } from 'prom-client';
import { registry } from '../platform/metrics.ts';

const pages = new Counter({
  name: 'countersign_pages_read_total',
  help: 'Pages by how they were read (text or ocr) and what came of it: read, or why not.',
  labelNames: ['method', 'outcome'] as const,
  registers: [registry],
});
const recognition = new Histogram({
  name: 'countersign_ocr_page_seconds',
  help: 'Time that recognizing a page took, waiting for the engine included.',
  buckets: [0.5, 1, 2, 5, 10, 30, 60, 300],
  registers: [registry],
});

for (const method of ['text', 'ocr']) pages.inc({ method, outcome: 'read' }, 0);

export function countPage(method: string, outcome: string): void {
  pages.inc({ method, outcome });
}

/** Call what it answers when the page is recognized. */
export function timeRecognition(): () => void {
  return recognition.startTimer();
}
