import { applyPaymentCaptured } from '../domain/payment/order-payment.ts';
import { applyStatusChange } from '../domain/fulfilment/apply-status-change.ts';
import { packOrder } from '../domain/fulfilment/pack-order.ts';
import { orderStatus } from '@tokri/contracts/orders';
import type { Order } from '../domain/order.ts';
import { acceptedOrder, unwrapOk } from '../testing/orders.ts';
import { toOrderResponse } from './order-response.ts';
import { toTrackingResponse } from './tracking-response.ts';

const placed = acceptedOrder();
const now = new Date('2026-11-23T13:26:00Z');
const firstLine = placed.lines[0];
const toResponse = (order: Order) => toOrderResponse(order, { language: 'en', now });
const pack = (quantity: number): Order =>
  unwrapOk(
    packOrder(placed, { quantities: new Map([[firstLine?.cartLineId ?? 0, quantity]]), now }),
  ).order;

describe('toOrderResponse', () => {
  it('says when the order got its present status', () => {
    const outForDelivery = unwrapOk(
      applyStatusChange(pack(1), { status: orderStatus.OutForDelivery, now }),
    ).order;
    expect(toResponse(outForDelivery).StatusAt).toBe('2026-11-23T18:56:00.000+05:30');
  });

  it('keeps the ordered amount beside what is left after packing fewer units', () => {
    const response = toResponse(pack(1));
    const orderedAmount = toResponse(placed).Totals.Payable;
    expect(response.PartialFulfilment).toEqual({
      LineCount: 1,
      OrderedAmount: orderedAmount,
      Shortfall: orderedAmount - response.Totals.Payable,
    });
    expect(response.Totals.Payable).toBeLessThan(orderedAmount);
    expect(toResponse(pack(firstLine?.quantity ?? 0))).not.toHaveProperty('PartialFulfilment');
  });

  it('says when and with what the order was paid, on the tracking page too', () => {
    const { order } = applyPaymentCaptured(placed, now, { amountPaise: 13_100, paidWith: 'upi' });
    const paid = { PaidAmount: 131, PaidAt: '2026-11-23T18:56:00.000+05:30', PaidWith: 'upi' };
    expect(toResponse(order)).toMatchObject(paid);
    expect(toTrackingResponse(order, 'en')).toMatchObject(paid);
    expect(toTrackingResponse(placed, 'en')).not.toHaveProperty('PaidAt');
  });
});
