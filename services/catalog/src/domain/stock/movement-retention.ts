import { dayMs } from '@tokri/contracts/dates';

/** 72 months, as the audit log keeps changes and the shop its books. */
export const movementLifetimeMs = 2_200 * dayMs;
/** Longer than a device waits for a connection, and than a bulk change can be repeated. */
export const requestIdLifetimeMs = 200 * dayMs;
