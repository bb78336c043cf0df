import { isDeliveryCode, normalizeDeliveryCode, shopMarket } from '@tokri/contracts/market';
import * as z from 'zod/mini';

/**
 * What is read of a response of Google's Geocoding API
 * (https://developers.google.com/maps/documentation/geocoding/requests-reverse-geocoding).
 */
export const geocodingResponse = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })),
    }),
  ),
});
type GeocodingResponse = z.output<typeof geocodingResponse>;
type AddressComponent = GeocodingResponse['results'][number]['address_components'][number];

type GeocodedPincode =
  | { readonly kind: 'found'; readonly pincode: string }
  | { readonly kind: 'no-pincode' }
  | { readonly kind: 'failed'; readonly reason: string };

const findComponent = (components: readonly AddressComponent[], type: string): string | undefined =>
  components.find(({ types }) => types.includes(type))?.short_name;

/** In India, pincodes may come with a space in the middle. */
const readDeliveryCode = (components: readonly AddressComponent[]): string =>
  normalizeDeliveryCode((findComponent(components, 'postal_code') ?? '').replace(' ', ''));

/** The results come with the closest first. */
export const readGeocodedPincode = ({ status, results }: GeocodingResponse): GeocodedPincode => {
  if (status === 'ZERO_RESULTS') return { kind: 'no-pincode' };
  if (status !== 'OK') return { kind: 'failed', reason: status };
  for (const { address_components: components } of results) {
    const pincode = readDeliveryCode(components);
    if (findComponent(components, 'country') === shopMarket().country && isDeliveryCode(pincode))
      return { kind: 'found', pincode };
  }
  return { kind: 'no-pincode' };
};
