import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useSite } from '../../graphql/use-site';
import { useZoneName } from '../../i18n/zone-name';
import { ButtonLink } from '../../ui/elements/Button';
import { useIsHydrating } from '../../ui/loading/use-is-hydrating';
import { isFiltered, matchesFilters, noFilters } from './board-filters';
import { boardMessages } from './board.messages';
import { BoardFilterBar } from './BoardFilterBar';
import { BoardEmpty, BoardFailed, NothingMatches } from './BoardNotices';
import { ClassListSkeleton, FilterBarSkeleton, ZoneSkeleton } from './BoardSkeleton';
import styles from './ClassBoard.module.css';
import { classDateId } from './ClassDate';
import { classesHeadingId, focusClassesHeading } from './classes-heading';
import { ClassList } from './ClassList';
import { firstOfBoard, groupByType } from './group-by-type';
import { ShowMore } from './ShowMore';
import { useBoardClasses, type BoardClass } from './use-board-classes';
import { useBoardFilters } from './use-board-filters';

/** The board of upcoming classes with its filters, in all its states. */
export function ClassBoard() {
  const { filters, linkTo, wantsAll, toAll } = useBoardFilters();
  const board = useBoardClasses(wantsAll);
  const limitedBelow = useSite()?.limitedSeatsBelow ?? 0;
  const { classes } = board;
  const shown = useMemo(() => classes?.filter((each) => matchesFilters(each, filters)), [classes, filters]);
  const types = useMemo(() => groupByType(shown ?? []), [shown]);
  const displaysCount = isFiltered(filters) && shown !== undefined && shown.length > 0;
  const isLoading = !classes && !board.hasFailed && !board.isRetrying;
  const [wasLoading] = useState(classes === undefined);
  const firstOfNext = useFocusOnNextPage(shown);

  return (
    <section id="classes" className={styles.board} aria-labelledby={classesHeadingId}>
      <div className="wrap">
        {isLoading && <FilterBarSkeleton />}
        {classes && classes.length > 0 && (
          <>
            <a className={styles.skip} href={`#${classesHeadingId}`}>
              <FormattedMessage {...boardMessages.toClasses} />
            </a>
            <BoardFilterBar
              classes={classes}
              hasMore={board.hasMore}
              total={board.total}
              filters={filters}
              linkTo={linkTo}
            />
          </>
        )}
        <div className={styles.head}>
          <h2 id={classesHeadingId} tabIndex={-1}>
            <FormattedMessage {...boardMessages.heading} />
          </h2>
          {isLoading && <ZoneSkeleton />}
          {classes && <SharedZone classes={classes} />}
        </div>
        <div className={styles.shown}>
          <p role="status" className={displaysCount ? undefined : 'visually-hidden'}>
            {shown ? (
              <FormattedMessage {...boardMessages.shown} values={{ count: shown.length }} />
            ) : (
              isLoading && <FormattedMessage {...boardMessages.loading} />
            )}
          </p>
          {displaysCount && (
            <ButtonLink size="small" {...linkTo(noFilters)} onClick={focusClassesHeading}>
              <FormattedMessage {...boardMessages.showAll} />
            </ButtonLink>
          )}
        </div>
        {isLoading ? (
          <ClassListSkeleton />
        ) : !classes || !shown ? (
          <BoardFailed isRetrying={board.isRetrying} onRetry={board.retry} />
        ) : classes.length === 0 ? (
          <BoardEmpty />
        ) : shown.length === 0 && !board.hasMore ? (
          <NothingMatches classes={classes} filters={filters} linkTo={linkTo} />
        ) : (
          <ClassList
            types={types}
            allClasses={classes}
            limitedBelow={limitedBelow}
            wasLoading={wasLoading}
            wantsAll={wantsAll}
          />
        )}
        {shown && (
          <IfMore
            isListLonger={board.hasMore}
            isPartiallyRendered={!wantsAll && firstOfBoard(types).length < types.length}
          >
            <ShowMore
              to={toAll}
              isLoading={board.isLoadingMore}
              hasFailed={board.hasMoreFailed}
              onPress={() => {
                firstOfNext(shown.length);
                board.loadMore();
              }}
            />
          </IfMore>
        )}
      </div>
    </section>
  );
}

interface IfMoreProps {
  isListLonger: boolean;
  /** In the server-rendered page. */
  isPartiallyRendered: boolean;
  children: ReactNode;
}

/** A separate component, because otherwise hydration would render the whole board again. */
function IfMore({ isListLonger, isPartiallyRendered, children }: IfMoreProps) {
  const isHydrating = useIsHydrating();
  return isListLonger || (isHydrating && isPartiallyRendered) ? children : null;
}

/** After 'Show more' the first added class gets the focus. */
function useFocusOnNextPage(shown: readonly BoardClass[] | undefined): (index: number) => void {
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const added = awaited.current === undefined ? undefined : shown?.[awaited.current];
    if (!added) return;
    awaited.current = undefined;
    document.getElementById(classDateId(added.id))?.querySelector('a')?.focus();
  }, [shown]);
  return (index) => {
    awaited.current = index;
  };
}

/** The time zone, if it is the same for all classes on the board. */
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
