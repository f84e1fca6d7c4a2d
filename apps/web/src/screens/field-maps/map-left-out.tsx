import { fieldMapsWords } from '../../words/field-maps.ts';

interface MapLeftOutProps {
  readonly ignore: readonly string[];
  readonly onIgnore: (ignore: readonly string[]) => void;
}

const words = fieldMapsWords.leftOut;

/** What need not reach the core. Whatever else the map forgets keeps a loan from being staged. */
export function MapLeftOut({ ignore, onIgnore }: MapLeftOutProps) {
  const others = ignore.filter((place) => words.lists.every((list) => list.place !== place));
  return (
    <fieldset className="configure-section field-maps-left-out">
      <legend>{words.title}</legend>
      <p className="configure-small">{words.text}</p>
      {words.lists.map(({ place, label }) => (
        <label key={place}>
          <input
            type="checkbox"
            checked={ignore.includes(place)}
            onChange={(event) =>
              onIgnore(event.target.checked ? [...ignore, place] : ignore.filter((each) => each !== place))
            }
          />{' '}
          {label}
        </label>
      ))}
      {others.length === 0 ? null : <p className="configure-small">{words.others(others.join(', '))}</p>}
    </fieldset>
  );
}
