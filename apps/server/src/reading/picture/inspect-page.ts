import { unionBox } from '@countersign/engine/pages/box';
import type { Doubt, Mark, Word } from '@countersign/engine/pages/page';
import { orderWords } from '@countersign/engine/pages/reading-order';
import type { GrayImage } from '../images/gray-image.ts';
import { findMarks } from '../marks/index.ts';
import type { PageText, PdfFile } from '../pdf/pdf-file.ts';
import { checkWordInk } from './check-word-ink.ts';
import { countUnreadGlyphs } from './count-unread-glyphs.ts';

/** What the file says of a page, held against the page's picture. */
export interface InspectedPage extends PageText {
  /** Whether the picture has to be recognized, and what then becomes of the file's own words. */
  readonly recognize: Recognize | null;
  readonly marks: readonly Mark[];
}

/**
 * `missing`: there is print that the file's words do not cover; the words themselves stand.
 * `doubtful`: the file's words are not to be trusted where the picture says otherwise.
 */
export type Recognize = 'missing' | 'doubtful';

/** Fine enough to see whether print is there, and a quarter of the pixels that recognizing it takes. */
const PICTURE_DPI = 150;

/** Beyond this the page is a poster or a plan; finer pixels would not show more of its text. */
const MAX_PICTURE_WIDTH = 2400;

/** So many letters in rows outside everything that was read: a line of text, more than a logo or a seal. */
const UNREAD_GLYPHS = 15;

/** A page without any words is recognized for much less: a title alone, a signature with a date. */
const UNREAD_GLYPHS_OF_EMPTY_PAGE = 3;
const UNREAD_SHARE_OF_EMPTY_PAGE = 0.002;

/** Reads a page and holds it against its picture. Runs in the reading process, where the pixels are. */
export function inspectPage(pdf: PdfFile, pageNo: number): InspectedPage {
  const text = pdf.readPage(pageNo);
  const picture = drawForInspection(pdf, text);
  return judge(text, picture);
}

function drawForInspection(pdf: PdfFile, { pageNo, width }: PageText): GrayImage {
  const pixels = Math.max(1, Math.min(MAX_PICTURE_WIDTH, Math.round((width / 72) * PICTURE_DPI)));
  return pdf.renderPage({ pageNo, width: pixels, colour: 'gray' });
}

function judge(text: PageText, picture: GrayImage): InspectedPage {
  const printed: Word[] = [];
  const absent: Word[] = [];
  const partial: Word[] = [];
  for (const word of text.words) {
    const ink = checkWordInk(word, picture);
    if (ink === 'absent') absent.push(word);
    else {
      printed.push(word);
      if (ink === 'partial') partial.push(word);
    }
  }
  const dpi = picture.width / (text.width / 72);
  const boxes = [...printed, ...text.rules, ...text.formFields].map(({ box }) => box);
  const unread = countUnreadGlyphs(picture, dpi, boxes);
  const { words, lines } = absent.length === 0 ? text : orderWords(printed);
  const doubts = [...text.doubts, ...describeAbsent(absent), ...describePartial(partial)];
  const unreadable = isUnreadable(printed);
  const missing =
    printed.length === 0
      ? unread.glyphs >= UNREAD_GLYPHS_OF_EMPTY_PAGE || unread.share >= UNREAD_SHARE_OF_EMPTY_PAGE
      : unread.glyphs >= UNREAD_GLYPHS;
  const recognize = unreadable || partial.length > 0 ? 'doubtful' : missing ? 'missing' : null;
  if (missing && printed.length > 0) doubts.push(textInPicture);
  // Where the picture has yet to be recognized, what is print and what is ink is not known yet.
  const marks = recognize === null ? findMarks({ ...text, words, picture, dpi }) : [];
  return { ...text, words, lines, hidden: [...text.hidden, ...absent], doubts, recognize, marks };
}

/**
 * Whether so much of the text has no letters that the picture has to be recognized. A bullet or a box drawn with a
 * symbol font is a word of its own without letters; a handful of those leaves nothing unread.
 */
function isUnreadable(words: readonly Word[]): boolean {
  let lost = 0;
  let all = 0;
  for (const { text } of words) {
    const unknown = text.split('\ufffd').length - 1;
    all += text.length;
    if (unknown >= 2 || (unknown === 1 && text.length > 1)) lost += unknown;
  }
  return lost >= 8 || lost > all * 0.02;
}

const textInPicture: Doubt = {
  kind: 'text_in_picture',
  detail: 'This page shows print that is not in its text, so its picture was recognized as well.',
  box: null,
};

function describeAbsent(words: readonly Word[]): Doubt[] {
  if (words.length === 0) return [];
  const noun = words.length === 1 ? 'A word of the file’s text does' : `${words.length} words of the file’s text do`;
  const detail = `${noun} not show on the page and ${words.length === 1 ? 'was' : 'were'} left out: “${quote(words)}”.`;
  return [{ kind: 'hidden_text', detail, box: unionBox(words.map(({ box }) => box)) }];
}

function describePartial(words: readonly Word[]): Doubt[] {
  if (words.length === 0) return [];
  const detail = `The page shows only a part of what the file’s text says: “${quote(words)}”. The page was recognized from its picture.`;
  return [{ kind: 'picture_disagrees', detail, box: unionBox(words.map(({ box }) => box)) }];
}

/** The first words show what it is; more would fill the reviewer's screen. */
function quote(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join(' ');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
