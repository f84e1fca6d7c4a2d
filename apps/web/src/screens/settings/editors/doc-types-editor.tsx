import { useQuery } from '@tanstack/react-query';
import { docTypes } from '../../../api/operations/catalogues.ts';
import { Select } from '../../../parts/select.tsx';
import { settingsWords } from '../../../words/settings.ts';

interface DocTypesEditorProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly onIds: (ids: readonly string[]) => void;
}

const words = settingsWords.checklists;

/** A set of document types: those that are in it can be taken out, the others added. */
export function DocTypesEditor({ label, ids, onIds }: DocTypesEditorProps) {
  const { data: types = [] } = useQuery(docTypes);
  const titleOf = (id: string) => types.find((type) => type.id === id)?.title ?? id;
  const others = types.filter(({ id }) => !ids.includes(id)).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className="settings-types">
      <span className="field-label">{label}</span>
      <ul className="settings-chips">
        {ids.map((id) => (
          <li key={id} className="settings-chip">
            {titleOf(id)}
            <button
              type="button"
              className="settings-chip-out"
              aria-label={words.takeOut(titleOf(id))}
              onClick={() => onIds(ids.filter((other) => other !== id))}
            >
              ×
            </button>
          </li>
        ))}
        <li>
          <Select
            aria-label={`${words.addDocument}: ${label}`}
            value=""
            onChange={(event) => (event.target.value === '' ? undefined : onIds([...ids, event.target.value]))}
            options={[{ value: '', label: words.addDocument }, ...others]}
          />
        </li>
      </ul>
    </div>
  );
}
