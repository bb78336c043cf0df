import { cartOperations } from '@tokri/contracts/api';
import { callApi } from '../../platform/api/api-client.ts';
import { toCommandResult } from '../../platform/api/command-result.ts';
import type { ResponseBody } from '../../platform/api/request.ts';
import { today } from '../../ui/format/day.ts';
import type { CartItemRef } from './local-line.ts';
import { session } from '../store/store.ts';

export type SetQuantityResult =
  | { readonly kind: 'set'; readonly quantity: number }
  | { readonly kind: 'capped'; readonly quantity: number }
  | { readonly kind: 'superseded'; readonly quantity: number }
  | {
      readonly kind: 'rejected';
      readonly quantity: number;
      readonly code: string;
      readonly message: string;
    };

type UploadEntry = ResponseBody<typeof cartOperations.uploadCartLine>[number];

export const toCartLineBody = (
  { ItemId, UnitId, OfferId }: CartItemRef,
  { lineKey, quantity }: { readonly lineKey: string; readonly quantity: number },
) => {
  const { user, companyId, deliveryDate, pincode } = session();
  return {
    Id: 0,
    LineKey: lineKey,
    UserId: user?.Id ?? 0,
    CompanyId: companyId,
    ItemId,
    UnitId,
    OfferId,
    Quantity: quantity,
    PDate: deliveryDate || today(),
    ...(pincode === '' ? {} : { Pincode: pincode }),
  };
};

export const toSetQuantityResult = (
  entry: UploadEntry | undefined,
  quantity: number,
): SetQuantityResult => {
  const result = toCommandResult(entry ? [entry] : []);
  if (result.kind === 'rejected')
    return { kind: 'rejected', quantity, code: result.code, message: result.message };
  const now = result.entry.Quantity ?? quantity;
  return { kind: result.entry.Capped ? 'capped' : 'set', quantity: now };
};

export const sendQuantity = async (
  item: CartItemRef,
  lineKey: string,
  quantity: number,
): Promise<SetQuantityResult> => {
  const body = toCartLineBody(item, { lineKey, quantity });
  const [entry] = await callApi(cartOperations.uploadCartLine, { body });
  return toSetQuantityResult(entry, quantity);
};
