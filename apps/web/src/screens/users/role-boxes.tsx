import { type Role, roles } from '@countersign/contract/closed-sets';
import { shellWords } from '../../words/shell.ts';
import { CheckBox } from '../configure/check-box.tsx';

interface RoleBoxesProps {
  readonly legend: string;
  readonly chosen: readonly Role[];
  readonly onChosen: (roles: readonly Role[]) => void;
  readonly error?: string | undefined;
}

/** Which roles somebody has. */
export function RoleBoxes({ legend, chosen, onChosen, error }: RoleBoxesProps) {
  return (
    <fieldset className="users-boxes">
      <legend className="field-label">{legend}</legend>
      {roles.map((role) => (
        <CheckBox
          key={role}
          checked={chosen.includes(role)}
          onChange={(event) =>
            onChosen(event.target.checked ? [...chosen, role] : chosen.filter((other) => other !== role))
          }
        >
          {shellWords.account.roles[role]}
        </CheckBox>
      ))}
      {error ? <p className="field-error">{error}</p> : null}
    </fieldset>
  );
}
