import { centsOf, dollarsText } from '../../i18n/dollars';
import { categoryValues, type Category } from '../../schema/category.generated';
import type { ClassTypeCreateMutationVariables, OfficeClassTypeFragment } from './ClassTypesPage.generated';

type ClassTypeInput = ClassTypeCreateMutationVariables['input'];

/** What the form holds: texts as they were typed. */
export interface ClassTypeValues {
  name: string;
  nameEs: string;
  category: string;
  durationHours: string;
  price: string;
  maxStudents: string;
  description: string;
  descriptionEs: string;
  requirements: string;
  requirementsEs: string;
  isActive: boolean;
}

export const classTypeFields = [
  'name',
  'nameEs',
  'category',
  'durationHours',
  'price',
  'maxStudents',
  'description',
  'descriptionEs',
  'requirements',
  'requirementsEs',
  'isActive',
] as const satisfies readonly (keyof ClassTypeValues)[];

/** Specification section 9: 20 seats unless somebody says otherwise. */
export const newClassType: ClassTypeValues = {
  name: '',
  nameEs: '',
  category: '',
  durationHours: '',
  price: '',
  maxStudents: '20',
  description: '',
  descriptionEs: '',
  requirements: '',
  requirementsEs: '',
  isActive: true,
};

export function valuesOf(type: OfficeClassTypeFragment): ClassTypeValues {
  return {
    name: type.name,
    nameEs: type.nameEs ?? '',
    category: type.category,
    durationHours: String(type.durationHours),
    price: dollarsText(type.priceCents),
    maxStudents: String(type.maxStudents),
    description: type.description,
    descriptionEs: type.descriptionEs ?? '',
    requirements: type.requirements ?? '',
    requirementsEs: type.requirementsEs ?? '',
    isActive: type.isActive,
  };
}

export type ClassTypeProblem =
  | 'nameRequired'
  | 'categoryRequired'
  | 'durationRequired'
  | 'durationInvalid'
  | 'priceRequired'
  | 'priceInvalid'
  | 'maxStudentsRequired'
  | 'maxStudentsInvalid'
  | 'descriptionRequired';

function isCategory(value: string): value is Category {
  return categoryValues.some((category) => category === value);
}

/** The same bounds as the server's. */
export function checkClassType(values: ClassTypeValues): {
  [field in keyof ClassTypeValues]?: ClassTypeProblem;
} {
  const hours = Number(values.durationHours);
  const seats = Number(values.maxStudents);
  const isBlank = (text: string) => text.trim() === '';
  return {
    ...(isBlank(values.name) && { name: 'nameRequired' }),
    ...(!isCategory(values.category) && { category: 'categoryRequired' }),
    ...(isBlank(values.durationHours)
      ? { durationHours: 'durationRequired' }
      : !(hours > 0 && hours <= 200 && Number.isInteger(hours * 2)) && { durationHours: 'durationInvalid' }),
    ...(isBlank(values.price)
      ? { price: 'priceRequired' }
      : centsOf(values.price) === undefined && { price: 'priceInvalid' }),
    ...(isBlank(values.maxStudents)
      ? { maxStudents: 'maxStudentsRequired' }
      : !(Number.isInteger(seats) && seats >= 1 && seats <= 1000) && { maxStudents: 'maxStudentsInvalid' }),
    ...(isBlank(values.description) && { description: 'descriptionRequired' }),
  };
}

/** What goes to the server; undefined for values that were not checked. */
export function inputOf(values: ClassTypeValues): ClassTypeInput | undefined {
  const priceCents = centsOf(values.price);
  if (priceCents === undefined || !isCategory(values.category)) return undefined;
  const optional = (text: string) => text.trim() || null;
  return {
    name: values.name.trim(),
    nameEs: optional(values.nameEs),
    category: values.category,
    durationHours: Number(values.durationHours),
    priceCents,
    maxStudents: Number(values.maxStudents),
    description: values.description.trim(),
    descriptionEs: optional(values.descriptionEs),
    requirements: optional(values.requirements),
    requirementsEs: optional(values.requirementsEs),
    isActive: values.isActive,
  };
}
