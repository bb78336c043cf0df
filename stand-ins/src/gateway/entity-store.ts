import { randomBytes } from 'node:crypto';

export const maxEntities = 20_000;

export const toUnixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export const saveEntity = <Entity extends { readonly id: string }>(
  gateway: { revision: number },
  entities: Map<string, Entity>,
  entity: NoInfer<Entity>,
): Entity => {
  entities.set(entity.id, entity);
  gateway.revision += 1;
  const [oldest] = entities.keys();
  if (entities.size > maxEntities && oldest !== undefined) entities.delete(oldest);
  return entity;
};

export const newestFirst = <Entity>(entities: ReadonlyMap<string, Entity>): readonly Entity[] =>
  [...entities.values()].reverse();

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

export const randomId = (length: number): string =>
  [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
