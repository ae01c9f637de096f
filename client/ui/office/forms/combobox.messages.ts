import { defineMessages } from 'react-intl';

export const comboboxMessages = defineMessages<{
  found: { count: number };
  suggestions: { label: string };
}>({
  suggestions: {
    id: 'admin.combobox.suggestions',
    defaultMessage: 'Suggestions: {label}',
    description:
      'Name, for screen readers, of the list that opens below a field; {label} is the name of the field',
  },
  found: {
    id: 'admin.combobox.found',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
    description: 'For screen readers, when a list of suggestions opens below a field',
  },
});
