import { NetworkStatus } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { appendPage } from '../../graphql/append-page';
import type { Failure } from '../../graphql/failure';
import type { Role } from '../../schema/role.generated';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/office/ConfirmDialog';
import { Plus } from '../../ui/icons/office-icons';
import { writeAll } from '../../ui/office/list-address';
import { NewsBar, type News } from '../../ui/office/NewsBar';
import { SearchField } from '../../ui/office/SearchField';
import { SelectField } from '../../ui/SelectField';
import { useAddressParameters } from '../../ui/office/use-address-parameters';
import { useNewInAddress } from '../../ui/office/use-new-in-address';
import { useWayBack } from '../../ui/office/use-way-back';
import { usePageTitle } from '../../ui/use-page-title';
import listPage from '../../ui/office/ListPage.module.css';
import { InviteForm } from './InviteForm';
import type { InviteValues } from './invite-form';
import { useUserChanges } from './use-user-changes';
import { useUserName } from './use-user-name';
import type { UserTask } from './user-tasks';
import { useUsersQuery, type OfficeUserFragment } from './Users.generated';
import { usersMessages as messages } from './users.messages';
import { UsersTable } from './UsersTable';

const pageSize = 50;
/** The server's limit of counting. */
const mostCounted = 1000;

/** Actions that are confirmed, because they cannot be undone. */
type Question =
  { kind: 'endSessions' | 'revoke'; user: OfficeUserFragment } | { kind: 'promote'; values: InviteValues };

