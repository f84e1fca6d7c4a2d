import { createHash } from 'node:crypto';
import { documentFolder, findRealDocuments, type RealDocument } from '../../bench/real/real-documents.ts';
import { isSame } from '../../bench/real/score-document.ts';
import type { FieldTruth, Lesson } from './examples.ts';
import { type KeptFile, realFile } from './gather-pages.ts';

/** Real documents are few and weigh more. */
const weight = 3;

export interface RealLesson {
  readonly document: RealDocument;
  readonly lesson: Lesson;
  readonly parts: KeptFile['documents'];
  /** The half that fits what the other is read with. */
  readonly fold: 0 | 1;
}

/** The open real documents that could be found; those that are only ever scored are not even read. */
export async function realLessons(): Promise<RealLesson[]> {
  const { documents, skipped } = findRealDocuments(documentFolder(process.env));
  if (skipped.length > 0) console.warn(`${skipped.length} real documents are not here; the weights will differ.`);
  const lessons: RealLesson[] = [];
  for (const document of documents) {
    const { half, truth, path } = document;
    const [docType] = truth.docTypes;
    if (half !== 'open' || docType === undefined || (truth.pages?.length ?? 1) > 1) continue;
    const { pages, documents: parts } = await realFile(truth.file.replaceAll(/[^\w.-]/g, '_'), path);
    lessons.push({ document, parts, fold: foldOf(truth.file), lesson: lessonOf(document, docType, pages) });
  }
  return lessons;
}

/** Not by the bit that tells open from scored. */
function foldOf(file: string): 0 | 1 {
  return ((createHash('sha256').update(file).digest()[1] ?? 0) & 1) as 0 | 1;
}

function lessonOf({ truth }: RealDocument, docType: string, pages: Lesson['pages']): Lesson {
  return {
    layout: `real ${truth.file}`,
    docType,
    pages,
    weight,
    truthOf: ({ name }): FieldTruth | null => {
      const wanted = truth.fields[name] ?? (truth.absent?.includes(name) === true ? [] : null);
      if (wanted === null) return null;
      return {
        isStated: wanted.length > 0,
        labelOf: (value) => (wanted.some((form) => isSame(name, value, form)) ? 1 : 0),
      };
    },
  };
}
