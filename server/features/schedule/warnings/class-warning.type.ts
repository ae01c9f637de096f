import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { CLASS_WARNINGS } from './class-warning.rules.js';

export const ClassWarningEnum = enumOf(CLASS_WARNINGS);
registerEnumType(ClassWarningEnum, {
  name: 'ClassWarning',
  description: 'A conflict between a class and its venue or instructor.',
  valuesConfig: {
    authorizationExpired: { description: "The instructor's authorization expires before the last day." },
    languageNotTaught: { description: "The instructor does not teach in the class's language." },
    overVenueCapacity: { description: "The class has more seats than the venue's capacity." },
  },
});
