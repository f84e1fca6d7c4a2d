import { loanProducts } from '@countersign/engine/reconciliation/loan-product';
import { Button } from '../../../parts/button.tsx';
import { Field } from '../../../parts/field.tsx';
import { Input } from '../../../parts/input.tsx';
import { Select } from '../../../parts/select.tsx';
import { configureWords } from '../../../words/configure.ts';
import { settingsWords } from '../../../words/settings.ts';
import { DocTypesEditor } from './doc-types-editor.tsx';

const conditions = ['loan_class', 'product_code', 'product', 'collateral'] as const;

export interface Checklist {
  readonly when: { readonly [Name in (typeof conditions)[number]]?: string };
  readonly required: readonly string[];
  readonly expected: readonly string[];
}

interface ChecklistsEditorProps {
  readonly lists: readonly Checklist[];
  readonly onLists: (lists: readonly Checklist[]) => void;
}

const words = settingsWords.checklists;
const products = [
  { value: '', label: words.anyProduct },
  ...loanProducts.map((value) => ({ value, label: words.products[value] })),
];

/** Which documents a kind of loan must hold, and which it is expected to hold. */
export function ChecklistsEditor({ lists, onLists }: ChecklistsEditorProps) {
  const put = (at: number, change: Partial<Checklist>) =>
    onLists(lists.map((list, index) => (index === at ? { ...list, ...change } : list)));
  const condition = (at: number, { when }: Checklist, name: (typeof conditions)[number], text: string) => {
    const { [name]: _, ...others } = when;
    put(at, { when: text === '' ? others : { ...others, [name]: text } });
  };
  return (
    <div className="settings-checklists">
      {lists.map((list, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a checklist has no name; its place is all there is.
        <fieldset key={index} className="settings-checklist">
          <legend>{words.heading(index + 1)}</legend>
          <div className="configure-columns">
            {conditions.map((name) => (
              <Field key={name} label={words.conditions[name]}>
                {name === 'product' ? (
                  <Select
                    options={products}
                    value={list.when.product ?? ''}
                    onChange={(event) => condition(index, list, name, event.target.value)}
                  />
                ) : (
                  <Input
                    spellCheck={false}
                    value={list.when[name] ?? ''}
                    onChange={(event) => condition(index, list, name, event.target.value)}
                  />
                )}
              </Field>
            ))}
          </div>
          {Object.keys(list.when).length === 0 ? <p className="configure-small">{words.always}</p> : null}
          <DocTypesEditor label={words.required} ids={list.required} onIds={(required) => put(index, { required })} />
          <DocTypesEditor label={words.expected} ids={list.expected} onIds={(expected) => put(index, { expected })} />
          <div>
            <Button
              look="quiet"
              size="small"
              aria-label={words.remove(index + 1)}
              onClick={() => onLists(lists.filter((_, other) => other !== index))}
            >
              {configureWords.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button size="small" onClick={() => onLists([...lists, { when: {}, required: [], expected: [] }])}>
          {words.add}
        </Button>
      </div>
    </div>
  );
}
