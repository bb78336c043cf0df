import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contractEvents from '@tokri/contracts/events';
import { eventTypes, type EventType } from '@tokri/contracts/events';
import { deployables, repository } from './deployables.ts';

export interface EventUsage {
  readonly type: string;
  readonly topic: string;
  readonly owner: string;
  readonly publishedBy: readonly string[];
  readonly consumedBy: readonly string[];
}

const importOfEvents = /import (?:type )?\{([^}]*)\} from '@tokri\/contracts\/events'/g;

const exportNames = new Map<EventType, string>(
  Object.entries(contractEvents as Record<string, unknown>).flatMap(([name, value]) =>
    eventTypes.includes(value as EventType) ? [[value as EventType, name] as const] : [],
  ),
);

const listSources = (folder: string): string[] => {
  const source = path.join(repository, folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.ts$/.test(file))
    .map((file) => path.join(source, file));
};

function findEventNames(folder: string): Set<string> {
  const names = listSources(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importOfEvents)].flatMap((found) =>
      (found[1] ?? '').split(','),
    ),
  );
  return new Set(
    names.map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    ),
  );
}

/**
 * A deployable that imports an event of its own topics publishes it; one that imports another's
 * event consumes it.
 */
export function collectEventUsage(): EventUsage[] {
  const used = deployables.map(({ name, folder }) => ({ name, events: findEventNames(folder) }));
  return eventTypes.map((event) => {
    const exported = exportNames.get(event) ?? '';
    const users = used.filter(({ events }) => events.has(exported)).map(({ name }) => name);
    const owner = event.topic.producer;
    return {
      type: event.type,
      topic: event.topic.name,
      owner,
      publishedBy: users.filter((name) => name === owner),
      consumedBy: users.filter((name) => name !== owner),
    };
  });
}
