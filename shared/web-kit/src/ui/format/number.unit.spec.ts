import { setShopMarket } from '@tokri/contracts/market';
import { setLanguage } from '../../platform/i18n/language.ts';
import { formatCount, formatPercent } from './number.ts';

describe('numbers', () => {
  afterEach(() => {
    setShopMarket(0);
  });
  it.each([
    ['India', 0, '12,34,567'],
    ['the United Kingdom', 1, '1,234,567'],
  ] as const)('are grouped as in %s', (_country, taxMode, text) => {
    setShopMarket(taxMode);
    expect(formatCount(1_234_567)).toBe(text);
  });
  it('are grouped in Hindi as in the country of the shop', async () => {
    setShopMarket(1);
    await setLanguage('hi');
    expect(formatCount(1_234_567)).toBe('1,234,567');
    await setLanguage('en');
  });
  it('have at most one decimal place as a percentage', () =>
    expect([formatPercent(0.12345), formatPercent(0.5)]).toEqual(['12.3%', '50%']));
});
