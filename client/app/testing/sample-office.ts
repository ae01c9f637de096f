import type { OfficeClassTypeFragment } from '../../features/catalog/ClassTypesPage.generated';
import type { DashboardQuery } from '../../features/dashboard/DashboardPage.generated';
import type { TodayQuery } from '../../features/dashboard/Today.generated';
import type { Role } from '../../schema/role.generated';

/** Stores a session as a log-in does. */
export function logInAs(role: Role, firstName: string | null = 'Dana'): void {
  localStorage.setItem('token', 'a-token');
  localStorage.setItem('user', JSON.stringify({ role, firstName }));
}

export function dashboardOf(
  changes: Partial<DashboardQuery['dashboard']>,
  installationProblems: DashboardQuery['installationProblems'] = [],
) {
  return {
    installationProblems,
    dashboard: {
      __typename: 'Dashboard',
      totalUsers: 0,
      totalClassTypes: 0,
      upcomingClasses: 0,
      totalBookings: 0,
      openContactMessages: 0,
      refundsDueCount: 0,
      refundsDueCents: 0,
      recentBookings: [],
      upcomingClassList: [],
      ...changes,
    },
  };
}

export const emptyDashboard = dashboardOf({});

/** The Today query's result: no tasks except `changes`. */
export function todayOf(changes: Partial<TodayQuery['today']> = {}, more: Partial<TodayQuery> = {}) {
  return {
    today: {
      __typename: 'Today',
      classes: [],
      classCount: 0,
      unpaidBookings: [],
      unpaidCount: 0,
      unpaidCents: 0,
      underMinimum: [],
      underMinimumCount: 0,
      unrecorded: [],
      unrecordedCount: 0,
      ...changes,
    },
    contactMessages: { __typename: 'ContactMessageConnection', nodes: [], totalCount: 0 },
    outboxMessages: { __typename: 'OutboxMessageConnection', nodes: [], totalCount: 0 },
    ...more,
  };
}

export const nothingToday = todayOf();

export function classType(changes: Partial<OfficeClassTypeFragment> = {}) {
  return {
    __typename: 'ClassType',
    id: 'forklift',
    version: 1,
    name: 'Forklift Operator',
    nameEs: 'Operador de montacargas',
    description: 'Driving evaluation after lunch.',
    descriptionEs: null,
    requirements: null,
    requirementsEs: null,
    category: 'equipment' as const,
    durationHours: 4.5,
    priceCents: 14950,
    maxStudents: 12,
    minStudents: null,
    certificateMonths: null,
    isActive: true,
    ...changes,
  };
}

/** The catalogue as the server returns it. */
export function catalogueOf(...nodes: ReturnType<typeof classType>[]) {
  return {
    classTypes: {
      __typename: 'ClassTypeConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      totalCount: nodes.length,
    },
  };
}
