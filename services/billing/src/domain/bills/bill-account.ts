export interface AccountPayment {
  readonly paymentId: number;
  readonly amountPaise: number;
  /** The last round of the payment that reached the bill; absent in those from before it was stored. */
  readonly round?: number;
  /** The payment was reversed: no late round pays the bill again. */
  readonly isReversed?: boolean;
}

export interface BillAccount {
  readonly dueDate: string;
  /** Before the bill was imported: 0 for a bill of the shop. */
  readonly paidPaise: number;
  /** What payments of the party's account pay of the bill, the latest last; absent until the first. */
  readonly payments?: readonly AccountPayment[];
  /** By credit notes; absent until one is issued. */
  readonly creditedPaise?: number;
  /** The bill ids of the notes in `creditedPaise`; absent in bills from before they were stored. */
  readonly creditNoteIds?: readonly number[];
  /** Payments of which a credit note released a part, until they have read what is left to them. */
  readonly releasedPaymentIds?: readonly number[];
}
