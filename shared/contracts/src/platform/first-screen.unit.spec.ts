import { findRatesCategory } from './first-screen.ts';

const fresh = { Id: 1, Tint: 'fresh', Count: 3 };
const others = [2, 3].map((Id) => ({ Id, Tint: 'staples', Count: 2 }));

describe('findRatesCategory', () => {
  it('returns fresh produce wherever it is listed', () =>
    expect(findRatesCategory([...others, fresh])).toBe(fresh));
  it('returns the first non-empty category when there is no fresh produce', () =>
    expect(findRatesCategory([{ ...fresh, Count: 0 }, ...others])).toBe(others[0]));
  it('returns undefined for an empty shop', () => expect(findRatesCategory([])).toBeUndefined());
});
