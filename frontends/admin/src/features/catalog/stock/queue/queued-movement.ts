import {
  correctionReasons,
  maxMovementAgeSeconds,
  type CorrectionReason,
} from '@tokri/contracts/validation';
import * as z from 'zod/mini';

export type StockChange =
  | { readonly Kind: 'receive'; readonly Quantity: number }
  | {
      readonly Kind: 'correct';
      readonly Quantity: number;
      readonly Shown?: number;
      readonly Reason: CorrectionReason;
      readonly Note: string;
    }
  | { readonly Kind: 'sold-out' | 'withdraw' | 'relist' }
  | { readonly Kind: 'undo'; readonly Undone: string };

export interface CurrentStock {
  readonly Free: number;
  readonly SetAside: number;
  readonly Short?: number;
}

export interface QueuedMovement {
  readonly id: string;
  readonly unitId: number;
  readonly locationId: number;
  /** Item and pack, for the person who made the change. */
  readonly name: string;
  readonly change: StockChange;
  /** In milliseconds of the clock of this device. Missing in what earlier versions stored. */
  readonly madeAt?: number;
  /** When the figures were read that staff saw; missing to change whatever is there. */
  readonly seenAt?: number;
  readonly state: 'waiting' | 'conflict' | 'failed';
  /** Of a conflict. */
  readonly current?: CurrentStock;
  readonly message?: string;
  /** How often the server refused it because the stock was being changed at that moment. */
  readonly conflicts?: number;
}

/** One a retry interval: after two minutes somebody has to look. */
export const maxConflicts = 24;

const storedChange = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('receive'), Quantity: z.int() }),
  z.object({
    Kind: z.literal('correct'),
    Quantity: z.int(),
    Shown: z.optional(z.int()),
    Reason: z.enum(correctionReasons),
    Note: z.string(),
  }),
  z.object({ Kind: z.enum(['sold-out', 'withdraw', 'relist']) }),
  z.object({ Kind: z.literal('undo'), Undone: z.string() }),
]);

const storedMovement = z.object({
  id: z.string(),
  unitId: z.int(),
  locationId: z.int(),
  name: z.string(),
  change: storedChange,
  madeAt: z.optional(z.number()),
  seenAt: z.optional(z.number()),
  state: z._default(z.enum(['waiting', 'conflict', 'failed']), 'waiting'),
});

/** The server refuses fields that the kind does not take; an earlier page may have stored some. */
const parseMovement = (value: unknown): readonly QueuedMovement[] => {
  const { success, data } = storedMovement.safeParse(value);
  if (!success) return [];
  const { seenAt, ...stored } = value as QueuedMovement;
  return [
    {
      ...stored,
      ...(seenAt === undefined || data.change.Kind === 'undo' ? {} : { seenAt }),
      change: data.change,
      state: data.state,
    },
  ];
};

/** What an earlier version of the page stored is dropped if it cannot be read. */
export const parseQueue = (text: string | null): readonly QueuedMovement[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.flatMap(parseMovement) : [];
  } catch {
    return [];
  }
};

const change = (
  movements: readonly QueuedMovement[],
  id: string,
  fields: Partial<QueuedMovement>,
): readonly QueuedMovement[] =>
  movements.map((movement) => (movement.id === id ? { ...movement, ...fields } : movement));

export const markConflict = (
  movements: readonly QueuedMovement[],
  id: string,
  current: CurrentStock,
) => change(movements, id, { state: 'conflict', current });

export const markFailed = (movements: readonly QueuedMovement[], id: string, message: string) =>
  change(movements, id, { state: 'failed', message });

const withoutShownCount = (stockChange: StockChange): StockChange => {
  if (stockChange.Kind !== 'correct') return stockChange;
  const { Shown: _shown, ...counted } = stockChange;
  return counted;
};

/** Waits again, and overwrites whatever is there by then. */
export const withoutShown = (
  movements: readonly QueuedMovement[],
  id: string,
): readonly QueuedMovement[] =>
  movements.map((movement) => {
    if (movement.id !== id) return movement;
    const { seenAt: _seenAt, ...insisted } = movement;
    return { ...insisted, change: withoutShownCount(movement.change), state: 'waiting' };
  });

const ageSeconds = (at: number, now: number): number =>
  Math.min(maxMovementAgeSeconds, Math.max(0, Math.ceil((now - at) / 1_000)));

/** Ages instead of times: the clock of the device may be wrong, or set back after the figures were read. */
export const toAges = (
  { madeAt, seenAt }: Pick<QueuedMovement, 'madeAt' | 'seenAt'>,
  now: number,
): { readonly MadeSecondsAgo?: number; readonly SeenSecondsAgo?: number } => ({
  ...(madeAt === undefined ? {} : { MadeSecondsAgo: ageSeconds(madeAt, now) }),
  ...(seenAt === undefined
    ? {}
    : { SeenSecondsAgo: ageSeconds(Math.min(seenAt, madeAt ?? seenAt), now) }),
});

export const countConflict = (
  movements: readonly QueuedMovement[],
  id: string,
  message: string,
): readonly QueuedMovement[] =>
  movements.map((movement) => {
    if (movement.id !== id) return movement;
    const conflicts = (movement.conflicts ?? 0) + 1;
    return conflicts < maxConflicts
      ? { ...movement, conflicts }
      : { ...movement, conflicts: 0, state: 'failed', message };
  });

export const sendAgain = (movements: readonly QueuedMovement[], id: string) =>
  change(movements, id, { state: 'waiting' });

export const stockKeyOf = ({
  unitId,
  locationId,
}: Pick<QueuedMovement, 'unitId' | 'locationId'>): string => `${unitId}:${locationId}`;

/** The oldest that can be sent. What follows a problem of the same stock waits for its end. */
export const findNextToSend = (
  movements: readonly QueuedMovement[],
  skippedStocks: ReadonlySet<string> = new Set(),
): QueuedMovement | undefined => {
  const blocked = new Set(skippedStocks);
  for (const movement of movements) {
    const stock = stockKeyOf(movement);
    if (movement.state !== 'waiting') blocked.add(stock);
    else if (!blocked.has(stock)) return movement;
  }
  return undefined;
};

/** What still waits for the server; the last of it is how the stock will be. */
export const findWaitingChange = (
  movements: readonly QueuedMovement[],
  stock: Pick<QueuedMovement, 'unitId' | 'locationId'>,
): StockChange['Kind'] | undefined =>
  movements.findLast(
    (movement) => movement.state === 'waiting' && stockKeyOf(movement) === stockKeyOf(stock),
  )?.change.Kind;

export const discard = (movements: readonly QueuedMovement[], id: string) =>
  movements.filter((movement) => movement.id !== id);
