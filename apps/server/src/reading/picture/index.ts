export { type InspectedPage, inspectPage } from './inspect-page.ts';
export { mergeRecognized } from './merge-recognized.ts';
