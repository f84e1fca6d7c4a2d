import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { accountWords } from '../../words/account.ts';
import { CopyText } from '../configure/copy-text.tsx';

const words = accountWords.factor;

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes that let somebody in without the app, shown this once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  return (
    <div className="configure-section">
      <h3>{words.codesTitle}</h3>
      <Notice tone="warn">{words.codesText}</Notice>
      <ol className="account-codes">
        {codes.map((code) => (
          <li key={code} className="mono">
            {code}
          </li>
        ))}
      </ol>
      <CopyText label={words.copyAll} text={codes.join(' ')} />
      <div>
        <Button look="primary" onClick={onDone}>
          {words.codesDone}
        </Button>
      </div>
    </div>
  );
}
