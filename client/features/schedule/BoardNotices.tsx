import { FormattedMessage } from 'react-intl';

import { useSite } from '../../graphql/use-site';
import { pathTo } from '../../paths';
import { Button, ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/Button';
import { classMessages } from '../../ui/class.messages';
import { EmptyState } from '../../ui/EmptyState';
import { Phone } from '../../ui/icons/site-icons';
import { Notice } from '../../ui/Notice';
import type { BoardFilters } from './board-filters';
import styles from './BoardNotices.module.css';
import { scheduleMessages } from './schedule.messages';

interface BoardFailedProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** The classes did not come: what to do, also without them. */
export function BoardFailed({ isRetrying, onRetry }: BoardFailedProps) {
  const site = useSite();
  return (
    <Notice live="alert">
      <h3>
        <FormattedMessage {...scheduleMessages.failedHeading} />
      </h3>
      <p>
        <FormattedMessage {...scheduleMessages.failedText} />
      </p>
      <div className={styles.actions}>
        <ButtonRow>
          <Button
            variant="primary"
            busy={isRetrying}
            busyLabel={<FormattedMessage {...scheduleMessages.retrying} />}
            onClick={onRetry}
          >
            <FormattedMessage {...scheduleMessages.retry} />
          </Button>
          {site && (
            <ButtonAnchor href={`tel:${site.companyPhone}`}>
              <Phone size={20} />
              <span className="tabular">{site.companyPhoneDisplay}</span>
            </ButtonAnchor>
          )}
        </ButtonRow>
      </div>
    </Notice>
  );
}

/** No class at all. */
export function BoardEmpty() {
  return (
    <EmptyState
      heading={
        <h3>
          <FormattedMessage {...scheduleMessages.emptyHeading} />
        </h3>
      }
    >
      <p>
        <FormattedMessage {...scheduleMessages.emptyText} />
      </p>
      <ButtonLink variant="primary" to={pathTo.contact}>
        <FormattedMessage {...scheduleMessages.contact} />
      </ButtonLink>
    </EmptyState>
  );
}

interface NothingMatchesProps {
  filters: BoardFilters;
  onShowAll: () => void;
}

/** Classes, but none that fits the filters. */
export function NothingMatches({
  filters: { category, teaching, classTypeId },
  onShowAll,
}: NothingMatchesProps) {
  const onlyCategory = category && !teaching && !classTypeId ? category : undefined;
  return (
    <EmptyState
      heading={
        <h3>
          {onlyCategory ? (
            <FormattedMessage
              {...scheduleMessages.emptyCategory}
              values={{ category: <FormattedMessage {...classMessages[onlyCategory]} /> }}
            />
          ) : (
            <FormattedMessage {...scheduleMessages.emptyFilterHeading} />
          )}
        </h3>
      }
    >
      <p>
        <FormattedMessage {...scheduleMessages.emptyCategoryText} />
      </p>
      <ButtonRow>
        <Button variant="primary" onClick={onShowAll}>
          <FormattedMessage {...scheduleMessages.showAll} />
        </Button>
        <ButtonLink to={pathTo.contact}>
          <FormattedMessage {...scheduleMessages.contact} />
        </ButtonLink>
      </ButtonRow>
    </EmptyState>
  );
}
