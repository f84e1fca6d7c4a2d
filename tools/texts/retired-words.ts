/** A word or phrase that we no longer write, and what to write instead. */
export interface Retired {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Retired on screens, in mails, reports and refusals; engineers may still write it for engineers. */
  readonly onScreenOnly?: true;
}

/** language.md, and what reading every text aloud added to it. */
export const retiredWords: readonly Retired[] = [
  { pattern: /\bpapers?\b/i, instead: 'document' },
  { pattern: /\bapart by\b/i, instead: 'Variance' },
  { pattern: /\bwaits? for a check\b/i, instead: 'Pending approval' },
  { pattern: /\bstands? on no page\b|\bno place on a page\b/i, instead: 'Not found on any page' },
  { pattern: /\bof no kind\b/i, instead: 'Unsupported file type' },
  { pattern: /\bthe last administrator stays\b/i, instead: 'You can’t remove the last administrator' },
  { pattern: /\bcannot do that in its state\b/i, instead: 'Not allowed while the loan is …' },
  { pattern: /\bgravest\b/i, instead: 'most severe' },
  { pattern: /\bkeys rest\b|\brest while you type\b/i, instead: 'Shortcuts are off while you type' },
  { pattern: /\bas the system\b/i, instead: 'System default' },
  { pattern: /\bnine of ten\b/i, instead: '90th percentile' },
  { pattern: /\bmore than nothing\b/i, instead: 'greater than $0' },
  { pattern: /\btold nothing\b/i, instead: 'Deliveries are paused until …' },
  { pattern: /\bmade no sense\b|\bsenseless\b/i, instead: 'Unexpected response' },
  { pattern: /\d %|…\s%(?![%\w])/, instead: '95%' },
  { pattern: /% certain\b/i, instead: '95% confidence' },
  { pattern: /\bcertaint(y|ies)\b/i, instead: 'confidence', onScreenOnly: true },
  { pattern: /\bheard together\b/i, instead: 'cross-checked' },
  { pattern: /\banew\b/i, instead: 'again', onScreenOnly: true },
  {
    pattern: /\bput (it|this|these|them|that|what is wrong|what was wrong|a value)? ?right\b/i,
    instead: 'fix, correct',
    onScreenOnly: true,
  },
  { pattern: /\bstands? in the way\b/i, instead: 'blocks', onScreenOnly: true },
  { pattern: /\bwhoever\b/i, instead: 'the person who', onScreenOnly: true },
  { pattern: /\b(some|no|any)body\b/i, instead: 'someone, no one, anyone', onScreenOnly: true },
  { pattern: /\bby (itself|themselves)\b/i, instead: 'automatically', onScreenOnly: true },
  { pattern: /\bheld against\b/i, instead: 'compared with', onScreenOnly: true },
  { pattern: /\bfor good\b/i, instead: 'permanently', onScreenOnly: true },
  { pattern: /\bmeanwhile\b/i, instead: 'while you worked, since then', onScreenOnly: true },
  { pattern: /\bbook(s|ed|ing)?\b/i, instead: 'board', onScreenOnly: true },
  { pattern: /\btakes? the place of\b/i, instead: 'replaces', onScreenOnly: true },
  { pattern: /\bas it stands\b|\bstands? (below|beside|there|here)\b/i, instead: 'is', onScreenOnly: true },
  {
    pattern: /\b(colour|behaviour|enrolment|ageing|labelled|catalogue|organis|recognis|licence|centre|favour|grey)\w*/i,
    instead: 'US spelling',
    onScreenOnly: true,
  },
  { pattern: /\bcancelled\b/i, instead: 'canceled', onScreenOnly: true },
];

/** What only programs say. */
export const programWords: readonly Retired[] = [
  {
    pattern: /\bnewVersion\b|\bexternalRef\b|\bborrowerName\b|\bexpectedPrincipal\b/,
    instead: 'the name of the field on the form',
  },
  { pattern: /(^|[\s(“"'])\$[.[]/, instead: 'the name of the column' },
  { pattern: /\b[a-z]+\.[a-z]+_[a-z_]+\b/, instead: 'the title of the setting' },
  { pattern: /\b[a-z]+[A-Z][A-Za-z]*\b(?<!\b(iPhone|pH))/, instead: 'words' },
  { pattern: /\b[a-z]+(_[a-z]+)+\b/, instead: 'words' },
  {
    pattern: /\(\?[:P<=!]|\[[^\]]*[a-z0-9]-[a-z0-9][^\]]*\]|\\[dwsSDW]\b|\bregular expression\b/i,
    instead: 'what it means, in words',
  },
  { pattern: /\b(POST|GET|PUT|PATCH|DELETE) \/|\/v1\//, instead: 'what to do on the screen' },
];
