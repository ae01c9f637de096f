import { FormattedMessage, useIntl } from 'react-intl';

import { stateValues } from '../../../../schema/state.generated';
import { Combobox } from '../../../../ui/office/forms/Combobox';
import { SelectField } from '../../../../ui/forms/SelectField';
import { TextField } from '../../../../ui/forms/TextField';
import type { FormState } from '../../../../ui/forms/use-form';
import type { ClassFactValues, ClassProblem, ClassValues } from './class-form';
import { classFormMessages as messages } from './class-form.messages';
import { classLabels } from '../class-labels.messages';
import styles from './ClassForm.module.css';
import { instructorOf, valuesOfChosenVenue } from './plan-links';
import type { PlanChoices } from './use-plan-choices';

interface ClassFactsProps {
  form: FormState<ClassValues, ClassProblem>;
  choices: PlanChoices;
}

type AddressField = 'address.street1' | 'address.street2' | 'address.city' | 'address.zip';

/** The fields for price, seats, language, status, instructor and venue of a class. */
export function ClassFacts({ form, choices }: ClassFactsProps) {
  const intl = useIntl();
  const { text, optionsOf, values } = form;
  const instructor = instructorOf(values, choices);

  /** Sets several fields at once; problems of other fields are kept. */
  const fill = (changes: Partial<ClassFactValues>) =>
    form.reset({ ...values, ...changes }, (field) => !(field in changes));
  const chooseVenue = (id: string) => {
    const venue = choices.venues.find((each) => each.id === id);
    if (venue) fill(valuesOfChosenVenue(venue, values));
  };
  /** Typing the full name of a unique venue, with no address, has the same effect as choosing it. */
  const takeNamedVenue = () => {
    const typed = values.locationName.trim().toLowerCase();
    const [only, other] = choices.venues.filter(({ name }) => name.trim().toLowerCase() === typed);
    if (only && !other && values.venueId === '' && values['address.street1'] === '') chooseVenue(only.id);
  };
  /** Another address is another venue, whatever its name. */
  const addressText = (field: AddressField) => ({
    ...text(field),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => fill({ [field]: target.value, venueId: '' }),
  });
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
      <div>
        <Combobox
          {...text('instructorName')}
          label={intl.formatMessage(classLabels.instructorName)}
          hint={intl.formatMessage(messages.instructorHint)}
          options={choices.instructors.map(({ id, name }) => ({ key: id, label: name }))}
          onType={(typed) => fill({ instructorName: typed, instructorId: '' })}
          onChoose={({ key, label }) => fill({ instructorName: label, instructorId: key })}
        />
        <div role="status">
          {instructor?.email && instructor.isNotified && (
            <p className={styles.told}>
              <FormattedMessage {...messages.instructorNotified} values={{ name: instructor.name }} />
            </p>
          )}
        </div>
      </div>
      <div onBlurCapture={takeNamedVenue}>
        <Combobox
          {...text('locationName')}
          label={intl.formatMessage(classLabels.locationName)}
          hint={intl.formatMessage(messages.locationHint)}
          options={choices.venues.map(({ id, name, address: { street1: street, city } }) => ({
            key: id,
            label: name,
            detail: intl.formatMessage(messages.venueDetail, { street, city }),
          }))}
          onType={(typed) => fill({ locationName: typed })}
          onChoose={({ key }) => chooseVenue(key)}
        />
      </div>
      <div className={styles.wide}>
        <TextField {...addressText('address.street1')} />
        <TextField {...addressText('address.street2')} />
      </div>
      <div className={styles.wide}>
        <TextField {...addressText('address.city')} />
        <div className={styles.pair}>
          <SelectField
            {...text('address.state')}
            options={optionsOf('address.state')}
            onChange={({ target }) => {
              const state = stateValues.find((each) => each === target.value);
              if (state) fill({ 'address.state': state, timeZone: '', venueId: '' });
            }}
          />
          <TextField {...addressText('address.zip')} />
        </div>
      </div>
    </>
  );
}
