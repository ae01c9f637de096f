import { useEffect, useEffectEvent, useState } from 'react';

import { TextField } from '../../forms/TextField';

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

const debounceMs = 300;

/** A search field with debounce. */
export function SearchField({ id, type = 'search', label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Texts that were sent but are not the value yet, oldest first.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const own = sent.indexOf(value);
    setSent(sent.slice(own + 1));
    // The field's own text may arrive while typing continues. Other values, from Back or 'clear filters', replace the
    // typed text.
    if (own === -1) {
      setTyped(value);
      setSent([]);
    }
  }

  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const text = typed.trim();
    if (text === (sent.at(-1) ?? value.trim())) return undefined;
    // While a year is typed, the browser reports 0002, 0020 and 0202.
    if (type === 'date' && text.startsWith('0')) return undefined;
    const timer = setTimeout(() => {
      setSent([...sent, text]);
      search(text);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [type, typed, value, sent]);

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
