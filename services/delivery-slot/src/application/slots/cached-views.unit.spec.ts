import type { AreaStore } from '../ports/areas.ts';
import type { ChargeStore } from '../ports/charges.ts';
import type { SlotStore } from '../ports/slots.ts';
import { withCachedViews } from './cached-views.ts';

const area = {
  groupId: 1,
  companyId: 1,
  name: 'Indiranagar',
  stateCode: '29',
  locationId: 1,
  ranges: [{ from: '560001', to: '560110' }],
  rev: 1,
};

const createFixture = () => {
  let nowMs = 0;
  let reads = 0;
  const areas = {
    findById: () => {
      reads += 1;
      return Promise.resolve(area);
    },
    save: () => Promise.resolve(true),
  } as unknown as AreaStore;
  const cached = withCachedViews(
    { slots: {} as SlotStore, areas, charges: {} as ChargeStore },
    { maxAgeMs: 500, clock: () => new Date(nowMs) },
  );
  return {
    cached,
    readServedArea: () => cached.views.servedAreas.findById(1),
    reads: () => reads,
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
};

describe('the areas of holds', () => {
  it('are read again after ten times the age of a listing', async () => {
    const { readServedArea, reads, advance } = createFixture();
    await readServedArea();
    advance(4_999);
    await readServedArea();
    expect(reads()).toBe(1);
    advance(1);
    await readServedArea();
    expect(reads()).toBe(2);
  });

  it('are read again after this process has saved one', async () => {
    const { cached, readServedArea, reads } = createFixture();
    await readServedArea();
    await cached.areas.save(area, area);
    await readServedArea();
    expect(reads()).toBe(2);
  });
});
