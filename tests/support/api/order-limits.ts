import { sendCommand } from './call-api.ts';
import type { SignedInUser } from './sign-in.ts';
import { dayAhead } from './test-area.ts';

export const limitLiftBody = ({ userId }: SignedInUser) => ({
  UserId: userId,
  Until: dayAhead(1),
  Reason: 'Orders of a test',
});

/** For a customer who places more orders than the shop allows. */
export const liftOrderLimits = (staff: SignedInUser, customer: SignedInUser) =>
  sendCommand({
    path: '/api/admin/order/limit-lifts',
    token: staff.token,
    body: limitLiftBody(customer),
  });
