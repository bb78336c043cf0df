import { setShopMarket } from '../market/shop-market.ts';
import { formatInstant, hourMs, shopDate, shopInstant, shopTime } from './dates.ts';

beforeAll(() => {
  setShopMarket(1);
});
afterAll(() => {
  setShopMarket(0);
});

const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

describe('the time of a shop in the United Kingdom', () => {
  it('is that of London in every hour of three years', () => {
    const start = Date.UTC(2026, 0, 1);
    for (let hour = 0; hour < 3 * 365 * 24; hour += 1) {
      const instant = new Date(start + hour * hourMs);
      expect(`${shopDate(instant)}, ${shopTime(instant)}`).toBe(london.format(instant));
    }
  });
  it.each([
    ['2026-01-15', '07:00', '2026-01-15T07:00:00.000Z'],
    ['2026-07-15', '07:00', '2026-07-15T06:00:00.000Z'],
    ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T02:30:00.000Z'],
  ])('turns %s %s into %s', (date, time, instant) =>
    expect(shopInstant(date, time).toISOString()).toBe(instant),
  );
  it('is written with its offset', () => {
    expect(formatInstant(new Date('2026-01-15T07:00:00Z'))).toBe('2026-01-15T07:00:00.000+00:00');
    expect(formatInstant(new Date('2026-07-15T06:00:00Z'))).toBe('2026-07-15T07:00:00.000+01:00');
  });
});
