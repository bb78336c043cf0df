/**
 * Money that a party paid before its supply. CGST Act s. 31(3)(d): the supplier issues a receipt
 * voucher for it; (e): a refund voucher when it goes back and no supply was made. Later bills take the
 * advance without another document.
 */
export interface Advance {
  /** What no bill took when the payment was first allocated; 0 when bills took all of it. */
  readonly amountPaise: number;
  /** Of it, what still waits for its supply: a bill that took some never gives it back to the advance. */
  readonly waitingPaise: number;
  readonly returns: readonly AdvanceReturn[];
  /** Until a voucher is issued for the advance and for each return. */
  readonly isVoucherDue: boolean;
}

export interface AdvanceReturn {
  readonly amountPaise: number;
  readonly date: string;
  readonly reason: string;
}

/** @param waitingPaise what waits for the next bill after the payment was first allocated */
export const startAdvance = (waitingPaise: number): Advance => ({
  amountPaise: waitingPaise,
  waitingPaise,
  returns: [],
  isVoucherDue: waitingPaise > 0,
});

/** @param waitingPaise the part of the payment that is left for the next bill */
export const spendAdvance = (advance: Advance, waitingPaise: number): Advance => ({
  ...advance,
  waitingPaise: Math.min(advance.waitingPaise, Math.max(0, waitingPaise)),
});

/**
 * Gives back at most what waits for its supply. What a credit note put on account again had a bill
 * and was no advance, so it goes back without a voucher.
 */
export const returnAdvance = (
  advance: Advance,
  { amountPaise, ...returned }: AdvanceReturn,
): Advance => {
  const returnablePaise = Math.min(amountPaise, advance.waitingPaise);
  return returnablePaise <= 0
    ? advance
    : {
        ...advance,
        waitingPaise: advance.waitingPaise - returnablePaise,
        returns: [...advance.returns, { amountPaise: returnablePaise, ...returned }],
        isVoucherDue: true,
      };
};
