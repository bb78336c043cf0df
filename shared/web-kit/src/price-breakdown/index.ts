export { PriceBreakdown, itemsTotal, SavingsNote } from './price-breakdown.tsx';
