import { recordGatewayError } from '../payments/record-gateway-error.ts';
import type { GatewayErrorLog } from '../ports/gateway.ts';

/**
 * Records a gateway error instead of throwing it, so the caller goes on with the next payment.
 * @returns undefined after a gateway error
 */
export const recordSyncErrors = async <Value>(
  { gatewayErrors }: { readonly gatewayErrors: GatewayErrorLog },
  work: () => Promise<Value>,
): Promise<Value | undefined> => {
  try {
    return await work();
  } catch (error) {
    recordGatewayError(gatewayErrors, { task: 'sync', orderId: 0, attempts: 1 }, error);
    return undefined;
  }
};
