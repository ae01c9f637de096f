import { blankPerson } from '../crew-people';
import { readList } from './read-list';

const peopleIn = (pasted: string) => readList(pasted).people;
const short = (pasted: string) =>
  peopleIn(pasted).map(({ firstName, lastName, email, phone, language }) =>
    [firstName, lastName, email, phone, language].join('|').replace(/\|+$/, ''),
  );

describe('a pasted list of names', () => {
  it.each([
    [
      'Ana Ruiz <a@x.org>, Luis Soto <l@x.org>, Eva Vega <e@x.org>',
      'Ana|Ruiz|a@x.org',
      'Luis|Soto|l@x.org',
      'Eva|Vega|e@x.org',
    ],
    [
      'Ana Ruiz a@x.org, Luis Soto l@x.org, Eva V e@x.org',
      'Ana|Ruiz|a@x.org',
      'Luis|Soto|l@x.org',
      'Eva|V|e@x.org',
    ],
    ['"Ruiz, Ana" <a@x.org>; "Soto, Luis" <l@x.org>', 'Ana|Ruiz|a@x.org', 'Luis|Soto|l@x.org'],
    ['Ruiz, Ana <a@x.org>, Soto, Luis <l@x.org>', 'Ana|Ruiz|a@x.org', 'Luis|Soto|l@x.org'],
    ['Ana Ruiz <a@x.org> Luis Soto <l@x.org>', 'Ana|Ruiz|a@x.org', 'Luis|Soto|l@x.org'],
    ['a@x.org Ana Ruiz, l@x.org Luis Soto', 'Ana|Ruiz|a@x.org', 'Luis|Soto|l@x.org'],
    ['Ana Ruiz, a@x.org, Luis Soto, l@x.org', 'Ana|Ruiz|a@x.org', 'Luis|Soto|l@x.org'],
    [
      'Ana Ruiz, a@x.org, 801-555-0101, Luis Soto, l@x.org',
      'Ana|Ruiz|a@x.org|801-555-0101',
      'Luis|Soto|l@x.org',
    ],
    ['Ana Ruiz 801-555-0101, Luis Soto 801-555-0102', 'Ana|Ruiz||801-555-0101', 'Luis|Soto||801-555-0102'],
    [
      'Ana Ruiz, Luis Soto, Eva Vega\nJuan Vega, Rosa Gil',
      'Ana|Ruiz',
      'Luis|Soto',
      'Eva|Vega',
      'Juan|Vega',
      'Rosa|Gil',
    ],
  ])('may have several people on a line: %j', (list, ...people) => {
    expect(readList(list).unused).toEqual([]);
    expect(short(list)).toEqual(people);
  });

  it.each([
    ['Ana Ruiz, a@x.org, b@x.org', 'Ana|Ruiz|a@x.org', 'b@x.org'],
    ['Ana\tRuiz\ta@x.org\tb@x.org', 'Ana|Ruiz|a@x.org', 'b@x.org'],
    ['b@x.org; Ana Ruiz <a@x.org>', 'Ana|Ruiz|a@x.org', 'b@x.org'],
    ['Ana Ruiz 801-555-0101 801-555-0102', 'Ana|Ruiz||801-555-0101', '801-555-0102'],
    ['Ana Ruiz\n801-555-0101\n801-555-0102', 'Ana|Ruiz||801-555-0101', '801-555-0102'],
    ['Ana Ruiz 123456789', 'Ana|Ruiz', '123456789'],
    ['Ana Ruiz - Carpintero', 'Ana|Ruiz', 'Carpintero'],
    ['Ana Ruiz (Carpintero)', 'Ana|Ruiz', 'Carpintero'],
    ['Ana Ruiz, Carpenter, 801-555-0101', 'Ana|Ruiz||801-555-0101', 'Carpenter'],
    ['Ana\tRuiz\tCarpenter\t801-555-0101', 'Ana|Ruiz||801-555-0101', 'Carpenter'],
    ['Capataz: Ana Ruiz', 'Ana|Ruiz', 'Capataz'],
    ['Empresa: Wasatch\nAna Ruiz', 'Ana|Ruiz', 'Empresa: Wasatch'],
    ['Hola, le mando la lista:\nAna Ruiz', 'Ana|Ruiz', 'Hola, le mando la lista:'],
    ['Hola\nAna Ruiz\n¡Muchas gracias! 🙏', 'Ana|Ruiz', 'Hola', '¡Muchas gracias! 🙏'],
    ['Hi,\nAna Ruiz\nThanks', 'Ana|Ruiz', 'Hi', 'Thanks'],
    ['Cuadrilla 3\nAna Ruiz', 'Ana|Ruiz', 'Cuadrilla 3'],
    ['Obra 3\nAna Ruiz', 'Ana|Ruiz', 'Obra 3'],
    ['Ana Ruiz\nVan también:\n801-555-0101', 'Ana|Ruiz', 'Van también:', '801-555-0101'],
    [
      '11/29/26, 10:32 AM - Jefe: Ana Ruiz\n11/29/26, 10:33 AM - Luis Soto left',
      'Ana|Ruiz',
      'Luis Soto left',
    ],
    ['Nombre\tCorreo\tIdioma\tTurno\nAna Ruiz\tana@\tFrancés\tA', 'Ana|Ruiz', 'ana@', 'Francés', 'Turno'],
    ['Name,Phone,Phone 2\nAna Ruiz,801-555-0101,801-555-0102', 'Ana|Ruiz||801-555-0101', '801-555-0102'],
    ['Cuadrilla 3\t\nNombre\tTel.\nAna Ruiz\t\nGracias\t', 'Ana|Ruiz', 'Cuadrilla 3', 'Gracias'],
    ['Quién viene\tTel.\nAna Ruiz\t', 'Ana|Ruiz', 'Quién viene'],
    [`Ana Ruiz\t${' '.repeat(500)}Luis Soto`, 'Ana|Ruiz', 'Luis Soto'],
  ])('reports what is not used: %j', (list, person, ...unused) => {
    expect(readList(list).unused).toEqual(unused);
    expect(short(list)).toEqual([person]);
  });

  it.each([
    ['Ana Ruiz 01-02-1990', 'Ana|Ruiz'],
    ['Ana Ruiz, DOB: 1990-02-01', 'Ana|Ruiz'],
    ['Ana Ruiz\t1/2/90\t801-555-0101', 'Ana|Ruiz||801-555-0101'],
    ['Ana Ruiz SSN 123-45-6789', 'Ana|Ruiz'],
    ['Ana Ruiz, SSN: 123 45 6789, 801-555-0101', 'Ana|Ruiz||801-555-0101'],
    ['Ana Ruiz 555-0142', 'Ana|Ruiz||555-0142'],
    ['Ana Ruiz 33-12-34-56-78', 'Ana|Ruiz||33-12-34-56-78'],
    ['Ana Ruiz +52 33 1234 5678', 'Ana|Ruiz||+52 33 1234 5678'],
    ['Ana Ruiz (801-555-0142 x12)', 'Ana|Ruiz||801-555-0142 x12'],
  ])('has no birth dates or Social Security numbers as phones: %j is %s', (line, person) => {
    expect(readList(line).unused).toEqual([]);
    expect(short(line)).toEqual([person]);
  });

  it.each([
    ['[10:32, 11/29/2026] Jefe: Ana Ruiz', 'Ana|Ruiz'],
    ['[29/11/26, 10:32:05 a. m.] +1 801 555 0199: Ana Ruiz', 'Ana|Ruiz'],
    ['11/29/26, 10:32 AM - Jefe: Ana Ruiz', 'Ana|Ruiz'],
    ['Nombre: Ana Ruiz\nTel: 801-555-0101', 'Ana|Ruiz||801-555-0101'],
    ['Nombre: Ana, Apellido: Ruiz', 'Ana|Ruiz'],
    ['Ruiz Soto, Ana María,', 'Ana María|Ruiz Soto'],
    ['Name: Ana Ruiz, Phone: 801-555-0101', 'Ana|Ruiz||801-555-0101'],
    ['Nombre: Ana\nApellidos: Ruiz Vega\nCorreo: a@x.org\nIdioma: español', 'Ana|Ruiz Vega|a@x.org||es'],
    ['Ana Ruiz - Español', 'Ana|Ruiz|||es'],
    ['Ana Ruiz - Español - 801-555-0101', 'Ana|Ruiz||801-555-0101|es'],
    ['Ana Ruiz (English)', 'Ana|Ruiz|||en'],
    ['Juan Carlos;Ruiz;801-555-0101', 'Juan Carlos|Ruiz||801-555-0101'],
    ['García López, Ana, 801-555-0101', 'Ana|García López||801-555-0101'],
  ])('may be copied from a chat, with labels and languages: %j is %s', (line, person) => {
    expect(readList(line).unused).toEqual([]);
    expect(short(line)).toEqual([person]);
  });

  it.each([
    ['Ana Ruiz, emergency contact Marta Vigil 801-555-0162'],
    ['Ana Ruiz\nContacto de emergencia: Marta Vigil, 801-555-0162'],
    ['Ana Ruiz\nEmergencia: Marta Vigil\nTel. de emergencia: 801-555-0162'],
    ['Ana Ruiz emergencia: Marta Vigil (801-555-0162)'],
  ])('does not make an emergency contact a person: %j', (list) => {
    const { people, unused } = readList(list);
    expect(unused).toEqual([]);
    expect(people).toEqual([
      {
        ...blankPerson,
        firstName: 'Ana',
        lastName: 'Ruiz',
        emergencyContactName: 'Marta Vigil',
        emergencyContactPhone: '801-555-0162',
      },
    ]);
  });

  it('takes no line with a blank label for headings', () => {
    const list = 'Ana Ruiz, Tel: 801-555-0101\nLuis Soto, Tel:\nEva Vega, Tel: 801-555-0102';
    expect(short(list)).toEqual(['Ana|Ruiz||801-555-0101', 'Luis|Soto', 'Eva|Vega||801-555-0102']);
  });

  const hostile =
    '()|(|1|1-|x@|a@a.|<a@b.c| | - |a |:|: a|dob |emergency |cel |801-|\t|,|a,|a,b\n|\n|a\tb\n|801-555-0101\n';
  it.each(hostile.split('|'))('is read in linear time if it is 100 kB of %j', (text) => {
    // In quadratic time this would take minutes.
    const list = `${text.repeat(100_000 / text.length)}\nAna Ruiz`;
    expect(peopleIn(list).at(-1)).toMatchObject({ firstName: 'Ana', lastName: 'Ruiz' });
  });

  it.each([
    ['Ruiz Soto, Ana 801-555-0101,', 'Ana|Ruiz Soto||801-555-0101'],
    ['Ana Ruiz\n801-555-0101\nEspañol', 'Ana|Ruiz||801-555-0101|es'],
    ['Ana Ruiz\tana@\t', 'Ana|Ruiz'],
    ['Ana Ruiz ✅ 🙏', 'Ana|Ruiz'],
    ['Ana Ruiz\nTel: 801-555-014', 'Ana|Ruiz||801-555-014'],
    ['Nombre\tTel\nAna Ruiz\t(801-555-0101) casa', 'Ana|Ruiz||801-555-0101'],
    ['Nombre\tCorreo\nAna Ruiz\ta@x.org 801-555-0101', 'Ana|Ruiz|a@x.org|801-555-0101'],
    ['Puesto\tNombre\tTel\nCarpintero\tAna Ruiz\tN/A', 'Ana|Ruiz'],
  ])('may have slips and remarks: %j is %s', (list, person) => {
    expect(short(list)).toEqual([person]);
  });

  it('does not lose a row without a name', () => {
    expect(readList('Puesto\tNombre\nCarpintero\tAna Ruiz\nLuis Soto').unused).toContain('Luis Soto');
  });

  it.each([['Hola'], ['Gracias'], ['Thanks'], ['Buenos días,'], ['Lista de asistentes'], ['Van a ir:']])(
    'has no person in %j',
    (line) => {
      expect(peopleIn(line)).toEqual([]);
    },
  );
});
