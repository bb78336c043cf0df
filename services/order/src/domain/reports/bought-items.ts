export interface BoughtItem {
  readonly itemId: number;
  readonly orders: number;
}

export const rankBoughtItems = (orders: readonly (readonly number[])[]): readonly BoughtItem[] => {
  const counts = new Map<number, number>();
  for (const itemIds of orders)
    for (const itemId of new Set(itemIds)) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  return [...counts]
    .map(([itemId, count]) => ({ itemId, orders: count }))
    .sort((a, b) => b.orders - a.orders);
};
