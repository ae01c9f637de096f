import { attendeeInput, withPeople, withSeats, blankPerson, problemsOf } from '../crew-people';
import { readList } from './read-list';

const peopleIn = (pasted: string) => readList(pasted).people;

const short = (pasted: string) =>
  peopleIn(pasted).map(({ firstName, lastName, email, phone, language }) =>
    [firstName, lastName, email, phone, language].join('|').replace(/\|+$/, ''),
  );

describe('a pasted list of names', () => {
  it.each([
    ['Ana Ruiz', 'Ana|Ruiz'],
    ['Ruiz, Ana', 'Ana|Ruiz'],
    ['de la Cruz, Juan', 'Juan|de la Cruz'],
    ['Juan de la Cruz', 'Juan|de la Cruz'],
    ['José Luis Pérez Soto', 'José Luis|Pérez Soto'],
    ['Ana Ruiz Vega', 'Ana|Ruiz Vega'],
    ['  3)  Ana   Ruiz ', 'Ana|Ruiz'],
    ['1. Ana Ruiz', 'Ana|Ruiz'],
    ['• Ana Ruiz', 'Ana|Ruiz'],
    ['- Ana Ruiz', 'Ana|Ruiz'],
    ['1.- Juan Pérez López', 'Juan|Pérez López'],
    ['12.-José Ramírez', 'José|Ramírez'],
    ['1 Juan Pérez', 'Juan|Pérez'],
    ['1º Juan Pérez', 'Juan|Pérez'],
    ['#3 Juan Pérez', 'Juan|Pérez'],
    ['✅ Juan Pérez', 'Juan|Pérez'],
    ['1️⃣ Juan Pérez', 'Juan|Pérez'],
    ['[x] 1.- Juan Pérez', 'Juan|Pérez'],
    ['Juan Pérez - 801-555-0100 - ana@example.com', 'Juan|Pérez|ana@example.com|801-555-0100'],
    ['Juan Pérez, Cel. 801-555-0100', 'Juan|Pérez||801-555-0100'],
    ['Juan Pérez / Tel: 801 555 0100 / ana@example.com', 'Juan|Pérez|ana@example.com|801 555 0100'],
    ['801-555-0100 Juan Pérez', 'Juan|Pérez||801-555-0100'],
    ['(801) 555-0100 - Juan Pérez', 'Juan|Pérez||(801) 555-0100'],
    ['1 801 555 0100 Juan Pérez', 'Juan|Pérez||1 801 555 0100'],
    ['Rosa Tel', 'Rosa|Tel'],
    ['Íñigo Ñúñez', 'Íñigo|Ñúñez'],
    ["Shaun O'Neill", "Shaun|O'Neill"],
    ['Ana Ruiz-Vega', 'Ana|Ruiz-Vega'],
    ['Ana', 'Ana'],
    ['Ana Ruiz ana@example.com', 'Ana|Ruiz|ana@example.com'],
    ['Ana Ruiz <ana@example.com>', 'Ana|Ruiz|ana@example.com'],
    ['Ana Ruiz (801) 555-0142', 'Ana|Ruiz||(801) 555-0142'],
    ['Ana Ruiz - 801-555-0142', 'Ana|Ruiz||801-555-0142'],
    ['Ana Ruiz, +1 801 555 0142, ana@example.com', 'Ana|Ruiz|ana@example.com|+1 801 555 0142'],
    ['Ruiz, Ana, ana@example.com', 'Ana|Ruiz|ana@example.com'],
    ['Ana,Ruiz,ana@example.com', 'Ana|Ruiz|ana@example.com'],
    ['Ana;Ruiz;801.555.0142;es', 'Ana|Ruiz||801.555.0142|es'],
    ['Ana\tRuiz\tana@example.com\tInglés', 'Ana|Ruiz|ana@example.com||en'],
    ['Ana Ruiz\tana@example.com', 'Ana|Ruiz|ana@example.com'],
    ['"Ruiz, Ana",ana@example.com', 'Ana|Ruiz|ana@example.com'],
    ['"Ana ""Nita"" Ruiz";ana@example.com', 'Ana|"Nita" Ruiz|ana@example.com'],
  ])('%j is %s', (line, person) => {
    expect(short(line)).toEqual([person]);
  });

  it.each([
    ['Juan Carlos López', 'Juan Carlos|López'],
    ['José Luis Martínez', 'José Luis|Martínez'],
    ['JOSE LUIS MARTINEZ', 'JOSE LUIS|MARTINEZ'],
    ['miguel angel reyes', 'miguel angel|reyes'],
    ['1.- Francisco Javier Soto, 801-555-0100', 'Francisco Javier|Soto||801-555-0100'],
    ['Luis Alberto Vega', 'Luis Alberto|Vega'],
    ['Martín Alberto Vega', 'Martín Alberto|Vega'],
    ['John David Smith', 'John David|Smith'],
    ['Ana María Ruiz', 'Ana María|Ruiz'],
    ['José Ma. Ruiz', 'José Ma.|Ruiz'],
    ['Ma. Elena Torres', 'Ma. Elena|Torres'],
    ['M.ª Elena Torres', 'M.ª Elena|Torres'],
    ['Mª Elena Torres', 'Mª Elena|Torres'],
    ['J. Jesús Torres', 'J. Jesús|Torres'],
    ['Ma. Elena Torres Ruiz', 'Ma. Elena|Torres Ruiz'],
    ['María Guadalupe de la Cruz', 'María Guadalupe|de la Cruz'],
    ['María de la Luz Hernández', 'María de la Luz|Hernández'],
    ['María De Los Ángeles Pérez Soto', 'María De Los Ángeles|Pérez Soto'],
    ['Ma. del Carmen de la Cruz', 'Ma. del Carmen|de la Cruz'],
    ['MARIA DE JESUS TORRES', 'MARIA DE JESUS|TORRES'],
    ['Ana María del Carmen Vega', 'Ana María del Carmen|Vega'],
    ['José de Jesús Torres', 'José de Jesús|Torres'],
    ['Juan de Dios Torres', 'Juan de Dios|Torres'],
  ])('may have compound given names: %j is %s', (line, person) => {
    expect(short(line)).toEqual([person]);
  });

  it.each([
    ['Ana García López', 'Ana|García López'],
    ['Juan Santiago López', 'Juan|Santiago López'],
    ['José Martín Soto', 'José|Martín Soto'],
    ['María de la Luz', 'María|de la Luz'],
    ['María de la Cruz Soto', 'María|de la Cruz Soto'],
    ['Juan de Jesús Soto', 'Juan|de Jesús Soto'],
    ['López Juan Carlos', 'López|Juan Carlos'],
    ['Oscar Israel Jr.', 'Oscar|Israel Jr.'],
    ['Juan Carlos', 'Juan|Carlos'],
    ['Juan Carlos Alberto', 'Juan Carlos|Alberto'],
  ])('keeps last names that only resemble them: %j is %s', (line, person) => {
    expect(short(line)).toEqual([person]);
  });

  it.each([
    ['First name,Last name,Email\nAna,Ruiz,ana@example.com'],
    ['Nombre;Apellidos;Correo electrónico\nAna;Ruiz;ana@example.com'],
    ['#\tNOMBRE COMPLETO\tTeléfono\tCorreo\n1\tAna Ruiz\t\tana@example.com'],
    ['Apellido,Nombre,Empresa,Correo\nRuiz,Ana,Wasatch,ana@example.com'],
    ['email,name\nana@example.com,"Ruiz, Ana"'],
  ])('may start with headings: %j', (list) => {
    expect(short(list)).toEqual(['Ana|Ruiz|ana@example.com']);
  });

  it.each([
    ['Name,Emergency contact,Emergency phone\nAna Ruiz,Marta Vigil,801-555-0162'],
    ['Nombre;Apellidos;Contacto de emergencia;Teléfono de emergencia\nAna;Ruiz;Marta Vigil;801-555-0162'],
    ['Emergency number\tName\tEmergency contact\n801-555-0162\tAna Ruiz\tMarta Vigil'],
    ['Nombre\tContacto de emergencia\nAna Ruiz\tMarta Vigil, 801-555-0162'],
    ['Name\tEmergency\nAna Ruiz\tMarta Vigil (801-555-0162)'],
  ])('may have an emergency contact for each person: %j', (list) => {
    const [ana, ...others] = peopleIn(list);
    expect(others).toEqual([]);
    expect(ana).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz',
      phone: '',
      emergencyContactName: 'Marta Vigil',
      emergencyContactPhone: '801-555-0162',
    });
  });

  it.each([
    ['Nombre, Apellido paterno, Apellido materno, Cel.\nJuan, Pérez, López, 801-555-0100'],
    ['No.\tAp. Paterno\tAp. Materno\tNombre(s)\tTel.\n1\tPérez\tLópez\tJuan\t801-555-0100'],
    ['Primer nombre;Primer apellido;Segundo apellido;Número de celular\nJuan;Pérez;López;801-555-0100'],
    ['Nombre completo\tCelular\n1.- Juan Pérez López\t801-555-0100'],
    ['Nombre\tApellidos\tCelular\n1.- Juan\tPérez López\t801-555-0100'],
  ])('may have the columns that are usual in Mexico: %j', (list) => {
    expect(short(list)).toEqual(['Juan|Pérez López||801-555-0100']);
  });

  it.each([
    ['Employee Name,Phone\nAna Ruiz,801-555-0101'],
    ['Nombre del trabajador\tTeléfono\nAna Ruiz\t801-555-0101'],
    ['Full Name (as on ID),Cell\nAna Ruiz,801-555-0101'],
    ['Nombres y apellidos\tCelular\nAna Ruiz\t801-555-0101'],
    ['Apellidos y nombres;Núm. de teléfono\nRuiz, Ana;801-555-0101'],
    ['Trabajadores\tTel.\nAna Ruiz\t801-555-0101'],
    ['Trabajadores\nAna Ruiz, 801-555-0101'],
    ['Nombres y apellidos\nAna Ruiz\t801-555-0101'],
    ['#\tQuién viene\tTeléfono\n1\tAna Ruiz\t801-555-0101'],
    ['Nombre\tTeléfono\nAna Ruiz\t801-555-0101\nNombre\tTeléfono'],
  ])('may have headings in other words: %j', (list) => {
    expect(short(list)).toEqual(['Ana|Ruiz||801-555-0101']);
  });

  it('may have a phone of the emergency contact in a column with a short heading', () => {
    const list =
      'Nombre\tTeléfono\tContacto de emergencia\tTel. emergencia\nAna Ruiz\t801-555-0101\tMarta Vigil\t801-555-0162';
    expect(peopleIn(list)).toEqual([
      {
        ...blankPerson,
        firstName: 'Ana',
        lastName: 'Ruiz',
        phone: '801-555-0101',
        emergencyContactName: 'Marta Vigil',
        emergencyContactPhone: '801-555-0162',
      },
    ]);
  });

  it('comes from any system: byte order mark, line ends of Windows and old Macs, blank lines', () => {
    const people = ['Ana|Ruiz', 'Luis|Ortega', 'Eva|Soto'];
    expect(short('\uFEFFAna Ruiz\r\nLuis Ortega\r\n\r\nEva Soto\r\n')).toEqual(people);
    expect(short('Ana Ruiz\rLuis Ortega\rEva Soto')).toEqual(people);
    expect(short('\uFEFFNombre,Apellido\r\nAna,Ruiz\r\nLuis,Ortega\r\nEva,Soto')).toEqual(people);
  });

  it('may have its names on a single line', () => {
    expect(short('Juan Pérez, Ana Ruiz Vega, Luis O’Brien')).toEqual([
      'Juan|Pérez',
      'Ana|Ruiz Vega',
      'Luis|O’Brien',
    ]);
    expect(short('Ruiz Soto, Ana María')).toEqual(['Ana María|Ruiz Soto']);
  });

  it('omits lines without a name', () => {
    expect(short('')).toEqual([]);
    expect(short(' \n\t\n---\n12345')).toEqual([]);
    expect(short('801 555 0142\nAna Ruiz')).toEqual(['Ana|Ruiz']);
  });

  it.each([
    ['Ana Ruiz\n801 555 0142\nana@example.com\nLuis Ortega\nluis@example.com'],
    [
      '1. Ana Ruiz\n   Tel. 801 555 0142, correo: ana@example.com\n\n2. Luis Ortega\nE-mail: luis@example.com',
    ],
    ['Ana Ruiz, ana@example.com\n801 555 0142\n801 555 0199\nLuis Ortega\nluis@example.com'],
  ])('may have the email and the phone of a person on lines below the name: %j', (list) => {
    expect(short(list)).toEqual(['Ana|Ruiz|ana@example.com|801 555 0142', 'Luis|Ortega|luis@example.com']);
  });

  it('accepts an unclosed quote', () => {
    expect(short('"Ana Ruiz\nLuis Ortega')).toEqual(['"Ana|Ruiz', 'Luis|Ortega']);
  });

  it('keeps everybody in a list that is too long, so that the form can report it', () => {
    const list = Array.from({ length: 13 }, (_, index) => `Ana Ruiz${index}`).join('\n');
    expect(peopleIn(list)).toHaveLength(13);
    const { rows, left } = withPeople(withSeats([], 6), peopleIn(list), 12);
    expect(rows).toHaveLength(12);
    expect(left.map(({ lastName }) => lastName)).toEqual(['Ruiz12']);
  });
});

