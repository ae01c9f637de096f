import { personForm } from './office/person/office-person';
import { changeForm } from './own/change-form';

const tooLong = { firstName: 'é'.repeat(101), email: `${'a'.repeat(250)}@b.co`, phone: '5'.repeat(41) };

it.each([
  ['the office’s form of a person', personForm.check({ ...personForm.initial, ...tooLong })],
  ['the form for changing one’s own booking', changeForm.check({ ...changeForm.initial, ...tooLong })],
])('limits texts to what the server stores, in %s', (_form, problems) => {
  expect(problems).toMatchObject({ firstName: 'atMost100', email: 'atMost254', phone: 'atMost40' });
});

const problemsOf = (firstName: string) => personForm.check({ ...personForm.initial, firstName });

it.each(['Call 801-555-0100', 'Call (801) 555 0100', '18015550100', '+1 801.555.0100', '801555-0100'])(
  'takes %j for a phone number instead of a name',
  (firstName) => {
    expect(problemsOf(firstName)).toMatchObject({ firstName: 'notAName' });
  },
);

it.each(['12345', 'Ana 84103', 'Ana1732781234567', 'Ana 1732781234', 'Ana 12 345'])(
  'accepts %j, which is no phone number',
  (firstName) => {
    expect(problemsOf(firstName)).not.toHaveProperty('firstName');
  },
);
