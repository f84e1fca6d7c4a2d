import type { Loan } from '@countersign/contract/loans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loanConditions } from '../../api/operations/conditions.ts';
import { loanDocuments } from '../../api/operations/loan-documents.ts';
import { Button } from '../../parts/button.tsx';
import { NoticeDialog } from '../../parts/notice-dialog.tsx';
import { conditionWords as words } from '../../words/conditions.ts';
import { ConditionItem } from './condition-item.tsx';
import { useTitles } from './use-titles.ts';

/** How many conditions of the approval are open, and the dialog that settles them. Nothing where there are none. */
export function ConditionsButton({ loan }: { readonly loan: Loan }) {
  const ref = loan.externalRef;
  const { data: conditions = [] } = useQuery(loanConditions(ref));
  const [open, setOpen] = useState(false);
  if (conditions.length === 0) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.button(conditions.filter(({ status }) => status === 'open').length)}
      </Button>
      {open ? <ConditionsDialog loan={loan} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ConditionsDialog({ loan, onClose }: { readonly loan: Loan; readonly onClose: () => void }) {
  const ref = loan.externalRef;
  const { data: conditions = [] } = useQuery(loanConditions(ref));
  const { data: documents = [] } = useQuery(loanDocuments(ref));
  const { titleOf } = useTitles();
  const shown = documents.filter(({ docType, status }) => docType !== 'approval_record' && status === 'read');
  return (
    <NoticeDialog onClose={onClose} title={words.title} description={words.text} close={words.close}>
      <ul className="review-conditions">
        {conditions.map((condition) => (
          <ConditionItem
            key={condition.id}
            loanRef={ref}
            condition={condition}
            documents={shown}
            titleOf={titleOf}
            open={loan.state === 'review'}
          />
        ))}
      </ul>
    </NoticeDialog>
  );
}
