import { useState } from 'react';

import { useDebounced } from '../../../../ui/office/lists/use-debounced';
import { useCompanyNamesQuery } from '../OfficeBookings.generated';

/** Debounce in milliseconds. */
const debounceMs = 200;
/** With fewer letters, the server would read all students to find out that none has such a company. */
const minLength = 3;

/** The companies on record of students for what is typed, each once, and the function to call on typing. */
export function useCompanyNames(): [names: readonly string[], onType: (text: string) => void] {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), debounceMs);
  const { data, previousData } = useCompanyNamesQuery({
    variables: { text, first: 100 },
    skip: text.length < minLength,
  });
  const names = new Map<string, string>();
  for (const { companyName } of (data ?? previousData)?.students.nodes ?? [])
    if (companyName) names.set(companyName.toLowerCase(), companyName);
  return [[...names.values()].toSorted((one, other) => one.localeCompare(other)), setTyped];
}
