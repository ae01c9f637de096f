import { NetworkStatus } from '@apollo/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { apiBaseOfPage } from '../../../graphql/page-data';
import { refreshQuery } from '../../../graphql/refresh/refresh-query';
import { useSite } from '../../../graphql/use-site';
import { useFormats } from '../../../i18n/formats';
import { Button, ButtonAnchor } from '../../../ui/elements/Button';
import { CalendarPlus, Printer } from '../../../ui/icons/site-icons';
import { Notice } from '../../../ui/elements/Notice';
import { usePageTitle } from '../../../ui/page/use-page-title';
import formStyles from '../book/BookingForm.module.css';
import { ClassSummary } from '../book/ClassSummary';
import { useHeadingFocusAfterLoading } from '../book/use-heading-focus';
import { isBookedHere } from '../booked-here';
import { useToldOfBooking } from '../keep-booked';
import { useOnReturn } from '../../../ui/page/use-on-return';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { useRecordId } from '../../../ui/page/use-record-id';
import { calendarMessages } from '../confirmation/calendar.messages';
import { confirmationMessages } from '../confirmation/confirmation.messages';
import { ConfirmationSkeleton } from '../confirmation/ConfirmationSkeleton';
import { isOfEarlierRequest } from '../confirmation/earlier-request';
import { FailedLookup } from '../confirmation/FailedLookup';
import { MapLink } from '../confirmation/MapLink';
import { readSeatDraft } from './crew-draft';
import { crewLinkMessages, crewLinkCountMessages } from './crew-link.messages';
import { useCrewBookingPageQuery, type Crew_bookingFragment } from './CrewBooking.generated';
import styles from './CrewBooking.module.css';
import { CrewDetails } from './CrewDetails';
import { CrewFacts } from './CrewFacts';
import { crewMoveMessages } from './crew-move.messages';
import { paidCents } from './crew-payments';
import { CrewMove } from './CrewMove';
import { CrewSeatCount } from './CrewSeatCount';
import { CrewSeatList } from './CrewSeatList';
import { CrewSteps } from './CrewSteps';

/** /crew-bookings/{id}: all seats of a crew, for its contact. Anyone with the link may open it, also much later. */
export function CrewBookingPage() {
  const id = useRecordId();
  const intl = useIntl();
  const site = useSite();
  useToldOfBooking();
  const query = useCrewBookingPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, error, refetch, networkStatus } = query;
  const crew = data?.crewBooking;
  useOnReturn(() => {
    // The name that is being typed belongs to this seat.
    if (crew && !readSeatDraft(crew.id, crew.bookings.length + 1)) refreshQuery(query);
  });
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const isMissing = crew === null || (crew === undefined && (error !== undefined || isRetrying));
  const isMadeHere = isBookedHere(useLocation().state);
  const heading = intl.formatMessage(
    isMissing
      ? crewLinkMessages[crew === null ? 'notFound' : 'notLoaded']
      : crewLinkMessages[isMadeHere ? 'booked' : 'heading'],
  );
  usePageTitle(heading);
  useHeadingFocusAfterLoading(Boolean(data ?? error));
  const retry = () => void refetch();
  return (
    <div className={`wrap ${styles.page}`}>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{heading}</h1>
      {isMissing && (
        <FailedLookup
          failure={crew === null ? 'notFound' : 'notLoaded'}
          isBookedHere={false}
          site={site}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {crew === undefined && !isMissing && <ConfirmationSkeleton />}
      {crew && <SeatsOfCrew crew={crew} />}
    </div>
  );
}

interface SeatsOfCrewProps {
  crew: Crew_bookingFragment;
}

function SeatsOfCrew({ crew }: SeatsOfCrewProps) {
  const { classInstance } = crew;
  const site = useSite();
  const hasStarted = useOpenedAt() >= Date.parse(classInstance.startsAt);
  const isAhead = crew.seats > 0 && classInstance.status === 'scheduled' && !hasStarted;
  return (
    <div className={`${formStyles.booking} ${styles.booking}`}>
      <div className={formStyles.head}>
        <p className={styles.lead}>
          {classInstance.status === 'cancelled' || crew.seats === 0 ? (
            <strong>
              <OffText crew={crew} />
            </strong>
          ) : (
            <FormattedMessage
              {...crewLinkCountMessages.lead}
              values={{ count: crew.seats, missing: crew.unnamedSeats }}
            />
          )}
        </p>
        {isOfEarlierRequest(crew.id) && (
          <div className="no-print">
            <Notice>
              <p>
                <FormattedMessage {...crewLinkMessages.earlierRequest} />
              </p>
            </Notice>
          </div>
        )}
      </div>
      <div className={styles.side}>
        <ClassSummary
          scheduledClass={classInstance}
          refundWindowHours={isAhead ? site?.refundWindowHours : undefined}
          map={<MapLink classInstance={classInstance} />}
          isWhole
        />
        <CrewFacts crew={crew} />
        <div className={`no-print ${styles.actions}`}>
          {isAhead && (
            <ButtonAnchor
              block
              variant="primary"
              href={`${apiBaseOfPage(document)}/api/crew-bookings/${encodeURIComponent(crew.id)}/calendar.ics`}
            >
              <CalendarPlus />
              <FormattedMessage {...calendarMessages.addToCalendar} />
            </ButtonAnchor>
          )}
          <Button block onClick={() => window.print()}>
            <Printer />
            <FormattedMessage {...confirmationMessages.print} />
          </Button>
        </div>
      </div>
      <div className={`${formStyles.main} ${styles.main}`}>
        {isAhead && <CrewSteps crew={crew} />}
        <CrewSeatList crew={crew} isAhead={isAhead} />
        <div className={`no-print ${styles.changes}`}>
          {isAhead && <CrewSeatCount crew={crew} />}
          <CrewMove crew={crew} />
          <CrewDetails crew={crew} />
        </div>
      </div>
    </div>
  );
}

function OffText({ crew }: SeatsOfCrewProps) {
  const formats = useFormats();
  if (crew.seats === 0) {
    const toRefund = paidCents(crew);
    return (
      <FormattedMessage
        {...crewLinkCountMessages.allCancelled}
        values={{ paid: toRefund > 0 ? 'yes' : 'no', amount: formats.money(toRefund) }}
      />
    );
  }
  if (crew.movableSeats === 0) return <FormattedMessage {...crewLinkMessages.classCancelled} />;
  return (
    <FormattedMessage
      {...crewMoveMessages.classCancelled}
      values={{ a: (chunks) => <a href="#crew-move">{chunks}</a> }}
    />
  );
}
