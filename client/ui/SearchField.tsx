import { useEffect, useState } from 'react';

import { TextField } from './TextField';

interface SearchFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  value: string;
  /** Called when the typing pauses. */
  onSearch: (text: string) => void;
}

const pause = 300;

/** A search that waits for a pause in the typing before it asks. */
export function SearchField({ id, label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<string>();
  // Back, or 'clear filters': the address has another text than the one that was sent last.
  if (known !== value) {
    setKnown(value);
    // Our own text comes back while one may be typing on: only another one replaces what is typed.
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }

  useEffect(() => {
    if (typed.trim() === value.trim()) return undefined;
    const timer = setTimeout(() => {
      setSent(typed.trim());
      onSearch(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <TextField
      id={id}
      type="search"
      label={label}
      hint={hint}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
