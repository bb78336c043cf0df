import type { OrderResponse } from '@tokri/contracts/api';
import { orderStatus } from '@tokri/contracts/orders';
import { useSession } from '@tokri/web-kit/session';
import { useEffect, useState } from 'react';
import { readTicks, storeTicks, type LineIds } from './packing-ticks.ts';

const noLines: LineIds = new Set();

/** Which lines somebody has put into the bag. They outlive a reload, and end with the packing. */
export const usePackingTicks = ({
  Id,
  Status,
  Lines = [],
}: Pick<OrderResponse, 'Id' | 'Status' | 'Lines'>) => {
  const userId = useSession(({ user }) => user?.Id ?? 0);
  const isPacking = Status === orderStatus.Confirmed;
  const [ticked, setTicked] = useState(() => readTicks(userId, Id));
  useEffect(() => {
    if (!isPacking) storeTicks(userId, Id, noLines);
  }, [isPacking, userId, Id]);
  const tick = (lineId: number, isTicked: boolean): void => {
    const next = new Set([...ticked].filter((id) => id !== lineId));
    if (isTicked) next.add(lineId);
    setTicked(next);
    storeTicks(userId, Id, next);
  };
  const tickedIds = Lines.filter((line) => isPacking && ticked.has(line.Id)).map((line) => line.Id);
  return { tickedIds: new Set(tickedIds), tick };
};
