import type { ComponentProps, ReactNode } from 'react';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode;
}

/** A box to tick, with its words beside it. */
export function CheckBox({ children, ...rest }: CheckBoxProps) {
  return (
    <label className="configure-check">
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
