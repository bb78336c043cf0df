import type { ItemBody } from '@tokri/contracts/http';
import type { CatalogueItem, CatalogueUnit, Maker } from './catalogue.ts';

export interface ItemPlace {
  readonly typeId: number;
  readonly imageHash: string;
  readonly maker: Maker;
}

const netText = ({ Value, Measure }: CatalogueUnit['Net']): string =>
  Measure === 'piece' ? `${Value} ${Value === 1 ? 'piece' : 'pieces'}` : `${Value} ${Measure}`;

/** What a unit holds, as the label says it: its name, and the weight where the name is a count. */
const labelText = ({ Name, Net }: CatalogueUnit): string => {
  const namesItsQuantity = /^[\d.]+ ?(kg|g|ml|L)$/.test(Name) || Net.Measure === 'piece';
  return namesItsQuantity ? Name : `${Name}, ${netText(Net)}`;
};

/** An item of the catalogue files as row I1 takes it. */
export const itemBody = (
  item: CatalogueItem,
  { typeId, imageHash, maker }: ItemPlace,
): ItemBody => ({
  Id: 0,
  Status: 1,
  LeadTimeMinutes: 0,
  ItemTypeId: typeId,
  Images: [imageHash],
  Name: item.Name,
  Code: item.Code,
  Narration: item.Narration,
  Brand: item.Brand,
  HSN: item.HSN,
  TaxPercent: item.TaxPercent,
  Aliases: [...item.Aliases],
  Units: item.Units.map((unit) => ({ ...unit })),
  Declarations: {
    NetQuantity: item.Units.map(labelText).join(' / '),
    Manufacturer: maker.Manufacturer,
    CountryOfOrigin: item.CountryOfOrigin,
    BestBefore: item.BestBefore,
    ConsumerCare: maker.ConsumerCare,
    Fssai: item.Vegetarian === null ? '' : maker.Fssai,
    Vegetarian: item.Vegetarian,
  },
});
