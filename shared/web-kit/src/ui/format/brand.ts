import { t } from '../labels.ts';

/** The brand of goods that the shop weighs or packs itself. */
const looseGoods = 'Loose';

export const formatBrand = (brand: string): string =>
  brand === looseGoods ? t('brand.loose') : brand;
