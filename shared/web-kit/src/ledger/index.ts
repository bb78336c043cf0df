export { LedgerFilterBar } from './ledger-filter-bar.tsx';
export {
  formatLedgerFilter,
  isValidLedgerSpan,
  parseLedgerFilter,
  toLedgerSpan,
} from './ledger-filter.ts';
export type { LedgerFilter } from './ledger-filter.ts';
export { LedgerContent, LedgerLoading, LedgerView } from './ledger-view.tsx';
export { listReturns } from './return-texts.ts';
