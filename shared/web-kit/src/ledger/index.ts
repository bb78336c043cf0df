export { LedgerFilterBar } from './ledger-filter-bar.tsx';
export { formatLedgerFilter, parseLedgerFilter } from './ledger-filter.ts';
export { LedgerView } from './ledger-view.tsx';
