export { buildCartLine, buildOrder, buildTotals } from './order-fixtures.ts';
