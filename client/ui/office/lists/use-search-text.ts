import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

/**
 * The text of a search field, and how to set it. It is searched for with a debounce.
 * @param value what is searched for
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
  type: 'search' | 'date' = 'search',
): [typed: string, type: (text: string) => void] {
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
  return [typed, setTyped];
}
