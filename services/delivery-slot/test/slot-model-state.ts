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
  heldUntilMs?: number | undefined;
  extended: boolean;
  orderId: number | null;
  ended: readonly number[];
}

export class SlotModelState {
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
    protected readonly terms: { readonly minimum: number; readonly startMs: number },
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
      ended: [],
      ...hold,
    });
  }
  removeHold(holdId: number): void {
    const hold = this.holds.get(holdId);
    if (!hold) return;
    this.holds.delete(holdId);
    this.former.set(holdId, hold.userId);
  }

  leave(userId: number): void {
    this.waitlist = this.waitlist.filter((waiter) => waiter.userId !== userId);
  }
}
