import type { OfficeClassTypeFragment } from '../../features/catalog/ClassTypesPage.generated';
import type { DashboardQuery } from '../../features/dashboard/DashboardPage.generated';
import type { Role } from '../../schema/role.generated';

/** What a log-in leaves in the browser. */
export function logInAs(role: Role, firstName: string | null = 'Dana'): void {
  localStorage.setItem('token', 'a-token');
  localStorage.setItem('user', JSON.stringify({ role, firstName }));
}

export function dashboardOf(changes: Partial<DashboardQuery['dashboard']>) {
  return {
    dashboard: {
      __typename: 'Dashboard',
      totalUsers: 0,
      totalClassTypes: 0,
      upcomingClasses: 0,
      totalBookings: 0,
      openContactMessages: 0,
      failedMessages: 0,
      recentBookings: [],
      upcomingClassList: [],
      ...changes,
    },
  };
}

export const emptyDashboard = dashboardOf({});

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
    isActive: true,
    ...changes,
  };
}

/** The catalogue as the server answers it. */
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
