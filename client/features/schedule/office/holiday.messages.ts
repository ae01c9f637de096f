import { defineMessages } from 'react-intl';

import type { FederalHoliday } from '../../../schema/federal-holiday.generated';

export const holidayMessages = defineMessages({
  newYear: {
    id: 'admin.class.holiday.newYear',
    defaultMessage: 'New Year’s Day',
    description: 'Federal holiday',
  },
  martinLutherKing: {
    id: 'admin.class.holiday.martinLutherKing',
    defaultMessage: 'Martin Luther King Jr. Day',
    description: 'Federal holiday',
  },
  washington: {
    id: 'admin.class.holiday.washington',
    defaultMessage: 'Presidents’ Day',
    description: 'Federal holiday',
  },
  memorial: {
    id: 'admin.class.holiday.memorial',
    defaultMessage: 'Memorial Day',
    description: 'Federal holiday',
  },
  juneteenth: {
    id: 'admin.class.holiday.juneteenth',
    defaultMessage: 'Juneteenth',
    description: 'Federal holiday',
  },
  independence: {
    id: 'admin.class.holiday.independence',
    defaultMessage: 'Independence Day',
    description: 'Federal holiday',
  },
  labor: { id: 'admin.class.holiday.labor', defaultMessage: 'Labor Day', description: 'Federal holiday' },
  columbus: {
    id: 'admin.class.holiday.columbus',
    defaultMessage: 'Columbus Day',
    description: 'Federal holiday',
  },
  veterans: {
    id: 'admin.class.holiday.veterans',
    defaultMessage: 'Veterans Day',
    description: 'Federal holiday',
  },
  thanksgiving: {
    id: 'admin.class.holiday.thanksgiving',
    defaultMessage: 'Thanksgiving',
    description: 'Federal holiday',
  },
  christmas: {
    id: 'admin.class.holiday.christmas',
    defaultMessage: 'Christmas',
    description: 'Federal holiday',
  },
}) satisfies Record<FederalHoliday, unknown>;
