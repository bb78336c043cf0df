/** Counts order messages per recipient and hour, across all accounts that have the contact. */
export interface RecipientLimiter {
  tryConsume(
    recipient: { readonly channel: 'sms' | 'mail'; readonly to: string },
    now: Date,
  ): Promise<boolean>;
}
