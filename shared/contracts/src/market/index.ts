export {
  deliveryCodeIndex,
  deliveryCodePattern,
  isDeliveryCode,
  nextDeliveryCode,
  normalizeDeliveryCode,
  outwardOf,
  outwardRange,
  parseDeliveryCodeRange,
  previousDeliveryCode,
  withoutInwardCode,
} from './delivery-code.ts';
export { markets } from './market.ts';
export type { Market } from './market.ts';
export { marketText } from './market-text.ts';
export { isUnitedKingdom, setShopMarket, shopMarket } from './shop-market.ts';
