export { appendEvidence, type NewEvidence } from './append-evidence.ts';
