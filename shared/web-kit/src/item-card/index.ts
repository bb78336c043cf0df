export { changeCartQuantity, limitLabel } from './change-cart-quantity.ts';
export { useFavourite } from './use-favourite.ts';
export { ConnectedItemCard, useUnitInCart } from './connected-item-card.tsx';
export { stockLimit, maxQuantity, pricePerMeasure, selectUnit, unitPrice } from './select-unit.ts';
export type { Unit } from './select-unit.ts';
export { fetchActiveOffers } from './active-offers.ts';
