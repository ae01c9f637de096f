import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../../ui/Button';
import { SearchField } from '../../../ui/office/SearchField';
import { SelectField } from '../../../ui/SelectField';
import { newStudentMessages } from './new-booking.messages';
import { bookingFormMessages as messages, bookingMessages } from './office-bookings.messages';
import panel from './BookingsPanel.module.css';
import type { OfficeStudentFragment } from './Students.generated';
import { useStudents } from './use-students';

interface StudentChoiceProps {
  place: { id: string; name: string; error: string | undefined };
  value: string;
  /** One came back from the fields of a new student. */
  takesFocus: boolean;
  onChoose: (id: string) => void;
  /** With what was searched for, if nobody was found by it. */
  onNew: (search: string) => void;
}

/** The office may know twenty thousand students: a list to choose from, narrowed by a search on the server. */
export function StudentChoice({ place, value, takesFocus, onChoose, onNew }: StudentChoiceProps) {
  const intl = useIntl();
  const newStudent = useRef<HTMLButtonElement>(null);
  const [search, setSearch] = useState('');
  const { rows: students = [], total = 0, isStale } = useStudents({ search, companyName: '' });
  const [chosen, setChosen] = useState<OfficeStudentFragment>();
  // Who was chosen stays in the list, whatever is searched for next.
  const shown = chosen && !students.some(({ id }) => id === chosen.id) ? [chosen, ...students] : students;
  const isNobodyFound = search !== '' && students.length === 0 && !isStale;
  const count = { shown: students.length, total };

  // The only student that is found is the one who is meant.
  const only = search !== '' && !isStale && students.length === 1 ? students[0] : undefined;
  const onlyId = only?.id;
  const [lastOnly, setLastOnly] = useState<string>();
  if (onlyId !== lastOnly) {
    setLastOnly(onlyId);
    if (only) setChosen(only);
  }
  const chooseOnly = useEffectEvent(onChoose);
  useEffect(() => {
    if (onlyId !== undefined) chooseOnly(onlyId);
  }, [onlyId]);

  useEffect(() => {
    if (takesFocus) newStudent.current?.focus();
  }, [takesFocus]);

  const hint = () => {
    if (isNobodyFound) return intl.formatMessage(newStudentMessages.nobodyFound);
    return total > students.length ? intl.formatMessage(bookingMessages.narrow, count) : undefined;
  };
  return (
    <>
      <SearchField
        id="booking-find-student"
        label={intl.formatMessage(messages.findStudent)}
        hint={hint()}
        value={search}
        onSearch={setSearch}
      />
      <p role="status" className="visually-hidden">
        {isNobodyFound && <FormattedMessage {...newStudentMessages.nobodyFound} />}
      </p>
      <div className={panel.whole}>
        <SelectField
          {...place}
          label={intl.formatMessage(messages.student)}
          prompt={intl.formatMessage(messages.studentPrompt)}
          options={shown.map((student) => ({
            value: student.id,
            label: intl.formatMessage(bookingMessages.studentOption, {
              name: intl.formatMessage(bookingMessages.person, student),
              email: student.email,
            }),
          }))}
          value={value}
          onChange={({ target }) => {
            setChosen(shown.find(({ id }) => id === target.value));
            onChoose(target.value);
          }}
        />
      </div>
      <p className={panel.beside}>
        <Button ref={newStudent} size="small" onClick={() => onNew(isNobodyFound ? search : '')}>
          <FormattedMessage {...newStudentMessages.newStudent} />
        </Button>
      </p>
    </>
  );
}
