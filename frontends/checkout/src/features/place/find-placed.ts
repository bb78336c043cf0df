import { orderOperations } from '@tokri/contracts/http';
import { callPage } from '@tokri/web-kit/platform';

/** Clocks of device and server may differ by this much. */
const clockGapMs = 120_000;

/** The order that a page asked for before it was closed without hearing the answer; undefined when there is none. */
export const findPlaced = async ({
  userId,
  slotId,
  since,
}: {
  readonly userId: number;
  readonly slotId: number;
  readonly since: string;
}): Promise<number | undefined> => {
  const { rows } = await callPage(orderOperations.listOrdersOfUser, {
    query: { UserId: userId, page: 1, pageSize: 1 },
  });
  const [newest] = rows;
  return newest?.Slot.Id === slotId && Date.parse(newest.PlacedAt) >= Date.parse(since) - clockGapMs
    ? newest.Id
    : undefined;
};
