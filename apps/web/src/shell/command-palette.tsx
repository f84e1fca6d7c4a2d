import { Dialog } from '@base-ui/react/dialog';
import type { User } from '@countersign/contract/identity';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { focusAtOnce } from '../parts/focus-at-once.ts';
import { KeyHint } from '../parts/key-hint.tsx';
import { shellWords } from '../words/shell.ts';
import { useCommands } from './use-commands.ts';
import './command-palette.css';

const words = shellWords.palette;

/** Every place, every loan and everything that this screen can do, by a few letters of its name. */
export function CommandPalette({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const { commands, seeking } = useCommands(user, text);
  const at = Math.min(chosen, commands.length - 1);

  const run = (index: number) => {
    onClose();
    // After the dialog gave focus back, or it would take it from what the command opens.
    requestAnimationFrame(() => commands[index]?.run());
  };
  const runFirst = useEffectEvent(() => run(0));
  useEffect(() => {
    if (waiting && commands.length > 0) runFirst();
    else if (waiting && !seeking) setWaiting(false);
  }, [waiting, seeking, commands.length]);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((at + step + commands.length) % Math.max(1, commands.length));
    // Whoever types faster than the service answers gets what is found first as soon as it is.
    else if (event.key === 'Enter') commands.length === 0 ? setWaiting(seeking) : run(at);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-shade" />
        <Dialog.Popup ref={popup} className="palette" initialFocus={focusAtOnce(popup)}>
          <Dialog.Title className="only-spoken">{words.title}</Dialog.Title>
          <input
            className="palette-input"
            role="combobox"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
            aria-label={words.input}
            placeholder={words.input}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(0);
              setWaiting(false);
            }}
            onKeyDown={onKey}
          />
          <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={words.title}>
            {commands.map((command, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input above, which keeps focus.
              <div
                key={command.key}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className="palette-option"
                onClick={() => run(index)}
                onPointerMove={() => setChosen(index)}
              >
                <span className="palette-kind">{words.kinds[command.kind]}</span>
                <span className="palette-label">{command.label}</span>
                {command.keys ? <KeyHint keys={command.keys} /> : null}
              </div>
            ))}
          </div>
          <p className="palette-hint" role="status">
            {commands.length === 0 ? words.empty : words.hint}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
