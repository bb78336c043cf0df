import { marketText } from '@tokri/contracts/market';
import { toPaise, formatRupees } from '@tokri/contracts/money';

const imagePath = /^\/images\/[0-9a-f]{64}\/(?:small|medium|large)\.webp$/;
const tintName = /^[a-z]+$/;

export const isShopImage = (source: string): boolean => imagePath.test(source);

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const tintClass = (tint: string): string => `tint-${tintName.test(tint) ? tint : 'staples'}`;

export const renderImage = (
  source: string,
  { size, isFirst = false }: { readonly size: number; readonly isFirst?: boolean },
): string =>
  isShopImage(source)
    ? `<img src="${source}" alt="" width="${size}" height="${size}"${isFirst ? ' fetchpriority="high"' : ''}>`
    : '';

/** The price and the MRP, if that is higher, as the page shows them. */
export const renderPrice = (
  {
    RateWithTax,
    OfferPrice = RateWithTax,
    Mrp,
  }: {
    readonly RateWithTax: number;
    readonly OfferPrice?: number | undefined;
    readonly Mrp: number;
  },
  className = 'price',
): string => {
  const mrp =
    Mrp > OfferPrice
      ? `<div><s class="mrp">${marketText('MRP')} ${formatRupees(toPaise(Mrp))}</s></div>`
      : '';
  return `<div class="${className}"><div class="current-price">${formatRupees(toPaise(OfferPrice))}</div>${mrp}</div>`;
};

/** The rest of the header below its bar, which every page has. */
export const renderHeaderRest = (part: 'with-ribbon' | 'without-ribbon'): string =>
  `<div class="header-placeholder ${part}"></div>`;
