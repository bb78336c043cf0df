import type { Connection } from 'mongoose';

const writing = new Set(['insert', 'update', 'delete', 'findAndModify']);
const reading = new Set(['find', 'getMore', 'aggregate', 'count', 'distinct']);
const listNames = ['documents', 'updates', 'deletes'] as const;

type Command = Readonly<Record<string, unknown>>;
type Counts = Readonly<Record<string, number>>;

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

export const commandCountInstrumentation = (): {
  readonly observeMongo: (connection: Connection) => void;
  readonly details: () => { readonly writes: Counts; readonly reads: Counts };
} => {
  const writes: Record<string, number> = {};
  const reads: Record<string, number> = {};
  const count = ({ commandName, command }: CommandStarted): void => {
    const collection = String(command[commandName]);
    if (writing.has(commandName))
      writes[collection] = (writes[collection] ?? 0) + countStatements(command);
    else if (reading.has(commandName)) reads[collection] = (reads[collection] ?? 0) + 1;
  };
  return {
    observeMongo: (connection) => {
      connection.getClient().on('commandStarted', count);
    },
    details: () => ({ writes: { ...writes }, reads: { ...reads } }),
  };
};
