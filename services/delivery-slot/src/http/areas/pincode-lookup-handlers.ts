import type { PincodeLookupCode, slotOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { PincodeLookupResult } from '../../application/ports/pincode-lookup.ts';
import type { HandlerDeps } from '../handler-deps.ts';

const codes: Readonly<Record<PincodeLookupResult['kind'], PincodeLookupCode>> = {
  found: '',
  'no-pincode': 'no-pincode',
  failed: 'lookup-failed',
};

export const createPincodeLookupHandlers = ({
  findPincode,
}: Pick<HandlerDeps, 'findPincode'>): OperationHandlers<
  Pick<typeof slotOperations, 'findPincode'>
> => ({
  'find-pincode': async ({ query }) => {
    const result = await findPincode({ latitude: query.Latitude, longitude: query.Longitude });
    return {
      body: { Pincode: result.kind === 'found' ? result.pincode : '', Code: codes[result.kind] },
    };
  },
});
