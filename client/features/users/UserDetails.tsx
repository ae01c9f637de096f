import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { consolePathTo, consolePaths } from '../../console-paths';
import { useOfficeFormats } from '../../i18n/office/office-formats';
import { officeZone } from '../../i18n/office/office-zone';
import type { UserState } from '../../schema/user-state.generated';
import { Button, ButtonRow } from '../../ui/elements/Button';
import { LoadFailed } from '../../ui/office/page/LoadFailed';
import listPage from '../../ui/office/lists/ListPage.module.css';
import { messageOfAction } from './message-of-action';
import { taskMessages, type UserTask } from './user-tasks';
import { useUserActionsQuery, type OfficeUserFragment, type UserActionsQuery } from './Users.generated';
import { usersMessages as messages } from './users.messages';
import styles from './Users.module.css';

/** Actions with a confirmation, because they cannot be undone. */
const tasksOf: Readonly<Record<UserState, readonly UserTask[]>> = {
  active: ['endSessions'],
  invited: ['revoke'],
  unconfirmed: [],
  disabled: [],
};

/** The pages of records, by their type in the audit log. */
const pathOfRecord: Readonly<Record<string, (id: string) => string>> = {
  booking: consolePathTo.booking,
  classInstance: consolePathTo.class,
  crewBooking: consolePathTo.crew,
  student: consolePathTo.student,
};

interface UserDetailsProps {
  user: OfficeUserFragment;
  onTask: (task: UserTask) => void;
}

/** The other actions for an account, and its history. */
export function UserDetails({ user, onTask }: UserDetailsProps) {
  const tasks = user.isViewer ? [] : tasksOf[user.state];
  return (
    <div className={styles.details}>
      {tasks.length > 0 && (
        <ButtonRow>
          {tasks.map((task) => (
            <Button key={task} size="small" variant="danger" onClick={() => onTask(task)}>
              <FormattedMessage {...taskMessages[task]} />
            </Button>
          ))}
        </ButtonRow>
      )}
      {user.isViewer && (
        <p>
          <Link className={styles.link} to={consolePaths.account}>
            <FormattedMessage {...messages.ownAccount} />
          </Link>
        </p>
      )}
      <h2 className={styles.subheading} tabIndex={-1}>
        <FormattedMessage {...messages.history} />
      </h2>
      <History userId={user.id} />
    </div>
  );
}

function History({ userId }: { userId: string }) {
  const formats = useOfficeFormats();
  const { data, error, refetch } = useUserActionsQuery({ variables: { userId } });
  if (!data)
    return (
      <LoadFailed onRetry={refetch} loading={<FormattedMessage {...messages.historyLoading} />}>
        {error && <FormattedMessage {...messages.historyFailed} />}
      </LoadFailed>
    );
  if (data.userActions.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.historyNone} />
      </p>
    );
  return (
    <ol className={styles.history}>
      {data.userActions.map((done) => (
        <li key={done.id}>
          <time dateTime={done.at}>{formats.instant(done.at, officeZone)}</time>{' '}
          <span className={listPage.text}>
            <ActionText done={done} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function ActionText({ done }: { done: UserActionsQuery['userActions'][number] }) {
  const intl = useIntl();
  const action = intl.formatMessage(messageOfAction(done.action));
  if (!done.isOwn && done.actorName)
    return <FormattedMessage {...messages.byActor} values={{ action, name: done.actorName }} />;
  const to = done.action.endsWith('.deleted') ? undefined : pathOfRecord[done.subjectType]?.(done.subjectId);
  return to === undefined ? action : <Link to={to}>{action}</Link>;
}
