import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useInvalidateLists } from '../../../graphql/use-invalidate-lists';
import { consolePaths } from '../../../console-paths';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { Toast, type ToastMessage } from '../../../ui/office/Toast';
import { pageNameMessages } from '../../../ui/office/page-names.messages';
import { useListForm } from '../../../ui/office/use-list-form';
import { useReturnFocus } from '../../../ui/office/use-return-focus';
import { useUrlFilters } from '../../../ui/office/url-filters';
import { useFocusWhenRowLeaves } from '../../../ui/office/use-focus-when-row-leaves';
import { PageHead } from '../../../ui/office/PageHead';
import { usePageTitle } from '../../../ui/use-page-title';
import styles from '../office/BookingsPage.module.css';
import { useLoadFailureText } from '../office/load-failure';
import { studentMessages } from '../office/office-students.messages';
import { studentFilters } from '../office/student-filters';
import { DeleteStudentDialog, useStudentRemoval } from '../office/student-removal';
import { StudentForm } from '../office/StudentForm';
import type { OfficeStudentFragment } from '../office/Students.generated';
import { StudentTable } from '../office/StudentTable';
import { useStudents } from '../office/use-students';
import { useViews } from '../views/use-views';
import { useStudentDuplicateCountQuery } from './Duplicates.generated';
import { studentsPageMessages as messages } from './students-page.messages';

/** All students on record, and the form to add or edit one (`?new=student`, `?edit=<id>`). */
export function StudentsPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const invalidateLists = useInvalidateLists();
  const urlState = useUrlFilters(studentFilters);
  const list = useStudents(urlState.filters, urlState.pageCursor);
  const count = useStudentDuplicateCountQuery().data?.studentDuplicates.totalCount;
  const form = useListForm(list.rows, ['new=student']);
  const isAdding = form.newForm !== undefined;
  const [toast, setToast] = useState<ToastMessage>();
  const heading = useRef<HTMLHeadingElement>(null);
  const fail = (text: string) => setToast({ kind: 'failed', text });
  const removal = useStudentRemoval((done) => setToast({ kind: 'done', ...done }), fail);
  const views = useViews('students', (done) => setToast({ kind: 'done', ...done }), fail);
  usePageTitle(intl.formatMessage(pageNameMessages.students));
  const leave = useReturnFocus(form.isOpen, heading);
  useFocusWhenRowLeaves(heading, toast, list.rows);

  const open = (next: 'new=student' | OfficeStudentFragment | undefined) => {
    setToast(undefined);
    if (next) {
      leave();
      form.open(next);
    } else form.close();
  };
  return (
    <div className={styles.page}>
      <PageHead
        className={styles.head}
        heading={<FormattedMessage {...pageNameMessages.students} />}
        headingRef={heading}
        tools={
          <>
            <ButtonLink size="small" to={consolePaths.duplicates}>
              {count ? (
                <FormattedMessage {...messages.toDuplicatesCount} values={{ count }} />
              ) : (
                <FormattedMessage {...pageNameMessages.duplicates} />
              )}
            </ButtonLink>
            <Button
              size="small"
              variant={form.isOpen ? 'secondary' : 'primary'}
              aria-expanded={isAdding}
              data-leaves=""
              onClick={() => open(isAdding ? undefined : 'new=student')}
            >
              <FormattedMessage {...studentMessages.add} />
            </Button>
          </>
        }
      />
      <Banner>{list.error !== undefined && failureText('students', list.error)}</Banner>
      {form.isOpen && (
        <StudentForm
          key={form.key}
          student={form.edited}
          onSaved={(done) => {
            setToast({ kind: 'done', ...done });
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
        onEdit={open}
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
