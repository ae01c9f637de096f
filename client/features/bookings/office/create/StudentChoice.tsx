import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../../../ui/elements/Button';
import { SearchField } from '../../../../ui/office/lists/SearchField';
import { SelectField } from '../../../../ui/forms/SelectField';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { newStudentMessages } from './new-booking.messages';
import { bookingFormMessages as messages } from '../office-bookings.messages';
import panel from '../ListPanel.module.css';
import { studentFilters } from '../students/student-filters';
import { studentChoiceMessages as choiceMessages } from './student-choice.messages';
import { useStudentEditedQuery, type OfficeStudentFragment } from '../students/Students.generated';
import { useStudents } from '../students/use-students';

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

interface Choice {
  student: OfficeStudentFragment;
  /** The only result of the search, as opposed to the choice of the user. */
  isAutomatic: boolean;
}

/** A select of students, filtered by a search on the server, because there may be 20,000. */
export function StudentChoice({
  place,
  value,
  initialSearch,
  takesFocus,
  onChoose,
  onNew,
}: StudentChoiceProps) {
  const intl = useIntl();
  const newStudent = useRef<HTMLButtonElement>(null);
  const [search, setSearch] = useState(initialSearch);
  const { rows: students = [], total = 0, error, isStale } = useStudents({ ...studentFilters.none, search });
  // Chosen before a reload of the page, or before the fields of a new student.
  const [formerId] = useState(value);
  const former = useStudentEditedQuery({
    variables: { id: formerId },
    skip: formerId === '',
    fetchPolicy: 'cache-first',
  });
  const [choice, setChoice] = useState<Choice>();
  const isFormer = !choice && value !== '' && value === formerId && !former.error;
  const chosen = isFormer ? former.data?.student : choice?.student;
  // The chosen student stays in the list, whatever is searched for next.
  const shown = chosen && !students.some(({ id }) => id === chosen.id) ? [chosen, ...students] : students;
  const isNobodyFound = search !== '' && students.length === 0 && !isStale;
  const count = { shown: students.length, total };

  // A single result is selected automatically, until it is no longer the single result.
  const isSearched = search !== '' && !(isFormer && search === initialSearch);
  const only = isSearched && !isStale && students.length === 1 ? students[0] : undefined;
  const [lastOnly, setLastOnly] = useState<string>();
  if (only?.id !== lastOnly && (!isStale || error !== undefined)) {
    setLastOnly(only?.id);
    if (only) setChoice({ student: only, isAutomatic: true });
    else if (choice?.isAutomatic) setChoice(undefined);
  }
  const automatic = choice?.isAutomatic ? choice.student : undefined;
  const automaticId = automatic?.id;
  const choose = useEffectEvent((id: string) => {
    if (id !== value) onChoose(id);
  });
  const isNobodyChosen = !choice && !isFormer;
  useEffect(() => {
    if (automaticId !== undefined) choose(automaticId);
    else if (isNobodyChosen) choose('');
  }, [automaticId, isNobodyChosen]);

  useEffect(() => {
    if (takesFocus) newStudent.current?.focus();
  }, [takesFocus]);

  const labelOf = (student: OfficeStudentFragment) => {
    const { email, phone } = student;
    const name = intl.formatMessage(wordMessages.person, student);
    return phone === null
      ? intl.formatMessage(choiceMessages.studentOption, { name, email })
      : intl.formatMessage(choiceMessages.studentOptionWithPhone, { name, email, phone });
  };
  const hint = () => {
    if (isNobodyFound) return intl.formatMessage(choiceMessages.nobodyFound);
    if (total > students.length) return intl.formatMessage(choiceMessages.narrow, count);
    return isSearched && !isStale && total === students.length
      ? intl.formatMessage(choiceMessages.found, { count: total })
      : intl.formatMessage(choiceMessages.findStudentHint);
  };
  return (
    <>
      <SearchField
        id="booking-find-student"
        label={intl.formatMessage(choiceMessages.findStudent)}
        hint={hint()}
        value={search}
        onSearch={setSearch}
      />
      <p role="status" className="visually-hidden">
        {isNobodyFound && <FormattedMessage {...choiceMessages.nobodyFound} />}
        {automatic && (
          <FormattedMessage {...choiceMessages.studentSelected} values={{ student: labelOf(automatic) }} />
        )}
      </p>
      <div className={panel.whole}>
        <SelectField
          {...place}
          label={intl.formatMessage(messages.student)}
          prompt={intl.formatMessage(choiceMessages.studentPrompt)}
          options={shown.map((student) => ({
            value: student.id,
            label: labelOf(student),
          }))}
          value={value}
          onChange={({ target }) => {
            const student = shown.find(({ id }) => id === target.value);
            setChoice(student && { student, isAutomatic: false });
            onChoose(target.value);
          }}
        />
      </div>
      <p className={panel.adjacent}>
        <Button ref={newStudent} size="small" onClick={() => onNew(isNobodyFound ? search : '')}>
          <FormattedMessage {...newStudentMessages.newStudent} />
        </Button>
      </p>
    </>
  );
}
