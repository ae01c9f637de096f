import { useIntl } from 'react-intl';

import { SelectField } from '../../../ui/forms/SelectField';
import { bookingListMessages as messages } from './booking-list.messages';
import { newBookingProblems } from './create/new-booking.messages';
import { bookingFormMessages } from './office-bookings.messages';
import type { BookableClass, ClassChoices } from './use-class-choices';

interface ClassChoiceFieldProps {
  id: string;
  classes: readonly BookableClass[];
  optionOf: ClassChoices['optionOf'];
  /** The id of the chosen class; empty if none is chosen. */
  value: string;
  /** The form was submitted without a class. */
  isMissing: boolean;
  onChoose: (id: string) => void;
}

/** The class to move to, repeated below the select, which cuts it off where it is narrow. */
export function ClassChoiceField({
  id,
  classes,
  optionOf,
  value,
  isMissing,
  onChoose,
}: ClassChoiceFieldProps) {
  const intl = useIntl();
  const options = classes.map(optionOf);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <SelectField
        id={id}
        label={intl.formatMessage(messages.moveTo)}
        prompt={intl.formatMessage(bookingFormMessages.classPrompt)}
        error={isMissing && !chosen ? intl.formatMessage(newBookingProblems.classRequired) : undefined}
        options={options}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
      {chosen && <p>{chosen.label}</p>}
    </>
  );
}
