import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Failure } from '../../graphql/requests/failure';
import { useGrowingList } from '../../graphql/office/use-growing-list';
import { roleValues } from '../../schema/role.generated';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import { Button } from '../../ui/elements/Button';
import { ChoiceField } from '../../ui/office/forms/ChoiceField';
import { ConfirmDialog } from '../../ui/office/overlays/ConfirmDialog';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { Toast } from '../../ui/office/overlays/Toast';
import { countedTo } from '../../ui/office/lists/counted';
import { SearchField } from '../../ui/office/lists/SearchField';
import { ShowMoreButton } from '../../ui/elements/ShowMoreButton';
import { pageNameMessages } from '../../ui/office/texts/page-names.messages';
import { choice, defineFilters, text, useUrlFilters } from '../../ui/office/lists/url-filters';
import { useFormUrlState } from '../../ui/office/forms/use-form-url-state';
import { useReturnFocus } from '../../ui/office/overlays/use-return-focus';
import { PageHead } from '../../ui/office/page/PageHead';
import { usePageTitle } from '../../ui/page/use-page-title';
import listPage from '../../ui/office/lists/ListPage.module.css';
import { useFocusWhenRowLeaves } from '../../ui/office/lists/use-focus-when-row-leaves';
import { useToast } from '../../ui/office/overlays/use-toast';
import { InviteForm } from './InviteForm';
import type { InviteValues } from './invite-form';
import { useUserChanges } from './use-user-changes';
import { useUserName } from './use-user-name';
import type { UserTask } from './user-tasks';
import { useUsersQuery, type OfficeUserFragment } from './Users.generated';
import { usersMessages as messages } from './users.messages';
import { UsersTable } from './UsersTable';

const pageSize = 50;

const userFilters = defineFilters({ search: text('q'), view: choice('role', roleValues, 'admin') });
const viewMessages = { admin: messages.admins, client: messages.clients };

/** Actions that are confirmed, because they cannot be undone. */
type PendingAction =
  { kind: 'endSessions' | 'revoke'; user: OfficeUserFragment } | { kind: 'promote'; values: InviteValues };

