import { formatInstant, shopDate } from '@tokri/contracts/dates';
import { hindiTexts } from '@tokri/contracts/language';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { availableOnDay } from '@tokri/contracts/orders';
import { isLooseBrand } from '@tokri/contracts/language';
import { offerPriceOfUnit, unitPriceText, type Offer as Rule } from '@tokri/contracts/pricing';
import type { ItemResponse, itemOperations, RequestBody } from '@tokri/contracts/api';
import { isAvailable } from '../../domain/items/availability.ts';
import { statusNumber, type Item } from '../../domain/items/item.ts';
import type { ListedItem } from '../../domain/search/listed-items.ts';
import { imagePath } from '../../domain/images/image.ts';
import type { PricedUnit } from '../../domain/rates/dated-rates.ts';
import { taxOn } from '../../domain/rates/dated-rates.ts';
import { findItemOffer } from '../../domain/offers/item-offers.ts';
import { listOfferRules } from '../../application/offers/list-offers.ts';
import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { CreateItemCommand } from '../../application/items/create-item.ts';
import type { DayLimitDeps } from '../../application/stock/set-day-limit.ts';
import type { ListOffersDeps, RunningOffersQuery } from '../../application/offers/list-offers.ts';

type ItemFields = Omit<
  RequestBody<typeof itemOperations.createItem>,
  'Id' | 'TaxPercent' | 'Units'
>;

export const toDescription = (
  body: ItemFields,
): Omit<CreateItemCommand, 'units' | 'taxBasisPoints'> => ({
  name: body.Name,
  narration: body.Narration,
  hindi:
    hindiTexts({
      name: body.Hindi.Name,
      narration: body.Hindi.Narration,
      countryOfOrigin: body.Declarations.Hindi.CountryOfOrigin,
      bestBefore: body.Declarations.Hindi.BestBefore,
    }) ?? {},
  code: body.Code,
  itemTypeId: body.ItemTypeId,
  status: body.Status === 1 ? 'on-sale' : 'hidden',
  brand: body.Brand,
  hsn: body.HSN,
  aliases: body.Aliases,
  images: body.Images,
  leadTimeMinutes: body.LeadTimeMinutes,
  declarations: {
    netQuantity: body.Declarations.NetQuantity,
    manufacturer: body.Declarations.Manufacturer,
    countryOfOrigin: body.Declarations.CountryOfOrigin,
    bestBefore: body.Declarations.BestBefore,
    consumerCare: body.Declarations.ConsumerCare,
    fssai: body.Declarations.Fssai,
    vegetarian: body.Declarations.Vegetarian,
  },
});

export const toCommand = (
  body: RequestBody<typeof itemOperations.createItem>,
): CreateItemCommand => ({
  ...toDescription(body),
  taxBasisPoints: body.TaxPercent * 100,
  units: body.Units.map((unit) => ({
    name: unit.Name,
    ratePaise: toPaise(unit.Rate),
    mrpPaise: toPaise(unit.Mrp),
    stock: unit.Stock,
    maxPerOrder: unit.MaxPerOrder,
    net: { amount: unit.Net.Value, measure: unit.Net.Measure },
  })),
});

export const toImageResponse = (hash: string, alt: string): ItemResponse['Images'][number] => ({
  Small: imagePath(hash, 'small'),
  Medium: imagePath(hash, 'medium'),
  Large: imagePath(hash, 'large'),
  Alt: alt,
});

export const imageUrl = (hash: string): string => (hash === '' ? '' : imagePath(hash, 'small'));

export interface ItemView {
  readonly locationId: number;
  readonly remainingForDay: (unitId: number) => number | null | undefined;
  /** The day whose prices and stock are shown. */
  readonly date: string;
  /** Undefined until the customer chooses one. */
  readonly deliveryDate: string | undefined;
  readonly now: Date;
  readonly rules: readonly Rule[];
  readonly categories: Pick<CatalogIndex, 'group' | 'type'>;
  /** Hindi makes a list half as long again, so only readers of Hindi and staff get it. */
  readonly hasHindi: boolean;
}

const toItemHindi = ({ hindi, ...item }: Item, { categories }: ItemView): ItemResponse['Hindi'] =>
  hindiTexts({
    Name: hindi.name,
    Narration: hindi.narration,
    ItemTypeName: categories.type(item.itemTypeId)?.hindiName,
    ItemGroupName: categories.group(item.itemGroupId)?.hindiName,
  });

