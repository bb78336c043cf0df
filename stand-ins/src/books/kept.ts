import { randomBytes } from 'node:crypto';

/** Entities of a kind that are kept; the oldest goes when there are more. */
export const keptMax = 20_000;

export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export const keep = <Entity extends { readonly id: string }>(
  books: { revision: number },
  kind: Map<string, Entity>,
  entity: NoInfer<Entity>,
): Entity => {
  kind.set(entity.id, entity);
  books.revision += 1;
  const [oldest] = kind.keys();
  if (kind.size > keptMax && oldest !== undefined) kind.delete(oldest);
  return entity;
};

/** Newest first. */
export const newestFirst = <Entity>(kind: ReadonlyMap<string, Entity>): readonly Entity[] =>
  [...kind.values()].reverse();

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** An id as vendors write them. */
export const randomId = (length: number): string =>
  [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** What happens later; `stop` forgets all of it. */
export const createTimers = () => {
  const timers = new Set<NodeJS.Timeout>();
  return {
    /** In milliseconds. */
    later: (run: () => void, delayMs: number): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, delayMs);
      timers.add(timer);
    },
    stop: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
