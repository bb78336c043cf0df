import type { BillingService } from './billing-service.ts';

/** Pays an order at the gateway and waits for the capture. Returns the id of the gateway order. */
export const payAndCapture = async (shop: BillingService, orderId: number): Promise<string> => {
  const gatewayOrderId = await shop.payable(orderId);
  await shop.gateway.simulate(gatewayOrderId, 'authorized');
  await shop.hears(orderId, 'payment.authorized.v1');
  await shop.orderIs.captureDue(orderId);
  await shop.hears(orderId, 'payment.captured.v1');
  return gatewayOrderId;
};
