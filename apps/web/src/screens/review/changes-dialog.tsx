import type { ReviewView } from '@countersign/contract/review';
import { NoticeDialog } from '../../parts/notice-dialog.tsx';
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
    <NoticeDialog onClose={onClose} title={words.title} description={words.text} close={words.close}>
      <ChangesList corrections={corrections} changes={changes} />
    </NoticeDialog>
  );
}
