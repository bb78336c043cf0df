import type { ItemResponse } from '@tokri/contracts/api';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { priceCart, type Offer } from '@tokri/contracts/pricing';
import type { OfferForm } from './offer-form.ts';

const paise = (text: string): number => toPaise(Number(text) || 0);
const basisPoints = (text: string): number => Math.round(Math.min(100, Number(text) || 0) * 100);

const toReward = ({ reward, amount, percent, atMost }: OfferForm) =>
  reward === 'amount'
    ? { kind: reward, amountPaise: paise(amount) }
    : {
        kind: reward,
        basisPoints: basisPoints(percent),
        atMostPaise: Number(atMost) > 0 ? paise(atMost) : null,
      };

/** The offer as the cart would apply it; it covers the items of the example. */
export const toOfferRule = (form: OfferForm): Offer => {
  const identity = { offerId: 1, name: form.name };
  const scoped = { ...identity, scope: { kind: 'everything' as const } };
  switch (form.kind) {
    case 'percentage':
      return { kind: form.kind, ...scoped, basisPoints: basisPoints(form.percent) };
    case 'amount':
      return { kind: form.kind, ...scoped, amountPaise: paise(form.amount) };
    case 'buy-x-get-y':
      return {
        kind: form.kind,
        ...scoped,
        buy: Math.max(1, Number(form.buy) || 1),
        free: Math.max(1, Number(form.free) || 1),
      };
    case 'combo':
      return {
        kind: form.kind,
        ...identity,
        parts: form.items.map(({ itemId, unitId, quantity }) => ({ itemId, unitId, quantity })),
        pricePaise: paise(form.price),
      };
    case 'threshold':
      return {
        kind: form.kind,
        ...scoped,
        minimumPaise: paise(form.minimum),
        reward: toReward(form),
      };
  }
};

export interface ExampleLine {
  readonly item: ItemResponse;
  readonly unitName: string;
  readonly quantity: number;
  readonly before: number;
  readonly after: number;
}

const maxExampleItems = 3;
const maxQuantity = 99;

const exampleQuantity = (form: OfferForm, itemId: number, price: number): number => {
  if (form.kind === 'buy-x-get-y') return (Number(form.buy) || 1) + (Number(form.free) || 1);
  if (form.kind === 'combo')
    return form.items.find((item) => item.itemId === itemId)?.quantity ?? 1;
  if (form.kind !== 'threshold' || price === 0) return 1;
  return Math.min(maxQuantity, Math.max(1, Math.ceil((Number(form.minimum) || 0) / price)));
};

/** What real items cost without and with the offer, priced like a cart in the supplier's State. */
export const priceExample = (
  form: OfferForm,
  items: readonly ItemResponse[],
): readonly ExampleLine[] => {
  const limit =
    form.kind === 'combo' ? items.length : form.kind === 'threshold' ? 1 : maxExampleItems;
  const chosen = items.slice(0, limit).flatMap((item) => {
    const unitId = form.items.find(({ itemId }) => itemId === item.Id)?.unitId ?? 0;
    const unit = item.Units.find(({ UnitId }) => unitId === 0 || UnitId === unitId);
    if (!unit) return [];
    return [{ item, unit, quantity: exampleQuantity(form, item.Id, unit.RateWithTax) }];
  });
  const price = (offers: readonly Offer[]) =>
    priceCart({
      lines: chosen.map(({ item, unit, quantity }) => ({
        key: String(item.Id),
        itemId: item.Id,
        unitId: unit.UnitId,
        itemTypeId: item.ItemTypeId,
        offerId: 0,
        name: item.Name,
        quantity,
        ratePaise: toPaise(unit.Rate),
        mrpPaise: toPaise(unit.Mrp),
        taxBasisPoints: Math.round(item.TaxPercent * 100),
        hsn: item.HSN,
      })),
      offers,
      coupon: null,
      supplierState: '29',
      deliveryState: null,
      delivery: { rules: [], pincode: null, partyId: 0, slotFeePaise: 0 },
      minimumOrderPaise: 0,
      roundToRupee: false,
    }).lines;
  const [before, after] = [price([]), price([toOfferRule(form)])];
  return chosen.map(({ item, unit, quantity }, index) => ({
    item,
    unitName: unit.Name,
    quantity,
    before: toRupees(before[index]?.totalPaise ?? 0),
    after: toRupees(after[index]?.totalPaise ?? 0),
  }));
};
