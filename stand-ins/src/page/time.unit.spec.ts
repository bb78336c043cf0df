import { setShopMarket } from '@tokri/contracts/market';
import { formatTime } from './time.ts';

describe('formatTime', () => {
  afterEach(() => {
    setShopMarket(0);
  });
  it.each([
    ['India', 0, '5:30:05 pm'],
    ['the United Kingdom', 1, '12:00:05 pm'],
  ] as const)('has the time zone of %s', (_country, taxMode, text) => {
    setShopMarket(taxMode);
    expect(formatTime(new Date('2026-11-30T12:00:05Z'))).toBe(text);
  });
});
