import type { Language } from '@tokri/contracts/language';
import { formatRupees } from '@tokri/contracts/money';
import type { AboveMrp, PackAboveMrp } from '../../domain/rates/mrp-limit.ts';

/** The prices as texts in rupees; with the name of the pack when an item has several. */
export const priceAboveMrpText = (
  {
    pack,
    price,
    mrp,
  }: { readonly pack?: string | undefined; readonly price: string; readonly mrp: string },
  language: Language,
): string => {
  const text =
    language === 'hi'
      ? `GST के साथ दाम ${price} होगा, जो MRP ${mrp} से ज़्यादा है।`
      : `The price with GST would be ${price}, above the MRP of ${mrp}.`;
  return pack ? `${pack}: ${text}` : text;
};

export const aboveMrpMessage = (aboveMrp: AboveMrp | PackAboveMrp, language: Language): string =>
  priceAboveMrpText(
    {
      pack: 'packName' in aboveMrp ? aboveMrp.packName : undefined,
      price: formatRupees(aboveMrp.priceWithTaxPaise, 'always'),
      mrp: formatRupees(aboveMrp.mrpPaise, 'always'),
    },
    language,
  );

export const earlierAboveMrpMessage = (aboveMrp: PackAboveMrp, language: Language): string => {
  const text = aboveMrpMessage(aboveMrp, language);
  return language === 'hi'
    ? `इससे पहले का दाम ज़्यादा दिन चलेगा। ${text}`
    : `The price before it would apply longer. ${text}`;
};
