export { PriceBreakdown, itemsTotal, SavingsNote } from './price-breakdown.tsx';
export type { PriceBreakdownProps } from './price-breakdown.tsx';
