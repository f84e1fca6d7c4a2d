import './key-hint.css';

/** A key as it stands on the keyboard; `mod` is Control, on Apple's keyboards Command. */
export function KeyHint({ keys }: { readonly keys: string }) {
  const names = keys.split(/(?<=.)\+(?=.)/).map(nameOf);
  return (
    <span className="key-hint">
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

function nameOf(key: string): string {
  if (key === 'mod') return navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl';
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
