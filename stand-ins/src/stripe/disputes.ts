import { saveEntity, toUnixSeconds } from '../gateway/entity-store.ts';
import { ApiError } from './api-error.ts';
import type { Dispute } from './entities.ts';
import { findCharge } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import type { DisputeRequest } from './requests.ts';

const openDispute = (
  gateway: Gateway,
  { paymentId, amount }: Pick<DisputeRequest, 'paymentId' | 'amount'>,
): Dispute => {
  const charge = findCharge(gateway, paymentId);
  if (!charge.captured)
    throw new ApiError(`Charge ${charge.id} is not captured.`, { param: 'charge' });
  saveEntity(gateway, gateway.charges, { ...charge, disputed: true });
  return {
    id: gateway.newId('dp'),
    object: 'dispute',
    amount: amount ?? charge.amount,
    charge: charge.id,
    created: toUnixSeconds(gateway.now()),
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'product_not_received',
    status: 'needs_response',
  };
};

/** Opens a dispute of a charge, or decides the open one. */
export const simulateDispute = (
  gateway: Gateway,
  { paymentId, amount, outcome, webhook }: DisputeRequest,
): Dispute => {
  const save = (dispute: Dispute, event: 'created' | 'closed'): Dispute => {
    saveEntity(gateway, gateway.disputes, dispute);
    if (webhook)
      gateway.publish({
        event: `charge.dispute.${event}`,
        object: dispute,
        paymentIntentId: dispute.payment_intent,
        repeat: 1,
      });
    return dispute;
  };
  const known = [...gateway.disputes.values()].find(
    ({ charge, status }) => charge === paymentId && status === 'needs_response',
  );
  const open = known ?? save(openDispute(gateway, { paymentId, amount }), 'created');
  return outcome === 'open' ? open : save({ ...open, status: outcome }, 'closed');
};
