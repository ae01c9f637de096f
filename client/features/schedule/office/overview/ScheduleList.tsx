import { FormattedMessage } from 'react-intl';

import type { GrowingList } from '../../../../graphql/office/use-growing-list';
import { EmptyState } from '../../../../ui/elements/EmptyState';
import { ShowMoreButton } from '../../../../ui/elements/ShowMoreButton';
import { officeScheduleMessages as messages } from '../office-schedule.messages';
import { ScheduleCard } from './ScheduleCard';
import { ScheduleTable } from './ScheduleTable';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import styles from './SchedulePage.module.css';
import type { ClassTasks } from './use-class-menu';

interface ScheduleListProps extends ClassTasks {
  view: 'cards' | 'table';
  list: GrowingList<OfficeClassFragment>;
  isFiltered: boolean;
}

/** The classes of the schedule as cards or table, in pages, once loaded. */
export function ScheduleList({ view, list, isFiltered, ...tasks }: ScheduleListProps) {
  const classes = list.rows;
  if (!classes) return null;
  if (classes.length === 0)
    return (
      <EmptyState
        heading={
          <h2>
            <FormattedMessage {...(isFiltered ? messages.noneMatches : messages.emptyHeading)} />
          </h2>
        }
      >
        <p>
          <FormattedMessage {...(isFiltered ? messages.noneMatchesText : messages.emptyText)} />
        </p>
      </EmptyState>
    );
  return (
    <section className={styles.list} aria-labelledby="schedule-list">
      <h2 id="schedule-list" className="visually-hidden">
        <FormattedMessage {...messages.listHeading} />
      </h2>
      {view === 'table' ? (
        <ScheduleTable classes={classes} {...tasks} />
      ) : (
        <ul className={styles.cards}>
          {classes.map((scheduled) => (
            <li key={scheduled.id}>
              <ScheduleCard scheduled={scheduled} {...tasks} />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <ShowMoreButton
          list={list}
          label={messages.showMore}
          busyLabel={messages.showingMore}
          failure={messages.loadFailed}
        />
      )}
    </section>
  );
}
