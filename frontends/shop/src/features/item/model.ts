import type { Item } from '@tokri/contracts/http';
import { unitToShow, type Unit } from '@tokri/web-kit/shelf';
import { money } from '@tokri/web-kit/ui';
import { t } from './texts.ts';

export interface UnitWish {
  /** Of the address; 0 for none. */
  readonly asked: number;
  readonly inCart: number;
}

/** The unit that the page starts with: the one the address names, else the one in the cart, else the first that can be had. */
export const chosenUnit = ({ Units }: Item, { asked, inCart }: UnitWish): Unit | undefined =>
  Units.find(({ UnitId }) => UnitId === asked) ?? unitToShow(Units, { inCart });

export const isSoldOut = ({ Units }: Item): boolean => Units.every(({ Available }) => !Available);

/** The price in its parts: what it is without GST, and the GST. Rounded to paise, so the parts add up to the price. */
export const gstWords = ({ Name, Rate, RateWithTax }: Unit, percent: number): string => {
  const tax = Math.round((RateWithTax - Rate) * 100) / 100;
  return percent > 0
    ? t('item.gst', { unit: Name, base: money(Rate), percent, tax: money(tax) })
    : t('item.noGst', { unit: Name });
};

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What a listing must show (Legal Metrology (Packaged Commodities) Rules 6(10); FSSAI licence of food). Nothing empty is listed. */
export const factsOf = (
  { Name, Units, Declarations, HSN, TaxPercent }: Item,
  unit: Unit,
): readonly Fact[] => {
  const { NetQuantity, Manufacturer, CountryOfOrigin, BestBefore, ConsumerCare, Fssai } =
    Declarations;
  return [
    { name: t('label.name'), value: Name },
    { name: t('label.net'), value: Units.length === 1 ? NetQuantity || unit.Name : unit.Name },
    { name: t('label.mrp'), value: t('label.mrpValue', { sum: money(unit.Mrp) }) },
    { name: t('label.best'), value: BestBefore },
    { name: t('label.origin'), value: CountryOfOrigin },
    { name: t('label.packer'), value: Manufacturer },
    { name: t('label.fssai'), value: Fssai },
    {
      name: t('label.hsn'),
      value:
        TaxPercent > 0
          ? t('label.hsnValue', { hsn: HSN, percent: TaxPercent })
          : t('label.hsnExempt', { hsn: HSN }),
    },
    { name: t('label.care'), value: ConsumerCare },
  ].filter(({ value }) => value !== '');
};
