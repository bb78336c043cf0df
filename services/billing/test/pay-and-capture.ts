import type { BillingService } from './billing-service.ts';

export const payAndCapture = async (
  billing: BillingService,
  orderId: number,
  partyId = 0,
): Promise<string> => {
  const gatewayOrderId = await billing.createOnlinePayment(orderId, partyId);
  await billing.gateway.simulate(gatewayOrderId, 'authorized');
  await billing.waitForEvent(orderId, 'payment.authorized.v1');
  await billing.orderEvents.captureDue(orderId);
  await billing.waitForEvent(orderId, 'payment.captured.v1');
  return gatewayOrderId;
};
