export interface AccountClosure {
  readonly userId: number;
  readonly reference: string;
  readonly closedAt: Date;
}

export type UnsettledAccount = Pick<AccountClosure, 'userId' | 'closedAt'>;

export interface AccountClosures {
  /** Repeating it changes nothing. */
  record(closure: AccountClosure): Promise<void>;
  /** From the moment at which the customer deleted the account. */
  isClosed(userId: number): Promise<boolean>;
  /** Closed accounts for which "no order is under way" is not published yet. */
  listUnsettled(): Promise<readonly UnsettledAccount[]>;
  /** Publishes that no order of the account is under way, once. */
  settle(userId: number): Promise<void>;
}

export interface CustomerOrders {
  /** Also true while money of a finished order is to be handed back or recorded. */
  hasUnsettledOrder(userId: number): Promise<boolean>;
  countOrders(userId: number): Promise<number>;
  /** Repeating it changes nothing. */
  eraseCustomer(userId: number): Promise<void>;
}
