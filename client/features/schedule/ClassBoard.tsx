import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useSite } from '../../graphql/use-site';
import { useZoneName } from '../../i18n/zone-name';
import { Button } from '../../ui/Button';
import { isFiltered, matchesFilters, noFilters } from './board-filters';
import { boardMessages } from './board.messages';
import { BoardFilterBar } from './BoardFilterBar';
import { BoardEmpty, BoardFailed, NothingMatches } from './BoardNotices';
import { ClassListSkeleton, FilterBarSkeleton, ZoneSkeleton } from './BoardSkeleton';
import styles from './ClassBoard.module.css';
import { classDateId } from './ClassDate';
import { ClassEvents } from './ClassEvents';
import { ClassList } from './ClassList';
import { ShowMore } from './ShowMore';
import { useBoardClasses, type BoardClass } from './use-board-classes';
import { useBoardFilters } from './use-board-filters';

/** The board of upcoming classes with its filters, in all its states. */
export function ClassBoard() {
  const [filters, changeFilters] = useBoardFilters();
  const board = useBoardClasses(isFiltered(filters));
  const limitedBelow = useSite()?.limitedSeatsBelow ?? 0;
  const { classes } = board;
  const shown = classes?.filter((each) => matchesFilters(each, filters));
  const isLoading = !classes && !board.hasFailed && !board.isRetrying;
  const [inSteps] = useState(classes === undefined);
  const firstOfNext = useFocusOnNextPage(shown);

  return (
    <section id="classes" className={styles.board} aria-labelledby="classes-heading">
      <div className="wrap">
        {isLoading && <FilterBarSkeleton />}
        {classes && classes.length > 0 && (
          <BoardFilterBar classes={classes} filters={filters} onChange={changeFilters} />
        )}
        <div className={styles.head}>
          <h2 id="classes-heading">
            <FormattedMessage {...boardMessages.heading} />
          </h2>
          {isLoading && <ZoneSkeleton />}
          {classes && <SharedZone classes={classes} />}
        </div>
        <div className={styles.shown}>
          <p role="status" className={shown?.length === 0 ? 'visually-hidden' : undefined}>
            {shown
              ? isFiltered(filters) && (
                  <FormattedMessage {...boardMessages.shown} values={{ count: shown.length }} />
                )
              : isLoading && (
                  <span className="visually-hidden">
                    <FormattedMessage {...boardMessages.loading} />
                  </span>
                )}
          </p>
          {shown && shown.length > 0 && isFiltered(filters) && (
            <Button size="small" onClick={() => changeFilters(noFilters)}>
              <FormattedMessage {...boardMessages.showAll} />
            </Button>
          )}
        </div>
        {isLoading ? (
          <ClassListSkeleton />
        ) : !classes || !shown ? (
          <BoardFailed isRetrying={board.isRetrying} onRetry={board.retry} />
        ) : classes.length === 0 ? (
          <BoardEmpty />
        ) : shown.length === 0 && !board.hasMore ? (
          <NothingMatches classes={classes} filters={filters} onChange={changeFilters} />
        ) : (
          <ClassList classes={shown} allClasses={classes} limitedBelow={limitedBelow} inSteps={inSteps} />
        )}
        {board.hasMore && shown && (
          <ShowMore
            isLoading={board.isLoadingMore}
            hasFailed={board.hasMoreFailed}
            onPress={() => {
              firstOfNext(shown.length);
              board.loadMore();
            }}
          />
        )}
        {classes && <ClassEvents classes={classes} />}
      </div>
    </section>
  );
}

/** After 'Show more', the focus goes on where the reader was: to the first class that was added. */
function useFocusOnNextPage(shown: readonly BoardClass[] | undefined): (index: number) => void {
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const added = awaited.current === undefined ? undefined : shown?.[awaited.current];
    if (!added) return;
    awaited.current = undefined;
    const row = document.getElementById(classDateId(added.id));
    // A full class has nothing to press.
    (row?.querySelector('a') ?? row)?.focus();
  }, [shown]);
  return (index) => {
    awaited.current = index;
  };
}

/** One sentence about the time zone, as long as it is true for all that is on the board. */
function SharedZone({ classes }: { classes: readonly BoardClass[] }) {
  const zoneName = useZoneName();
  const [zone, ...others] = new Set(classes.map((each) => zoneName(each.timeZone)));
  if (zone === undefined || others.length > 0) return null;
  return (
    <p className={styles.zone}>
      <FormattedMessage {...boardMessages.allTimes} values={{ zone }} />
    </p>
  );
}
