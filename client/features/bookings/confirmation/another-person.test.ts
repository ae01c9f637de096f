import { readDraft, writeDraft } from '../book/booking-draft';
import { filledValues } from '../testing/filled-values';
import { classId, sampleBooking } from '../testing/sample-responses';
import { draftForAnother } from './another-person';

beforeEach(() => sessionStorage.clear());

it('fills in what another person of the same class probably shares', () => {
  draftForAnother(sampleBooking);
  expect(readDraft(classId)?.values).toMatchObject({
    firstName: '',
    email: 'mgutierrez@example.com',
    companyName: 'Salas Framing LLC',
  });
});

it('leaves a form that is already being filled in as it is', () => {
  const draft = { values: { ...filledValues, firstName: 'Tomás' }, attempt: null };
  writeDraft(classId, draft);
  const before = readDraft(classId);
  draftForAnother(sampleBooking);
  expect(readDraft(classId)).toEqual(before);
  expect(before?.values.firstName).toBe('Tomás');
});
