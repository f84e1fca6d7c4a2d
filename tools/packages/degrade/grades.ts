/** How a page was scanned. */
export interface ScanGrade {
  readonly name: 'clean' | 'office' | 'poor';
  readonly dpi: number;
  /** The largest turn to either side, in degrees. */
  readonly skewDegrees: number;
  /** Passes of a 3 by 3 blur. */
  readonly blur: number;
  /** Gray of ink and of paper, each with how far it may vary from page to page. */
  readonly ink: readonly [number, number];
  readonly paper: readonly [number, number];
  /** Standard deviation of the sensor's noise, in gray levels. */
  readonly noise: number;
  /** Specks of dust for a million pixels. */
  readonly specks: number;
  /** Whether one side lies in shadow, as near a book's spine. */
  readonly shadow: boolean;
  /** Vertical streaks of a dirty feeder, at most. */
  readonly streaks: number;
  /** Black and white only, as faxed. */
  readonly bilevel: boolean;
  /** 1 to 100; null stores the pixels as they are. */
  readonly jpegQuality: number | null;
}

/** From a new scanner to a fax of a photocopy. */
export const grades: Readonly<Record<ScanGrade['name'], ScanGrade>> = {
  clean: {
    name: 'clean',
    dpi: 200,
    skewDegrees: 0.3,
    blur: 0,
    ink: [20, 15],
    paper: [250, 4],
    noise: 3,
    specks: 2,
    shadow: false,
    streaks: 0,
    bilevel: false,
    jpegQuality: 85,
  },
  office: {
    name: 'office',
    dpi: 200,
    skewDegrees: 1.6,
    blur: 1,
    ink: [50, 25],
    paper: [238, 10],
    noise: 9,
    specks: 30,
    shadow: true,
    streaks: 1,
    bilevel: false,
    jpegQuality: 55,
  },
  poor: {
    name: 'poor',
    dpi: 150,
    skewDegrees: 3,
    blur: 1,
    ink: [60, 25],
    paper: [225, 12],
    noise: 16,
    specks: 90,
    shadow: true,
    streaks: 2,
    bilevel: true,
    jpegQuality: null,
  },
};
