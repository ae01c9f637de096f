import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { CLASS_WARNINGS } from './class-warning.rules.js';

export const ClassWarningEnum = enumOf(CLASS_WARNINGS);
registerEnumType(ClassWarningEnum, {
  name: 'ClassWarning',
  description: 'What does not fit between a class and the venue or instructor it is planned with.',
  valuesConfig: {
    authorizationExpired: { description: "The instructor's authorization ends before the last day." },
    languageNotTaught: { description: 'The instructor does not teach in its language.' },
    overVenueCapacity: { description: 'It has more seats than the venue has room for.' },
  },
});
