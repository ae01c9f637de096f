import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Combobox } from '../../../ui/office/forms/Combobox';
import { matchesTerms, searchTerms } from '../../../ui/office/lists/search-terms';
import { classChoiceMessages as messages } from './class-choice.messages';
import type { BookableClass, ClassChoices } from './use-class-choices';

interface ClassChoiceFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Undefined until loaded. */
  classes: readonly BookableClass[] | undefined;
  optionOf: ClassChoices['optionOf'];
  /** The id of the chosen class; empty if none is chosen. */
  value: string;
  /** With '' when typing replaces the chosen class. */
  onChoose: (id: string) => void;
}

/** One field where a class is searched for, by any words of its option, and chosen. */
export function ClassChoiceField({ classes, optionOf, value, onChoose, ...field }: ClassChoiceFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const options = classes?.map(optionOf) ?? [];
  const chosen = options.find(({ key }) => key === value);
  const terms = searchTerms(chosen ? '' : typed);
  const found = options.filter(({ label, detail }) => matchesTerms(`${label} ${detail ?? ''}`, terms));
  const [only] = terms.length > 0 && found.length === 1 ? found : [];

  const choose = ({ key }: { key: string }) => {
    setTyped('');
    onChoose(key);
  };
  const hint = () => {
    if (chosen) return chosen.detail;
    if (!classes || terms.length === 0) return intl.formatMessage(messages.hint);
    return intl.formatMessage(messages.found, { count: found.length });
  };
  return (
    <Combobox
      {...field}
      name="classInstanceId"
      hint={<span role="status">{hint()}</span>}
      maxLength={200}
      value={chosen?.label ?? typed}
      search="loaded"
      options={found}
      onType={(text) => {
        setTyped(text);
        onChoose('');
      }}
      onChoose={choose}
      // The only result is chosen even without Enter.
      onBlur={() => {
        if (only) choose(only);
      }}
    />
  );
}
