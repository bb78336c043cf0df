import { minuteMs } from '@tokri/contracts/dates';

export interface ModelCart {
  readonly items: number;
  readonly sum: number;
  readonly lead: number;
}

export interface ModelHold {
  readonly userId: number;
  key: string;
  items: number;
  sum: number;
  lead: number;
  state: 'held' | 'offered' | 'reserved' | 'booked';
  endsMs: number;
  extended: boolean;
  orderId: number | null;
}

const expiryGraceMs = 5_000;

export class SlotModel {
  readonly holds = new Map<number, ModelHold>();
  readonly former = new Map<number, number>();
  readonly orders: {
    orderId: number;
    userId: number;
    holdId: number;
    items: number;
    isDone: boolean;
  }[] = [];
  waitlist: { userId: number; items: number }[] = [];
  isClosedByStaff = false;
  configuredCapacity: number;
  day: '' | 'blackout' | 'weekly-off' = '';
  constructor(
    public capacity: number,
    public pieceCapacity: number | null,
    private readonly terms: { readonly minimum: number; readonly startMs: number },
  ) {
    this.configuredCapacity = capacity;
  }

  get closed(): string {
    return this.day === '' && (this.isClosedByStaff || this.remaining < 0) ? 'closed' : this.day;
  }
  get free(): number {
    return this.capacity - this.holds.size;
  }
  get remaining(): number {
    return this.configuredCapacity - this.holds.size;
  }
  get itemsFree(): number {
    return this.pieceCapacity === null
      ? Infinity
      : this.pieceCapacity - [...this.holds.values()].reduce((sum, { items }) => sum + items, 0);
  }
  findOpenHold(userId: number): readonly [number, ModelHold] | undefined {
    return [...this.holds].find(([, hold]) => hold.userId === userId && hold.state !== 'booked');
  }
  findHoldByKey(userId: number, key: string): readonly [number, ModelHold] | undefined {
    return [...this.holds].find(([, hold]) => hold.userId === userId && hold.key === key);
  }
  findHoldIdByOrder(orderId: number): number | undefined {
    return [...this.holds].find(([, hold]) => hold.orderId === orderId)?.[0];
  }

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

  addHold(
    holdId: number,
    hold: Pick<ModelHold, 'userId' | 'key' | 'items'> & Partial<ModelHold>,
  ): void {
    this.holds.set(holdId, {
      sum: 0,
      lead: Infinity,
      state: 'held',
      endsMs: 0,
      extended: false,
      orderId: null,
      ...hold,
    });
  }
  removeHold(holdId: number): void {
    const hold = this.holds.get(holdId);
    if (!hold) return;
    this.holds.delete(holdId);
    this.former.set(holdId, hold.userId);
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
    }: { userId: number; holdId: number; isOnline: boolean; cart: ModelCart },
    nowMs: number,
  ): string | null {
    const hold = this.holds.get(holdId);
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
      ...(isOnline ? { state: 'reserved', endsMs: nowMs + 25 * minuteMs } : { state: 'booked' }),
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
    if (own !== undefined) Object.assign(this.holds.get(own) ?? {}, { state: 'booked' });
    else if (
      this.closed === '' &&
      this.remaining >= 1 &&
      this.waitlist.length === 0 &&
      this.itemsFree >= Math.max(1, items)
    )
      this.addHold(holdId, { userId, key: '', items, state: 'booked', orderId });
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

  leave(userId: number): void {
    this.waitlist = this.waitlist.filter((waiter) => waiter.userId !== userId);
  }
  save(capacity: number, pieceCapacity: number | null): void {
    this.configuredCapacity = capacity;
    this.capacity = Math.max(capacity, this.holds.size);
    this.pieceCapacity = pieceCapacity;
  }
}
