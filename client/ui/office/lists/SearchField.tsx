import { TextField } from '../../forms/TextField';
import { useSearchText } from './use-search-text';

interface SearchFieldProps {
  id: string;
  /** A date is searched for once it has a year. */
  type?: 'search' | 'date';
  label: string;
  hint?: string | undefined;
  value: string;
  /** Called with a debounce. */
  onSearch: (text: string) => void;
}

/** A search field with debounce. */
export function SearchField({ id, type = 'search', label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useSearchText(value, onSearch, type);
  return (
    <TextField
      id={id}
      type={type}
      label={label}
      hint={hint}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
