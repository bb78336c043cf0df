import { randomUUID } from 'node:crypto';
import { toPaise } from '@tokri/contracts/money';
import { ProblemError } from '@tokri/contracts/problems';
import type { itemOperations, RequestBody } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { addDatedRate } from '../../application/rates/add-rate.ts';
import type { AddRateDeps } from '../../application/rates/add-rate.ts';
import { createItem } from '../../application/items/create-item.ts';
import type { CreateItemDeps } from '../../application/items/create-item.ts';
import { deleteItem } from '../../application/items/delete-item.ts';
import { setStock } from '../../application/stock/set-stock.ts';
import type { ChangeStockDeps } from '../../application/stock/change-stock.ts';
import type { EncodeImage } from '../../application/ports/images.ts';
import { toCommand } from './item-mapping.ts';
import { uploadImage } from '../images/upload-image.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';

type OperationId = 'create-item' | 'delete-item' | 'add-rate' | 'set-stock' | 'upload-item-image';

export type ItemHandlersDeps = Omit<CreateItemDeps & AddRateDeps, 'allocateId'> &
  ChangeStockDeps & { readonly encode: EncodeImage };

const toStock = ({ UnitId, LocationId, Stock }: RequestBody<typeof itemOperations.setStock>) => ({
  unitId: UnitId,
  locationId: LocationId,
  free: Stock,
});

export const createItemHandlers = (
  deps: ItemHandlersDeps,
): Pick<OperationHandlers<typeof itemOperations>, OperationId> => ({
  'create-item': async ({ body, language, allocateId }) => {
    if (body.Id !== 0)
      throw new ProblemError('bad-input', 'This call creates items: Id must be 0.', [
        { field: 'Id', rule: 'zero', message: 'must be 0' },
      ]);
    return {
      body: toResultEntries(await createItem({ ...deps, allocateId }, toCommand(body)), language),
    };
  },
  'delete-item': async ({ query, language }) => ({
    body: toResultEntries(await deleteItem(deps, query.ItemId), language),
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
    return { body: toResultEntries(await addDatedRate({ ...deps, allocateId }, rate), language) };
  },
  'set-stock': async ({ body, caller, language }) => {
    const command = { ...toStock(body), movementId: randomUUID(), staffId: caller.userId };
    return { body: toResultEntries(await setStock(deps, command), language) };
  },
  'upload-item-image': ({ query, file, language }) =>
    uploadImage(deps, { file, name: query.Name ?? '', language }),
});
