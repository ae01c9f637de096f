import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { mergeChoiceValues, type MergeChoice } from '../../../../schema/merge-choice.generated';
import { emergencyContactText } from '../person/emergency-contact';
import { personMessages } from '../person/office-person.messages';
import { phoneText } from '../../../../ui/contact/phone-text';
import type { MergedSideFragment } from './Duplicates.generated';
import { isSame, sideOf, type MergeSelection, type Side } from './merge-choices';
import { mergeMessages as messages } from './merge.messages';
import styles from '../students/Students.module.css';

const labels: Readonly<Record<MergeChoice, MessageDescriptor>> = {
  firstName: personMessages.firstName,
  lastName: personMessages.lastName,
  email: personMessages.email,
  phone: messages.phone,
  companyName: personMessages.companyName,
  emergencyContact: messages.emergencyContact,
};

interface MergeChoicesProps {
  sides: Readonly<Record<Side, MergedSideFragment['student']>>;
  kept: Side;
  chosen: MergeSelection;
  onChoose: (choice: MergeChoice, side: Side) => void;
}

/** Which value is kept, for each field. Equal values are displayed without a choice. */
export function MergeChoices({ sides, kept, chosen, onChoose }: MergeChoicesProps) {
  const shown = useDisplayValue();
  return (
    <section className={styles.part} aria-labelledby="values">
      <h2 id="values">
        <FormattedMessage {...messages.values} />
      </h2>
      <div>
        {mergeChoiceValues.map((choice) => (
          <fieldset key={choice} className={styles.choice}>
            <legend>
              <FormattedMessage {...labels[choice]} />
            </legend>
            <div className={styles.options}>
              {isSame(sides, choice) ? (
                <p>
                  {shown(sides.one, choice)}{' '}
                  <span className={styles.detail}>
                    <FormattedMessage {...messages.same} />
                  </span>
                </p>
              ) : (
                (['one', 'other'] as const).map((side) => (
                  <label key={side} className={styles.option}>
                    <input
                      type="radio"
                      name={`merge-${choice}`}
                      checked={sideOf(sides, kept, chosen, choice) === side}
                      onChange={() => onChoose(choice, side)}
                    />
                    <span>{shown(sides[side], choice)}</span>
                  </label>
                ))
              )}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}

/** The displayed text of a value. */
function useDisplayValue(): (student: MergedSideFragment['student'], choice: MergeChoice) => string {
  const intl = useIntl();
  return (student, choice) => {
    const none = intl.formatMessage(messages.none);
    if (choice === 'emergencyContact') return emergencyContactText(student) || none;
    if (choice !== 'phone') return student[choice] ?? none;
    const { phone, textNotifications } = student;
    if (phone === null) return none;
    const number = phoneText(phone);
    return textNotifications ? intl.formatMessage(messages.sms, { phone: number }) : number;
  };
}
