import { useShortcutGroups } from '../keyboard/shortcuts.ts';
import { Dialog } from '../parts/dialog.tsx';
import { KeyHint } from '../parts/key-hint.tsx';
import { shellWords } from '../words/shell.ts';
import './keyboard-help.css';

const words = shellWords.help;

/** Every key that does something on this screen, taken from the same list that makes it work. */
export function KeyboardHelp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const groups = useShortcutGroups();
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.note}>
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className="keyboard-help">
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <KeyHint keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
