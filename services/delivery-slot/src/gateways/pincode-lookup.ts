import type { Logger } from '@tokri/service-kit/logger';
import { createSemaphore } from '@tokri/service-kit/use-case';
import type { FindPincode, Place } from '../application/ports/pincode-lookup.ts';
import { readGeocodedPincode, type GeocodedPincode } from './geocoding-response.ts';

export interface MapsSettings {
  readonly url: string | undefined;
  readonly key: string | undefined;
}

const timeoutMs = 1_500;
/** A slow provider must not use up what the BFF allows for this service. */
const limits = { maxInFlight: 20, maxWaiting: 0, maxWaitMs: 0 };

const askProvider = async (
  url: string,
  key: string,
  { latitude, longitude }: Place,
): Promise<GeocodedPincode> => {
  const query = new URLSearchParams({
    latlng: `${latitude},${longitude}`,
    result_type: 'postal_code',
    key,
  });
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${url}/maps/api/geocode/json?${query.toString()}`, {
      redirect: 'error',
      signal: deadline,
    });
    if (response.ok) return readGeocodedPincode(await response.json());
    await response.body?.cancel();
    return { kind: 'failed', reason: `responded ${response.status}` };
  } catch {
    return { kind: 'failed', reason: deadline.aborted ? 'timeout' : 'unreachable' };
  }
};

/** Logs why a look-up failed, never the place or the key. */
export const createPincodeLookup = (
  { url, key }: MapsSettings,
  logger: Pick<Logger, 'warn'>,
): FindPincode => {
  const semaphore = createSemaphore(limits, (reason) => new Error(reason));
  return async (place) => {
    if (url === undefined || key === undefined || semaphore.inFlight() >= limits.maxInFlight)
      return { kind: 'failed' };
    const result = await semaphore.run(() => askProvider(url, key, place));
    if (result.kind !== 'failed') return result;
    logger.warn({ reason: result.reason }, 'pincode look-up failed');
    return { kind: 'failed' };
  };
};
