import { FormattedMessage } from 'react-intl';

import { useOfficeFormats } from '../../i18n/office/office-formats';
import { officeZone } from '../../i18n/office/office-zone';
import type { Role } from '../../schema/role.generated';
import type { UserState } from '../../schema/user-state.generated';
import { Button } from '../../ui/elements/Button';
import { EmailText } from '../../ui/office/contact/EmailText';
import type { Column } from '../../ui/office/lists/Table';
import { Tag, type TagTone } from '../../ui/elements/Tag';
import listPage from '../../ui/office/lists/ListPage.module.css';
import { wordMessages } from '../../ui/office/texts/console-words.messages';
import { fieldMessages } from '../../ui/office/texts/fields.messages';
import { useOpenedAt } from '../../ui/page/use-opened-at';
import { taskMessages, type UserTask } from './user-tasks';
import type { OfficeUserFragment } from './Users.generated';
import { roleMessages, userStateMessages, usersMessages as messages } from './users.messages';
import styles from './Users.module.css';
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

/** An account: name, role, state and last use. */
export function useUserColumns(
  view: Role,
  isOpen: (user: OfficeUserFragment) => boolean,
  onToggle: (user: OfficeUserFragment) => void,
  onTask: (user: OfficeUserFragment, task: UserTask) => void,
): Column<OfficeUserFragment>[] {
  const formats = useOfficeFormats();
  const nameOf = useUserName();
  return [
    {
      label: fieldMessages.name,
      cell: (user) => (
        <span className={listPage.name}>
          <EmailText>{nameOf(user)}</EmailText>
          {user.isViewer && (
            <span className={styles.you}>
              {' ('}
              <FormattedMessage {...messages.you} />)
            </span>
          )}
        </span>
      ),
    },
    { label: fieldMessages.email, cell: ({ email }) => <EmailText>{email}</EmailText> },
    view === 'admin'
      ? {
          label: messages.role,
          cell: ({ role }) => (
            <FormattedMessage {...(role === 'admin' ? roleMessages.admin : roleMessages.invited)} />
          ),
        }
      : {
          label: messages.confirmed,
          cell: ({ isConfirmed }) => (
            <FormattedMessage {...(isConfirmed ? wordMessages.yes : wordMessages.no)} />
          ),
        },
    {
      label: fieldMessages.status,
      cell: (user) => (
        <>
          <span className={styles.state}>
            <Tag tone={toneOf[user.state]}>
              <FormattedMessage {...userStateMessages[user.state]} />
            </Tag>
          </span>
          <Since user={user} />
        </>
      ),
    },
    {
      label: messages.lastLogin,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? formats.instant(lastLoginAt, officeZone) : <FormattedMessage {...messages.never} />,
    },
    {
      label: wordMessages.actions,
      isActions: true,
      cell: (user) => {
        const task = firstTaskOf[user.state];
        const which = (
          <span className="visually-hidden">
            {' '}
            <FormattedMessage {...wordMessages.ofName} values={{ name: nameOf(user) }} />
          </span>
        );
        return (
          <>
            {!user.isViewer && (
              <Button
                size="small"
                variant={task === 'disable' ? 'danger' : 'secondary'}
                onClick={() => onTask(user, task)}
              >
                <span className={styles.action}>
                  <FormattedMessage {...taskMessages[task]} />
                  {which}
                </span>
              </Button>
            )}
            <Button size="small" aria-expanded={isOpen(user)} onClick={() => onToggle(user)}>
              <span className={styles.action}>
                <FormattedMessage {...(isOpen(user) ? messages.hide : wordMessages.details)} />
                {which}
              </span>
            </Button>
          </>
        );
      },
    },
  ];
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
