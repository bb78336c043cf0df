import { hasPermission, type Caller, type EditedItem } from '@tokri/contracts/api';
import type { itemAdminOperations, RequestBody } from '@tokri/contracts/api';
import { formatInstant, shopDate } from '@tokri/contracts/dates';
import { hindiTexts } from '@tokri/contracts/language';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { ProblemError } from '@tokri/contracts/problems';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  editItem,
  type EditItemCommand,
  type EditItemDeps,
} from '../../application/items/edit-item.ts';
import {
  createSellingStockLookup,
  type SellingStockDeps,
} from '../../application/search/list-staff-items.ts';
import type { StoredItem } from '../../application/ports/items.ts';
import { statusNumber } from '../../domain/items/item.ts';
import { priceUnits } from '../../domain/rates/dated-rates.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';
import { imageUrl, toDescription } from './item-mapping.ts';

type FormDeps = EditItemDeps & SellingStockDeps;
type SaveItemBody = RequestBody<typeof itemAdminOperations.saveItem>;

const toEditCommand = (body: SaveItemBody): EditItemCommand => ({
  itemId: body.ItemId,
  rev: body.Rev,
  ...toDescription(body),
  taxChanges: body.TaxChanges?.map(({ FromDate, TaxPercent }) => ({
    fromDate: FromDate,
    taxBasisPoints: TaxPercent * 100,
  })),
  units: body.Units.map(({ UnitId, Name, MaxPerOrder, Net, IsHidden, Price }) => ({
    unitId: UnitId,
    name: Name,
    maxPerOrder: MaxPerOrder,
    net: Net && { amount: Net.Value, measure: Net.Measure },
    isHidden: IsHidden,
    newUnit:
      UnitId === 0 && Price
        ? { ratePaise: toPaise(Price.Rate), mrpPaise: toPaise(Price.Mrp), stock: Price.Stock }
        : null,
  })),
});

const refuseTaxesWithoutPermission = (caller: Caller, { TaxChanges }: SaveItemBody): void => {
  if (TaxChanges && !hasPermission(caller, 'rates'))
    throw new ProblemError('not-allowed', {
      en: 'Your account cannot change GST rates.',
      hi: 'आपके खाते से GST की दर नहीं बदली जा सकती।',
    });
};

const toEditedUnits = ({ item }: StoredItem, deps: FormDeps): EditedItem['Units'] => {
  const sellingStock = createSellingStockLookup(deps);
  const priced = priceUnits(item, { date: shopDate(deps.clock()), partyId: 0 });
  return item.units.map((unit) => {
    const price = priced.find(({ unitId }) => unitId === unit.unitId);
    return {
      UnitId: unit.unitId,
      Name: unit.name,
      MaxPerOrder: unit.maxPerOrder,
      Net: unit.net && { Value: unit.net.amount, Measure: unit.net.measure },
      IsHidden: unit.isHidden ?? false,
      Rate: toRupees(price?.ratePaise ?? 0),
      Mrp: toRupees(price?.mrpPaise ?? 0),
      RateWithTax: toRupees(price?.rateWithTaxPaise ?? 0),
      Stock: sellingStock(unit.unitId).reduce((total, { free }) => total + free, 0),
    };
  });
};

const toEditedItem = (stored: StoredItem, deps: FormDeps): EditedItem => {
  const { item, rev } = stored;
  const { declarations, hindi } = item;
  return {
    Id: item.itemId,
    Rev: rev,
    Name: item.name,
    Code: item.code,
    Narration: item.narration,
    Status: statusNumber[item.status],
    ItemTypeId: item.itemTypeId,
    ItemGroupId: item.itemGroupId,
    Brand: item.brand,
    HSN: item.hsn,
    Tint: item.tint,
    LastUpdatedOn: formatInstant(item.changedAt),
    Aliases: [...item.aliases],
    LeadTimeMinutes: item.leadTimeMinutes,
    Images: item.images.map((hash) => ({ Hash: hash, Url: imageUrl(hash) })),
    Taxes: item.taxes.map(({ fromDate, taxBasisPoints }) => ({
      FromDate: fromDate,
      TaxPercent: taxBasisPoints / 100,
    })),
    Units: toEditedUnits(stored, deps),
    Declarations: {
      NetQuantity: declarations.netQuantity,
      Manufacturer: declarations.manufacturer,
      CountryOfOrigin: declarations.countryOfOrigin,
      BestBefore: declarations.bestBefore,
      ConsumerCare: declarations.consumerCare,
      Fssai: declarations.fssai,
      Vegetarian: declarations.vegetarian,
      Hindi: hindiTexts({
        CountryOfOrigin: hindi.countryOfOrigin,
        BestBefore: hindi.bestBefore,
      }),
    },
    Hindi: hindiTexts({ Name: hindi.name, Narration: hindi.narration }),
  };
};

export const createItemFormHandlers = (
  deps: FormDeps,
): Pick<OperationHandlers<typeof itemAdminOperations>, 'read-item' | 'save-item'> => ({
  'read-item': async ({ query }) => {
    const stored = await deps.itemStore.findById(query.ItemId);
    if (!stored) throw new ProblemError('not-found');
    return { body: toEditedItem(stored, deps) };
  },
  'save-item': async ({ body, caller, language }) => {
    refuseTaxesWithoutPermission(caller, body);
    return { body: toResultEntries(await editItem(deps, toEditCommand(body)), language) };
  },
});