/** The accounts: admins with invitations, and clients. */
export function UsersPage() {
  const intl = useIntl();
  const { form, open, close } = useFormUrlState(['new']);
  const isNew = form !== undefined;
  usePageTitle(intl.formatMessage(pageNameMessages.users));
  const { filters, filter } = useUrlFilters(userFilters);
  const { search, view } = filters;
  const query = useUsersQuery({ variables: { role: view, search: search || null, first: pageSize } });
  // During a search the list stays; but the accounts of the other list must not be displayed.
  const list = useGrowingList(query, 'users', view);
  const { toast, setToast, showFailed, closeToast } = useToast();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const changes = useUserChanges(setToast);
  const inviteButton = useRef<HTMLButtonElement>(null);
  useReturnFocus(isNew, inviteButton);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenRowLeaves(title, toast, list.rows);

  const send = async (values: InviteValues, promotesClient = false) => {
    const outcome = await changes.invite(values, promotesClient);
    if (outcome.kind === 'sent') close();
    if (outcome.kind === 'isClient') setPendingAction({ kind: 'promote', values });
    return outcome.kind === 'refused' ? outcome.fields : {};
  };
  /** There are no fields to display the server's errors at. */
  const showRejection = (fields: Failure['fields']) => {
    const [text] = Object.values(fields);
    if (text !== undefined) showFailed(text);
  };
  const inviteAgain = async (user: OfficeUserFragment) => {
    const outcome = await changes.invite(valuesOf(user));
    if (outcome.kind === 'isClient') setPendingAction({ kind: 'promote', values: valuesOf(user) });
    if (outcome.kind === 'refused') showRejection(outcome.fields);
  };
  const act = (user: OfficeUserFragment, task: UserTask) => {
    if (task === 'endSessions' || task === 'revoke') setPendingAction({ kind: task, user });
    else if (task === 'disable') void changes.disable(user);
    else if (task === 'enable') void changes.enable(user);
    else void inviteAgain(user);
  };
  const confirmAction = async (action: PendingAction) => {
    if (action.kind === 'promote') showRejection(await send(action.values, true));
    else if (action.kind === 'revoke') await changes.revoke(action.user);
    else await changes.endSessions(action.user);
    setPendingAction(undefined);
  };

  return (
    <div className={listPage.page}>
      <PageHead
        heading={<FormattedMessage {...pageNameMessages.users} />}
        headingRef={title}
        tools={
          !isNew && (
            <Button ref={inviteButton} size="small" variant="primary" onClick={() => open('new')}>
              <FormattedMessage {...messages.invite} />
            </Button>
          )
        }
        intro={<FormattedMessage {...messages.intro} />}
      />
      {isNew && <InviteForm onSend={send} onClose={close} />}
      <div className={listPage.filters} role="search" aria-label={intl.formatMessage(pageNameMessages.users)}>
        <SearchField
          id="users-search"
          label={intl.formatMessage(messages.search)}
          value={search}
          onSearch={(wanted) => filter({ search: wanted })}
        />
        <ChoiceField
          id="users-view"
          label={intl.formatMessage(wordMessages.show)}
          values={roleValues}
          labels={viewMessages}
          value={view}
          onChoose={(chosen) => filter({ view: chosen })}
        />
      </div>
      <LoadFailed
        onRetry={query.refetch}
        loading={!list.rows && <FormattedMessage {...messages.loading} />}
        layout="table"
      >
        {list.hasFailed && <FormattedMessage {...messages.loadFailed} />}
      </LoadFailed>
      <p role="status" className={listPage.quiet}>
        {list.rows && <Count count={list.total} />}
      </p>
      {list.rows && (
        <div className={listPage.list} aria-busy={list.isStale || undefined}>
          <UsersTable view={view} users={list.rows} onTask={act} />
        </div>
      )}
      {list.hasMore && (
        <ShowMoreButton
          list={list}
          label={wordMessages.showMore}
          busyLabel={messages.loading}
          failure={messages.loadFailed}
        />
      )}
      <Toast toast={toast} onClose={closeToast} />
      {pendingAction && (
        <UserConfirmDialog
          pendingAction={pendingAction}
          isBusy={changes.isBusy}
          onConfirm={() => void confirmAction(pendingAction)}
          onCancel={() => setPendingAction(undefined)}
        />
      )}
    </div>
  );
}

function Count({ count }: { count: number }) {
  return count < countedTo ? (
    <FormattedMessage {...messages.count} values={{ count }} />
  ) : (
    <FormattedMessage {...messages.countOrMore} values={{ count: countedTo - 1 }} />
  );
}

interface UserConfirmDialogProps {
  pendingAction: PendingAction;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function UserConfirmDialog({ pendingAction, isBusy, onConfirm, onCancel }: UserConfirmDialogProps) {
  const nameOf = useUserName();
  const frame = {
    busy: isBusy,
    busyLabel: <FormattedMessage {...messages.working} />,
    cancelLabel: <FormattedMessage {...messages.keep} />,
    onConfirm,
    onCancel,
  };
  switch (pendingAction.kind) {
    case 'promote':
      return (
        <ConfirmDialog
          {...frame}
          heading={
            <FormattedMessage {...messages.promoteHeading} values={{ email: pendingAction.values.email }} />
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
          heading={
            <FormattedMessage {...messages.revokeHeading} values={{ email: pendingAction.user.email }} />
          }
          confirmLabel={<FormattedMessage {...messages.revoke} />}
        >
          <FormattedMessage {...messages.revokeText} />
        </ConfirmDialog>
      );
    case 'endSessions':
      return (
        <ConfirmDialog
          {...frame}
          heading={
            <FormattedMessage {...messages.endHeading} values={{ name: nameOf(pendingAction.user) }} />
          }
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
