export { useCartSum } from './use-cart-sum.ts';
export type { CartSum } from './use-cart-sum.ts';
