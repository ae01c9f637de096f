import { FormattedMessage, useIntl } from 'react-intl';

import { refreshQuery } from '../../../graphql/refresh/refresh-query';
import { paths, pathTo } from '../../../paths';
import { ButtonLink } from '../../../ui/elements/Button';
import { useRecordId } from '../../../ui/page/use-record-id';
import { useOnReturn } from '../../../ui/page/use-on-return';
import { Notice } from '../../../ui/elements/Notice';
import { isOfEarlierRequest } from '../confirmation/earlier-request';
import { findLinkMessages } from '../find/find-link.messages';
import { ConfirmButton } from './ConfirmButton';
import {
  useWaitingEntryQuery,
  useWaitingLeaveMutation,
  type WaitingEntry_entryFragment,
} from './EntryPage.generated';
import { offerMessages } from './offer.messages';
import { isFreeForAll, OfferText } from './OfferText';
import { useEntryHeading } from './use-entry-heading';
import styles from './Waiting.module.css';
import { filledWaitingMessages, waitingMessages } from './waiting.messages';
import { MissingPage, NotYetLoaded, WaitingActions, WaitingFrame } from './WaitingFrame';
import { WaitingClass } from './WaitingClass';
import { waitingPathTo } from './waiting-paths';

/** /waiting-list/{id}: an entry of a waiting list. Anyone with the link may leave the list. */
export function EntryPage() {
  const id = useRecordId();
  const intl = useIntl();
  const query = useWaitingEntryQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  useOnReturn(() => refreshQuery(query));
  const reload = () => void refetch();
  if (!data)
    return (
      <NotYetLoaded
        heading={intl.formatMessage(waitingMessages.yourPlace)}
        hasFailed={error !== undefined}
        onRetry={reload}
      />
    );
  if (!data.waitingListEntry)
    return (
      <MissingPage
        heading={intl.formatMessage(waitingMessages.noEntry)}
        text={<FormattedMessage {...waitingMessages.noEntryText} />}
      />
    );
  return <Entry key={id} entry={data.waitingListEntry} reload={refetch} />;
}

interface EntryProps {
  entry: WaitingEntry_entryFragment;
  /** Rejects without a response. */
  reload: () => Promise<unknown>;
}

function Entry({ entry, reload }: EntryProps) {
  const [leave] = useWaitingLeaveMutation();
  const { id, state, isWithdrawn, ahead, seats, offerId, classInstance: scheduledClass } = entry;
  const isToCome = scheduledClass.availability === 'open' || scheduledClass.availability === 'full';
  const isFree = isFreeForAll(entry);
  const isOnList = state === 'WAITING' || state === 'OFFERED' || state === 'PASSED';
  const heading = useEntryHeading(entry);
  return (
    <WaitingFrame heading={heading} step={state} isSecret>
      {isOnList && isOfEarlierRequest(id) && (
        <Notice>
          <p>
            <FormattedMessage {...waitingMessages.earlierRequest} />
          </p>
        </Notice>
      )}
      {isOnList && !isToCome && (
        <p>
          <FormattedMessage
            {...waitingMessages[scheduledClass.availability === 'cancelled' ? 'classCancelled' : 'classOver']}
          />
        </p>
      )}
      {isToCome && state === 'WAITING' && (
        <div>
          <p className={styles.ahead}>
            <FormattedMessage {...filledWaitingMessages.ahead} values={{ count: ahead }} />
          </p>
          <p>
            <FormattedMessage {...filledWaitingMessages.waitsFor} values={{ seats }} />{' '}
            <FormattedMessage {...waitingMessages.mailSent} />
          </p>
        </div>
      )}
      {isToCome && <OfferText entry={entry} />}
      <WaitingClass scheduledClass={scheduledClass} />
      <WaitingActions>
        {isToCome && offerId !== null && (
          <ButtonLink variant="primary" to={waitingPathTo.offer(offerId)}>
            <FormattedMessage {...waitingMessages.openOffer} />
          </ButtonLink>
        )}
        {isFree && (
          <ButtonLink variant="primary" to={pathTo.book(scheduledClass.id)}>
            <FormattedMessage {...waitingMessages.bookNow} />
          </ButtonLink>
        )}
        {state === 'PASSED' && !isWithdrawn && scheduledClass.availability === 'full' && (
          <ButtonLink to={pathTo.wait(scheduledClass.id)}>
            <FormattedMessage {...offerMessages.waitAgain} />
          </ButtonLink>
        )}
        {state === 'SERVED' && (
          <ButtonLink to={paths.findBooking}>
            <FormattedMessage {...findLinkMessages.findBooking} />
          </ButtonLink>
        )}
        {(!isOnList || !isToCome || (isWithdrawn && !isFree)) && (
          <ButtonLink variant="primary" to={pathTo.datesOf(scheduledClass.classTypeId)}>
            <FormattedMessage {...waitingMessages.seeOtherDates} />
          </ButtonLink>
        )}
      </WaitingActions>
      {isToCome && isOnList && (
        <ConfirmButton
          label={<FormattedMessage {...waitingMessages.leave} />}
          question={<FormattedMessage {...filledWaitingMessages.leaveSure} values={{ state, seats }} />}
          yes={<FormattedMessage {...waitingMessages.leaveYes} />}
          busyLabel={<FormattedMessage {...waitingMessages.leaving} />}
          no={<FormattedMessage {...waitingMessages.leaveNo} />}
          onConfirm={() => leave({ variables: { input: { entryId: id } } })}
          reload={reload}
        />
      )}
    </WaitingFrame>
  );
}
