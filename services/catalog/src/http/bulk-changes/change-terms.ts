import { fields, type itemAdminOperations, type RequestBody } from '@tokri/contracts/api';
import { maxRupees } from '@tokri/contracts/money';
import { shopTaxPercents } from '@tokri/contracts/tax';
import { maxPricePercent } from '@tokri/contracts/validation';
import type { ChangeTerms } from '../../domain/bulk-changes/plan-rows.ts';
import type { ItemCategory } from '../../domain/items/item.ts';

/** Hundredths; null with more than two decimal places. */
const toHundredths = (value: number): number | null => {
  const hundredths = Math.round(value * 100);
  return hundredths / 100 === value ? hundredths : null;
};

/** Null when the value does not fit the kind of the change. */
export const readPriceTerms = ({
  Kind,
  Value,
  Rounding,
  FromDate,
  PartyId,
}: RequestBody<typeof itemAdminOperations.preparePriceChange>): ChangeTerms | null => {
  if (Kind === 'tax')
    return shopTaxPercents().some((percent) => percent === Value)
      ? { kind: 'tax', taxBasisPoints: Value * 100, fromDate: FromDate }
      : null;
  const value = toHundredths(Value);
  const isInRange =
    Kind === 'percent' ? Value > -100 && Value <= maxPricePercent : Math.abs(Value) <= maxRupees;
  if (value === null || value === 0 || !isInRange) return null;
  return { kind: Kind, value, rounding: Rounding, fromDate: FromDate, partyId: PartyId };
};

const statuses = { '0': 'hidden', '1': 'on-sale' } as const;

/** Null when the value does not fit the kind of the change. */
export const readFieldTerms = async (
  { Kind, Value }: RequestBody<typeof itemAdminOperations.prepareItemChange>,
  findCategory: (itemTypeId: number) => Promise<ItemCategory | null>,
): Promise<Extract<ChangeTerms, { kind: 'status' | 'category' | 'hsn' }> | null> => {
  switch (Kind) {
    case 'status':
      return Value === '0' || Value === '1' ? { kind: 'status', status: statuses[Value] } : null;
    case 'hsn':
      return fields.hsn.safeParse(Value).success ? { kind: 'hsn', hsn: Value } : null;
    case 'category': {
      const category = /^[1-9]\d{0,8}$/.test(Value) ? await findCategory(Number(Value)) : null;
      return category && { kind: 'category', category };
    }
  }
};
