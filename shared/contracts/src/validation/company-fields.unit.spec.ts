import { setShopMarket } from '../market/shop-market.ts';
import { canPrintUpiId } from './company-fields.ts';

describe('canPrintUpiId', () => {
  it.each(['', 'tokri@upi', '9800000000@s2b', 'tokri.fresh-foods_1@okbank'])('accepts "%s"', (id) =>
    expect(canPrintUpiId(id)).toBe(true),
  );
  it.each([
    'tokri',
    'tokri@',
    '@bank',
    'a@bank',
    'tokri@bank.in',
    'tokri@bank@bank',
    'to kri@bank',
    'tokri@bank&am=1',
    `${'t'.repeat(96)}@bank`,
  ])('rejects "%s"', (id) => expect(canPrintUpiId(id)).toBe(false));
  it('rejects a UPI ID in the United Kingdom, where it stays empty', () => {
    setShopMarket(1);
    try {
      expect(canPrintUpiId('tokri@upi')).toBe(false);
      expect(canPrintUpiId('')).toBe(true);
    } finally {
      setShopMarket(0);
    }
  });
});
