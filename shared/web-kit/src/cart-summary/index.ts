export { useCartSummary } from './use-cart-summary.ts';
