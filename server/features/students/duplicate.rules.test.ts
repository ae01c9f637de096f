import {
  areClearlyDifferentNames,
  groupedBy,
  pairsAmong,
  reasonsFor,
  type ComparedStudent,
} from './duplicate.rules.js';

const jose: ComparedStudent = {
  id: 'a',
  firstName: 'José',
  lastName: 'Peña',
  email: 'jose@example.com',
  phone: '(801) 555-0117',
};
const stranger = { id: 'b', firstName: 'Ana', lastName: 'Cruz', email: 'ana@example.com', phone: null };

describe('two students', () => {
  it.each([
    ['the email in other letters', { email: 'JOSE@Example.com' }, ['email']],
    ['the phone in another form', { phone: '+1 801.555.0117 ext. 4' }, ['phone']],
    ['the name without accents', { firstName: 'jose', lastName: 'PENA' }, ['name']],
    ['first and last name the other way round', { firstName: 'Pena', lastName: 'Jose' }, ['name']],
    ['all of it', { ...jose, id: 'b' }, ['email', 'phone', 'name']],
    ['an email with a dot more', { email: 'jo.se@example.com' }, []],
    ['a number of another country that ends alike', { phone: '+52 801 555 0117' }, []],
    ['no phone either', { phone: null }, []],
  ] as const)('who share %s', (_case, changes, reasons) => {
    expect(reasonsFor(jose, { ...stranger, ...changes })).toEqual(reasons);
    expect(reasonsFor({ ...stranger, ...changes }, jose)).toEqual(reasons);
  });

  it('without a phone do not share one', () => {
    expect(reasonsFor({ ...jose, phone: null }, stranger)).toEqual([]);
    expect(reasonsFor({ ...jose, phone: '911' }, { ...stranger, phone: '911' })).toEqual([]);
  });
});

describe('the names of a crew', () => {
  it.each([
    ['Juan Salazar', 'Pedro Salazar', true],
    ['Ana Cruz', 'Eva Ruiz', true],
    ['José Luis Peña', 'María Luisa Peña', true],
    ['José Peña', 'José Luis Peña', false],
    ['José Peña', 'Pena Jose', false],
    ['J. Peña', 'José Peña', false],
    ['Jose Hernandez', 'José Hernandes', false],
    ['Ana-María Cruz', 'Ana Maria Cruz', false],
  ])('%s and %s: clearly different is %s', (left, right, areDifferent) => {
    const [one, other] = [left, right].map((name) => {
      const [firstName = '', ...rest] = name.split(' ');
      return { ...stranger, firstName, lastName: rest.join(' ') };
    });
    if (!one || !other) throw new Error('two names were given');
    expect(areClearlyDifferentNames(one, other)).toBe(areDifferent);
    expect(areClearlyDifferentNames(other, one)).toBe(areDifferent);
  });
});

describe('pairs among students', () => {
  const crew = (size: number) =>
    Array.from({ length: size }, (_, index) => ({
      id: String(index),
      firstName: `Worker ${index}`,
      lastName: 'Salazar',
      email: 'office@roofing.example',
      phone: null,
    }));

  it('occur once, with the smaller id first and the number of shared properties', () => {
    const twin = { ...jose, id: '0', firstName: 'Jose' };
    const groups = [...groupedBy([jose, twin], 'email'), ...groupedBy([jose, twin], 'name')];
    expect(groups).toHaveLength(2);
    expect(pairsAmong(groups)).toEqual([{ oneId: '0', otherId: 'a', strength: '3' }]);
  });

  it('include all of four students who share an email, but none of five: that is a company’s email', () => {
    expect(pairsAmong(groupedBy(crew(4), 'email'))).toHaveLength(6);
    expect(pairsAmong(groupedBy(crew(5), 'email'))).toEqual([]);
  });
});
