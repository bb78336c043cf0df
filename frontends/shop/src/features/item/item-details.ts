import type { ItemResponse } from '@tokri/contracts/api';
import { needsHsn } from '@tokri/contracts/tax';
import { selectUnit, unitPrice, type Unit } from '@tokri/web-kit/item-card';
import { formatPrice } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

export interface UnitPreference {
  readonly requestedId: number;
  readonly inCartId: number;
}

export const selectInitialUnit = (
  { Units }: ItemResponse,
  { requestedId, inCartId }: UnitPreference,
): Unit | undefined =>
  Units.find(({ UnitId }) => UnitId === requestedId) ?? selectUnit(Units, { inCart: inCartId });

export const isSoldOut = ({ Units }: ItemResponse): boolean =>
  Units.every(({ Available }) => !Available);

/** Of the price that is charged, with a running offer. */
export const gstLabel = (unit: Unit, percent: number): string => {
  const { Name, OfferRate, Rate } = unit;
  const base = OfferRate ?? Rate;
  const tax = Math.round((unitPrice(unit) - base) * 100) / 100;
  return percent > 0
    ? t('item.gst', { unit: Name, base: formatPrice(base), percent, tax: formatPrice(tax) })
    : t('item.noGst', { unit: Name });
};

const shortLifePattern = /(\d+)\s*(?:days?\b|दिन)/i;
const longestShortLifeDays = 15;

/** Bread, milk and vegetables. What keeps for weeks needs no line of its own. */
export const isPerishable = ({
  BestBefore,
  Vegetarian,
}: Pick<ItemResponse['Declarations'], 'BestBefore' | 'Vegetarian'>): boolean => {
  const [, days] = shortLifePattern.exec(BestBefore) ?? [];
  return Vegetarian !== null && Number(days) <= longestShortLifeDays;
};

export interface Declaration {
  readonly name: string;
  readonly value: string;
}

const toTaxDeclaration = (hsn: string, percent: number): Declaration => {
  if (!needsHsn())
    return { name: t('info.tax'), value: percent > 0 ? `${percent}%` : t('info.taxExempt') };
  return {
    name: t('info.hsn'),
    value: percent > 0 ? t('info.hsnValue', { hsn, percent }) : t('info.hsnExempt', { hsn }),
  };
};

/**
 * Mandatory for e-commerce listings: Legal Metrology (Packaged Commodities) Rules 6(10), and the
 * FSSAI licence of food.
 */
export const listDeclarations = (
  { Name, Units, Declarations, HSN, TaxPercent }: ItemResponse,
  unit: Unit,
): readonly Declaration[] => {
  const { NetQuantity, Manufacturer, CountryOfOrigin, BestBefore, ConsumerCare, Fssai } =
    Declarations;
  return [
    { name: t('info.commonName'), value: Name },
    {
      name: t('info.netQuantity'),
      value: Units.length === 1 ? NetQuantity || unit.Name : unit.Name,
    },
    { name: t('info.mrp'), value: t('info.mrpValue', { sum: formatPrice(unit.Mrp) }) },
    { name: t('info.bestBefore'), value: BestBefore },
    { name: t('info.origin'), value: CountryOfOrigin },
    { name: t('info.packedBy'), value: Manufacturer },
    { name: t('info.fssai'), value: Fssai },
    toTaxDeclaration(HSN, TaxPercent),
    { name: t('info.consumerCare'), value: ConsumerCare },
  ].filter(({ value }) => value !== '');
};
