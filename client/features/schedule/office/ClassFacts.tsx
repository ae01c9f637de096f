import { useIntl } from 'react-intl';

import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import type { FormState } from '../../../ui/use-form';
import type { ClassProblem, ClassValues } from './class-form';
import { classFormMessages as messages } from './class-form.messages';
import styles from './ClassForm.module.css';

interface ClassFactsProps {
  form: FormState<ClassValues, ClassProblem>;
}

/** Price, seats, language, status, instructor and place of a class. */
export function ClassFacts({ form: { text, optionsOf } }: ClassFactsProps) {
  const intl = useIntl();
  return (
    <>
      <div className={styles.pair}>
        <TextField {...text('priceCents')} autoComplete="off" />
        <TextField {...text('maxAttendees')} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <SelectField {...text('language')} options={optionsOf('language')} />
        <SelectField {...text('status')} options={optionsOf('status')} />
      </div>
      <TextField
        {...text('instructorName')}
        hint={intl.formatMessage(messages.instructorHint)}
        autoComplete="off"
      />
      <TextField {...text('locationName')} autoComplete="off" />
      <TextField {...text('address.street1')} autoComplete="off" />
      <TextField {...text('address.street2')} autoComplete="off" />
      <TextField {...text('address.city')} autoComplete="off" />
      <div className={styles.pair}>
        <SelectField {...text('address.state')} options={optionsOf('address.state')} />
        <TextField {...text('address.zip')} autoComplete="off" />
      </div>
    </>
  );
}
