import { personForm } from './office/office-person';
import { changeForm } from './own/change-form';

const tooLong = { firstName: 'é'.repeat(101), email: `${'a'.repeat(250)}@b.co`, phone: '5'.repeat(41) };

it.each([
  ['the office’s form of a person', personForm.check({ ...personForm.initial, ...tooLong })],
  ['the form for changing one’s own booking', changeForm.check({ ...changeForm.initial, ...tooLong })],
])('limits texts to what the server stores, in %s', (_form, problems) => {
  expect(problems).toMatchObject({ firstName: 'atMost100', email: 'atMost254', phone: 'atMost40' });
});
