import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readFailure } from '../../../graphql/failure';
import { useOfficeFormats } from '../../../i18n/office-formats';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/office/ConfirmDialog';
import type { News } from '../../../ui/office/NewsBar';
import { Panel } from '../../../ui/office/Panel';
import { phoneAddress } from '../../../ui/office/phone-address';
import { ActionsCell, DataCell, HeadCell, Row, RowHeader, Table, WideRow } from '../../../ui/office/Table';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { OfficeClassFragment } from './SchedulePage.generated';
import styles from './SeatLedgerPanel.module.css';
import {
  filledWaitingPanelMessages as filled,
  waitingPanelMessages as messages,
  waitingStateMessages,
} from './waiting-panel.messages';
import {
  useOfficeOfferSeatMutation,
  useOfficeRemoveWaitingMutation,
  useOfficeWaitingListQuery,
  type OfficeWaitingPersonFragment,
} from './WaitingPanel.generated';

const pageSize = 50;
const columns = [
  messages.person,
  messages.contact,
  messages.wants,
  messages.since,
  messages.state,
  messages.actions,
];

interface WaitingPanelProps {
  scheduled: OfficeClassFragment;
  onNews: (news: News) => void;
}

/** Whoever waits for a seat in a class, what they were offered, and what the office may do for them. */
export function WaitingPanel({ scheduled, onNews }: WaitingPanelProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [asked, setAsked] = useState<OfficeWaitingPersonFragment>();
  const { run, isBusy } = useOneAtATime();
  const [offer] = useOfficeOfferSeatMutation();
  const [remove] = useOfficeRemoveWaitingMutation();
  const { data, error, refetch, fetchMore } = useOfficeWaitingListQuery({
    variables: { classInstanceId: scheduled.id, first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.waitingList;
  const nameOf = (person: OfficeWaitingPersonFragment) => intl.formatMessage(filled.name, person);

  /** The seats of the class are others after it. */
  const change = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      try {
        await work();
        onNews({ kind: 'done', text: done });
      } catch (failure) {
        onNews({
          kind: 'failed',
          text: readFailure(failure).text ?? intl.formatMessage(messages.actionFailed),
        });
      }
      setAsked(undefined);
      await client.refetchQueries({ include: 'active' });
    });
  const offerTo = (person: OfficeWaitingPersonFragment) =>
    change(
      () => offer({ variables: { input: { entryId: person.id } } }),
      intl.formatMessage(filled.offered, { name: nameOf(person) }),
    );
  const takeOff = (person: OfficeWaitingPersonFragment) =>
    change(
      () => remove({ variables: { input: { entryId: person.id } } }),
      intl.formatMessage(filled.removed, { name: nameOf(person) }),
    );
  const showMore = () =>
    fetchMore({
      variables: { after: list?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { waitingList } }) => ({
        waitingList: { ...waitingList, nodes: [...before.waitingList.nodes, ...waitingList.nodes] },
      }),
    }).catch(() => undefined);

  return (
    <Panel heading={<FormattedMessage {...messages.heading} />}>
      {!list && (
        <p className={styles.panel} role="status">
          <FormattedMessage {...messages[error ? 'failed' : 'loading']} />{' '}
          {error && (
            <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
              <FormattedMessage {...messages.retry} />
            </Button>
          )}
        </p>
      )}
      {list && (
        <Table
          dense
          caption={<FormattedMessage {...messages.heading} />}
          head={columns.map((label) => (
            <HeadCell
              key={label.id}
              elastic={label === messages.contact}
              room={label === messages.since ? 'wide' : undefined}
            >
              <FormattedMessage {...label} />
            </HeadCell>
          ))}
        >
          {list.nodes.length === 0 && (
            <WideRow columns={columns.length}>
              <FormattedMessage {...messages.nobody} />
            </WideRow>
          )}
          {list.nodes.map((person, index) => (
            <PersonRow
              key={person.id}
              person={person}
              name={nameOf(person)}
              timeZone={scheduled.timeZone}
              isFirst={index === 0}
              onOffer={() => void offerTo(person)}
              onRemove={() => setAsked(person)}
            />
          ))}
        </Table>
      )}
      {list?.pageInfo.hasNextPage && (
        <p className={styles.panel}>
          <Button size="small" onClick={() => void showMore()}>
            <FormattedMessage {...messages.more} />
          </Button>
        </p>
      )}
      {asked && (
        <ConfirmDialog
          heading={<FormattedMessage {...filled.removeHeading} values={{ name: nameOf(asked) }} />}
          confirmLabel={<FormattedMessage {...messages.remove} />}
          cancelLabel={<FormattedMessage {...messages.keep} />}
          busy={isBusy}
          onConfirm={() => void takeOff(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <FormattedMessage {...messages.removeText} />
        </ConfirmDialog>
      )}
    </Panel>
  );
}

interface PersonRowProps {
  person: OfficeWaitingPersonFragment;
  name: string;
  timeZone: string;
  isFirst: boolean;
  onOffer: () => void;
  onRemove: () => void;
}

function PersonRow({ person, name, timeZone, isFirst, onOffer, onRemove }: PersonRowProps) {
  const intl = useIntl();
  const { instant, day } = useOfficeFormats();
  const { email, phone, seats, acceptsFewer, state, createdAt, offers } = person;
  const held = offers.find((offer) => offer.state === 'OPEN');
  const waits = state === 'WAITING' || state === 'PASSED' || state === 'OFFERED';
  return (
    <Row isFirst={isFirst} onEnter={() => undefined}>
      <RowHeader>{name}</RowHeader>
      <DataCell
        label={intl.formatMessage(messages.contact)}
        elastic
        title={phone ? `${email}, ${phone}` : email}
      >
        <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            {', '}
            <a href={phoneAddress(phone)}>{phone}</a>
          </>
        )}
      </DataCell>
      <DataCell label={intl.formatMessage(messages.wants)}>
        <FormattedMessage {...filled.wantsSeats} values={{ seats, fewer: acceptsFewer ? 'yes' : 'no' }} />
      </DataCell>
      <DataCell label={intl.formatMessage(messages.since)} room="wide" title={instant(createdAt, timeZone)}>
        {day(createdAt, timeZone)}
      </DataCell>
      <DataCell label={intl.formatMessage(messages.state)}>
        {held ? (
          <FormattedMessage
            {...filled.heldUntil}
            values={{ seats: held.seats, until: instant(held.expiresAt, timeZone) }}
          />
        ) : (
          <FormattedMessage {...waitingStateMessages[state]} />
        )}
      </DataCell>
      <ActionsCell>
        {waits && !held && (
          <Button size="small" aria-label={intl.formatMessage(filled.offerTo, { name })} onClick={onOffer}>
            <FormattedMessage {...messages.offer} />
          </Button>
        )}
        {waits && (
          <Button
            size="small"
            aria-label={intl.formatMessage(filled.removeNamed, { name })}
            onClick={onRemove}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        )}
      </ActionsCell>
    </Row>
  );
}
