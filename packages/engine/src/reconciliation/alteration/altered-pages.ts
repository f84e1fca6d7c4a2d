import { overlapArea } from '../../pages/box.ts';
import { buildFinding } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import type { FindingSource } from '../finding.ts';
import type { PackageDocument, PageSign } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { evaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDocType } from '../wording.ts';

/** Whoever changes one of these is paid: every sign on them blocks. */
const MONEY_PAPERS: ReadonlySet<string> = new Set(['wire_instructions', 'payoff_statement']);

/** Where money goes, on whatever document it is printed. */
const ACCOUNT_FIELDS: ReadonlySet<string> = new Set([
  'wire_beneficiary_account',
  'wire_beneficiary_aba',
  'wire_beneficiary_name',
  'wire_beneficiary_bank',
]);

/** A file of several documents was put together by some program; what it was made with says nothing of each of them. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['drawing_program']);

/** The reviewer sees every crop; a sentence with more than so many reasons is not read. */
const MOST_TOLD = 3;

/** what on a page looks changed after it was made. It says what is unusual and leaves the judgment to a person. */
export function alteredPages(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  return evaluated(
    facts.documents.flatMap((document) => {
      const signs = signsOf(document);
      if (signs.length === 0) return [];
      const weighty = MONEY_PAPERS.has(document.docType) || signs.some((sign) => touchesAccount(document, sign));
      const pages = [...new Set(signs.map(({ pageNo }) => pageNo))];
      const where =
        pages.length === 1 ? `Page ${pages[0]}` : `Pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`;
      const shows = pages.length === 1 ? 'shows' : 'show';
      const noun = signs.length === 1 ? 'a sign' : 'signs';
      const told = signs.slice(0, MOST_TOLD).map(({ detail }) => detail);
      const rest = signs.length - told.length;
      const more = rest > 0 ? ` ${rest} more ${rest === 1 ? 'sign is' : 'signs are'} shown on the pages.` : '';
      const next = weighty
        ? ' Before money moves, confirm the figures by calling a number that you already have.'
        : ' Ask the sender for the original.';
      return [
        buildFinding(rule, {
          message: `${where} of ${sayDocType(document.docType)} (${document.name}) ${shows} ${noun} of a change after the document was made. ${told.join(' ')}${more}${next}`,
          readings: [],
          comparison: 'unaltered',
          kind: null,
          ...(weighty ? { severity: 'exception' as const } : {}),
          documents: signs.map((sign): FindingSource => sourceOf(document, sign)),
          more: {
            signs: signs.map(({ kind, detail, pageNo, sureness }) => ({
              kind,
              detail,
              pageNo,
              sureness: sureness.toFixed(2),
            })),
          },
        }),
      ];
    }),
  );
}

/** In the order of the pages, the surest first; the same for the same package. */
function signsOf({ docType, signs = [], fromPage, toPage }: PackageDocument): readonly PageSign[] {
  return signs
    .filter(
      ({ kind, pageNo }) =>
        pageNo >= fromPage && pageNo <= toPage && (!OF_THE_FILE.has(kind) || MONEY_PAPERS.has(docType)),
    )
    .toSorted(
      (a, b) =>
        a.pageNo - b.pageNo ||
        b.sureness - a.sureness ||
        (a.box?.y ?? -1) - (b.box?.y ?? -1) ||
        (a.box?.x ?? -1) - (b.box?.x ?? -1),
    );
}

function touchesAccount({ values }: PackageDocument, { box, pageNo }: PageSign): boolean {
  if (box === null) return false;
  return values.some(
    (value) =>
      ACCOUNT_FIELDS.has(value.fieldName) &&
      value.pageNo === pageNo &&
      value.bbox !== null &&
      overlapArea(value.bbox, box) > 0,
  );
}

function sourceOf({ id, docType }: PackageDocument, { pageNo, box }: PageSign): FindingSource {
  return { documentId: id, source: docType, field: null, value: null, pageNo, bbox: box };
}
