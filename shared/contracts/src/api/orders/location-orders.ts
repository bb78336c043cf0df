import * as z from 'zod/mini';
import { operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

export const locationOrderOperations = {
  countLocationOrders: operation({
    service: 'order',
    operationId: 'count-location-orders',
    specId: 'I67',
    method: 'GET',
    path: '/internal/location-orders',
    match: params('LocationId'),
    auth: { kind: 'staff', permission: 'pincodes' },
    query: z.object({ LocationId: f.idParam }),
    response: z.object({ Orders: z.int() }),
    summary: 'How many orders have not left a location: not rejected, cancelled or sent out.',
  }),
};
