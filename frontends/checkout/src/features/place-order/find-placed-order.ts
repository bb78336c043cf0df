import { orderOperations } from '@tokri/contracts/api';
import { callApiPage } from '@tokri/web-kit/platform';

const maxClockSkewMs = 120_000;

export const findPlacedOrder = async ({
  userId,
  slotId,
  since,
}: {
  readonly userId: number;
  readonly slotId: number;
  readonly since: string;
}): Promise<number | undefined> => {
  const { rows } = await callApiPage(orderOperations.listOrdersOfUser, {
    query: { UserId: userId, page: 1, pageSize: 1 },
  });
  const [latestOrder] = rows;
  return latestOrder?.Slot.Id === slotId &&
    Date.parse(latestOrder.PlacedAt) >= Date.parse(since) - maxClockSkewMs
    ? latestOrder.Id
    : undefined;
};
