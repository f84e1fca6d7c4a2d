import { buildFinding, documentSource } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDocType, startSentence } from '../wording.ts';

/** a page that could not be read may say anything; each is named. */
export function pagesRead(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  return evaluated(
    facts.documents
      .filter(({ unreadPages }) => unreadPages.length > 0)
      .map((document) => {
        const pages = document.unreadPages.toSorted((a, b) => a.pageNo - b.pageNo);
        const said = pages.map(({ pageNo, reason }) => `page ${pageNo} (${reason.replace(/[.\s]+$/, '')})`);
        return buildFinding(rule, {
          message: `${startSentence(sayDocType(document.docType))} (${document.name}) could not be read completely: ${said.join(', ')}.`,
          readings: [],
          comparison: 'present',
          kind: null,
          documents: pages.map(({ pageNo }) => documentSource(document, null, pageNo)),
          more: { pages: pages.map(({ pageNo }) => pageNo) },
        });
      }),
  );
}
