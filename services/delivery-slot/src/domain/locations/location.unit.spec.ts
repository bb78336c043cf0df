import { maxLocations } from '@tokri/contracts/slots';
import { decideSaveLocation, withDefaultLocation, type StoredLocation } from './location.ts';

const warehouse: StoredLocation = { locationId: 2, name: 'Chennai warehouse', rev: 3 };
const locations = withDefaultLocation([warehouse]);

describe('withDefaultLocation', () => {
  it('adds location 1 to an installation that has stored none', () => {
    expect(withDefaultLocation([])).toMatchObject([{ locationId: 1, rev: 0 }]);
  });
  it('keeps location 1 once it was renamed', () => {
    const renamed = [{ locationId: 1, name: 'Indiranagar', rev: 1 }];
    expect(withDefaultLocation(renamed)).toBe(renamed);
  });
});

describe('decideSaveLocation', () => {
  it('gives a new location the next id', () => {
    expect(decideSaveLocation(locations, { locationId: 0, name: 'Mysuru', rev: 0 })).toEqual({
      ok: true,
      value: { locationId: 3, name: 'Mysuru' },
    });
  });
  it('renames a location, also to another spelling of its own name', () => {
    expect(
      decideSaveLocation(locations, { locationId: 2, name: 'CHENNAI WAREHOUSE', rev: 3 }),
    ).toEqual({ ok: true, value: { locationId: 2, name: 'CHENNAI WAREHOUSE' } });
  });
  it.each([
    ['an unknown location', { locationId: 9, name: 'Pune', rev: 0 }, 'unknown-location'],
    [
      'a name that another location has',
      { locationId: 1, name: 'chennai warehouse', rev: 0 },
      'location-name-taken',
    ],
    [
      'a change of a location that someone else renamed',
      { locationId: 2, name: 'Depot', rev: 2 },
      'location-changed',
    ],
  ])('rejects %s', (_situation, command, code) => {
    expect(decideSaveLocation(locations, command)).toEqual({ ok: false, code });
  });
  it('rejects one more location than a shop can have', () => {
    const full = Array.from({ length: maxLocations }, (_, index) => ({
      locationId: index + 1,
      name: `Shop ${index + 1}`,
      rev: 1,
    }));
    expect(decideSaveLocation(full, { locationId: 0, name: 'One more', rev: 0 })).toEqual({
      ok: false,
      code: 'too-many-locations',
    });
  });
});
