export { useCartSummary } from './use-cart-summary.ts';
export type { CartSummary } from './use-cart-summary.ts';