/** The accounts: admins with invitations, and clients. */
export function UsersPage() {
  const intl = useIntl();
  const { isNew, open, close } = useNewInAddress();
  const [hasErrors, setHasErrors] = useState(false);
  usePageTitle(intl.formatMessage(messages.title), { hasErrors: hasErrors && isNew });
  const [params, change] = useAddressParameters();
  const view: Role = params.get('role') === 'client' ? 'client' : 'admin';
  const search = params.get('q') ?? '';
  const find = useCallback((text: string) => change((next) => writeAll(next, [['q', text]])), [change]);
  const { data, previousData, error, fetchMore, refetch, networkStatus } = useUsersQuery({
    variables: { role: view, search: search || null, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // During a search the list stays; but the accounts of the other list must not be displayed.
  const [listed, setListed] = useState(view);
  if (data && listed !== view) setListed(view);
  const list = (data ?? (listed === view ? previousData : undefined))?.users;
  const [news, setNews] = useState<News>();
  const [question, setQuestion] = useState<Question>();
  const changes = useUserChanges(setNews);
  const inviteButton = useRef<HTMLButtonElement>(null);
  useWayBack(isNew, inviteButton);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The row that had the focus has left the list.
    if (news && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [news, list]);

  const send = async (values: InviteValues, promotesClient = false) => {
    const outcome = await changes.invite(values, promotesClient);
    if (outcome.kind === 'sent') close();
    if (outcome.kind === 'isClient') setQuestion({ kind: 'promote', values });
    return outcome.kind === 'refused' ? outcome.fields : {};
  };
  /** There are no fields to display the server's errors at. */
  const tellRefused = (fields: Failure['fields']) => {
    const [text] = Object.values(fields);
    if (text !== undefined) setNews({ kind: 'failed', text });
  };
  const inviteAgain = async (user: OfficeUserFragment) => {
    const outcome = await changes.invite(valuesOf(user));
    if (outcome.kind === 'isClient') setQuestion({ kind: 'promote', values: valuesOf(user) });
    if (outcome.kind === 'refused') tellRefused(outcome.fields);
  };
  const act = (user: OfficeUserFragment, task: UserTask) => {
    if (task === 'endSessions' || task === 'revoke') setQuestion({ kind: task, user });
    else if (task === 'disable') void changes.disable(user);
    else if (task === 'enable') void changes.enable(user);
    else void inviteAgain(user);
  };
  const answer = async (asked: Question) => {
    if (asked.kind === 'promote') tellRefused(await send(asked.values, true));
    else if (asked.kind === 'revoke') await changes.revoke(asked.user);
    else await changes.endSessions(asked.user);
    setQuestion(undefined);
  };
  const loadMore = () =>
    fetchMore({
      variables: { after: list?.pageInfo.endCursor },
      updateQuery: appendPage('users'),
    }).catch(() => setNews({ kind: 'failed', text: intl.formatMessage(messages.loadFailed) }));

  return (
    <div className={listPage.page}>
      <div className={listPage.head}>
        <h1 ref={title} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        {!isNew && (
          <Button ref={inviteButton} variant="primary" onClick={open}>
            <Plus size={20} />
            <FormattedMessage {...messages.invite} />
          </Button>
        )}
      </div>
      <p className={listPage.quiet}>
        <FormattedMessage {...messages.intro} />
      </p>
      {isNew && <InviteForm onErrors={setHasErrors} onSend={send} onClose={close} />}
      <div className={listPage.filters} role="search" aria-label={intl.formatMessage(messages.title)}>
        <SelectField
          id="users-view"
          label={intl.formatMessage(messages.view)}
          options={[
            { value: 'admin', label: intl.formatMessage(messages.admins) },
            { value: 'client', label: intl.formatMessage(messages.clients) },
          ]}
          value={view}
          onChange={({ target }) =>
            change((next) => writeAll(next, [['role', target.value === 'client' ? 'client' : undefined]]))
          }
        />
        <SearchField
          id="users-search"
          label={intl.formatMessage(messages.search)}
          value={search}
          onSearch={find}
        />
      </div>
      <Banner
        action={
          <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
            <FormattedMessage {...messages.retry} />
          </Button>
        }
      >
        {error && <FormattedMessage {...messages.loadFailed} />}
      </Banner>
      <p role="status" className={listPage.quiet}>
        {list && <Count count={list.totalCount} />}
        {!list && !error && <FormattedMessage {...messages.loading} />}
      </p>
      {list && (
        <div className={listPage.list} aria-busy={data === undefined || undefined}>
          <UsersTable view={view} users={list.nodes} onTask={act} />
        </div>
      )}
      {list?.pageInfo.hasNextPage && (
        <Button
          busy={networkStatus === NetworkStatus.fetchMore}
          busyLabel={<FormattedMessage {...messages.loading} />}
          onClick={() => void loadMore()}
        >
          <FormattedMessage {...messages.showMore} />
        </Button>
      )}
      <NewsBar news={news} onClose={() => setNews(undefined)} />
      {question && (
        <UserQuestion
          question={question}
          isBusy={changes.isBusy}
          onConfirm={() => void answer(question)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}

function Count({ count }: { count: number }) {
  return count > mostCounted ? (
    <FormattedMessage {...messages.countOrMore} values={{ count: mostCounted }} />
  ) : (
    <FormattedMessage {...messages.count} values={{ count }} />
  );
}

interface UserQuestionProps {
  question: Question;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function UserQuestion({ question, isBusy, onConfirm, onCancel }: UserQuestionProps) {
  const nameOf = useUserName();
  const frame = {
    busy: isBusy,
    busyLabel: <FormattedMessage {...messages.working} />,
    cancelLabel: <FormattedMessage {...messages.keep} />,
    onConfirm,
    onCancel,
  };
  switch (question.kind) {
    case 'promote':
      return (
        <ConfirmDialog
          {...frame}
          heading={
            <FormattedMessage {...messages.promoteHeading} values={{ email: question.values.email }} />
          }
          confirmLabel={<FormattedMessage {...messages.promote} />}
          confirmVariant="primary"
        >
          <FormattedMessage {...messages.promoteText} />
        </ConfirmDialog>
      );
    case 'revoke':
      return (
        <ConfirmDialog
          {...frame}
          heading={<FormattedMessage {...messages.revokeHeading} values={{ email: question.user.email }} />}
          confirmLabel={<FormattedMessage {...messages.revoke} />}
        >
          <FormattedMessage {...messages.revokeText} />
        </ConfirmDialog>
      );
    case 'endSessions':
      return (
        <ConfirmDialog
          {...frame}
          heading={<FormattedMessage {...messages.endHeading} values={{ name: nameOf(question.user) }} />}
          confirmLabel={<FormattedMessage {...messages.endSessions} />}
        >
          <FormattedMessage {...messages.endText} />
        </ConfirmDialog>
      );
  }
}

/** The values for sending the same invitation again. */
function valuesOf({ email, firstName, lastName, language }: OfficeUserFragment): InviteValues {
  return { email, firstName: firstName ?? '', lastName: lastName ?? '', language };
}
