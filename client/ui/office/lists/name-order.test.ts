import { inNameOrder } from './name-order';

const records = [
  { name: 'Concrete', nameEs: 'Hormigón' },
  { name: 'Lifts', nameEs: 'Élevadores' },
  { name: 'Forklift Operator', nameEs: null },
  { name: 'First aid', nameEs: 'Andamios' },
];

it.each([
  ['en', ['Concrete', 'First aid', 'Forklift Operator', 'Lifts']],
  ['es', ['First aid', 'Lifts', 'Forklift Operator', 'Concrete']],
] as const)('lists records by the names that readers of %s see', (language, names) => {
  expect(inNameOrder(records, language).map(({ name }) => name)).toEqual(names);
});
