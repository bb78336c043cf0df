import type { StoredArea } from '../../domain/areas/area.ts';
import type { StoredLocation } from '../../domain/locations/location.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { LocationStore } from '../ports/locations.ts';
import { assignLocation } from './assign-location.ts';
import { setLocationClosed } from './set-location-closed.ts';

const closedAt = new Date('2026-11-28T10:00:00Z');
const clock = (): Date => closedAt;

interface OtherWriter {
  readonly openPincodes: () => void;
  readonly renameDepot: () => void;
  readonly closeDepot: () => void;
  readonly giveArea: () => void;
}

/** `onAreaSaved` and `onClosed` run between the two writes of the other command. */
const createStores = ({
  onAreaSaved = () => undefined,
  onClosed = () => undefined,
}: {
  onAreaSaved?: (other: OtherWriter) => void;
  onClosed?: (other: OtherWriter) => void;
}) => {
  let area = { groupId: 7, locationId: 1, rev: 1 } as StoredArea;
  let depot: StoredLocation = { locationId: 2, name: 'Depot', rev: 1, closedAt: null };
  const shop: StoredLocation = { locationId: 1, name: 'Shop', rev: 1, closedAt: null };
  const areas = {
    findAll: () => Promise.resolve([area]),
    findById: () => Promise.resolve(area),
    save: (changed: StoredArea, before: StoredArea) => {
      if (before.rev !== area.rev) return Promise.resolve(false);
      area = { ...changed, rev: area.rev + 1 };
      if (area.rev === 2) onAreaSaved(other);
      return Promise.resolve(true);
    },
  } as unknown as AreaStore;
  const locations: LocationStore = {
    findAll: () => Promise.resolve([shop, depot]),
    save: () => Promise.resolve(true),
    setClosed: ({ rev }, at) => {
      if (rev !== depot.rev) return Promise.resolve(false);
      depot = { ...depot, rev: depot.rev + 1, closedAt: at };
      if (at) onClosed(other);
      return Promise.resolve(true);
    },
  };
  const other: OtherWriter = {
    openPincodes: () => {
      area = { ...area, rev: area.rev + 1 };
    },
    renameDepot: () => {
      depot = { ...depot, rev: depot.rev + 1, name: 'Store' };
    },
    closeDepot: () => {
      depot = { ...depot, rev: depot.rev + 1, closedAt };
    },
    giveArea: () => {
      area = { ...area, rev: area.rev + 1, locationId: 2 };
    },
  };
  return { areas, locations, clock, area: () => area, depot: () => depot };
};

describe('a location that is closed while it gets an area', () => {
  it('gives the area back when it was closed before the area was looked at again', async () => {
    const stores = createStores({ onAreaSaved: ({ closeDepot }) => closeDepot() });
    expect(await assignLocation(stores, { groupId: 7, locationId: 2, before: 1 })).toEqual({
      ok: false,
      code: 'location-closed',
    });
    expect(stores.area().locationId).toBe(1);
  });

  it('gives the area back when its pincodes were changed meanwhile', async () => {
    const stores = createStores({
      onAreaSaved: ({ closeDepot, openPincodes }) => {
        closeDepot();
        openPincodes();
      },
    });
    await assignLocation(stores, { groupId: 7, locationId: 2, before: 1 });
    expect(stores.area().locationId).toBe(1);
  });

  it('opens again when it was renamed meanwhile', async () => {
    const stores = createStores({
      onClosed: ({ giveArea, renameDepot }) => {
        giveArea();
        renameDepot();
      },
    });
    await setLocationClosed(stores, { locationId: 2, rev: 1, isClosed: true, moveAreasTo: 0 });
    expect(stores.depot().closedAt).toBeNull();
  });

  it('opens again when it got the area before it was looked at again', async () => {
    const stores = createStores({ onClosed: ({ giveArea }) => giveArea() });
    const command = { locationId: 2, rev: 1, isClosed: true, moveAreasTo: 0 };
    expect(await setLocationClosed(stores, command)).toEqual({
      ok: false,
      code: 'location-serves-areas',
    });
    expect(stores.depot().closedAt).toBeNull();
  });
});
