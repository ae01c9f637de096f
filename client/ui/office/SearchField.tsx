import { useEffect, useState } from 'react';

import { TextField } from '../TextField';

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
  // What was sent and has not come back as the value yet, oldest first.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const own = sent.indexOf(value);
    setSent(sent.slice(own + 1));
    // Our own text comes back while one may be typing on. Back, or 'clear filters', replaces what is typed.
    if (own === -1) {
      setTyped(value);
      setSent([]);
    }
  }

  useEffect(() => {
    const text = typed.trim();
    if (text === (sent.at(-1) ?? value.trim())) return undefined;
    const timer = setTimeout(() => {
      setSent([...sent, text]);
      onSearch(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value, sent, onSearch]);

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
