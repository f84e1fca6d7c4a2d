export { findMarks } from './find-marks.ts';
export { findRules } from './find-rules.ts';
