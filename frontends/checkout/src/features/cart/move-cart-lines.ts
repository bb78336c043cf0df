import { cartOperations, type CartLineResponse, type CartResponse } from '@tokri/contracts/api';
import { sendCommand } from '@tokri/web-kit/platform';
import { chosenOfferId, session } from '@tokri/web-kit/session';

export type MoveLinesResult =
  | { readonly kind: 'moved' }
  | {
      readonly kind: 'rejected';
      readonly lines: readonly { readonly name: string; readonly message: string }[];
    };

const uploadLines = async (lines: readonly CartLineResponse[], userId: number, day: string) => {
  const { companyId, pincode } = session();
  const body = lines.map((line) => ({
    Id: 0,
    LineKey: line.LineKey,
    UserId: userId,
    CompanyId: companyId,
    ItemId: line.ItemId,
    UnitId: line.UnitId,
    OfferId: chosenOfferId(line),
    Quantity: line.Quantity,
    PDate: day,
    ...(pincode === '' ? {} : { Pincode: pincode }),
  }));
  return (await sendCommand(cartOperations.uploadCartLine, { body })).entries;
};

/**
 * Moves all lines to the delivery day or none: if the server rejects some, the others are moved
 * back.
 */
export const moveCartLines = async (
  cart: Pick<CartResponse, 'Lines' | 'PDate'>,
  userId: number,
  day: string,
): Promise<MoveLinesResult> => {
  const entries = await uploadLines(cart.Lines, userId, day);
  const isRejected = (_line: CartLineResponse, index: number): boolean =>
    entries[index]?.Error !== 0;
  const rejected = cart.Lines.flatMap((line, index) =>
    isRejected(line, index) ? [{ name: line.Name, message: entries[index]?.Message ?? '' }] : [],
  );
  if (rejected.length === 0) return { kind: 'moved' };
  const moved = cart.Lines.filter((line, index) => !isRejected(line, index));
  if (moved.length > 0) await uploadLines(moved, userId, cart.PDate);
  return { kind: 'rejected', lines: rejected };
};
