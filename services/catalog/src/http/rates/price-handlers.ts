import type {
  itemAdminOperations,
  ItemPricesResponse,
  PricedItemResponse,
  PriceRowResponse,
  UnitRateResponse,
} from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { hindiTexts } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import { rateWithTax } from '@tokri/contracts/pricing';
import { ProblemError } from '@tokri/contracts/problems';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  exportPrices,
  listPrices,
  type ExportedPrice,
  type PricedItem,
} from '../../application/rates/list-prices.ts';
import type { ListStaffItemsDeps } from '../../application/search/list-staff-items.ts';
import { statusNumber, type DatedRate, type Item } from '../../domain/items/item.ts';
import { taxOn } from '../../domain/rates/dated-rates.ts';
import { rateState } from '../../domain/rates/scheduled-rates.ts';
import { imageUrl } from '../items/item-mapping.ts';
import { toItemFilter } from '../items/staff-items-query.ts';

const taxOfRate = ({ taxes }: Item, { fromDate }: DatedRate, today: string): number =>
  taxOn(taxes, fromDate < today ? today : fromDate);

const toDatedPrice = (item: Item, rate: DatedRate, today: string) => ({
  FromDate: rate.fromDate,
  Rate: toRupees(rate.ratePaise),
  Mrp: toRupees(rate.mrpPaise),
  RateWithTax: toRupees(rateWithTax(rate.ratePaise, taxOfRate(item, rate, today))),
});

const toPricedItem = (
  { item, units }: PricedItem,
  { catalogIndex, clock }: ListStaffItemsDeps,
): PricedItemResponse => {
  const today = shopDate(clock());
  return {
    Id: item.itemId,
    Name: item.name,
    Code: item.code,
    Status: statusNumber[item.status],
    Brand: item.brand,
    ItemTypeName: item.itemTypeName,
    ItemGroupName: item.itemGroupName,
    TaxPercent: taxOn(item.taxes, today) / 100,
    Tint: item.tint,
    Image: imageUrl(item.images[0] ?? ''),
    Hindi: hindiTexts({
      Name: item.hindi.name,
      ItemTypeName: catalogIndex.type(item.itemTypeId)?.hindiName,
      ItemGroupName: catalogIndex.group(item.itemGroupId)?.hindiName,
    }),
    Units: units.map(({ unit, now, next, parties }) => ({
      UnitId: unit.unitId,
      Name: unit.name,
      Now: now ? toDatedPrice(item, now, today) : null,
      Next: next ? toDatedPrice(item, next, today) : null,
      Parties: parties,
    })),
  };
};

const toUnitRate = (
  item: Item,
  { rate, state }: { readonly rate: DatedRate; readonly state: UnitRateResponse['State'] },
  today: string,
): UnitRateResponse => {
  const taxBasisPoints =
    state === 'past' ? taxOn(item.taxes, rate.fromDate) : taxOfRate(item, rate, today);
  return {
    RateId: rate.rateId,
    PartyId: rate.partyId,
    ...toDatedPrice(item, rate, today),
    RateWithTax: toRupees(rateWithTax(rate.ratePaise, taxBasisPoints)),
    TaxPercent: taxBasisPoints / 100,
    State: state,
  };
};

const toItemPrices = (item: Item, today: string): ItemPricesResponse => ({
  Id: item.itemId,
  Name: item.name,
  Code: item.code,
  Brand: item.brand,
  Hindi: hindiTexts({ Name: item.hindi.name }),
  Status: statusNumber[item.status],
  Taxes: item.taxes.map(({ fromDate, taxBasisPoints }) => ({
    FromDate: fromDate,
    TaxPercent: taxBasisPoints / 100,
  })),
  Units: item.units.map(({ unitId, name, rates }) => ({
    UnitId: unitId,
    Name: name,
    Rates: rates.map((rate) =>
      toUnitRate(item, { rate, state: rateState(rate, rates, today) }, today),
    ),
  })),
});

const toPriceRow = ({ item, unit, rate }: ExportedPrice, today: string): PriceRowResponse => ({
  ItemId: item.itemId,
  Code: item.code,
  Name: item.name,
  UnitId: unit.unitId,
  UnitName: unit.name,
  PartyId: rate.partyId,
  TaxPercent: taxOn(item.taxes, today) / 100,
  ...toDatedPrice(item, rate, today),
});

export const createPriceHandlers = (
  deps: ListStaffItemsDeps,
): Pick<
  OperationHandlers<typeof itemAdminOperations>,
  'list-prices' | 'read-item-prices' | 'export-prices'
> => ({
  'list-prices': async ({ query, pagination }) => {
    const { items, total } = listPrices(deps, toItemFilter(query), pagination);
    return { total, body: items.map((item) => toPricedItem(item, deps)) };
  },
  'read-item-prices': async ({ query }) => {
    const item = deps.catalogIndex.findItem(query.ItemId)?.item;
    if (!item) throw new ProblemError('not-found');
    return { body: toItemPrices(item, shopDate(deps.clock())) };
  },
  'export-prices': async ({ query: { Part, After, ...filter } }) => {
    const { parts, prices, after } = exportPrices(deps, toItemFilter(filter), {
      part: Part,
      after: After,
    });
    const today = shopDate(deps.clock());
    return {
      body: {
        Parts: parts,
        Rows: prices.map((price) => toPriceRow(price, today)),
        ...(After === undefined ? {} : { After: after }),
      },
    };
  },
});
