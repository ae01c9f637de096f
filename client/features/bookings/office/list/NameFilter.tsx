import { useState } from 'react';

import { Combobox } from '../../../../ui/office/forms/Combobox';
import { useSearchText } from '../../../../ui/office/lists/use-search-text';

interface NameFilterProps {
  id: string;
  label: string;
  value: string;
  /** The names that exist, or some of them. Others may be typed too. */
  names: readonly string[];
  /** Called with a debounce. */
  onSearch: (text: string) => void;
  /** Called without, for the names to suggest. */
  onType?: (text: string) => void;
}

/**
 * A filter by a whole name, with suggestions. A part of a name would filter out everything, so the text takes effect once
 * a name is chosen, Enter is pressed, or the field is left.
 */
export function NameFilter({ id, label, value, names, onSearch, onType }: NameFilterProps) {
  const [applied, apply] = useSearchText(value, onSearch);
  const [known, setKnown] = useState(applied);
  /** Undefined unless it is being typed. */
  const [typed, setTyped] = useState<string>();
  if (known !== applied) {
    setKnown(applied);
    // Back and 'clear filters' replace the typed text.
    setTyped(undefined);
  }
  const finish = (text = applied) => {
    apply(text);
    setTyped(undefined);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        finish(typed);
      }}
    >
      <Combobox
        id={id}
        name={id}
        label={label}
        value={typed ?? applied}
        options={names.map((name) => ({ key: name, label: name }))}
        onType={(text) => {
          setTyped(text);
          onType?.(text);
        }}
        onChoose={(option) => {
          finish(option.label);
          onType?.(option.label);
        }}
        onBlur={() => finish(typed)}
      />
    </form>
  );
}
