import { familyRules } from '@countersign/engine/extraction/family-rules';
import type { Template } from '@countersign/engine/extraction/template';

/** Types that banks have forms of their own for. */
const docTypes = ['promissory_note', 'guaranty', 'deed_of_trust', 'credit_approval', 'property_insurance'] as const;

/** As many rules as a person marks on a form. */
const RULES = 20;

/** Templates as banks write them: a title, keywords and labels. Few of them know a document of the package. */
export function makeTemplates(count: number): readonly Template[] {
  return Array.from({ length: count }, (_, index) => {
    const docType = docTypes[index % docTypes.length] ?? 'promissory_note';
    const labels = familyRules(docType).filter(({ type, section }) => type === 'label' && section === undefined);
    return {
      docType,
      title: index < docTypes.length ? docType.replaceAll('_', ' ') : `Form ${index} of the bank's own`,
      keywords: ['Loan Number', `Form ${index}`, 'Prepared by the bank', 'Borrower', `Edition ${index} of 2024`],
      rules: Array.from({ length: RULES }, (_, at) => {
        const rule = labels[(at * 7 + index) % Math.max(1, labels.length)];
        return {
          field: rule?.field ?? 'loan_number',
          type: 'label',
          pattern: rule?.pattern ?? rule?.patterns?.[0] ?? 'Loan Number',
          direction: 'right',
        } as const;
      }),
    };
  });
}
