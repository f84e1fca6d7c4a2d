import type { ReviewView } from '@countersign/contract/review';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { reviewWords } from '../../words/review.ts';
import { ChangesList } from './changes-list.tsx';

const words = reviewWords.changes;

interface ChangesDialogProps {
  readonly review: ReviewView;
  readonly onClose: () => void;
}

/** Everything that people changed about the package under review. */
export function ChangesDialog({ review: { corrections, changes }, onClose }: ChangesDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <ChangesList corrections={corrections} changes={changes} />
    </Dialog>
  );
}
