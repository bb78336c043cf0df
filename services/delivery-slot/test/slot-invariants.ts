import type { SlotDocument } from '../src/persistence/slots/slot-model.ts';

interface OutboxEntry {
  readonly type: string;
  readonly seq: number;
  readonly data: { readonly holdId?: number; readonly orderId?: number; readonly code?: string };
}

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);
const findDuplicates = (numbers: readonly number[]): number[] =>
  numbers.filter((one, at) => numbers.indexOf(one) !== at);
const rebookedHoldFirstSeq = 21;

export const readOutbox = (document: SlotDocument): readonly OutboxEntry[] =>
  (document as unknown as { readonly outbox: readonly OutboxEntry[] }).outbox;

export const findViolatedInvariants = (document: SlotDocument): string[] => {
  const holds = Object.entries(document.holds).map(([holdId, hold]) => ({
    holdId: Number(holdId),
    ...hold,
  }));
  const open = holds.filter(({ st }) => st !== 'B');
  const users = (...states: readonly string[]) =>
    sorted(holds.filter(({ st }) => states.includes(st)).map(({ cust }) => cust));
  const outbox = readOutbox(document);
  const invariants: [string, boolean][] = [
    ['free + holds = capacity', document.free + holds.length === document.cap],
    ['free is not negative', document.free >= 0],
    ['one open hold per customer', findDuplicates(open.map(({ cust }) => cust)).length === 0],
    ['one hold per order', findDuplicates(holds.flatMap(({ order }) => order ?? [])).length === 0],
    [
      'byCust contains the open holds',
      JSON.stringify(sorted(Object.keys(document.byCust).map(Number))) ===
        JSON.stringify(users('H', 'O', 'P')) &&
        open.every(
          ({ cust, holdId, key }) =>
            document.byCust[cust]?.holdId === holdId && document.byCust[cust].key === key,
        ),
    ],
    [
      'holders are the customers with H or P',
      JSON.stringify(sorted(document.holders)) === JSON.stringify(users('H', 'P')),
    ],
    [
      'offered are the customers with O',
      JSON.stringify(sorted(document.offered ?? [])) === JSON.stringify(users('O')),
    ],
    [
      'holdIds are the ids of the holds',
      JSON.stringify(sorted(document.holdIds)) ===
        JSON.stringify(sorted(holds.map(({ holdId }) => holdId))),
    ],
    [
      'waiters are the customers of the waitlist',
      JSON.stringify(document.waiters) ===
        JSON.stringify((document.line ?? []).map(({ cust }) => cust)) &&
        findDuplicates([...(document.waiters ?? [])]).length === 0,
    ],
    [
      'a customer with an open hold does not wait',
      open.every(({ cust }) => !(document.waiters ?? []).includes(cust)),
    ],
    [
      'a slot with a waitlist is marked',
      (document.line ?? []).length === 0 || document.waiting === 1,
    ],
    [
      'a slot with open holds is marked with the earliest expiry',
      open.length === 0 ||
        (document.expiring === 1 &&
          open.every(({ exp }) => (document.nextExpiryAt ?? new Date(8e15)) <= exp)),
    ],
  ];
  const steps = new Map<number, number>();
  for (const { type, seq, data } of outbox) {
    if (data.holdId === undefined || type === 'slot.refused.v1') continue;
    const before = steps.get(data.holdId) ?? 0;
    if (seq !== before + 1 && seq !== rebookedHoldFirstSeq)
      invariants.push([`${type} of hold ${data.holdId} is event ${seq} after ${before}`, false]);
    steps.set(data.holdId, seq);
  }
  for (const { holdId, step } of holds)
    invariants.push([
      `hold ${holdId} at step ${step} has event ${steps.get(holdId) ?? 0}`,
      steps.get(holdId) === step,
    ]);
  return invariants.filter(([, isSatisfied]) => !isSatisfied).map(([invariant]) => invariant);
};
