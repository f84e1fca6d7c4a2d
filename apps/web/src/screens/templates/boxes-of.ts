import type { ExtractedField } from '@countersign/contract/extraction';
import type { Box } from '../../page-viewer/fractions.ts';
import type { MarkedBox } from '../../page-viewer/marked-box.ts';
import { templatesWords as words } from '../../words/templates.ts';
import type { TemplateDraft } from './template-draft.ts';

interface Shown {
  readonly draft: TemplateDraft;
  /** Of the box that is drawn at the moment. */
  readonly anchor: { readonly text: string; readonly box: Box; readonly pageNo: number } | null;
  readonly proved: readonly ExtractedField[];
  readonly titleOf: (field: string) => string;
}

/** What lies on the sample's pages: boxes of rules with their anchors, and what a proof read. */
export function boxesOf({ draft, anchor, proved, titleOf }: Shown): readonly MarkedBox[] {
  const drawn = draft.rules.flatMap(({ key, rule }): readonly MarkedBox[] => {
    if (rule.type !== 'region' || rule.box === undefined || rule.page === undefined) return [];
    const [pageNo, label] = [rule.page, titleOf(rule.field)];
    const held = rule.anchor;
    return [
      { id: `rule ${key}`, pageNo, box: rule.box, label, tone: 'note' },
      ...(held
        ? [{ id: `anchor ${key}`, pageNo, box: held.box, label: words.rules.anchor(held.text), tone: 'plain' as const }]
        : []),
    ];
  });
  const read = proved.flatMap(({ fieldName, pageNo, bbox, normalizedValue }, index): readonly MarkedBox[] => {
    if (bbox === null || pageNo === null) return [];
    const label = `${titleOf(fieldName)}: ${normalizedValue ?? ''}`;
    return [{ id: `proof ${index}`, pageNo, box: bbox, label, tone: 'good' }];
  });
  const own: readonly MarkedBox[] =
    anchor === null
      ? []
      : [
          {
            id: 'anchor',
            pageNo: anchor.pageNo,
            box: anchor.box,
            label: words.rules.anchor(anchor.text),
            tone: 'plain',
          },
        ];
  return [...drawn, ...own, ...read];
}
