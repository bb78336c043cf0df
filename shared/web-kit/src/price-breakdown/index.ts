export { PriceBreakdown, itemsTotal, SavingsNote } from './price-breakdown.tsx';
export { lineTotal } from './line-total.ts';
