import type { FindPincode } from '../application/ports/pincode-lookup.ts';
import { readGeocodedPincode } from './geocoding-response.ts';
import {
  createProviderClient,
  type ProviderClientDeps,
  type ProviderSettings,
} from './provider-client.ts';

/** Without settings, address or key every look-up fails. */
export const createPincodeLookup = (
  settings: ProviderSettings | undefined,
  deps: ProviderClientDeps,
): FindPincode => {
  const call = createProviderClient('pincode look-up failed', deps);
  return async ({ latitude, longitude }) => {
    if (settings?.url === undefined || settings.key === undefined) return { kind: 'failed' };
    const query = new URLSearchParams({
      latlng: `${latitude},${longitude}`,
      result_type: 'postal_code',
      key: settings.key,
    });
    return call(settings.url, {
      path: `/maps/api/geocode/json?${query.toString()}`,
      read: readGeocodedPincode,
    });
  };
};
