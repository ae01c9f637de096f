import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../../../ui/elements/Button';
import { FormFields } from '../../../../ui/office/forms/FormFields';
import type { FormState } from '../../../../ui/forms/use-form';
import { newStudentMessages } from './new-booking.messages';
import type { PersonValues } from '../person/office-person';
import { personHints } from '../person/office-person.messages';
import panel from '../ListPanel.module.css';

interface NewStudentFieldsProps {
  state: FormState<PersonValues>;
  /** Back to the choice among students on record. */
  onKnown: () => void;
}

/** Replaces the choice of a student: fields for a new one. */
export function NewStudentFields({ state, onKnown }: NewStudentFieldsProps) {
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const fields = [...(group.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);

  return (
    <div ref={group} role="group" aria-labelledby="new-student-heading" className={panel.group}>
      <div className={panel.groupHead}>
        <h3 id="new-student-heading">
          <FormattedMessage {...newStudentMessages.newStudent} />
        </h3>
        <Button size="small" onClick={onKnown}>
          <FormattedMessage {...newStudentMessages.knownStudent} />
        </Button>
      </div>
      {/* No autofill: the browser's user is not the student. */}
      <FormFields state={state} hints={personHints} autoComplete="off" />
    </div>
  );
}
