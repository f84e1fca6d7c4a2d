interface SwitchProps {
  /** Said to those who do not see what stands beside it. */
  readonly label: string;
  readonly on: boolean;
  readonly busy?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off, at once: nothing else has to be pressed. */
export function Switch({ label, on, busy = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="configure-switch"
      aria-label={label}
      aria-checked={on}
      aria-busy={busy || undefined}
      onClick={() => (busy ? undefined : onChange(!on))}
    >
      <span className="configure-switch-knob" />
    </button>
  );
}
