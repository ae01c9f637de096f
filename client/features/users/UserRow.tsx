import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { useOfficeFormats } from '../../i18n/office-formats';
import { officeZone } from '../../i18n/office-zone';
import type { Role } from '../../schema/role.generated';
import type { UserState } from '../../schema/user-state.generated';
import { Button } from '../../ui/Button';
import { ActionsCell, DataCell, Row, RowHeader, WideRow } from '../../ui/office/Table';
import { Tag, type TagTone } from '../../ui/Tag';
import listPage from '../../ui/office/ListPage.module.css';
import { useOpenedAt } from '../../ui/use-opened-at';
import { taskMessages, type UserTask } from './user-tasks';
import { UserDetails } from './UserDetails';
import type { OfficeUserFragment } from './Users.generated';
import { roleMessages, userStateMessages, usersMessages as messages } from './users.messages';
import styles from './UsersPage.module.css';
import { useUserName } from './use-user-name';

const toneOf: Readonly<Record<UserState, TagTone>> = {
  active: 'ok',
  invited: 'info',
  unconfirmed: 'pending',
  disabled: 'done',
};

/** The most frequent action, in the row; the others are in the details. */
const firstTaskOf: Readonly<Record<UserState, UserTask>> = {
  active: 'disable',
  invited: 'inviteAgain',
  unconfirmed: 'disable',
  disabled: 'enable',
};

interface UserRowProps {
  view: Role;
  user: OfficeUserFragment;
  /** The number of columns of the table. */
  columns: number;
  isOpen: boolean;
  onToggle: () => void;
  onTask: (task: UserTask) => void;
}

/** An account: name, role, state and last use. */
export function UserRow({ view, user, columns, isOpen, onToggle, onTask }: UserRowProps) {
  const intl = useIntl();
  const formats = useOfficeFormats();
  const nameOf = useUserName();
  const label = (message: MessageDescriptor) => intl.formatMessage(message);
  const { email, state, role, isViewer, isConfirmed, lastLoginAt } = user;
  const task = firstTaskOf[state];
  const which = (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage {...messages.ofUser} values={{ name: nameOf(user) }} />
    </span>
  );
  return (
    <>
      <Row onEnter={onToggle}>
        <RowHeader>
          <span className={listPage.name}>{nameOf(user)}</span>
          {isViewer && (
            <span className={styles.you}>
              {' ('}
              <FormattedMessage {...messages.you} />)
            </span>
          )}
        </RowHeader>
        <DataCell label={label(messages.email)}>
          <span className={listPage.text}>{email}</span>
        </DataCell>
        {view === 'admin' ? (
          <DataCell label={label(messages.role)}>
            <FormattedMessage {...roleMessages[role]} />
          </DataCell>
        ) : (
          <DataCell label={label(messages.confirmed)}>
            <FormattedMessage {...(isConfirmed ? messages.yes : messages.no)} />
          </DataCell>
        )}
        <DataCell label={label(messages.state)}>
          <Tag tone={toneOf[state]}>
            <FormattedMessage {...userStateMessages[state]} />
          </Tag>
          <Since user={user} />
        </DataCell>
        <DataCell label={label(messages.lastLogin)}>
          {lastLoginAt ? formats.instant(lastLoginAt, officeZone) : <FormattedMessage {...messages.never} />}
        </DataCell>
        <ActionsCell>
          {!isViewer && (
            <Button
              size="small"
              variant={task === 'disable' ? 'danger' : 'secondary'}
              onClick={() => onTask(task)}
            >
              <span>
                <FormattedMessage {...taskMessages[task]} />
                {which}
              </span>
            </Button>
          )}
          <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
            <span>
              <FormattedMessage {...(isOpen ? messages.hide : messages.details)} />
              {which}
            </span>
          </Button>
        </ActionsCell>
      </Row>
      {isOpen && (
        <WideRow columns={columns}>
          <UserDetails user={user} onTask={onTask} />
        </WideRow>
      )}
    </>
  );
}

/** The expiry of an invitation, or the time when an account was disabled. */
function Since({ user: { state, invitationEndsAt, disabledAt } }: { user: OfficeUserFragment }) {
  const formats = useOfficeFormats();
  const now = useOpenedAt();
  if (state === 'invited' && invitationEndsAt) {
    const isOver = Date.parse(invitationEndsAt) <= now;
    return (
      <span className={styles.since}>
        <FormattedMessage
          {...(isOver ? messages.invitationOver : messages.invitedUntil)}
          values={{ when: formats.instant(invitationEndsAt, officeZone) }}
        />
      </span>
    );
  }
  if (state !== 'disabled' || !disabledAt) return null;
  return (
    <span className={styles.since}>
      <FormattedMessage
        {...messages.disabledSince}
        values={{ when: formats.instant(disabledAt, officeZone) }}
      />
    </span>
  );
}
