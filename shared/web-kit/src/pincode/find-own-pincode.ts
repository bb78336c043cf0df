import { slotOperations, type PincodeLookupCode } from '@tokri/contracts/api';
import { coordinateDecimals } from '@tokri/contracts/slots';
import { callApi } from '@tokri/web-kit/platform';

export type OwnPincodeFailure = 'denied' | 'unavailable' | Exclude<PincodeLookupCode, ''>;

export type OwnPincodeResult =
  | { readonly kind: 'found'; readonly pincode: string }
  | { readonly kind: 'failed'; readonly reason: OwnPincodeFailure };

const positionOptions: PositionOptions = {
  enableHighAccuracy: false,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
};

const readPosition = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions);
  });

const isDenied = (error: unknown): boolean =>
  (error as { readonly code?: unknown }).code ===
  (1 satisfies typeof GeolocationPositionError.PERMISSION_DENIED);

const roundCoordinate = (degrees: number): number => Number(degrees.toFixed(coordinateDecimals));

const failed = (reason: OwnPincodeFailure): OwnPincodeResult => ({ kind: 'failed', reason });

const lookUp = async ({ coords }: GeolocationPosition): Promise<OwnPincodeResult> => {
  try {
    const { Pincode, Code } = await callApi(slotOperations.findPincode, {
      query: {
        Latitude: roundCoordinate(coords.latitude),
        Longitude: roundCoordinate(coords.longitude),
      },
    });
    return Code === '' ? { kind: 'found', pincode: Pincode } : failed(Code);
  } catch {
    return failed('lookup-failed');
  }
};

/** Asks the device, which asks its owner once, and then the server. Never rejects. */
export const findOwnPincode = async (): Promise<OwnPincodeResult> => {
  let position: GeolocationPosition;
  try {
    position = await readPosition();
  } catch (error) {
    return failed(isDenied(error) ? 'denied' : 'unavailable');
  }
  return lookUp(position);
};
