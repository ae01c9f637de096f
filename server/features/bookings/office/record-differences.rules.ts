import { nameKeyOf } from '../../../platform/database/name-key.js';
import { phoneNumberOf, withoutExtension } from '../../../platform/validation/phone.js';
import type { Person } from '../../students/stored-person.rules.js';
import { RECORD_FIELDS, type RecordField } from './record-differences.constants.js';

type RecordData = Pick<Person, RecordField>;

/** Values that count as the same have the same key. */
const KEYS: { [Field in RecordField]: (person: RecordData) => string | null } = {
  phone: ({ phone }) => phoneKeyOf(phone),
  companyName: ({ companyName }) => textKeyOf(companyName),
  emergencyContactName: ({ emergencyContactName }) => textKeyOf(emergencyContactName),
  emergencyContactPhone: ({ emergencyContactPhone }) => phoneKeyOf(emergencyContactPhone),
  textNotifications: ({ textNotifications }) => (textNotifications ? 'yes' : null),
};

/** The entered fields with other values than the record. The format of a phone and letter case make no difference. */
export function recordDifferences(entered: RecordData, record: RecordData): RecordField[] {
  return RECORD_FIELDS.filter((field) => {
    const key = KEYS[field](entered);
    return key !== null && key !== KEYS[field](record);
  });
}

function textKeyOf(text: string | null | undefined): string | null {
  return text ? nameKeyOf(text) : null;
}

function phoneKeyOf(phone: string | null | undefined): string | null {
  if (!phone) return null;
  const extension = phone.slice(withoutExtension(phone).length).replace(/\D/g, '');
  return `${phoneNumberOf(phone) ?? phone} ${extension}`;
}
