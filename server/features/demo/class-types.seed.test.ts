import { demoClassTypes } from './class-types.seed.js';
import { CATEGORIES } from '../catalog/catalog.constants.js';

const english = demoClassTypes.map(({ name, description, requirements }) =>
  [name, description, requirements].join(' '),
);
const spanish = demoClassTypes.map((type) =>
  [type.nameEs, type.descriptionEs, type.requirementsEs].join(' '),
);
const outreach = demoClassTypes.filter(({ key }) => /^osha-[13]0/.test(key));

describe('the demo catalogue', () => {
  it('has eight or more class types with unique keys and names', () => {
    expect(demoClassTypes.length).toBeGreaterThanOrEqual(8);
    for (const field of ['key', 'name', 'nameEs'] as const) {
      expect(new Set(demoClassTypes.map((type) => type[field])).size).toBe(demoClassTypes.length);
    }
  });

  it('has an active class type in every category', () => {
    const active = demoClassTypes.filter(({ isActive }) => isActive);
    expect(new Set(active.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  it.each(demoClassTypes)('has a valid form input for $key', (type) => {
    expect(type.key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(type.durationHours % 0.5).toBe(0);
    expect(Number.isInteger(type.priceCents)).toBe(true);
    expect(type.priceCents).toBeGreaterThan(0);
    for (const text of [type.name, type.nameEs]) expect(text.length).toBeLessThanOrEqual(100);
  });

  it.each(demoClassTypes)(
    'has texts in both languages for $key, and one or two sentences on its card',
    (type) => {
      for (const text of [type.description, type.descriptionEs, type.requirements, type.requirementsEs]) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
      }
      expect(type.description.length).toBeLessThanOrEqual(200);
      expect(type.descriptionEs.length).toBeLessThanOrEqual(220);
      expect(type.descriptionEs).not.toBe(type.description);
    },
  );

  it('has the validity of certificates that the texts promise', () => {
    expect(
      demoClassTypes.flatMap(({ key, certificateMonths }) =>
        certificateMonths ? [[key, certificateMonths]] : [],
      ),
    ).toEqual([
      ['forklift-operator', 36],
      ['first-aid-cpr-aed', 24],
      ['hazwoper-8-refresher', 12],
    ]);
  });

  it('addresses Spanish readers with usted', () => {
    expect(spanish.filter((text) => /\b(?:tú|tu|tus|te|ti|recibes|debes|tienes|trae)\b/i.test(text))).toEqual(
      [],
    );
  });

  it('never claims that OSHA certifies, approves or authorizes a class', () => {
    const claims =
      /OSHA[- ]?(certified|approved|authorized|compliant)|(certificad|aprobad|autorizad)[oa]s? por (la )?OSHA/i;
    expect([...english, ...spanish].filter((text) => claims.test(text))).toEqual([]);
  });

  it('promises a card, and no certification, for the Outreach classes', () => {
    expect(outreach).toHaveLength(3);
    for (const type of outreach) {
      const card = type.key.startsWith('osha-10') ? 'OSHA 10' : 'OSHA 30';
      expect(type.description).toContain(`You receive an ${card} card.`);
      expect(type.descriptionEs).toContain(`Usted recibe la tarjeta ${card}.`);
      expect(
        JSON.stringify([type.requirements, type.requirementsEs, type.description, type.descriptionEs]),
      ).not.toMatch(/certif|complian|cumpl/i);
    }
  });
});
