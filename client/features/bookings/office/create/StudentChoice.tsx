import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { phoneText } from '../../../../ui/contact/phone-text';
import { Banner } from '../../../../ui/elements/Banner';
import { Button } from '../../../../ui/elements/Button';
import { Combobox } from '../../../../ui/office/forms/Combobox';
import { countValues } from '../../../../ui/office/lists/counted';
import { loadFailedMessages } from '../../../../ui/office/page/load-failed.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import panel from '../ListPanel.module.css';
import { useLoadFailureText } from '../load-failure';
import { bookingFormMessages } from '../office-bookings.messages';
import type { OfficeStudentFragment } from '../students/Students.generated';
import { newStudentMessages } from './new-booking.messages';
import { studentChoiceMessages as messages } from './student-choice.messages';
import { useStudentPick } from './use-student-search';

interface StudentChoiceProps {
  place: { id: string; name: string; error: string | undefined };
  value: string;
  initialSearch: string;
  /** The user has returned from the fields of a new student. */
  takesFocus: boolean;
  onChoose: (id: string) => void;
  /** With the search text, if it had no results. */
  onNew: (search: string) => void;
}

/** One field where a student is searched for, on the server because there may be 20,000, and chosen. */
export function StudentChoice({
  place,
  value,
  initialSearch,
  takesFocus,
  onChoose,
  onNew,
}: StudentChoiceProps) {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const newStudent = useRef<HTMLButtonElement>(null);
  const [formerId] = useState(value);
  const [isFocused, setIsFocused] = useState(false);
  const { search, typed, chosen, chosenId, type, pick } = useStudentPick(formerId, initialSearch);
  const { text, students, isSearching, error } = search;
  const isNobodyFound = text !== '' && students.length === 0 && !isSearching && !error;

  const choose = useEffectEvent((id: string) => {
    if (id !== value) onChoose(id);
  });
  useEffect(() => choose(chosenId), [chosenId]);
  useEffect(() => {
    if (takesFocus) newStudent.current?.focus();
  }, [takesFocus]);

  const nameOf = (student: OfficeStudentFragment) => intl.formatMessage(wordMessages.person, student);
  const hint = () => {
    const shown = students.length;
    const { hasMore, total } = search;
    if (chosen)
      return intl.formatMessage(messages.studentSelected, {
        student: `${nameOf(chosen)}, ${detailOf(chosen)}`,
      });
    if (isNobodyFound) return intl.formatMessage(messages.nobodyFound);
    if (text !== '' && isSearching) return intl.formatMessage(wordMessages.loading);
    if (hasMore && total !== undefined)
      return intl.formatMessage(messages.narrow, { shown, ...countValues(total) });
    return text === '' || shown === 0 || hasMore
      ? intl.formatMessage(messages.findStudentHint)
      : intl.formatMessage(messages.found, { count: shown });
  };
  /** While the user types, the text is not replaced by the name of the only result. */
  const settle = () => {
    if (chosen && typed !== undefined) pick(chosen);
  };
  return (
    <div className={panel.choice}>
      <div>
        <Combobox
          {...place}
          label={intl.formatMessage(bookingFormMessages.student)}
          hint={<span role="status">{hint()}</span>}
          maxLength={200}
          value={typed !== undefined && (isFocused || !chosen) ? typed : chosen ? nameOf(chosen) : ''}
          search={isSearching ? 'loading' : 'loaded'}
          options={students.map((student) => ({
            key: student.id,
            label: nameOf(student),
            detail: detailOf(student),
          }))}
          onType={type}
          onChoose={({ key }) => {
            const student = students.find(({ id }) => id === key);
            if (student) pick(student);
          }}
          onFocus={() => {
            setIsFocused(true);
            settle();
          }}
          onBlur={() => {
            setIsFocused(false);
            settle();
          }}
        />
        <Banner
          action={
            <Button
              size="small"
              // Keeps the focus in the field, so that its list stays open.
              onMouseDown={(event) => event.preventDefault()}
              // The button is removed while the students are loading.
              onClick={() => {
                document.getElementById(place.id)?.focus();
                search.retry();
              }}
            >
              <FormattedMessage {...loadFailedMessages.retry} />
            </Button>
          }
        >
          {error && failureText('students', error)}
        </Banner>
      </div>
      <Button ref={newStudent} size="small" onClick={() => onNew(isNobodyFound ? text : '')}>
        <FormattedMessage {...newStudentMessages.newStudent} />
      </Button>
    </div>
  );
}

/** Tells students with the same name apart. */
function detailOf({ email, phone, companyName }: OfficeStudentFragment): string {
  return [email, phone !== null && phoneText(phone), companyName].filter(Boolean).join(', ');
}
