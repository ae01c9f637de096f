import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { languageMessages } from '../../../ui/classes/language.messages';
import { SelectField } from '../../../ui/forms/SelectField';
import { EmailField } from '../../../ui/forms/EmailField';
import { TextField } from '../../../ui/forms/TextField';
import { fieldMessages } from '../book/booking-form.messages';
import { crewFieldMessages, crewFormMessages } from './crew.messages';
import { emergencyFields, moreFields, type Person, type PersonField } from './crew-people';
import styles from './Crew.module.css';
import { AdditionalFields } from './AdditionalFields';

interface PersonFieldsProps {
  /** Prefix of the field names: `attendees.2` */
  id: string;
  /** The id of the heading of the seat. */
  labelledBy: string;
  /** Undefined if the heading is elsewhere. */
  head?: ReactNode;
  person: Person;
  errorOf: (field: PersonField) => string | undefined;
  onChange: (field: PersonField, value: string) => void;
  /** The fields have just replaced the button that had the focus. */
  takesFocus?: boolean;
}

/** The fields of one seat: the name, and optional data. */
export function PersonFields({
  id,
  labelledBy,
  head,
  person,
  errorOf,
  onChange,
  takesFocus = false,
}: PersonFieldsProps) {
  const firstName = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) firstName.current?.focus();
  }, [takesFocus]);
  const intl = useIntl();
  const isNeeded = (fields: readonly PersonField[]): boolean =>
    fields.some((field) => person[field] !== '' || errorOf(field) !== undefined);
  const input = (field: PersonField) => ({
    id: `${id}.${field}`,
    name: `${id}.${field}`,
    value: person[field],
    error: errorOf(field),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
  });
  return (
    <fieldset className={styles.seat} aria-labelledby={labelledBy}>
      {head}
      <div className={styles.names}>
        <TextField
          {...input('firstName')}
          ref={firstName}
          label={intl.formatMessage(fieldMessages.firstName)}
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          {...input('lastName')}
          label={intl.formatMessage(fieldMessages.lastName)}
          autoCapitalize="words"
          spellCheck={false}
        />
      </div>
      <div className={styles.mores}>
        <AdditionalFields label={crewFormMessages.more} isNeeded={isNeeded(moreFields)}>
          <EmailField
            {...input('email')}
            optional
            label={intl.formatMessage(fieldMessages.email)}
            hint={intl.formatMessage(crewFormMessages.moreHint)}
          />
          <div className={styles.names}>
            <TextField
              {...input('phone')}
              optional
              type="tel"
              inputMode="tel"
              label={intl.formatMessage(fieldMessages.phone)}
            />
            <SelectField
              {...input('language')}
              label={intl.formatMessage(crewFieldMessages.language)}
              options={[
                { value: '', label: intl.formatMessage(crewFormMessages.sameLanguage) },
                { value: 'en', label: intl.formatMessage(languageMessages.en) },
                { value: 'es', label: intl.formatMessage(languageMessages.es) },
              ]}
            />
          </div>
        </AdditionalFields>
        <AdditionalFields label={crewFormMessages.emergency} isNeeded={isNeeded(emergencyFields)}>
          <TextField
            {...input('emergencyContactName')}
            label={intl.formatMessage(fieldMessages.emergencyContactName)}
            hint={intl.formatMessage(crewFormMessages.emergencyOwnHint)}
            autoCapitalize="words"
            spellCheck={false}
          />
          <TextField
            {...input('emergencyContactPhone')}
            type="tel"
            inputMode="tel"
            label={intl.formatMessage(fieldMessages.emergencyContactPhone)}
          />
        </AdditionalFields>
      </div>
    </fieldset>
  );
}
