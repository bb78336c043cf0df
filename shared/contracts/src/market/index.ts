export {
  deliveryCodeIndex,
  deliveryCodePattern,
  deliveryCodeRule,
  isDeliveryCode,
  nextDeliveryCode,
  normalizeDeliveryCode,
  normalizePostcode,
  outwardOf,
  outwardRange,
  previousDeliveryCode,
} from './delivery-code.ts';
export { markets } from './market.ts';
export type { Market } from './market.ts';
export { marketText } from './market-text.ts';
export { setShopMarket, shopMarket } from './shop-market.ts';
