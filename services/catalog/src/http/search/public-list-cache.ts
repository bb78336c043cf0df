import { createTtlCache } from '@tokri/service-kit/use-case';
import { listOfferRules } from '../../application/offers/list-offers.ts';
import type { ItemListDeps } from './item-list-responses.ts';
import { createListCache } from './list-cache.ts';

const maxPlaceKeys = 1_000;
const placeKeyMs = 1_000;

/** What differs from pincode to pincode, so that all pincodes of a location share a list. */
export const createPlaceKeys = (deps: ItemListDeps) => {
  const keys = createTtlCache<string, string>({ maxEntries: maxPlaceKeys, clock: deps.clock });
  return (pincode: string | null | undefined, date = ''): string => {
    const id = `${deps.offerView.version()}/${pincode ?? ''}/${date}`;
    const known = keys.get(id);
    if (known !== undefined) return known;
    const query = { partyId: 0, pincode: pincode ?? null, ...(date === '' ? {} : { date }) };
    const key = `${deps.locations.findLocationId(pincode)}/${listOfferRules(deps, query).key}`;
    keys.set(id, key, placeKeyMs);
    return key;
  };
};

export const createPublicCache = (deps: ItemListDeps) => {
  const listCache = createListCache(deps);
  return <Body>(
    partyId: number,
    toKey: () => object,
    buildResponse: () => { readonly total: number; readonly body: Body },
  ) => (partyId === 0 ? listCache(JSON.stringify(toKey()), buildResponse) : buildResponse());
};
