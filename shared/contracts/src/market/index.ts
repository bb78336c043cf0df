export {
  deliveryCodeIndex,
  deliveryCodePattern,
  isDeliveryCode,
  nextDeliveryCode,
  normalizeDeliveryCode,
  outwardOf,
  outwardRange,
  previousDeliveryCode,
} from './delivery-code.ts';
export { markets } from './market.ts';
export type { Market } from './market.ts';
export { marketText } from './market-text.ts';
export { setShopMarket, shopMarket } from './shop-market.ts';
