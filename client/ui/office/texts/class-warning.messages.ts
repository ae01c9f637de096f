import { defineMessages } from 'react-intl';

import type { ClassWarning } from '../../../schema/class-warning.generated';

export const classWarningMessages = defineMessages({
  authorizationExpired: {
    id: 'admin.classWarning.authorizationExpired',
    defaultMessage: 'Authorization expires before the class ends',
    description: 'Short warning at a class of the office',
  },
  languageNotTaught: {
    id: 'admin.classWarning.languageNotTaught',
    defaultMessage: 'Instructor does not teach in this language',
    description: 'Short warning at a class of the office',
  },
  overVenueCapacity: {
    id: 'admin.classWarning.overVenueCapacity',
    defaultMessage: 'More seats than the venue has room for',
    description: 'Short warning at a class of the office',
  },
}) satisfies Record<ClassWarning, unknown>;
