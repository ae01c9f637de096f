import { foldForSearch } from '../../platform/database/search.js';
import { storedKey } from '../../platform/database/stored-key.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { attendeeKey } from './person.rules.js';

/** A person as contained in inputs. */
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

/** The fields of a person that students and bookings store. */
export interface StoredPerson extends Person {
  phone: string | null;
  companyName: string | null;
  emailKey: string | null;
  companyNameKey: string | null;
  attendeeKey: string;
  /** Name and email; a booking adds more. */
  searchText: string;
  sortName: string;
}

/** The additional fields of a student. */
interface StoredStudent extends StoredPerson {
  companySearch: string | null;
}

/** The sort key of lists of people: 'Ávila' next to 'Avery', and 'de la Cruz' before 'Zimmer'. */
export function sortNameOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return foldForSearch(lastName, firstName);
}

/** A person with the derived forms for comparison and search. */
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
    emailKey: storedKey(email, emailKeyOf),
    companyNameKey: storedKey(companyName),
    attendeeKey: attendeeKey(person),
    searchText: foldForSearch(firstName, lastName, email),
    sortName: sortNameOf(person),
  };
}

export function storedStudent(person: StoredPerson): StoredStudent {
  return { ...person, companySearch: person.companyName === null ? null : foldForSearch(person.companyName) };
}
