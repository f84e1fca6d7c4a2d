export { cutBoxes } from './cut-boxes.ts';
export { findMarks } from './find-marks.ts';
export { findRules } from './find-rules.ts';
