import { crewForm } from './crew-form';

const problemOf = (purchaseOrder: string) =>
  crewForm.check({ ...crewForm.initial, purchaseOrder }).purchaseOrder;

describe('the purchase order of a crew', () => {
  it.each(['', 'PO-4711', 'PO/2027-15', 'P.O. 4711', 'Smith & Sons: #47_11.2', '1'.repeat(40)])(
    'may be %j',
    (text) => {
      expect(problemOf(text)).toBeUndefined();
    },
  );

  it.each([
    '$480 refund: log in at evil-refunds.com',
    'PO-1 evil.example',
    'http://1',
    '10.0.0.1',
    'ana@1',
    'soon',
  ])('is not %j', (text) => {
    expect(problemOf(text)).toBe('notAPurchaseOrder');
  });

  it('has at most 40 characters', () => {
    expect(problemOf('1'.repeat(41))).toBe('atMost40');
  });
});
