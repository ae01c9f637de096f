import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { NewsBar, type News } from '../../../ui/office/NewsBar';
import { useWayBack } from '../../../ui/office/use-way-back';
import { usePageTitle } from '../../../ui/use-page-title';
import styles from '../office/BookingsPage.module.css';
import { useLoadFailureText } from '../office/load-failure';
import { studentMessages } from '../office/office-students.messages';
import { onTheirPage, useStudentAddress } from '../office/student-address';
import { DeleteStudentDialog, useStudentRemoval } from '../office/student-removal';
import { StudentForm } from '../office/StudentForm';
import type { OfficeStudentFragment } from '../office/Students.generated';
import { StudentTable } from '../office/StudentTable';
import { useAskedForm } from '../office/use-asked-form';
import { useListsChanged, useStudents } from '../office/use-students';
import { useViews } from '../views/use-views';
import { useStudentDuplicateCountQuery } from './Duplicates.generated';
import { studentsPageMessages as messages } from './students-page.messages';

type Form = { student: OfficeStudentFragment | undefined };

/** All students on record. */
export function StudentsPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const listsChanged = useListsChanged();
  const address = useStudentAddress(onTheirPage);
  const list = useStudents(address.filter, address.order, address.place);
  const count = useStudentDuplicateCountQuery({ fetchPolicy: 'cache-and-network' }).data?.studentDuplicates
    .totalCount;
  const [form, setForm] = useState<Form>();
  const [news, setNews] = useState<News>();
  const heading = useRef<HTMLHeadingElement>(null);
  const fail = (text: string) => setNews({ kind: 'failed', text });
  const removal = useStudentRemoval((done) => setNews({ kind: 'done', ...done }), fail);
  const views = useViews('students', (done) => setNews({ kind: 'done', ...done }), fail);
  const forgetAskedForm = useAskedForm((kind) => {
    if (kind === 'addStudent') setForm({ student: undefined });
  });
  const [hasErrors, setHasErrors] = useState(false);
  usePageTitle(intl.formatMessage(messages.title), { hasErrors: hasErrors && form !== undefined });
  const leave = useWayBack(form !== undefined, heading);
  useEffect(() => {
    // The row that had the focus has left the list.
    if (news && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [news, list.rows]);

  const open = (next: Form | undefined) => {
    setNews(undefined);
    forgetAskedForm();
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
            setNews({ kind: 'done', text });
            listsChanged('students');
          }}
          onGone={() => {
            open(undefined);
            listsChanged('students');
          }}
          onFailed={fail}
          onClose={() => open(undefined)}
        />
      )}
      <StudentTable
        heading={messages.all}
        views={views}
        list={list}
        address={address}
        onFailed={fail}
        onEdit={(student) => open({ student })}
        onDelete={removal.ask}
      />
      {removal.asked && (
        <DeleteStudentDialog
          student={removal.asked}
          isBusy={removal.isBusy}
          onConfirm={removal.confirm}
          onCancel={removal.forget}
        />
      )}
      <div className={styles.edge}>
        <NewsBar news={news} onClose={() => setNews(undefined)} />
      </div>
    </div>
  );
}
