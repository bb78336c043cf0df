import * as contractEvents from '@tokri/contracts/events';
import { eventTypes, type EventType } from '@tokri/contracts/events';
import { deployables } from './deployables.ts';
import { readText, trackedFiles } from './tracked-files.ts';

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

function findEventNames(folder: string): Set<string> {
  const sources = trackedFiles.filter(
    (file) => file.startsWith(`${folder}/src/`) && /\.ts$/.test(file) && !/\.spec\.ts$/.test(file),
  );
  const names = sources.flatMap((file) =>
    [...readText(file).matchAll(importOfEvents)].flatMap((found) => (found[1] ?? '').split(',')),
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
