import { dayMs } from '@tokri/contracts/dates';
import { retentionDays } from '@tokri/contracts/policies';

/**
 * How long an address is kept in clear after it was replaced or removed. An order under way is
 * delivered and billed to it, and a refund or a dispute over a payment, which a bank may open up to
 * 120 days later, is about a delivery there. After that nothing needs it: bills have their own copy.
 */
export const formerUntil = (now: Date): Date =>
  new Date(now.getTime() + retentionDays.formerAddress * dayMs);
