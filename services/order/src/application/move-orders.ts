import { moveOrderTo } from './move-order.ts';

/** What became of one order of many. */
export type MoveResult = {
  readonly orderId: number;
  readonly outcome: Awaited<ReturnType<typeof moveOrderTo>>;
};

/** Moves orders on one after the other, each for itself: one that may not move holds up none of the others. */
export const moveOrdersTo = async (
  needs: Parameters<typeof moveOrderTo>[0],
  { orderIds, status }: { readonly orderIds: readonly number[]; readonly status: number },
): Promise<readonly MoveResult[]> => {
  const results: MoveResult[] = [];
  for (const orderId of orderIds)
    results.push({ orderId, outcome: await moveOrderTo(needs, { orderId, status }) });
  return results;
};
