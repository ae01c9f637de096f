import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Role } from '../../schema/role.generated';
import { HeadCell, Table, WideRow } from '../../ui/office/Table';
import type { UserTask } from './user-tasks';
import { UserRow } from './UserRow';
import type { OfficeUserFragment } from './Users.generated';
import { usersMessages as messages } from './users.messages';

interface UsersTableProps {
  view: Role;
  users: readonly OfficeUserFragment[];
  onTask: (user: OfficeUserFragment, task: UserTask) => void;
}

/** The accounts of a list; a row expands to the account's history. */
export function UsersTable({ view, users, onTask }: UsersTableProps) {
  const [opened, setOpened] = useState<string>();
  const columns = [
    messages.name,
    messages.email,
    view === 'admin' ? messages.role : messages.confirmed,
    messages.state,
    messages.lastLogin,
    messages.actions,
  ] as const;
  return (
    <Table
      caption={<FormattedMessage {...(view === 'admin' ? messages.admins : messages.clients)} />}
      head={columns.map((column) => (
        <HeadCell key={column.id}>
          <FormattedMessage {...column} />
        </HeadCell>
      ))}
    >
      {users.length === 0 && (
        <WideRow columns={columns.length}>
          <FormattedMessage {...messages.none} />
        </WideRow>
      )}
      {users.map((user) => (
        <UserRow
          key={user.id}
          view={view}
          user={user}
          columns={columns.length}
          isOpen={opened === user.id}
          onToggle={() => setOpened(opened === user.id ? undefined : user.id)}
          onTask={(task) => onTask(user, task)}
        />
      ))}
    </Table>
  );
}
