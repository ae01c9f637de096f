import { makeClassType } from '../../testing/classes.js';
import { CLASS_TYPES, CREATE_CLASS_TYPE } from '../../testing/operations.js';
import { useSite } from '../../testing/site-server.js';

type Json = Record<string, unknown>;

const OSHA_10 = {
  name: 'OSHA 10 Construction',
  description: 'Hazard recognition.\nTwo days.',
  duration_hours: 10,
  price: 89.5,
  max_students: 25,
  category: 'safety',
  requirements: 'Photo ID',
  is_active: false,
};

describe('the class type calls', () => {
  const { site, world } = useSite('sqlite');
  const post = async (body: unknown) =>
    site.rest('POST', '/class-types', body, { token: await world.adminToken() });

  it('create one from the office’s form, with numeric values as numbers', async () => {
    const { status, body } = await post(OSHA_10);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...OSHA_10, name_en: OSHA_10.name, name_es: null, version: 1 });
    const listed = await site.rest<Json[]>('GET', '/class-types', undefined, {
      token: await world.adminToken(),
    });
    expect(listed).toMatchObject({ status: 200, body: [body] });
  });

  it('default to 20 students and an active type', async () => {
    const { max_students: _students, is_active: _active, requirements: _text, ...least } = OSHA_10;
    expect((await post(least)).body).toMatchObject({ max_students: 20, is_active: true, requirements: null });
  });

  it('store how long certificates are valid, from a month to ten years', async () => {
    for (const months of [1, 36, 120, null])
      expect(
        (await post({ ...OSHA_10, name: `Valid ${months}`, certificate_months: months })).body,
      ).toMatchObject({
        certificate_months: months,
      });
    const text = 'The validity must be a whole number of months from 1 to 120';
    for (const months of [0, 121, 1.5])
      expect(await post({ ...OSHA_10, name: 'Other', certificate_months: months })).toMatchObject({
        status: 400,
        body: { fields: { certificate_months: text } },
      });
  });

  it.each([
    [89, 89],
    [89.5, 89.5],
    [0.07, 0.07],
    [0, 0],
    [100_000, 100_000],
  ])('store the price %d exactly', async (price, kept) => {
    expect((await post({ ...OSHA_10, price })).body.price).toBe(kept);
  });

  it.each([
    [
      89.555,
      'Must be an amount with at most two decimals',
      'price: Must be an amount with at most two decimals',
    ],
    ['89.50', 'Must be a number', 'price: Must be a number'],
    [-1, 'Price must be from 0 to 100,000 dollars'],
    [-0.001, 'Price must be from 0 to 100,000 dollars'],
    [100_000.01, 'Price must be from 0 to 100,000 dollars'],
    [1e9, 'Price must be from 0 to 100,000 dollars'],
    [1e300, 'Price must be from 0 to 100,000 dollars'],
  ])('reject the price %j, with its field', async (price, text, textAlone = text) => {
    const { status, body } = await post({ ...OSHA_10, price });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { price: text } });
    expect([body.error, body.message]).toEqual([textAlone, textAlone]);
  });

  it('replace no type that does not exist, whatever its name', async () => {
    const { body: there } = await post(OSHA_10);
    const unknown = '/class-types/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';
    const token = await world.adminToken();
    const named = { ...OSHA_10, name: there.name };
    expect(await site.rest('PUT', unknown, named, { token })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it('report the problem of each field', async () => {
    const { status, body } = await post({
      duration_hours: 1.25,
      max_students: 2.5,
      category: 'fun',
      is_active: 'yes',
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      name: 'Name required',
      description: 'Description required',
      category: 'Category must be safety, certification, equipment or compliance',
      duration_hours: 'Duration must be in steps of half an hour, up to 200 hours',
      price: 'Price required',
      max_students: 'Max students must be a whole number from 1 to 1,000',
      is_active: 'Must be true or false',
    });
  });

  it('accept texts of up to 5,000 characters', async () => {
    expect((await post({ ...OSHA_10, description: 'x'.repeat(5_000) })).status).toBe(201);
    const { status, body } = await post({ ...OSHA_10, description: 'x'.repeat(5_001) });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ description: 'At most 5,000 characters' });
  });

  it('are available to the office only, also through GraphQL', async () => {
    await makeClassType(world);
    const input = { name: 'A', description: 'B', category: 'safety', durationHours: 1, priceCents: 100 };
    for (const [token, code] of [
      [undefined, 'UNAUTHENTICATED'],
      [await world.clientToken(), 'FORBIDDEN'],
    ] as const) {
      const options = token === undefined ? {} : { token };
      for (const answer of [
        await site.graphql(CLASS_TYPES, {}, options),
        await site.graphql(CREATE_CLASS_TYPE, { input }, options),
      ]) {
        expect(answer.body.data ?? null).toBeNull();
        expect(answer.body.errors?.[0]?.extensions.code).toBe(code);
      }
    }
    const admin = { token: await world.adminToken() };
    const made = await site.graphql<{ createClassType: Json }>(CREATE_CLASS_TYPE, { input }, admin);
    expect(made.body.data?.createClassType).toMatchObject({
      priceCents: 100,
      maxStudents: 20,
      isActive: true,
    });
    const listed = await site.graphql<{ classTypes: Json }>(CLASS_TYPES, {}, admin);
    expect(listed.body.data?.classTypes).toMatchObject({
      totalCount: 2,
      nodes: [{ name: 'A' }, { name: 'Forklift Operator' }],
    });
  });
});
