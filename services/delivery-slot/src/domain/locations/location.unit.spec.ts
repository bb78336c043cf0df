import { maxLocations } from '@tokri/contracts/slots';
import {
  decideLocationState,
  decideSaveLocation,
  withDefaultLocation,
  type StoredLocation,
} from './location.ts';

const warehouse: StoredLocation = {
  locationId: 2,
  name: 'Chennai warehouse',
  rev: 3,
  closedAt: null,
};
const locations = withDefaultLocation([warehouse]);

describe('withDefaultLocation', () => {
  it('adds location 1 to an installation that has stored none', () => {
    expect(withDefaultLocation([])).toMatchObject([{ locationId: 1, rev: 0 }]);
  });
  it('keeps location 1 once it was renamed', () => {
    const renamed = [{ locationId: 1, name: 'Indiranagar', rev: 1, closedAt: null }];
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
      closedAt: null,
    }));
    expect(decideSaveLocation(full, { locationId: 0, name: 'One more', rev: 0 })).toEqual({
      ok: false,
      code: 'too-many-locations',
    });
  });
});

describe('decideLocationState', () => {
  const closed = { ...warehouse, locationId: 3, name: 'Depot', closedAt: new Date() };
  const all = [...locations, closed];
  const areas = [
    { groupId: 7, locationId: 2 },
    { groupId: 8, locationId: 1 },
  ];
  const close = { locationId: 2, rev: 3, isClosed: true, moveAreasTo: 0 };

  it('closes a location that serves no area', () => {
    expect(decideLocationState(all, [], close)).toEqual({ ok: true, value: [] });
  });
  it('names the areas that another location takes over', () => {
    expect(decideLocationState(all, areas, { ...close, moveAreasTo: 1 })).toEqual({
      ok: true,
      value: [7],
    });
  });
  it('moves no area when a location is reopened', () => {
    const reopen = { locationId: 3, rev: 3, isClosed: false, moveAreasTo: 0 };
    expect(decideLocationState(all, areas, reopen)).toEqual({ ok: true, value: [] });
  });
  it.each([
    ['unknown-location', { locationId: 9 }],
    ['default-location', { locationId: 1, rev: 0 }],
    ['location-changed', { rev: 2 }],
    ['location-serves-areas', {}],
    ['location-serves-areas', { moveAreasTo: 2 }],
    ['unknown-location', { moveAreasTo: 9 }],
    ['location-closed', { moveAreasTo: 3 }],
  ])('rejects with %s', (code, change) => {
    expect(decideLocationState(all, areas, { ...close, ...change })).toEqual({ ok: false, code });
  });
});
