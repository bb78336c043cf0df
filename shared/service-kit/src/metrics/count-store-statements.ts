import { platformMetrics } from '@tokri/contracts/metrics';
import type { Connection } from 'mongoose';
import type { MetricRegistry } from './metric-registry.ts';

const writing = new Set(['insert', 'update', 'delete', 'findAndModify']);
const reading = new Set(['find', 'getMore', 'aggregate', 'count', 'distinct']);
const listNames = ['documents', 'updates', 'deletes'] as const;

type Command = Readonly<Record<string, unknown>>;

interface CommandStarted {
  readonly commandName: string;
  readonly command: Command;
}

const countStatements = (command: Command): number => {
  for (const name of listNames) {
    const list = command[name];
    if (Array.isArray(list)) return list.length;
  }
  return 1;
};

/** Counts each statement of a bulk write. The connection must monitor its commands. */
export const countStoreStatements = (connection: Connection, metrics: MetricRegistry): void => {
  const statements = metrics.counter(platformMetrics.storeStatements);
  connection.getClient().on('commandStarted', ({ commandName, command }: CommandStarted) => {
    const collection = String(command[commandName]);
    if (writing.has(commandName))
      statements.add({ kind: 'write', collection }, countStatements(command));
    else if (reading.has(commandName)) statements.add({ kind: 'read', collection });
  });
};
