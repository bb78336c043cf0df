import { minuteMs } from '@tokri/contracts/dates';
import { SlotModelState, type ModelCart, type ModelHold } from './slot-model-state.ts';

export type { ModelCart } from './slot-model-state.ts';

const expiryGraceMs = 5_000;

export class SlotModel extends SlotModelState {
  hold(
    userId: number,
    { key, extend, ...cart }: ModelCart & { key: string; extend: boolean },
    nowMs: number,
  ): string | number {
    const known = this.findHoldByKey(userId, key);
    if (known) {
      if (extend && known[1].state === 'held' && !known[1].extended)
        Object.assign(known[1], { endsMs: known[1].endsMs + 5 * minuteMs, extended: true });
      return known[0];
    }
    if (extend) return 'hold-expired';
    const open = this.findOpenHold(userId);
    if (open && open[1].state !== 'offered') return 'slot-already-held';
    const closure = open ? this.day : this.closed;
    if (closure !== '') return `slot-${closure}`;
    const problem = this.findCartProblem(cart, nowMs);
    if (problem) return problem;
    if (this.itemsFree + (open?.[1].items ?? 0) < cart.items) return 'slot-item-capacity';
    if (!open) return this.remaining < 1 || this.waitlist.length > 0 ? 'slot-full' : 'new';
    Object.assign(open[1], { state: 'held', key, ...cart, endsMs: nowMs + 10 * minuteMs });
    return open[0];
  }

  private findCartProblem({ sum, lead }: ModelCart, nowMs: number): string | null {
    if (nowMs + lead * minuteMs > this.terms.startMs) return 'slot-lead-time';
    return sum < this.terms.minimum ? 'slot-minimum-order' : null;
  }

  release(userId: number, holdId: number): string {
    const hold = this.holds.get(holdId);
    if (!hold) {
      const former = this.former.get(holdId);
      if (former === undefined) return 'not-found';
      return former === userId ? 'already-released' : 'not-allowed';
    }
    if (hold.userId !== userId) return 'not-allowed';
    if (hold.state !== 'held' && hold.state !== 'offered') return 'already-booked';
    this.removeHold(holdId);
    return 'released';
  }

  placed(
    orderId: number,
    {
      userId,
      holdId,
      isOnline,
      cart,
      earlierOrderId,
    }: {
      userId: number;
      holdId: number;
      isOnline: boolean;
      cart: ModelCart;
      earlierOrderId: number | null;
    },
    nowMs: number,
  ): string | null {
    const hold = this.holds.get(holdId);
    if (earlierOrderId !== null && hold?.userId === userId && this.canReturn(holdId))
      this.returnHold(hold, nowMs);
    if (hold?.state !== 'held' || hold.userId !== userId) return 'hold-expired';
    if (this.day !== '') return `slot-${this.day}`;
    if (cart.lead > hold.lead && nowMs + cart.lead * minuteMs > this.terms.startMs)
      return 'slot-lead-time';
    if (cart.sum < hold.sum && cart.sum < this.terms.minimum) return 'slot-minimum-order';
    if (cart.items > hold.items && cart.items - hold.items > this.itemsFree)
      return 'slot-item-capacity';
    this.orders.push({ orderId, userId, holdId, items: cart.items, isDone: false });
    Object.assign(hold, {
      orderId,
      items: cart.items,
      ...(isOnline
        ? { state: 'reserved', heldUntilMs: hold.endsMs, endsMs: nowMs + 35 * minuteMs }
        : { state: 'booked' }),
    });
    return null;
  }

