import * as z from 'zod/mini';
import { isoDate } from '../http/fields.ts';
import { paise } from '../money.ts';
import { event, topic } from './envelope.ts';

export const orderEvents = topic({ name: 'order.events', producer: 'order', key: 'order id', meaning: 'The way of each order, from placed to its end. `seq` is strict.' });

const line = z.object({ cartLineId: z.int(), itemId: z.int(), unitId: z.int(), offerId: z.int(), quantity: z.int() });
const ofOrder = { orderId: z.int(), userId: z.int(), partyId: z.int(), status: z.int(), paymentStatus: z.int() };
const placed = { ...ofOrder, companyId: z.int(), transactionNumber: z.string(), holdId: z.int(), slotId: z.int(), pdate: isoDate, cartVersion: z.int(), paymentMethod: z.enum(['online', 'cod', 'credit']), payablePaise: paise, couponCode: z.nullable(z.string()), lines: z.array(line) };

export const orderPlaced = event(orderEvents, 'order.placed.v1', { meaning: 'An order is written; slot, stock and cart must answer.', data: z.object(placed) });
export const orderConfirmed = event(orderEvents, 'order.confirmed.v1', { meaning: 'All said yes.', data: z.object({ ...ofOrder, pdate: isoDate, cartVersion: z.int(), lines: z.array(line) }) });
export const orderRejected = event(orderEvents, 'order.rejected.v1', { meaning: 'One said no, or the time ran out; each undoes its own.', data: z.object({ ...ofOrder, holdId: z.int(), slotId: z.int(), pdate: isoDate, code: z.string(), lines: z.array(line) }) });
export const orderCancelled = event(orderEvents, 'order.cancelled.v1', { meaning: 'Cancelled by customer or staff; place and stock come back.', data: z.object({ ...ofOrder, holdId: z.int(), slotId: z.int(), pdate: isoDate, by: z.enum(['customer', 'staff']), lines: z.array(line) }) });
export const orderStatusChanged = event(orderEvents, 'order.status-changed.v1', { meaning: 'Staff moved an order on.', data: z.object(ofOrder) });
