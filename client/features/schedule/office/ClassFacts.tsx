import { useIntl } from 'react-intl';

import { languageName } from '../../../i18n/language';
import { classInstanceStatusValues } from '../../../schema/class-instance-status.generated';
import { instructionLanguageValues } from '../../../schema/instruction-language.generated';
import { stateValues } from '../../../schema/state.generated';
import { classStatusMessages } from '../../../ui/class-status.messages';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import { classFormMessages as messages } from './class-form.messages';
import type { ClassField, ClassValues } from './class-values';
import styles from './ClassForm.module.css';

type TextName =
  | 'priceCents'
  | 'maxAttendees'
  | 'instructorName'
  | 'locationName'
  | 'address.street1'
  | 'address.street2'
  | 'address.city'
  | 'address.zip';

const labelOf = {
  priceCents: messages.price,
  maxAttendees: messages.maxAttendees,
  instructorName: messages.instructor,
  locationName: messages.locationName,
  'address.street1': messages.street1,
  'address.street2': messages.street2,
  'address.city': messages.city,
  'address.zip': messages.zip,
} as const satisfies Record<TextName, unknown>;

interface ClassFactsProps {
  values: ClassValues;
  fieldProps: (field: ClassField) => { id: string; name: string; error: string | undefined };
  change: <Name extends ClassField>(field: Name, value: ClassValues[Name]) => void;
}

/** Price, seats, language, status, instructor and place of a class. */
export function ClassFacts({ values, fieldProps, change }: ClassFactsProps) {
  const intl = useIntl();
  const text = (field: TextName) => ({
    ...fieldProps(field),
    label: intl.formatMessage(labelOf[field]),
    value: values[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...text('priceCents')} inputMode="decimal" autoComplete="off" />
        <TextField {...text('maxAttendees')} inputMode="numeric" autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...fieldProps('language')}
          label={intl.formatMessage(messages.language)}
          options={instructionLanguageValues.map((value) => ({
            value,
            label: value === 'bilingual' ? intl.formatMessage(messages.bilingual) : languageName[value],
          }))}
          value={values.language}
          onChange={({ target }) => {
            const chosen = instructionLanguageValues.find((each) => each === target.value);
            if (chosen) change('language', chosen);
          }}
        />
        <SelectField
          {...fieldProps('status')}
          label={intl.formatMessage(messages.status)}
          options={classInstanceStatusValues.map((value) => ({
            value,
            label: intl.formatMessage(classStatusMessages[value]),
          }))}
          value={values.status}
          onChange={({ target }) => {
            const chosen = classInstanceStatusValues.find((each) => each === target.value);
            if (chosen) change('status', chosen);
          }}
        />
      </div>
      <TextField
        {...text('instructorName')}
        hint={intl.formatMessage(messages.instructorHint)}
        optional
        maxLength={100}
        autoComplete="off"
      />
      <TextField {...text('locationName')} autoComplete="off" />
      <TextField {...text('address.street1')} autoComplete="off" />
      <TextField {...text('address.street2')} optional autoComplete="off" />
      <TextField {...text('address.city')} autoComplete="off" />
      <div className={styles.pair}>
        <SelectField
          {...fieldProps('address.state')}
          label={intl.formatMessage(messages.state)}
          options={stateValues.map((state) => ({ value: state, label: state }))}
          value={values['address.state']}
          onChange={({ target }) => {
            const chosen = stateValues.find((each) => each === target.value);
            if (chosen) change('address.state', chosen);
          }}
        />
        <TextField {...text('address.zip')} inputMode="numeric" autoComplete="off" />
      </div>
    </>
  );
}
