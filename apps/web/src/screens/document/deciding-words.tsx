import type { MarkedBox } from '../../page-viewer/marked-box.ts';
import { documentWords as words } from '../../words/document.ts';

interface DecidingWordsProps {
  readonly boxes: readonly MarkedBox[];
  readonly selectedId: string | null;
  readonly onSelect: (box: MarkedBox) => void;
}

export function DecidingWords({ boxes, selectedId, onSelect }: DecidingWordsProps) {
  return (
    <aside className="document-why" aria-label={words.why}>
      <h2>{words.why}</h2>
      {boxes.length === 0 ? <p className="document-faint">{words.noWords}</p> : null}
      <ul>
        {boxes.map((box) => (
          <li key={box.id}>
            <button type="button" aria-pressed={box.id === selectedId} onClick={() => onSelect(box)}>
              <span>{box.label}</span>
              <span className="document-faint">{words.page(box.pageNo)}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
