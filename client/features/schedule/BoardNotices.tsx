import { FormattedMessage } from 'react-intl';

import { useSite } from '../../graphql/use-site';
import { pathTo } from '../../paths';
import { Button, ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/elements/Button';
import { EmptyState } from '../../ui/elements/EmptyState';
import { Phone } from '../../ui/icons/site-icons';
import { Notice } from '../../ui/elements/Notice';
import { chosenFilters, countMatching, noFilters, type BoardFilters } from './board-filters';
import { boardMessages } from './board.messages';
import styles from './BoardNotices.module.css';
import type { ClassCard_classFragment } from './ClassCard.generated';
import { focusClassesHeading } from './classes-heading';
import type { FilterLink } from './use-board-filters';
import { useFilterNames } from './use-filter-names';

interface BoardFailedProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** The classes could not be loaded: a retry, and the phone number. */
export function BoardFailed({ isRetrying, onRetry }: BoardFailedProps) {
  const site = useSite();
  return (
    <Notice live="alert">
      <h3>
        <FormattedMessage {...boardMessages.failedHeading} />
      </h3>
      <p>
        <FormattedMessage {...boardMessages.failedText} />
      </p>
      <div className={styles.actions}>
        <ButtonRow>
          <Button
            variant="primary"
            busy={isRetrying}
            busyLabel={<FormattedMessage {...boardMessages.retrying} />}
            onClick={onRetry}
          >
            <FormattedMessage {...boardMessages.retry} />
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

/** There are no classes. */
export function BoardEmpty() {
  return (
    <EmptyState
      heading={
        <h3>
          <FormattedMessage {...boardMessages.emptyHeading} />
        </h3>
      }
    >
      <p>
        <FormattedMessage {...boardMessages.emptyText} />
      </p>
      <ButtonLink variant="primary" to={pathTo.contact}>
        <FormattedMessage {...boardMessages.contact} />
      </ButtonLink>
    </EmptyState>
  );
}

interface NothingMatchesProps {
  /** All loaded classes. */
  classes: readonly ClassCard_classFragment[];
  filters: BoardFilters;
  linkTo: (change: BoardFilters) => FilterLink;
}

/** No class matches the filters: suggests filters to remove, with the number of classes. */
export function NothingMatches({ classes, filters, linkTo }: NothingMatchesProps) {
  const { nameOf } = useFilterNames(classes);
  const chosen = chosenFilters(filters);
  const lifts = chosen
    .map((name) => ({ name, count: countMatching(classes, { ...filters, [name]: undefined }) }))
    .filter(({ count }) => count > 0 && chosen.length > 1);
  return (
    <EmptyState
      heading={
        <h3>
          <FormattedMessage {...boardMessages.emptyFilterHeading} />
        </h3>
      }
    >
      <p>
        <FormattedMessage {...boardMessages.emptyFilterText} />
      </p>
      <ButtonRow>
        {lifts.map(({ name, count }, index) => (
          <ButtonLink
            key={name}
            variant={index ? 'secondary' : 'primary'}
            {...linkTo({ [name]: undefined })}
            onClick={focusClassesHeading}
          >
            <FormattedMessage
              {...boardMessages.without}
              values={{ filter: nameOf(name, filters)?.text ?? '', count }}
            />
          </ButtonLink>
        ))}
        <ButtonLink
          variant={lifts.length ? 'secondary' : 'primary'}
          {...linkTo(noFilters)}
          onClick={focusClassesHeading}
        >
          <FormattedMessage {...boardMessages.showAll} />
        </ButtonLink>
        <ButtonLink to={pathTo.contact}>
          <FormattedMessage {...boardMessages.contact} />
        </ButtonLink>
      </ButtonRow>
    </EmptyState>
  );
}
