import { foldForSearch } from '../../platform/database/search.js';
import { attendeeKey } from './person.rules.js';

/** A person as inputs carry them. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null | undefined;
  companyName?: string | null | undefined;
  emergencyContactName: string;
  emergencyContactPhone: string;
  textNotifications: boolean;
}

/** What a student and a booking store of a person. */
export interface StoredPerson extends Person {
  phone: string | null;
  companyName: string | null;
  attendeeKey: string;
  /** Name and email, to which a booking adds more. */
  searchText: string;
  sortName: string;
}

/** What a student stores besides. */
interface StoredStudent extends StoredPerson {
  companySearch: string | null;
}

/** What lists of people are sorted by: 'Ávila' stands beside 'Avery', and 'de la Cruz' before 'Zimmer'. */
export function sortNameOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return foldForSearch(lastName, firstName);
}

/** The person with the forms they are compared and searched by. */
export function storedPerson(person: Person): StoredPerson {
  const { firstName, lastName, email } = person;
  const companyName = person.companyName ?? null;
  return {
    firstName,
    lastName,
    email,
    phone: person.phone ?? null,
    companyName,
    emergencyContactName: person.emergencyContactName,
    emergencyContactPhone: person.emergencyContactPhone,
    textNotifications: person.textNotifications,
    attendeeKey: attendeeKey(person),
    searchText: foldForSearch(firstName, lastName, email),
    sortName: sortNameOf(person),
  };
}

export function storedStudent(person: StoredPerson): StoredStudent {
  return { ...person, companySearch: person.companyName === null ? null : foldForSearch(person.companyName) };
}
