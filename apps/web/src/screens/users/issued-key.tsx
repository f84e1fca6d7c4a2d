import type { IssuedApiKey } from '@countersign/contract/identity';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { usersWords } from '../../words/users.ts';
import { CopyText } from '../configure/copy-text.tsx';

const words = usersWords.keys;

/** The one time that a key is seen. It leaves the page with this dialog. */
export function IssuedKey({ issued, onClose }: { readonly issued: IssuedApiKey; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.madeTitle}
      description={words.madeText}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <CopyText label={words.key} text={issued.key} />
    </Dialog>
  );
}
