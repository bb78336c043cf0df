import { cartOperations } from '@tokri/contracts/api';
import { sendCommand } from '../../platform/api/api-client.ts';
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

export const sendQuantity = async (
  item: CartItemRef,
  lineKey: string,
  quantity: number,
): Promise<SetQuantityResult> => {
  const { user, companyId, deliveryDate } = session();
  const { ItemId, UnitId, OfferId } = item;
  const body = {
    Id: 0,
    LineKey: lineKey,
    UserId: user?.Id ?? 0,
    CompanyId: companyId,
    ItemId,
    UnitId,
    OfferId,
    Quantity: quantity,
    PDate: deliveryDate || today(),
  };
  const result = await sendCommand(cartOperations.uploadCartLine, { body });
  if (result.kind === 'rejected')
    return { kind: 'rejected', quantity, code: result.code, message: result.message };
  const now = result.entry.Quantity ?? quantity;
  return { kind: result.entry.Capped ? 'capped' : 'set', quantity: now };
};
