import type { SourceChange } from './bundle-mutated-service.ts';

const deliverySlot = 'services/delivery-slot/src';
const order = 'services/order/src';

/** What recognises a request that was executed before, of each service that customers call. */
export const withoutRepeatProtection: Readonly<Record<string, readonly SourceChange[]>> = {
  'delivery-slot': [
    {
      file: `${deliverySlot}/domain/holds/decide-hold.ts`,
      find: 'holds.find((hold) => hold.userId === userId && hold.holdKey === holdKey)',
      replace: 'undefined',
    },
    {
      file: `${deliverySlot}/domain/holds/decide-hold.ts`,
      find: "!holds.some((hold) => hold.userId === userId && hold.state !== 'booked')",
      replace: 'true',
    },
    {
      file: `${deliverySlot}/persistence/slots/slot-conditions.ts`,
      find: '  [`byCust.${userId}`]: { $exists: false },\n',
      replace: '',
    },
  ],
  order: [
    {
      file: 'shared/service-kit/src/mongo/idempotency/idempotency-store.ts',
      find: '      if (known !== undefined) return known;\n',
      replace: '',
    },
    {
      file: `${order}/persistence/order-document.ts`,
      find: 'userHold: userHoldKey(order, order.holdAttempt)',
      replace: 'userHold: `${userHoldKey(order, order.holdAttempt)}:${order.orderId}`',
    },
    {
      file: `${order}/application/placing/place-order.ts`,
      find: 'deps.store.mayHaveOrderOfCart(quote)',
      replace: 'false',
    },
  ],
};
