import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType, Kind, type GraphQLField } from 'graphql';
import { columnsOf } from './report-columns.rules.js';
import type { PlainField } from './report-selection.rules.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const outputs = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__') && name !== 'Query' && name !== 'Mutation');
const selectionOf = (value: string): PlainField => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value },
});
const fieldsThat = (matches: (field: GraphQLField<unknown, unknown>) => boolean) =>
  outputs.flatMap((type) =>
    Object.values(type.getFields())
      .filter(matches)
      .map(({ name }) => {
        const selection = { kind: Kind.SELECTION_SET, selections: [selectionOf(name)] } as const;
        const [column] = columnsOf(selection, type);
        return { field: `${type.name}.${name}`, kind: column?.kind, isSummed: column?.isSummed };
      }),
  );

describe('the columns of a report', () => {
  it('are dates where the schema describes them as YYYY-MM-DD, and nowhere else', () => {
    const isText = ({ type }: GraphQLField<unknown, unknown>) => getNamedType(type).name === 'String';
    const dates = fieldsThat((field) => isText(field) && Boolean(field.description?.includes('YYYY-MM-DD')));
    expect(dates.map(({ field }) => field)).toContain('Instructor.authorizationExpiresOn');
    expect(dates.filter(({ kind }) => kind !== 'date')).toEqual([]);
    const others = fieldsThat((field) => isText(field) && !field.description?.includes('YYYY-MM-DD'));
    expect(others.filter(({ kind }) => kind === 'date')).toEqual([]);
  });

  it('sum amounts, but neither prices of seats nor changes of an amount', () => {
    const money = fieldsThat(({ name }) => name.endsWith('Cents'));
    expect(money.filter(({ isSummed }) => isSummed).map(({ field }) => field)).toEqual([
      'Booking.amountCents',
      'BookingConfirmation.amountCents',
      'Dashboard.refundsDueCents',
      'Today.unpaidCents',
      'Total.revenueExpectedCents',
      'Total.revenuePaidCents',
    ]);
  });

  it('sum every count of the totals', () => {
    const counts = fieldsThat(({ type }) => getNamedType(type).name === 'Int').filter(({ field }) =>
      field.startsWith('Total.'),
    );
    expect(counts.length).toBeGreaterThan(5);
    expect(counts.filter(({ isSummed }) => !isSummed)).toEqual([]);
  });
});
