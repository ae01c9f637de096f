import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { readFailure } from '../../../../graphql/requests/failure';
import { pathTo } from '../../../../paths';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { ShowMoreButton } from '../../../../ui/elements/ShowMoreButton';
import type { ToastMessage } from '../../../../ui/office/overlays/Toast';
import { Panel } from '../../../../ui/office/page/Panel';
import { Table } from '../../../../ui/office/lists/Table';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { useScrollToHash } from '../../../../ui/office/page/use-scroll-to-hash';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { useOpenedAt } from '../../../../ui/page/use-opened-at';
import { useFailureText } from '../../../use-failure-text';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import styles from './SeatLedgerPanel.module.css';
import { useDueOffers } from './use-due-offers';
import { useWaitingColumns } from './use-waiting-columns';
import { useWaitingList } from './use-waiting-list';
import { canOfferTo, heldFor, isOfferDue, type HeldOffer, type WaitingDialogState } from './waiting-offers';
import { WaitingDialog } from './WaitingDialog';
import {
  filledWaitingPanelMessages as filled,
  waitingPanelMessages as messages,
} from './waiting-panel.messages';
import {
  useOfficeOfferSeatMutation,
  useOfficeRemoveWaitingMutation,
  useOfficeWithdrawOfferMutation,
  type OfficeWaitingPersonFragment,
} from './WaitingPanel.generated';

const anchor = 'waiting-list';

interface WaitingPanelProps {
  scheduled: OfficeClassFragment;
  onToast: (toast: ToastMessage) => void;
}

/** The waiting list of a class, its offers, and the office's actions. */
export function WaitingPanel({ scheduled, onToast }: WaitingPanelProps) {
  const intl = useIntl();
  const [dialogState, setDialogState] = useState<WaitingDialogState>();
  const openedAt = useOpenedAt();
  const { run, isBusy } = useOneAtATime();
  const [offer] = useOfficeOfferSeatMutation();
  const [remove] = useOfficeRemoveWaitingMutation();
  const [withdraw] = useOfficeWithdrawOfferMutation();
  const { list, hasFailed, retry, pages, reload, reloadPage } = useWaitingList(scheduled.id);
  const nameOf = (person: OfficeWaitingPersonFragment) => intl.formatMessage(wordMessages.person, person);

  // To the list if the person is not on its loaded pages.
  useScrollToHash('waiting-', list !== undefined, anchor);

  const failureText = useFailureText();
  const fail = (failure: unknown) =>
    onToast({ kind: 'failed', text: failureText(failure, { otherwise: messages.actionFailed }) });
  /** Each action also changes the seats of the class. */
  const change = (
    work: () => Promise<unknown>,
    done: string,
    onFailure: (failure: unknown) => void | Promise<void> = fail,
  ) =>
    run(async () => {
      setDialogState(undefined);
      try {
        await work();
        onToast({ kind: 'done', text: done });
      } catch (failure) {
        await onFailure(failure);
      }
      await reloadPage();
    });
  /** The offers that could be withdrawn for this person, as of after the failure. */
  const heldAfter = async (failure: unknown, person: OfficeWaitingPersonFragment) => {
    if (readFailure(failure).code !== 'CONFLICT') return [];
    return heldFor(person, (await reload()) ?? [], scheduled.seatsLeft);
  };
  const offerTo = (person: OfficeWaitingPersonFragment, insteadOf?: HeldOffer) =>
    change(
      () => offer({ variables: { input: { entryId: person.id, insteadOf: insteadOf?.offer.id } } }),
      intl.formatMessage(filled.offered, { name: nameOf(person) }),
      async (failure) => {
        const held = insteadOf === undefined ? await heldAfter(failure, person) : [];
        if (held.length > 0) setDialogState({ kind: 'instead', person, held });
        else fail(failure);
      },
    );
  const takeOff = (person: OfficeWaitingPersonFragment) =>
    change(
      () => remove({ variables: { input: { entryId: person.id } } }),
      intl.formatMessage(filled.removed, { name: nameOf(person) }),
    );
  const takeBack = ({ person, offer: { id } }: HeldOffer) =>
    change(
      () => withdraw({ variables: { input: { offerId: id } } }),
      intl.formatMessage(filled.withdrawn, { name: nameOf(person) }),
    );

  const isClosed = scheduled.status !== 'scheduled' || Date.parse(scheduled.startsAt) <= openedAt;
  const isDue = !isClosed && isOfferDue(list?.nodes ?? [], scheduled.seatsLeft);
  useDueOffers(isDue ? scheduled.seatsLeft : 0);
  const noOfferTo = (person: OfficeWaitingPersonFragment) => {
    if (isClosed) return <FormattedMessage {...messages.notOffered} />;
    const free = scheduled.seatsLeft;
    const seats = { people: list?.nodes ?? [], hasMore: list?.pageInfo.hasNextPage ?? false, free };
    return canOfferTo(person, seats) ? undefined : <FormattedMessage {...filled.tooFew} values={{ free }} />;
  };
  const columns = useWaitingColumns({
    nameOf,
    timeZone: scheduled.timeZone,
    noOfferTo,
    onOffer: (person) => void offerTo(person),
    onRemove: (person) => setDialogState({ kind: 'remove', person }),
    onWithdraw: (person, held) => setDialogState({ kind: 'withdraw', offered: { person, offer: held } }),
  });

  return (
    <Panel anchor={anchor} heading={<FormattedMessage {...messages.heading} />}>
      <LoadFailed
        onRetry={retry}
        loading={!list && <FormattedMessage {...wordMessages.loading} />}
        layout="rows"
      >
        {!list && hasFailed && <FormattedMessage {...messages.failed} />}
      </LoadFailed>
      {list && (
        <div className={styles.waiting}>
          <Table
            dense
            caption={<FormattedMessage {...messages.heading} />}
            columns={columns}
            items={list.nodes}
            empty={<FormattedMessage {...(isClosed ? messages.nobodyWaited : messages.nobody)} />}
            row={({ id }) => ({ id: `waiting-${id}` })}
          />
        </div>
      )}
      {!isClosed && scheduled.seatsLeft === 0 && (
        <p className={`${styles.panel} no-print`}>
          <Link className="tap-line" to={pathTo.wait(scheduled.id)} target="_blank">
            <FormattedMessage {...messages.addCaller} />
          </Link>
        </p>
      )}
      {list?.pageInfo.hasNextPage && (
        <div className={styles.panel}>
          <ShowMoreButton size="small" list={pages} label={wordMessages.showMore} failure={messages.failed} />
        </div>
      )}
      {dialogState && (
        <WaitingDialog
          dialogState={dialogState}
          nameOf={nameOf}
          timeZone={scheduled.timeZone}
          free={scheduled.seatsLeft}
          isBusy={isBusy}
          onRemove={(person) => void takeOff(person)}
          onWithdraw={(offered) => void takeBack(offered)}
          onOffer={(person, insteadOf) => void offerTo(person, insteadOf)}
          onCancel={() => setDialogState(undefined)}
        />
      )}
    </Panel>
  );
}
