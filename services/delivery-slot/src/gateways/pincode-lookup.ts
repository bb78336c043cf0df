import type { FindPincode } from '../application/ports/pincode-lookup.ts';
import { geocodingResponse, readGeocodedPincode } from './geocoding-response.ts';
import {
  createProviderClient,
  type ProviderClientDeps,
  type ProviderSettings,
} from './provider-client.ts';

/** Without settings every look-up fails. */
export const createPincodeLookup = (
  settings: ProviderSettings | undefined,
  deps: ProviderClientDeps,
): FindPincode => {
  if (!settings) return () => Promise.resolve({ kind: 'failed' });
  const { url, key } = settings;
  const call = createProviderClient('pincode look-up failed', deps);
  return async ({ latitude, longitude }) => {
    const query = new URLSearchParams({
      latlng: `${latitude},${longitude}`,
      result_type: 'postal_code',
      key,
    });
    return call(url, {
      path: `/maps/api/geocode/json?${query.toString()}`,
      schema: geocodingResponse,
      read: readGeocodedPincode,
    });
  };
};
