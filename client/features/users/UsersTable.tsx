import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Role } from '../../schema/role.generated';
import { Table } from '../../ui/office/lists/Table';
import { useUserColumns } from './use-user-columns';
import type { UserTask } from './user-tasks';
import { UserDetails } from './UserDetails';
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
  const isOpen = ({ id }: OfficeUserFragment) => opened === id;
  const toggle = (user: OfficeUserFragment) => setOpened(isOpen(user) ? undefined : user.id);
  return (
    <Table
      caption={<FormattedMessage {...(view === 'admin' ? messages.admins : messages.clients)} />}
      columns={useUserColumns(view, isOpen, toggle, onTask)}
      items={users}
      empty={<FormattedMessage {...messages.none} />}
      row={(user) => ({
        onEnter: () => toggle(user),
        details: isOpen(user) && <UserDetails user={user} onTask={(task) => onTask(user, task)} />,
      })}
    />
  );
}
