import { Problem, toPaise } from '@tokri/contracts';
import type { ItemBody, itemOperations } from '@tokri/contracts/http';
import { done } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import { addRateFor } from '../application/add-rate.ts';
import type { AddRateNeeds } from '../application/add-rate.ts';
import { createItemFor } from '../application/create-item.ts';
import type { CreateItemNeeds, ItemWish } from '../application/create-item.ts';
import { deleteItemFor } from '../application/delete-item.ts';
import { setStockFor } from '../application/set-stock.ts';
import { storeImage } from '../application/store-image.ts';
import type { EncodeImage } from '../application/ports/pictures.ts';
import { presentPicture } from './present-item.ts';
import { refusal, resultOf } from './texts.ts';

type Rows = 'create-item' | 'delete-item' | 'add-rate' | 'set-stock' | 'upload-item-image';

export type StaffNeeds = Omit<CreateItemNeeds & AddRateNeeds, 'allocateId'> & {
  readonly encode: EncodeImage;
};

const wishOf = (body: ItemBody): ItemWish => ({
  name: body.Name,
  narration: body.Narration,
  code: body.Code,
  itemTypeId: body.ItemTypeId,
  status: body.Status === 1 ? 'on-sale' : 'hidden',
  brand: body.Brand,
  hsn: body.HSN,
  taxBasisPoints: body.TaxPercent * 100,
  aliases: body.Aliases,
  images: body.Images,
  leadTimeMinutes: body.LeadTimeMinutes,
  units: body.Units.map((unit) => ({
    name: unit.Name,
    ratePaise: toPaise(unit.Rate),
    mrpPaise: toPaise(unit.Mrp),
    stock: unit.Stock,
    maxPerOrder: unit.MaxPerOrder,
    net: { amount: unit.Net.Value, measure: unit.Net.Measure },
  })),
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

/** Rows by which staff change single items. */
export const staffHandlers = (needs: StaffNeeds): Pick<Handlers<typeof itemOperations>, Rows> => ({
  'create-item': async ({ body, language, allocateId }) => {
    if (body.Id !== 0)
      throw new Problem('bad-input', 'This call creates items: Id must be 0.', [
        { field: 'Id', rule: 'zero', message: 'must be 0' },
      ]);
    return {
      body: resultOf(await createItemFor({ ...needs, allocateId }, wishOf(body)), language),
    };
  },
  'delete-item': async ({ query, language }) => ({
    body: resultOf(await deleteItemFor(needs, query.ItemId), language),
  }),
  'add-rate': async ({ body, language, allocateId }) => {
    const rate = {
      itemId: body.ItemId,
      unitId: body.UnitId,
      partyId: body.PartyId,
      fromDate: body.FromDate,
      ratePaise: toPaise(body.Rate),
      mrpPaise: toPaise(body.Mrp),
    };
    return { body: resultOf(await addRateFor({ ...needs, allocateId }, rate), language) };
  },
  'set-stock': async ({ body, language }) => ({
    body: resultOf(await setStockFor(needs, { unitId: body.UnitId, free: body.Stock }), language),
  }),
  'upload-item-image': async ({ query, file, language }) => {
    if (!file)
      throw new Problem('bad-input', 'The part `file` is missing.', [
        { field: 'file', rule: 'required', message: 'is missing' },
      ]);
    const image = await storeImage(needs, { bytes: file.buffer, name: query.Name ?? '' });
    if (typeof image === 'string') return { body: [refusal(image, language)] };
    return {
      body: [done(1, { Hash: image.hash, Image: presentPicture(image.hash, query.Name ?? '') })],
    };
  },
});
