import { useIntl } from 'react-intl';

import { Checkbox } from '../../../ui/Checkbox';
import { TextField } from '../../../ui/TextField';
import { personFields, type PersonField, type PersonValues } from './office-person';
import { personMessages as messages } from './office-person.messages';

type TextName = Exclude<PersonField, 'textNotifications'>;

const kindOf = {
  firstName: { type: 'text', optional: false },
  lastName: { type: 'text', optional: false },
  email: { type: 'email', optional: false },
  phone: { type: 'tel', optional: true },
  companyName: { type: 'text', optional: true },
  emergencyContactName: { type: 'text', optional: false },
  emergencyContactPhone: { type: 'tel', optional: false },
} as const satisfies Record<TextName, unknown>;

const textNames = personFields.filter((field): field is TextName => field !== 'textNotifications');

interface PersonFieldsProps {
  values: PersonValues;
  fieldProps: (field: PersonField) => { id: string; name: string; error: string | undefined };
  onText: (field: TextName, value: string) => void;
  onTextNotifications: (isWanted: boolean) => void;
}

/** The fields of a person. The browser offers nothing: its owner is not who is entered here. */
export function PersonFields({ values, fieldProps, onText, onTextNotifications }: PersonFieldsProps) {
  const intl = useIntl();
  return (
    <>
      {textNames.map((field) => (
        <TextField
          key={field}
          {...fieldProps(field)}
          {...kindOf[field]}
          label={intl.formatMessage(messages[field])}
          autoComplete="off"
          value={values[field]}
          onChange={(event) => onText(field, event.target.value)}
        />
      ))}
      <Checkbox
        {...fieldProps('textNotifications')}
        label={intl.formatMessage(messages.textNotifications)}
        checked={values.textNotifications}
        onChange={(event) => onTextNotifications(event.target.checked)}
      />
    </>
  );
}
