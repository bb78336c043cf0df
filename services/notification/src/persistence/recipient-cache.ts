/**
 * Contacts and push tokens are cached for the messages that an order sends one after the other. A
 * change through another process of this service is seen this much later, one through the same
 * process at once.
 */
export const recipientCacheTtlMs = 2_000;
export const maxCachedRecipients = 5_000;
