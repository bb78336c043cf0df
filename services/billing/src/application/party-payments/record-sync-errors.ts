import { recordGatewayError } from '../payments/record-gateway-error.ts';
import type { GatewayErrorLog } from '../ports/gateway.ts';

/**
 * What of the provider cannot be read does not stop the rest. @returns undefined after a gateway
 * error, which is recorded
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