describe('the rows of a crew', () => {
  const ana = { ...blankPerson, firstName: 'Ana', lastName: 'Ruiz' };
  const luis = { ...blankPerson, firstName: 'Luis', lastName: 'Ortega' };

  it('removes blank seats first, and never a named one', () => {
    expect(withSeats([ana, blankPerson, luis, blankPerson], 2)).toEqual([ana, luis]);
    expect(withSeats([ana, luis], 1)).toEqual([ana, luis]);
    expect(withSeats([ana], 2)).toEqual([ana, blankPerson]);
  });

  it('sends only own emergency contacts', () => {
    const contact = { emergencyContactName: ' Marta Vigil ', emergencyContactPhone: '801-555-0162' };
    expect(attendeeInput({ ...ana, ...contact })).toMatchObject({
      emergencyContactName: 'Marta Vigil',
      emergencyContactPhone: '801-555-0162',
    });
    expect(attendeeInput(ana)).not.toHaveProperty('emergencyContactName');
  });

  it('puts pasted people into blank rows', () => {
    expect(withPeople([blankPerson, luis], [ana], 12).rows).toEqual([ana, luis]);
  });

  it('reports the problems of a person by field', () => {
    expect(problemsOf({ ...ana, lastName: ' ', email: 'ana@', phone: '555' })).toEqual({
      lastName: 'lastNameRequired',
      email: 'emailInvalid',
      phone: 'notAPhone',
    });
    expect(problemsOf({ ...ana, firstName: 'evil.example' })).toEqual({ firstName: 'notAName' });
    expect(problemsOf(ana)).toEqual({});
    expect(problemsOf({ ...ana, firstName: '𐐷'.repeat(100) })).toEqual({});
    expect(problemsOf({ ...ana, firstName: '𐐷'.repeat(101) })).toEqual({ firstName: 'atMost100' });
    expect(problemsOf({ ...ana, emergencyContactName: 'Marta Vigil' })).toEqual({
      emergencyContactPhone: 'emergencyPhoneRequired',
    });
    expect(problemsOf({ ...ana, emergencyContactPhone: '801-555-0162' })).toEqual({
      emergencyContactName: 'emergencyContactRequired',
    });
    const phone = { emergencyContactPhone: '801-555-0162' };
    expect(problemsOf({ ...ana, ...phone, emergencyContactName: 'Íñigo / Luz' })).toEqual({});
    expect(problemsOf({ ...ana, ...phone, emergencyContactName: 'evil.example' })).toEqual({
      emergencyContactName: 'notAnEmergencyContact',
    });
  });
});
