import { LRUCache } from 'lru-cache';
import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { Clock } from '@tokri/service-kit/use-case';
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

const maxAgeMs = 1_000;
const maxEntries = 200;

export const createListCache = ({
  catalogIndex,
  offerView,
  dayLimitView,
  clock,
}: Deps): ((
  key: string,
  buildResponse: () => { readonly total: number; readonly body: unknown },
) => SerializedList) => {
  const cache = new LRUCache<string, SerializedList>({ max: maxEntries });
  let version = '';
  return (key, buildResponse) => {
    const currentVersion = `${catalogIndex.version()}/${offerView.version()}/${dayLimitView.version()}/${Math.floor(clock().getTime() / maxAgeMs)}`;
    if (currentVersion !== version) cache.clear();
    version = currentVersion;
    const cached = cache.get(key);
    if (cached) return cached;
    const { total, body } = buildResponse();
    const serialized = { total, json: JSON.stringify(body) };
    cache.set(key, serialized);
    return serialized;
  };
};