const toDeclarationsResponse = (
  { declarations, hindi }: Item,
  { hasHindi }: ItemView,
): ItemResponse['Declarations'] => ({
  NetQuantity: declarations.netQuantity,
  Manufacturer: declarations.manufacturer,
  CountryOfOrigin: declarations.countryOfOrigin,
  BestBefore: declarations.bestBefore,
  ConsumerCare: declarations.consumerCare,
  Fssai: declarations.fssai,
  Vegetarian: declarations.vegetarian,
  ...(hasHindi
    ? {
        Hindi: hindiTexts({
          CountryOfOrigin: hindi.countryOfOrigin,
          BestBefore: hindi.bestBefore,
        }),
      }
    : {}),
});

const toOfferPrice = (
  item: Item,
  unit: PricedUnit,
  { date, rules }: Pick<ItemView, 'date' | 'rules'>,
): Pick<ItemResponse['Units'][number], 'OfferPrice' | 'OfferRate' | 'OfferUnitPrice'> => {
  const price = offerPriceOfUnit(
    {
      ...unit,
      itemId: item.itemId,
      itemTypeId: item.itemTypeId,
      hsn: item.hsn,
      taxBasisPoints: taxOn(item.taxes, date),
    },
    rules,
  );
  if (!price) return {};
  return {
    OfferPrice: toRupees(price.totalPaise),
    OfferRate: toRupees(price.taxablePaise),
    ...(unit.net
      ? {
          OfferUnitPrice: unitPriceText(price.totalPaise, unit.net, {
            isLoose: isLooseBrand(item.brand),
          }),
        }
      : {}),
  };
};

const toUnitResponse = (
  item: Item,
  unit: PricedUnit,
  {
    free,
    date,
    deliveryDate,
    now,
    rules,
  }: Pick<ItemView, 'date' | 'deliveryDate' | 'now' | 'rules'> & { readonly free: number },
): ItemResponse['Units'][number] => ({
  UnitId: unit.unitId,
  Name: unit.name,
  Rate: toRupees(unit.ratePaise),
  Mrp: toRupees(unit.mrpPaise),
  RateWithTax: toRupees(unit.rateWithTaxPaise),
  ...toOfferPrice(item, unit, { date, rules }),
  DiscountPercent: unit.discountPercent,
  UnitPrice: unit.unitPrice,
  ...(unit.netQuantity ? { NetQuantity: unit.netQuantity } : {}),
  Stock: free,
  MaxPerOrder: unit.maxPerOrder,
  Available: isAvailable(item, { free, deliveryDate, now }),
});

const toItemOfferResponse = (item: Item, { rules }: ItemView): ItemResponse['Offer'] => {
  const rule = findItemOffer(item, rules);
  return rule
    ? { OfferId: rule.offerId, Name: rule.name, Hindi: hindiTexts({ Name: rule.hindiName }) }
    : null;
};

export const toItemResponse = (listed: ListedItem, view: ItemView): ItemResponse => {
  const { item, pricedUnits } = listed;
  const free = listed.availableStock(view.locationId);
  return {
    Id: item.itemId,
    Name: item.name,
    Code: item.code,
    Narration: item.narration,
    Status: statusNumber[item.status],
    ItemTypeId: item.itemTypeId,
    ItemTypeName: item.itemTypeName,
    ItemGroupId: item.itemGroupId,
    ItemGroupName: item.itemGroupName,
    Brand: item.brand,
    HSN: item.hsn,
    TaxPercent: taxOn(item.taxes, view.date) / 100,
    Images: item.images.map((hash) => toImageResponse(hash, item.name)),
    Units: pricedUnits.map((unit, index) =>
      toUnitResponse(item, unit, {
        ...view,
        free: availableOnDay(free[index] ?? 0, view.remainingForDay(unit.unitId)),
      }),
    ),
    Offer: toItemOfferResponse(item, view),
    IsFavorite: false,
    Declarations: toDeclarationsResponse(item, view),
    LastUpdatedOn: formatInstant(item.changedAt),
    Tint: item.tint,
    ...(view.hasHindi ? { Hindi: toItemHindi(item, view) } : {}),
  };
};

export const toItemResponses = (
  deps: ListOffersDeps & Pick<DayLimitDeps, 'dayLimitView' | 'locations'>,
  {
    items,
    hasHindi,
    deliveryDate,
    ...query
  }: RunningOffersQuery &
    Pick<ItemView, 'hasHindi'> & {
      readonly items: readonly ListedItem[];
      readonly deliveryDate?: string | undefined;
    },
): ItemResponse[] => {
  const now = deps.clock();
  const date = query.date ?? shopDate(now);
  const locationId = deps.locations.findLocationId(query.pincode);
  const view = {
    now,
    locationId,
    date,
    deliveryDate,
    remainingForDay: (unitId: number) => deps.dayLimitView.left({ unitId, date, locationId }),
    rules: listOfferRules(deps, query).rules,
    categories: deps.catalogIndex,
    hasHindi,
  };
  return items.map((listed) => toItemResponse(listed, view));
};