  paid({
    orderId,
    userId,
    holdId,
    items,
  }: {
    orderId: number;
    userId: number;
    holdId: number;
    items: number;
  }): void {
    const own = this.findHoldIdByOrder(orderId);
    const hold = this.holds.get(holdId);
    if (own !== undefined) Object.assign(this.holds.get(own) ?? {}, { state: 'booked' });
    else if (hold) {
      const fits = items <= hold.items || this.itemsFree + hold.items >= items;
      if (hold.userId === userId && hold.state === 'held' && this.day === '' && fits)
        Object.assign(hold, { state: 'booked', orderId, items });
    } else if (
      this.closed === '' &&
      this.remaining >= 1 &&
      this.waitlist.length === 0 &&
      this.itemsFree >= Math.max(1, items)
    )
      this.addHold(holdId, { userId, key: '', items, state: 'booked', orderId });
  }

  private canReturn(holdId: number): boolean {
    const hold = this.holds.get(holdId);
    if (!hold || hold.orderId === null) return false;
    const other = [...this.holds].some(
      ([id, one]) => id !== holdId && one.userId === hold.userId && one.state !== 'booked',
    );
    return !other && new Set([...hold.ended, hold.orderId]).size < 5;
  }

  private returnHold(hold: ModelHold, nowMs: number): void {
    Object.assign(hold, {
      endsMs: Math.max(hold.heldUntilMs ?? hold.endsMs, nowMs + 5 * minuteMs),
      heldUntilMs: undefined,
      state: 'held',
      ended: [...hold.ended, hold.orderId],
      orderId: null,
    });
    this.leave(hold.userId);
  }

  ended(
    { orderId, userId, holdId }: { orderId: number; userId: number; holdId: number },
    isCancelled: boolean,
    nowMs: number,
  ): void {
    const hold = this.holds.get(holdId);
    if (hold?.userId !== userId) return;
    if (hold.orderId === null && hold.state === 'held') hold.ended = [...hold.ended, orderId];
    if (hold.orderId !== orderId) return;
    if (!isCancelled && this.day === '' && this.canReturn(holdId)) this.returnHold(hold, nowMs);
    else this.removeHold(holdId);
  }

  expire(nowMs: number): void {
    for (const [holdId, hold] of [...this.holds])
      if (hold.state !== 'booked' && hold.endsMs <= nowMs - expiryGraceMs) this.removeHold(holdId);
  }

  offers(): { userId: number; items: number }[] {
    const offered: { userId: number; items: number }[] = [];
    let [free, itemsFree] = [this.remaining, this.itemsFree];
    while (this.closed === '' && free >= 1 && this.waitlist.length > 0) {
      const next = this.waitlist.find(
        (waiter) => waiter.items <= itemsFree && !this.findOpenHold(waiter.userId),
      );
      const endedEntry = next ?? this.waitlist[0];
      this.waitlist = this.waitlist.filter((waiter) => waiter !== endedEntry);
      if (!next) continue;
      offered.push(next);
      free -= 1;
      itemsFree -= next.items;
    }
    return offered;
  }

  join(userId: number, cart: ModelCart, nowMs: number): string | number {
    const { items } = cart;
    const at = this.waitlist.findIndex((waiter) => waiter.userId === userId);
    if (at >= 0) return at + 1;
    if (this.findOpenHold(userId)) return 'slot-already-held';
    if (this.closed !== '') return `slot-${this.closed}`;
    const problem = this.findCartProblem(cart, nowMs);
    if (problem) return problem;
    if (this.remaining >= 1 && this.waitlist.length === 0)
      return this.itemsFree >= items ? 'slot-not-full' : 'slot-item-capacity';
    this.waitlist.push({ userId, items });
    return this.waitlist.length;
  }

  setClosedByStaff(isClosed: boolean): string | null {
    if (!isClosed && this.day !== '') return `slot-${this.day}`;
    if (!isClosed && this.remaining < 0) return 'slot-overbooked';
    this.isClosedByStaff = isClosed;
    return null;
  }

  save(capacity: number, pieceCapacity: number | null): void {
    this.configuredCapacity = capacity;
    this.capacity = Math.max(capacity, this.holds.size);
    this.pieceCapacity = pieceCapacity;
  }
}
