import { minuteMs } from '@tokri/contracts/dates';
import { unchanged, type Decision } from '../order-events.ts';
import type { OpenRefunds, Order } from '../order.ts';

/** More than the clocks of two processes of billing differ by. */
const maxClockSkewMs = minuteMs;

/** After a restore billing counts `seq` from a lower number, so that the times decide where they can. */
const isNewer = (known: OpenRefunds, next: OpenRefunds): boolean => {
  const laterByMs = known.at && next.at ? next.at.getTime() - known.at.getTime() : 0;
  return Math.abs(laterByMs) > maxClockSkewMs ? laterByMs > 0 : next.seq > known.seq;
};

/** Independent of the payment status, which says nothing about a second refund. */
export const recordOpenRefunds = (order: Order, openRefunds: OpenRefunds): Decision =>
  order.openRefunds && !isNewer(order.openRefunds, openRefunds)
    ? unchanged(order)
    : { order: { ...order, openRefunds }, events: [] };
