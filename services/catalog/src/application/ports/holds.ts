/** How much of something an order takes: pieces of a unit, or one of a coupon's uses. */
export interface HoldLine {
  readonly orderId: number;
  readonly unitId: number | string;
  /** As it was set aside. */
  readonly quantity: number;
  /** Taking leaves at least so much free; 0 when absent, below it where uses are counted down from 0, null where nothing is too much. */
  readonly lowest?: number | null;
  /** What of it was used; all of it when absent. */
  readonly packed?: number;
  /** What is paid for what was used, in paise; counted as sold where sales are counted. */
  readonly valuePaise?: number;
}

export type Taking =
  | { readonly kind: 'taken' | 'already-taken' | 'let-go' }
  | { readonly kind: 'short'; readonly free: number };

/** One document for what is counted; each of these is one guarded write that names the order, so that repeating it changes nothing. */
export interface HoldStore<Line extends HoldLine = HoldLine> {
  /** Sets aside when enough is free and the order has not taken or let go before. */
  take(line: Line): Promise<Taking>;
  /** Frees what the order had set aside, if anything, and bars it from taking later. */
  giveBack(line: Line): Promise<void>;
  /** What was packed is used for good, the rest of what was set aside is free again; the order cannot take again. */
  takeOut(line: Line): Promise<void>;
  /** What was used for good comes back. */
  putBack(line: Line): Promise<void>;
  /** Forgets that the order let go or took out. */
  forget(line: Line): Promise<void>;
}
