import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useReloadPage } from '../../../../graphql/office/use-reload-page';
import { classWordMessages } from '../../../../ui/office/texts/class-words.messages';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { AddButton } from '../../../../ui/office/page/AddButton';
import { Toast } from '../../../../ui/office/overlays/Toast';
import { pageNameMessages } from '../../../../ui/office/texts/page-names.messages';
import { useFocusWhenRowLeaves } from '../../../../ui/office/lists/use-focus-when-row-leaves';
import { useListForm } from '../../../../ui/office/forms/use-list-form';
import { useUrlFilters } from '../../../../ui/office/lists/url-filters';
import { PageHead } from '../../../../ui/office/page/PageHead';
import { usePageTitle } from '../../../../ui/page/use-page-title';
import { ClassForm } from '../class-form/ClassForm';
import { officeScheduleMessages as messages } from '../office-schedule.messages';
import { isFiltered, scheduleFilters } from './schedule-filters';
import { ScheduleCalendar } from '../calendar/ScheduleCalendar';
import { ScheduleFilterBar } from './ScheduleFilterBar';
import { ScheduleList } from './ScheduleList';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import styles from './SchedulePage.module.css';
import type { ClassEdit } from '../changes/use-class-change';
import { useClassToast } from '../changes/use-class-toast';
import { useClassRemoval } from '../changes/use-class-removal';
import { useClassStatus } from '../changes/use-class-status';
import { useClassTypes } from '../use-class-types';
import { useScheduleView } from './use-schedule-view';
import { useScheduledClasses } from './use-scheduled-classes';
import { ViewChoice } from './ViewChoice';

/** The schedule: classes as cards, table or calendar, and the form to schedule or edit one (`?new`, `?edit=<id>`). */
export function SchedulePage() {
  const intl = useIntl();
  const { types, hasFailed: hasTypesFailed, retry: retryTypes } = useClassTypes();
  const { filters, filter } = useUrlFilters(scheduleFilters);
  const { view, choose, date, turnTo } = useScheduleView();
  const isList = view === 'cards' || view === 'table';
  const list = useScheduledClasses(filters, isList);
  const addButton = useRef<HTMLButtonElement>(null);
  const form = useListForm(list.rows, ['new'], addButton);
  usePageTitle(intl.formatMessage(pageNameMessages.schedule));
  const [banner, setBanner] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  // Only the server knows the position of a class in the order.
  const reload = useReloadPage();
  const { toast, setToast, showSaved } = useClassToast(reload, true);
  useFocusWhenRowLeaves(heading, toast, list.rows);

  const begin = (next: 'new' | OfficeClassFragment | undefined) => {
    setBanner(undefined);
    form.open(next);
  };
  const reportSaved = (saved: OfficeClassFragment, change?: ClassEdit) => {
    setBanner(undefined);
    showSaved(saved, change);
    reload();
  };
  const statusChange = useClassStatus({
    types,
    onSaved: reportSaved,
    onFailed: (text) => setToast({ kind: 'failed', text }),
    onConflict: reload,
  });
  const removal = useClassRemoval({
    onDeleted: (text) => setToast({ kind: 'done', text }),
    onProblem: setBanner,
    onTried: (id, isGone) => {
      if (isGone && form.edited?.id === id) begin(undefined);
      reload();
    },
    onCancelClass: (scheduled) => statusChange.setStatus(scheduled, 'cancelled'),
  });

  const retry = () => {
    setBanner(undefined);
    return Promise.all([retryTypes(), list.hasFailed && reload()]);
  };
  return (
    <div className={styles.page}>
      <PageHead
        heading={<FormattedMessage {...pageNameMessages.schedule} />}
        headingRef={heading}
        tools={
          <>
            <ViewChoice view={view} onChoose={choose} />
            <AddButton ref={addButton} form={form} onClick={() => begin('new')}>
              <FormattedMessage {...pageNameMessages.newClass} />
            </AddButton>
          </>
        }
      />
      <ScheduleFilterBar filters={filters} types={types} hasPeriod={isList} onChange={filter} />
      <LoadFailed
        onRetry={banner === undefined || list.hasFailed ? retry : undefined}
        loading={isList && !list.rows && <FormattedMessage {...messages.loadingClasses} />}
        layout={view === 'table' ? 'table' : 'countedCards'}
      >
        {banner ??
          (list.hasFailed ? (
            <FormattedMessage {...messages.loadFailed} />
          ) : (
            hasTypesFailed && <FormattedMessage {...classWordMessages.typesFailed} />
          ))}
      </LoadFailed>
      {isList && list.rows && (
        <p className={styles.count}>
          <FormattedMessage {...messages.count} values={{ count: list.total, period: filters.period }} />
        </p>
      )}
      <div className={styles.board}>
        {form.isOpen && (
          <ClassForm
            key={form.key}
            edited={form.edited}
            types={types}
            onSaved={reportSaved}
            onFailed={setBanner}
            onClose={() => begin(undefined)}
            onGone={() => {
              begin(undefined);
              reload();
            }}
          />
        )}
        {view === 'cards' || view === 'table' ? (
          <ScheduleList
            view={view}
            list={list}
            isFiltered={isFiltered(filters)}
            onEdit={begin}
            onDelete={removal.ask}
            onStatus={statusChange.setStatus}
          />
        ) : (
          <ScheduleCalendar span={view} date={date} filters={filters} onTurn={turnTo} />
        )}
      </div>
      <Toast toast={toast} onClose={() => setToast(undefined)} />
      {statusChange.dialog}
      {removal.dialog}
    </div>
  );
}
