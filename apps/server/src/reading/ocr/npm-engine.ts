import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { packageRoot } from '../../platform/package-root.ts';
import type { GrayImage } from '../images/gray-image.ts';
import { encodePgm } from '../images/pgm.ts';
import type { ChildAnswers, ChildRequest, ChildStart } from './child-messages.ts';
import { hashData } from './hash-data.ts';
import { createOcrChildren } from './ocr-children.ts';
import { OcrEngineError, type OcrTerms, type PictureEngine } from './ocr-engine.ts';
import type { OcrWord } from './ocr-word.ts';
import { segmentationModes } from './page-segmentation.ts';
import { parseTsv } from './parse-tsv.ts';
import { TREATMENT } from './treatment.ts';

/** Both sets of the package give the same words; this one is a quarter of the size, and starts sooner. */
const DATA_SET = '4.0.0_best_int';
const PICTURES_PER_CHILD = 100;

export interface NpmEngineOptions {
  /** How many pages at the same time; as many as there are cores unless told. */
  readonly parallel?: number;
  /** The bundled process, for tests. */
  readonly childFile?: string;
  readonly picturesPerChild?: number;
}

/** tesseract.js with its data from the registry: works wherever the service itself does. */
export async function openNpmEngine(options: NpmEngineOptions = {}): Promise<PictureEngine> {
  const require = createRequire(join(packageRoot(), 'package.json'));
  const dataFolder = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), DATA_SET);
  const version = await describeVersion(require, dataFolder);
  const children = createOcrChildren<ChildRequest, ChildAnswers>({
    file: options.childFile ?? join(packageRoot(), 'dist/ocr.js'),
    start: { dataFolder } satisfies ChildStart,
    most: options.parallel ?? availableParallelism(),
    picturesPerChild: options.picturesPerChild ?? PICTURES_PER_CHILD,
  });

  async function read(images: readonly GrayImage[], terms: OcrTerms): Promise<readonly (readonly OcrWord[])[]> {
    if (images.length === 0) return [];
    const mode = segmentationModes[terms.layout];
    const { characters = '' } = terms;
    const pictures = images.map((image) => ({ image: encodePgm(image), dpi: Math.round(terms.dpi), mode, characters }));
    const { answers } = await children.ask({ pictures }, pictures.length, terms.signal);
    return images.map((image, index) => {
      const words = parseTsv(answers[index] ?? '', [image])?.[0];
      if (words === undefined) throw new OcrEngineError('The npm engine answered something else than words.');
      return words;
    });
  }

  return {
    version,
    recognize: async ({ image, ...terms }) => (await read([image], terms))[0] ?? [],
    recognizeEach: read,
    close: () => children.close(),
  };
}

async function describeVersion(require: NodeJS.Require, dataFolder: string): Promise<string> {
  const packageFile = require.resolve('tesseract.js/package.json');
  const { version } = require(packageFile) as { version: string };
  // The recognition itself is a package of its own, which can change under the same tesseract.js.
  const core = createRequire(packageFile)('tesseract.js-core/package.json') as { version: string };
  const data = await promisify(gunzip)(await readFile(join(dataFolder, 'eng.traineddata.gz')));
  return `tesseract.js ${version} core ${core.version} eng:${hashData(data)} ${TREATMENT}`;
}
