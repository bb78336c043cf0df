import { cartOperations, type CartAnswer, type PricedLineAnswer } from '@tokri/contracts/http';
import { write } from '@tokri/web-kit/platform';
import { chosenOffer, session } from '@tokri/web-kit/session';

export type MoveOutcome =
  | { readonly kind: 'moved' }
  /** Lines that cannot be had on the new day; all lines are back where they were. */
  | {
      readonly kind: 'refused';
      readonly lines: readonly { readonly name: string; readonly message: string }[];
    };

const send = async (lines: readonly PricedLineAnswer[], userId: number, day: string) => {
  const body = lines.map((line) => ({
    Id: 0,
    LineKey: line.LineKey,
    UserId: userId,
    CompanyId: session().companyId,
    ItemId: line.ItemId,
    UnitId: line.UnitId,
    OfferId: chosenOffer(line),
    Quantity: line.Quantity,
    PDate: day,
  }));
  return (await write(cartOperations.uploadCartLine, { body })).entries;
};

/** The slot's day is the delivery day: every line goes there under its own key (shapes.md C1). All of them, or none. */
export const moveLines = async (
  cart: Pick<CartAnswer, 'Lines' | 'PDate'>,
  userId: number,
  day: string,
): Promise<MoveOutcome> => {
  const entries = await send(cart.Lines, userId, day);
  const isRefused = (_line: PricedLineAnswer, at: number): boolean => entries[at]?.Error !== 0;
  const refused = cart.Lines.flatMap((line, at) =>
    isRefused(line, at) ? [{ name: line.Name, message: entries[at]?.Message ?? '' }] : [],
  );
  if (refused.length === 0) return { kind: 'moved' };
  const moved = cart.Lines.filter((line, at) => !isRefused(line, at));
  if (moved.length > 0) await send(moved, userId, cart.PDate);
  return { kind: 'refused', lines: refused };
};
