export { changeQuantity, limitWords } from './change-quantity.ts';
export type { Bought } from './change-quantity.ts';
export { useFavourite } from './favourite.ts';
export type { Favourite } from './favourite.ts';
export { ShelfItem, useUnitInCart } from './shelf-item.tsx';
export type { ShelfItemProps } from './shelf-item.tsx';
export { limitOf, mostOf, unitToShow } from './shown-unit.ts';
export type { Unit } from './shown-unit.ts';
export { readOffers } from './running-offers.ts';
