import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { consolePaths } from '../../../../console-paths';
import { Banner } from '../../../../ui/elements/Banner';
import { ButtonLink } from '../../../../ui/elements/Button';
import { AddButton } from '../../../../ui/office/page/AddButton';
import { Toast } from '../../../../ui/office/overlays/Toast';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { countValues } from '../../../../ui/office/lists/counted';
import { useListForm } from '../../../../ui/office/forms/use-list-form';
import { useUrlFilters } from '../../../../ui/office/lists/url-filters';
import { useFocusWhenRowLeaves } from '../../../../ui/office/lists/use-focus-when-row-leaves';
import { PageHead } from '../../../../ui/office/page/PageHead';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import styles from '../ListLayout.module.css';
import { useLoadFailureText } from '../load-failure';
import { studentMessages } from './office-students.messages';
import { studentFilters } from './student-filters';
import { useStudentRemoval } from './student-removal';
import { StudentForm } from './StudentForm';
import type { OfficeStudentFragment } from './Students.generated';
import { StudentTable } from './StudentTable';
import { useStudents } from './use-students';
import { useViews } from '../views/use-views';
import { useStudentDuplicateCountQuery } from '../duplicates/Duplicates.generated';
import { studentsPageMessages as messages } from './students-page.messages';

/** All students on record, and the form to add or edit one (`?new=student`, `?edit=<id>`). */
export function StudentsPage() {
  const intl = useIntl();
  const failureText = useLoadFailureText();
  const urlState = useUrlFilters(studentFilters);
  const list = useStudents(urlState.filters, urlState.pageCursor);
  const count = useStudentDuplicateCountQuery().data?.studentDuplicates.totalCount;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useListForm(list.rows, ['new=student'], heading);
  const { toast, showDone, showFailed, closeToast } = useToast();
  const removal = useStudentRemoval(showDone, showFailed);
  const views = useViews('students', showDone, showFailed);
  usePageTitle(intl.formatMessage(pageNameMessages.students));
  useFocusWhenRowLeaves(heading, toast, list.rows);

  const open = (next: 'new=student' | OfficeStudentFragment | undefined) => {
    closeToast();
    form.open(next);
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
                <FormattedMessage {...messages.toDuplicatesCount} values={countValues(count)} />
              ) : (
                <FormattedMessage {...pageNameMessages.duplicates} />
              )}
            </ButtonLink>
            <AddButton form={form} onClick={() => open(form.newForm ? undefined : 'new=student')}>
              <FormattedMessage {...studentMessages.add} />
            </AddButton>
          </>
        }
      />
      <Banner>{list.error !== undefined && failureText('students', list.error)}</Banner>
      {form.isOpen && (
        <StudentForm
          key={form.key}
          student={form.edited}
          onSaved={showDone}
          onFailed={showFailed}
          onClose={() => open(undefined)}
        />
      )}
      <StudentTable
        heading={messages.all}
        views={views}
        list={list}
        urlState={urlState}
        onFailed={showFailed}
        onEdit={open}
        onDelete={removal.ask}
      />
      {removal.dialog}
      <div className={styles.edge}>
        <Toast toast={toast} onClose={closeToast} />
      </div>
    </div>
  );
}
