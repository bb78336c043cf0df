export { Breakdown, itemsSum, SavingNote } from './breakdown.tsx';
export type { BreakdownProps } from './breakdown.tsx';
