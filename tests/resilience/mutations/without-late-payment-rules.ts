import type { SourceChange } from './bundle-mutated-service.ts';

const deliverySlot = 'services/delivery-slot/src';

/** What keeps a late payment from a full slot, and what gives its money back. */
export const withoutLatePaymentRules = {
  'delivery-slot': [
    {
      file: `${deliverySlot}/domain/bookings/decide-booking.ts`,
      find: "return blocker ? err(`slot-${blocker}` as const) : ok({ kind: 'rebook' });",
      replace: "return ok({ kind: 'rebook' });",
    },
    {
      file: `${deliverySlot}/persistence/bookings/booking-updates.ts`,
      find: '    ...hasCapacity(slot, items),\n    ...waitlistIsEmpty,\n',
      replace: '',
    },
  ],
  billing: [
    {
      file: 'services/billing/src/domain/refunds/refunds.ts',
      find: 'if (gatewayPaymentId === null || !isPossible ||',
      replace: 'if (gatewayPaymentId !== "" || !isPossible ||',
    },
  ],
} as const satisfies Readonly<Record<string, readonly SourceChange[]>>;
