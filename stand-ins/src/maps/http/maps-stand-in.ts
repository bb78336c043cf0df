import express from 'express';
import * as z from 'zod/mini';
import type { RequestHandler } from 'express';
import type { StandIn } from '../../stand-in.ts';
import { findNearestPlace } from '../places.ts';

const coordinates = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

const toResult = (postalCode: string, country: string) => ({
  types: ['postal_code'],
  address_components: [
    { long_name: postalCode, short_name: postalCode, types: ['postal_code'] },
    { long_name: country, short_name: country, types: ['country', 'political'] },
  ],
});

const geocodeQuery = z.object({ latlng: z._default(z.string(), ''), key: z.string() });

/** The vendor answers 200 to every request and says in `status` what is wrong. */
const reverseGeocode =
  (apiKey: string | undefined): RequestHandler =>
  ({ query }, response) => {
    const answer = (status: string, results: readonly object[] = []): void =>
      void response.json({ status, results });
    const { latlng, key } = geocodeQuery.safeParse(query).data ?? {};
    if (!key || (apiKey !== undefined && key !== apiKey)) {
      answer('REQUEST_DENIED');
      return;
    }
    const [, latitude, longitude] = coordinates.exec(latlng ?? '') ?? [];
    if (latitude === undefined || longitude === undefined) {
      answer('INVALID_REQUEST');
      return;
    }
    const place = findNearestPlace(Number(latitude), Number(longitude));
    if (place) answer('OK', [toResult(place.postalCode, place.country)]);
    else answer('ZERO_RESULTS');
  };

export const createMapsStandIn = ({ apiKey }: { readonly apiKey: string | undefined }): StandIn => {
  const router = express.Router();
  router.get('/maps/api/geocode/json', reverseGeocode(apiKey));
  return {
    system: 'maps',
    title: 'Maps (geocoding)',
    vendorApi: router as unknown as NonNullable<StandIn['vendorApi']>,
  };
};
