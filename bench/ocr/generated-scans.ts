import jpeg from 'jpeg-js';
import type { GrayImage } from '../../apps/server/src/reading/images/gray-image.ts';
import { makePackage } from '../../tools/packages/core/make-package.ts';
import { createRandom } from '../../tools/packages/core/random.ts';
import type { ScanGrade } from '../../tools/packages/degrade/grades.ts';
import { scanPackage } from '../../tools/packages/degrade/scan-package.ts';
import { workingLayouts } from '../../tools/packages/working/index.ts';
import type { PlacedWord } from './score-words.ts';

export interface LabelledPicture {
  readonly name: string;
  readonly image: GrayImage;
  readonly dpi: number;
  readonly words: readonly PlacedWord[];
}

/** Apart from the seeds of other benchmarks. */
const FIRST_SEED = 4_000;
const DOCUMENTS = 8;
/** A page with fewer words says little for what it costs. */
const FEWEST_WORDS = 30;

/** One page of every document of generated packages, scanned: as many kinds of page as so few can show. */
export async function* generateScans(grade: ScanGrade, pages: number): AsyncGenerator<LabelledPicture> {
  let left = pages;
  for (let seed = FIRST_SEED; left > 0; seed += 1) {
    const drawn = await makePackage({ layouts: workingLayouts, seed, documents: DOCUMENTS, clutter: false });
    const { images, truth } = await scanPackage(drawn, { grade, seed });
    const random = createRandom(seed).fork('pages');
    for (const document of truth.documents) {
      const index = random.int(0, document.pages.length - 1);
      const image = images[document.fromPage - 1 + index];
      const words = document.pages[index]?.words ?? [];
      if (image === undefined || words.length < FEWEST_WORDS || left === 0) continue;
      left -= 1;
      yield { name: `${document.layout} ${seed}`, image: asStored(image, grade), dpi: grade.dpi, words };
    }
  }
}

/** As it comes out of the file that the scanner wrote. */
function asStored(image: GrayImage, { jpegQuality }: ScanGrade): GrayImage {
  if (jpegQuality === null) return image;
  const { width, height } = image;
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [at, value] of image.data.entries()) data.fill(value, at * 4, at * 4 + 3);
  const stored = jpeg.decode(jpeg.encode({ width, height, data }, jpegQuality).data, { useTArray: true });
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, at) => stored.data[at * 4] ?? 0) };
}
