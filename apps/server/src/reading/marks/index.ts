export { findMarks } from './find-marks.ts';
