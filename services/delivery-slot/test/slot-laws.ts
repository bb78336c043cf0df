import type { SlotDocument } from '../src/persistence/slots/slot-model.ts';

interface Told {
  readonly type: string;
  readonly seq: number;
  readonly data: { readonly holdId?: number; readonly orderId?: number; readonly code?: string };
}

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);
const doubled = (numbers: readonly number[]): number[] =>
  numbers.filter((one, at) => numbers.indexOf(one) !== at);
const secondLife = 11;

export const toldIn = (document: SlotDocument): readonly Told[] =>
  (document as unknown as { readonly outbox: readonly Told[] }).outbox;

/** Invariants of a slot document at every version. Returns the violated ones. */
export const brokenLaws = (document: SlotDocument): string[] => {
  const holds = Object.entries(document.holds).map(([holdId, hold]) => ({
    holdId: Number(holdId),
    ...hold,
  }));
  const open = holds.filter(({ st }) => st !== 'B');
  const users = (...states: readonly string[]) =>
    sorted(holds.filter(({ st }) => states.includes(st)).map(({ cust }) => cust));
  const told = toldIn(document);
  const said: [string, boolean][] = [
    ['free + holds = capacity', document.free + holds.length === document.cap],
    ['free is not below nothing', document.free >= 0],
    ['one open hold a customer', doubled(open.map(({ cust }) => cust)).length === 0],
    ['one hold an order', doubled(holds.flatMap(({ order }) => order ?? [])).length === 0],
    [
      'byCust is the open holds',
      JSON.stringify(sorted(Object.keys(document.byCust).map(Number))) ===
        JSON.stringify(users('H', 'O', 'P')) &&
        open.every(
          ({ cust, holdId, key }) =>
            document.byCust[cust]?.holdId === holdId && document.byCust[cust].key === key,
        ),
    ],
    [
      'holders are those with H and P',
      JSON.stringify(sorted(document.holders)) === JSON.stringify(users('H', 'P')),
    ],
    [
      'offered are those with O',
      JSON.stringify(sorted(document.offered ?? [])) === JSON.stringify(users('O')),
    ],
    [
      'holdIds are the holds',
      JSON.stringify(sorted(document.holdIds)) ===
        JSON.stringify(sorted(holds.map(({ holdId }) => holdId))),
    ],
    [
      'waiters are the line',
      JSON.stringify(document.waiters) ===
        JSON.stringify((document.line ?? []).map(({ cust }) => cust)) &&
        doubled([...(document.waiters ?? [])]).length === 0,
    ],
    [
      'who has an open hold here does not wait',
      open.every(({ cust }) => !(document.waiters ?? []).includes(cust)),
    ],
    ['a line is marked', (document.line ?? []).length === 0 || document.waiting === 1],
    [
      'what may run out is marked, not later than it does',
      open.length === 0 ||
        (document.expiring === 1 &&
          open.every(({ exp }) => (document.nextExpiryAt ?? new Date(8e15)) <= exp)),
    ],
  ];
  const steps = new Map<number, number>();
  for (const { type, seq, data } of told) {
    if (data.holdId === undefined || type === 'slot.refused.v1') continue;
    const before = steps.get(data.holdId) ?? 0;
    if (seq !== before + 1 && seq !== secondLife)
      said.push([`${type} of hold ${data.holdId} is event ${seq} after ${before}`, false]);
    steps.set(data.holdId, seq);
  }
  for (const { holdId, step } of holds)
    said.push([
      `hold ${holdId} at step ${step} has told its ${steps.get(holdId) ?? 0}`,
      steps.get(holdId) === step,
    ]);
  return said.filter(([, holds_]) => !holds_).map(([law]) => law);
};
