export { openParser } from './parser.ts';
export { openRecordFile } from './read-record-file.ts';
export { findUnstorable, parseStrictJson, StrictJsonError } from './strict-json.ts';
export { suggestForFile } from './suggest-for-file.ts';
