/**
 * A page as later parts see it: words with boxes, and the drawn things that help to read it. Boxes are fractions of
 * the page as a person sees it, rotation and crop applied, the origin at the top left.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How a word was read: from the file's own text, or recognized from the picture of the page. */
export type ReadMethod = 'text' | 'ocr';

export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly method: ReadMethod;
  /** 0 to 1. Text of the file that the picture agrees with is 1. */
  readonly confidence: number;
  /** In points; null where it is not known. */
  readonly fontSize: number | null;
  readonly bold: boolean | null;
}

/** A run of the page's words, from `first` up to but not including `end`: words stand in reading order. */
export interface Line {
  readonly first: number;
  readonly end: number;
  readonly box: Box;
}

/** A straight horizontal or vertical stroke, from a drawing or found in the picture. */
export interface Rule {
  readonly direction: 'horizontal' | 'vertical';
  readonly box: Box;
}

/** A field of a fillable form. Its printed value is among the words as well. */
export interface FormField {
  readonly name: string;
  readonly kind: 'text' | 'checkbox' | 'radio' | 'choice' | 'button' | 'signature';
  readonly value: string | null;
  /** For check boxes and radio buttons; null for the others. */
  readonly checked: boolean | null;
  readonly box: Box;
}

/** A note, highlight, stamp or the like that somebody laid over the page. */
export interface Annotation {
  readonly kind: string;
  readonly text: string | null;
  readonly box: Box;
}

/**
 * A mark that a person makes: a tick in a box, ink on a signature line, a stamp. `undetermined` where the picture does
 * not settle it; nothing is inferred from words beside it.
 */
export interface Mark {
  readonly kind: 'checkbox' | 'signature' | 'stamp';
  readonly state: 'marked' | 'empty' | 'undetermined';
  readonly box: Box;
  readonly confidence: number;
  /** The share of dark pixels in the box, for the reviewer to judge by; null for a field of a fillable form. */
  readonly ink: number | null;
}

/** What made a text layer doubtful, in a form that can be shown beside the page. */
export interface Doubt {
  readonly kind: 'hidden_text' | 'outside_page' | 'unreadable_font' | 'picture_disagrees' | 'text_in_picture';
  /** A whole sentence for the reviewer. */
  readonly detail: string;
  readonly box: Box | null;
}

/** What may be seen of a page that was changed after it was made. */
export const alterationKinds = [
  'painted_over',
  'laid_over',
  'later_revision',
  'mixed_type',
  'foreign_type',
  'drawing_program',
  'patch',
  'foreign_print',
] as const;
export type AlterationKind = (typeof alterationKinds)[number];

/** A sign that a page was changed after it was made. It says what is unusual, never who did it or why. */
export interface AlterationSign {
  readonly kind: AlterationKind;
  /** A whole sentence for the reviewer. */
  readonly detail: string;
  /** The part of the page to show; null where the sign is one of the file as a whole. */
  readonly box: Box | null;
  /** 0 to 1: the share of pages with such a sign that were in fact changed, as far as it was measured. */
  readonly sureness: number;
}

/** Why a page could not be read, or not wholly. */
export interface PageFailure {
  readonly code:
    | 'page_broken'
    | 'page_time_limit'
    | 'page_memory_limit'
    | 'page_too_large'
    | 'ocr_page_timeout'
    | 'ocr_failed';
  /** A whole sentence that says what happened and what to do. */
  readonly detail: string;
}

export interface Page {
  /** 1-based, in the file. */
  readonly pageNo: number;
  /** In points (1/72 inch), as a person sees the page. */
  readonly width: number;
  readonly height: number;
  /** Clockwise turn that the file asks for: 0, 90, 180 or 270. Already applied to every box. */
  readonly rotation: number;
  /**
   * Further clockwise turn that makes the print upright, for pages scanned sideways or upside down. Already applied to
   * size and boxes; page images are turned by it too.
   */
  readonly uprightTurn: 0 | 90 | 180 | 270;
  /** `ocr` when the page, or a part of it that matters, was recognized from its picture. */
  readonly method: ReadMethod;
  readonly words: readonly Word[];
  readonly lines: readonly Line[];
  readonly rules: readonly Rule[];
  readonly formFields: readonly FormField[];
  readonly annotations: readonly Annotation[];
  readonly marks: readonly Mark[];
  readonly doubts: readonly Doubt[];
  /** Left out where there are none, as on nearly all pages. */
  readonly signs?: readonly AlterationSign[];
  readonly failure: PageFailure | null;
}
