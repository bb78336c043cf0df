import type { ItemBody } from '@tokri/contracts/api';
import type { CatalogItem, CatalogUnit, BrandDetails } from './catalog-files.ts';

export interface ItemContext {
  readonly typeId: number;
  readonly imageHash: string;
  readonly brand: BrandDetails;
  readonly hindiLabels: Readonly<Record<string, string>>;
}

const formatNetQuantity = ({ Value, Measure }: CatalogUnit['Net']): string =>
  Measure === 'piece' ? `${Value} ${Value === 1 ? 'piece' : 'pieces'}` : `${Value} ${Measure}`;

const formatLabelQuantity = ({ Name, Net }: CatalogUnit): string => {
  const isQuantityInName = /^[\d.]+ ?(kg|g|ml|L)$/.test(Name) || Net.Measure === 'piece';
  return isQuantityInName ? Name : `${Name}, ${formatNetQuantity(Net)}`;
};

export const toItemBody = (
  item: CatalogItem,
  { typeId, imageHash, brand: maker, hindiLabels }: ItemContext,
): ItemBody => ({
  Id: 0,
  Status: 1,
  LeadTimeMinutes: 0,
  ItemTypeId: typeId,
  Images: [imageHash],
  Name: item.Name,
  Hindi: item.Hindi,
  Code: item.Code,
  Narration: item.Narration,
  Brand: item.Brand,
  HSN: item.HSN,
  TaxPercent: item.TaxPercent,
  Aliases: [...item.Aliases],
  Units: item.Units.map((unit) => ({ ...unit })),
  Declarations: {
    NetQuantity: item.Units.map(formatLabelQuantity).join(' / '),
    Manufacturer: maker.Manufacturer,
    CountryOfOrigin: item.CountryOfOrigin,
    BestBefore: item.BestBefore,
    ConsumerCare: maker.ConsumerCare,
    Fssai: item.Vegetarian === null ? '' : maker.Fssai,
    Vegetarian: item.Vegetarian,
    Hindi: {
      CountryOfOrigin: hindiLabels[item.CountryOfOrigin],
      BestBefore: hindiLabels[item.BestBefore],
    },
  },
});
