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

/** A filter by a whole name, with suggestions. */
export function NameFilter({ id, label, value, names, onSearch, onType }: NameFilterProps) {
  const [typed, setTyped] = useSearchText(value, onSearch);
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  return (
    <Combobox
      id={id}
      name={id}
      label={label}
      value={typed}
      options={names.map((name) => ({ key: name, label: name }))}
      onType={type}
      onChoose={(option) => type(option.label)}
    />
  );
}
