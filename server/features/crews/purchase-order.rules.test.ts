import { processorTime } from '../../testing/processor-time.js';
import { PURCHASE_ORDER } from './purchase-order.rules.js';

describe('a purchase order number', () => {
  it.each([
    'PO-4711',
    'PO 4711',
    'PO/2027-15',
    'P.O. 4711',
    'P.O.4711',
    'No. 15',
    '4500012345',
    '#4711',
    'PO: 47_11.2',
    'Smith & Sons 12',
    'Orden de compra nº 4711',
    'Ñ-١٢',
  ])('may be %s', (text) => {
    expect(PURCHASE_ORDER.test(text)).toBe(true);
    expect(PURCHASE_ORDER.test(text.normalize('NFD'))).toBe(true);
  });

  it.each([
    'Your $480 refund waits: log in at evil-refunds.com now',
    'evil-refunds.com 1',
    'www.evil 1',
    'evil1.co',
    'EVIL.SHOP 1',
    'evil.рф 1',
    'evil.xn--p1ai',
    'evil。com 1',
    'evil．com 1',
    'http://3232235777',
    '//3232235777',
    '10.0.0.1',
    'pay@evil 1',
    'PO-4711!',
    'PO-4711, please',
    '$480',
    'PO 4711\u202e',
    'PO 4711\u200b',
    'PO\n4711',
    'PO-',
    'none',
    ' ',
  ])('is not %j', (text) => {
    expect(PURCHASE_ORDER.test(text)).toBe(false);
  });

  it('is checked in no time, however long the text is', () => {
    const start = processorTime();
    for (const text of ['a.'.repeat(50_000), `${'1.'.repeat(50_000)}!`, '/ '.repeat(50_000)])
      expect(PURCHASE_ORDER.test(text)).toBe(false);
    expect(processorTime() - start).toBeLessThan(1000);
  });
});
