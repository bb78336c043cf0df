export interface ClosedAccounts {
  /** Repeating it changes nothing. */
  record(userId: number): Promise<void>;
  /** From the moment at which the customer deleted the account. */
  isClosed(userId: number): Promise<boolean>;
}
