import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { Clock } from '../../application/ports/clock-and-ids.ts';
import type { DayLimitView } from '../../application/ports/day-limits.ts';
import type { OfferView } from '../../application/ports/offers.ts';

export interface SerializedList {
  readonly total: number;
  readonly json: string;
}

interface Deps {
  readonly catalogIndex: CatalogIndex;
  readonly offerView: OfferView;
  readonly dayLimitView: DayLimitView;
  readonly clock: Clock;
}

/** Availability depends on the time, so no response is older than this. */
const maxAgeMs = 1_000;
const maxEntries = 200;

/** Caches serialized public lists until anything they show changes, for one second at most. */
export const createListCache = ({
  catalogIndex,
  offerView,
  dayLimitView,
  clock,
}: Deps): ((
  key: string,
  write: () => { readonly total: number; readonly body: unknown },
) => SerializedList) => {
  const kept = new Map<string, SerializedList>();
  let version = '';
  return (key, write) => {
    const now = `${catalogIndex.version()}/${offerView.version()}/${dayLimitView.version()}/${Math.floor(clock().getTime() / maxAgeMs)}`;
    if (now !== version) kept.clear();
    version = now;
    const known = kept.get(key);
    if (known) return known;
    const { total, body } = write();
    const listCache = { total, json: JSON.stringify(body) };
    if (kept.size < maxEntries) kept.set(key, listCache);
    return listCache;
  };
};
