import { type ShortcutGroup, useShortcutGroups } from '../keyboard/shortcuts.ts';
import { useSingleKeys } from '../keyboard/single-keys.ts';
import { Dialog } from '../parts/dialog.tsx';
import { KeyHint } from '../parts/key-hint.tsx';
import { shellWords } from '../words/shell.ts';
import './keyboard-help.css';

const words = shellWords.help;

/** Every key that does something on this screen, taken from the same list that makes it work. */
export function KeyboardHelp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const groups = mergeByTitle(useShortcutGroups());
  const [singleKeys, setSingleKeys] = useSingleKeys();
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.note}>
      <label className="keyboard-help-choice">
        <input type="checkbox" checked={singleKeys} onChange={(event) => setSingleKeys(event.target.checked)} />
        {words.singleKeys}
      </label>
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

/** Parts of a screen bring keys of their own; the help shows a screen's keys together, and those of everywhere last. */
function mergeByTitle(groups: readonly ShortcutGroup[]): readonly ShortcutGroup[] {
  const titles = [...new Set(groups.map((group) => group.title))];
  const ordered = [...titles.filter((title) => title !== words.everywhere), words.everywhere];
  return ordered.map((title) => {
    return { title, shortcuts: groups.filter((group) => group.title === title).flatMap((group) => group.shortcuts) };
  });
}
