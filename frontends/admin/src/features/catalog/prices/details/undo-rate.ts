import { itemAdminOperations } from '@tokri/contracts/api';
import { sendCommand, type RequestBody } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';

interface PastPrice {
  readonly FromDate: string;
  readonly Rate: number;
  readonly Mrp: number;
}

interface SavedPrice {
  readonly itemId: number;
  readonly unitId: number;
  readonly partyId: number;
  readonly fromDate: string;
  /** The rate that was saved. */
  readonly rateId: number;
  /** The scheduled rate that it replaced, and the one that applied on that date without it. */
  readonly replaced?: (PastPrice & { readonly seenRateId: number }) | undefined;
  /** What applied on the date before. */
  readonly before?: PastPrice | undefined;
}

type SaveBody = RequestBody<typeof itemAdminOperations.saveRate>;

export type RateUndo =
  | { readonly kind: 'save'; readonly body: SaveBody }
  | {
      readonly kind: 'withdraw';
      readonly body: RequestBody<typeof itemAdminOperations.withdrawRate>;
    };

/**
 * What takes a saved price back. A price of today cannot be withdrawn, so it gets the sum of the
 * one before; undefined where there was none.
 */
export const toRateUndo = (
  { itemId, unitId, partyId, fromDate, rateId, replaced, before }: SavedPrice,
  date: string = today(),
): RateUndo | undefined => {
  const names = { ItemId: itemId, UnitId: unitId };
  const save = ({ FromDate, Rate, Mrp }: PastPrice, ids: object): RateUndo => ({
    kind: 'save',
    body: { ...names, PartyId: partyId, FromDate, Rate, Mrp, SeenRateId: rateId, ...ids },
  });
  if (replaced && fromDate > date)
    return save(replaced, { RateId: rateId, SeenRateId: replaced.seenRateId });
  if (before && (fromDate <= date || before.FromDate === fromDate))
    return save({ ...before, FromDate: fromDate }, {});
  return fromDate > date ? { kind: 'withdraw', body: { ...names, RateId: rateId } } : undefined;
};

export const sendRateUndo = (undo: RateUndo) =>
  undo.kind === 'save'
    ? sendCommand(itemAdminOperations.saveRate, { body: undo.body })
    : sendCommand(itemAdminOperations.withdrawRate, { body: undo.body });
