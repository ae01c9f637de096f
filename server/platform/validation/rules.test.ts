import { translate } from '../i18n/message.js';
import { MAX_PRICE_CENTS } from '../money/money.js';
import { problemsOf } from './check-input.js';
import { AtMostItems, Price, Whole } from './rules.js';

class Order {
  @Whole({ en: 'From {min} to {max, number}', es: 'De {min} a {max, number}' }, { min: 1, max: 1_500 })
  seats = 1_501;

  @Price({ en: 'Up to {dollars, number} dollars', es: 'Hasta {dollars, number} dólares' })
  priceCents = MAX_PRICE_CENTS + 1;

  @AtMostItems(2, { en: 'At most {most}', es: 'Máximo {most}' })
  names = ['a', 'b', 'c'];
}

describe('a rule with a limit', () => {
  it.each([
    ['en', 'From 1 to 1,500', 'Up to 100,000 dollars', 'At most 2'],
    ['es', 'De 1 a 1,500', 'Hasta 100,000 dólares', 'Máximo 2'],
  ] as const)('formats it in %s in its messages', async (language, seats, priceCents, names) => {
    const problems = await problemsOf(new Order());
    const told = Object.entries(problems).map(([field, problem]) => [field, translate(problem, language)]);
    expect(Object.fromEntries(told)).toEqual({ seats, priceCents, names });
  });

  it('accepts the limit itself', async () => {
    const order = Object.assign(new Order(), { seats: 1_500, priceCents: MAX_PRICE_CENTS, names: [] });
    await expect(problemsOf(order)).resolves.toEqual({});
  });
});
