import type { IssuedApiKey } from '@countersign/contract/identity';
import { NoticeDialog } from '../../parts/notice-dialog.tsx';
import { usersWords } from '../../words/users.ts';
import { CopyText } from '../configure/copy-text.tsx';

const words = usersWords.keys;

/** The one time that a key is seen. It leaves the page with this dialog. */
export function IssuedKey({ issued, onClose }: { readonly issued: IssuedApiKey; readonly onClose: () => void }) {
  return (
    <NoticeDialog onClose={onClose} title={words.madeTitle} description={words.madeText} close={words.done}>
      <CopyText label={words.key} text={issued.key} />
    </NoticeDialog>
  );
}
