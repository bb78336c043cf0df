export interface PromotionUsage {
  readonly uses: number;
  readonly costPaise: number;
}

/** Sums over the orders that have their stock now or are packed. */
export interface PromotionUsageStore {
  sumOffers(offerIds: readonly number[]): Promise<ReadonlyMap<number, PromotionUsage>>;
  sumCoupons(codes: readonly string[]): Promise<ReadonlyMap<string, PromotionUsage>>;
}

export const unused: PromotionUsage = { uses: 0, costPaise: 0 };
