import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { Toast, type ToastMessage } from '../../../ui/office/Toast';
import { useReturnFocus } from '../../../ui/office/use-return-focus';
import { usePageTitle } from '../../../ui/use-page-title';
import styles from '../office/BookingsPage.module.css';
import { useLoadFailureText } from '../office/load-failure';
import { studentMessages } from '../office/office-students.messages';
import { onTheirPage, useStudentUrlState } from '../office/student-url-state';
import { DeleteStudentDialog, useStudentRemoval } from '../office/student-removal';
import { StudentForm } from '../office/StudentForm';
import type { OfficeStudentFragment } from '../office/Students.generated';
import { StudentTable } from '../office/StudentTable';
import { useFormFromUrl } from '../office/use-form-from-url';
import { useInvalidateLists } from '../office/use-invalidate-lists';
import { useStudents } from '../office/use-students';
import { useViews } from '../views/use-views';
import { useStudentDuplicateCountQuery } from './Duplicates.generated';
import { studentsPageMessages as messages } from './students-page.messages';

type Form = { student: OfficeStudentFragment | undefined };

/** All students on record. */
export function StudentsPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const invalidateLists = useInvalidateLists();
  const urlState = useStudentUrlState(onTheirPage);
  const list = useStudents(urlState.filter, urlState.order, urlState.pageCursor);
  const count = useStudentDuplicateCountQuery({ fetchPolicy: 'cache-and-network' }).data?.studentDuplicates
    .totalCount;
  const [form, setForm] = useState<Form>();
  const [toast, setToast] = useState<ToastMessage>();
  const heading = useRef<HTMLHeadingElement>(null);
  const fail = (text: string) => setToast({ kind: 'failed', text });
  const removal = useStudentRemoval((done) => setToast({ kind: 'done', ...done }), fail);
  const views = useViews('students', (done) => setToast({ kind: 'done', ...done }), fail);
  const clearUrlForm = useFormFromUrl((kind) => {
    if (kind === 'addStudent') setForm({ student: undefined });
  });
  const [hasErrors, setHasErrors] = useState(false);
  usePageTitle(intl.formatMessage(messages.title), { hasErrors: hasErrors && form !== undefined });
  const leave = useReturnFocus(form !== undefined, heading);
  useEffect(() => {
    // The row that had the focus has left the list.
    if (toast && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [toast, list.rows]);

  const open = (next: Form | undefined) => {
    setToast(undefined);
    clearUrlForm();
    setForm(next);
    if (next) leave();
  };
  const isAdding = form !== undefined && form.student === undefined;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        <ButtonLink size="small" to={paths.adminDuplicates}>
          {count ? (
            <FormattedMessage {...messages.toDuplicatesCount} values={{ count }} />
          ) : (
            <FormattedMessage {...messages.toDuplicates} />
          )}
        </ButtonLink>
        <Button
          size="small"
          aria-expanded={isAdding}
          data-leaves=""
          onClick={() => open(isAdding ? undefined : { student: undefined })}
        >
          <FormattedMessage {...studentMessages.add} />
        </Button>
      </div>
      <Banner>{list.error !== undefined && failureText('students', list.error)}</Banner>
      {form && (
        <StudentForm
          key={form.student?.id ?? 'new'}
          student={form.student}
          onErrors={setHasErrors}
          onSaved={(text) => {
            open(undefined);
            setToast({ kind: 'done', text });
            invalidateLists('students');
          }}
          onGone={() => {
            open(undefined);
            invalidateLists('students');
          }}
          onFailed={fail}
          onClose={() => open(undefined)}
        />
      )}
      <StudentTable
        heading={messages.all}
        views={views}
        list={list}
        urlState={urlState}
        onFailed={fail}
        onEdit={(student) => open({ student })}
        onDelete={removal.ask}
      />
      {removal.studentToDelete && (
        <DeleteStudentDialog
          student={removal.studentToDelete}
          isBusy={removal.isBusy}
          onConfirm={removal.confirm}
          onCancel={removal.forget}
        />
      )}
      <div className={styles.edge}>
        <Toast toast={toast} onClose={() => setToast(undefined)} />
      </div>
    </div>
  );
}
