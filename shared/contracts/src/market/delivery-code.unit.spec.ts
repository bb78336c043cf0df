import {
  deliveryCodeIndex,
  isDeliveryCode,
  nextDeliveryCode,
  normalizeDeliveryCode,
  outwardOf,
  outwardRange,
  previousDeliveryCode,
  withoutInwardCode,
} from './delivery-code.ts';
import { setShopMarket } from './shop-market.ts';

afterEach(() => {
  setShopMarket(0);
});

describe('the delivery codes of a shop', () => {
  it('are pincodes in India', () => {
    expect(['560034', 'SW1A 1AA', '060034', '56003'].filter(isDeliveryCode)).toEqual(['560034']);
    expect(normalizeDeliveryCode(' 560034 ')).toBe(' 560034 ');
  });
  it('are postcodes in the United Kingdom, however they are typed', () => {
    setShopMarket(1);
    expect(['560034', 'SW1A 1AA', 'SW1A1AA', 'sw1a 1aa'].filter(isDeliveryCode)).toEqual([
      'SW1A 1AA',
    ]);
    expect(normalizeDeliveryCode(' sw1a1aa ')).toBe('SW1A 1AA');
  });
});

describe('the order of delivery codes', () => {
  it.each([
    ['560034', '560035'],
    ['SW1A 1AA', 'SW1A 1AB'],
    ['SW1A 1AZ', 'SW1A 1BA'],
    ['E1 1ZZ', 'E1 2AA'],
  ])('has %s before %s', (code, next) => {
    expect([nextDeliveryCode(code), previousDeliveryCode(next)]).toEqual([next, code]);
    expect(deliveryCodeIndex(next) - deliveryCodeIndex(code)).toBe(1);
    expect(code < next).toBe(true);
  });
  it('is that of the texts, and leaves a gap between outward codes', () => {
    const codes = ['E1 9ZZ', 'E10 0AA', 'E1W 0AA', 'E2 0AA', 'SW1 0AA', 'SW1A 0AA'];
    expect([...codes].sort()).toEqual(codes);
    const indexes = codes.map(deliveryCodeIndex);
    expect([...indexes].sort((a, b) => a - b)).toEqual(indexes);
    for (const [at, index] of indexes.entries())
      expect(index - (indexes[at - 1] ?? 0)).toBeGreaterThan(5_000);
  });
});

describe('an outward code', () => {
  it('holds 4,000 postcodes', () => {
    const range = outwardRange('SW1A');
    expect(range).toEqual({ from: 'SW1A 0AA', to: 'SW1A 9ZZ' });
    expect(deliveryCodeIndex('SW1A 9ZZ') - deliveryCodeIndex('SW1A 0AA')).toBe(3_999);
    expect(range && outwardOf(range)).toBe('SW1A');
  });
  it('is what is left of a postcode without its inward code', () => {
    expect(['SW1A 1AA', 'E1 2AB', 'SW1A', '560034', ''].map(withoutInwardCode)).toEqual([
      'SW1A',
      'E1',
      'SW1A',
      '560034',
      '',
    ]);
  });
  it('is neither a pincode nor a whole postcode, nor is part of it', () => {
    expect(['560034', 'SW1A 1AA', 'S'].map(outwardRange)).toEqual([null, null, null]);
    expect(outwardOf({ from: 'SW1A 1AA', to: 'SW1A 9ZZ' })).toBeNull();
    expect(outwardOf({ from: '560001', to: '560110' })).toBeNull();
  });
});
