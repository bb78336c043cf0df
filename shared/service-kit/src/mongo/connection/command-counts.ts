import type { Connection } from 'mongoose';

const writing = new Set(['insert', 'update', 'delete', 'findAndModify']);
const reading = new Set(['find', 'getMore', 'aggregate', 'count', 'distinct']);
/** Of each of these a command carries one or many. */
const listNames = ['documents', 'updates', 'deletes'] as const;

type Command = Readonly<Record<string, unknown>>;
type Counts = Readonly<Record<string, number>>;

const documentsOf = (command: Command): number => {
  for (const name of listNames) {
    const list = command[name];
    if (Array.isArray(list)) return list.length;
  }
  return 1;
};

/** Documents that this process has asked the store to write, and its questions, by collection, since it started. A benchmark divides them by its orders. */
export const countCommands = (
  connection: Connection,
): (() => { readonly writes: Counts; readonly reads: Counts }) => {
  const writes: Record<string, number> = {};
  const reads: Record<string, number> = {};
  connection
    .getClient()
    .on(
      'commandStarted',
      ({ commandName, command }: { readonly commandName: string; readonly command: Command }) => {
        const collection = String(command[commandName]);
        if (writing.has(commandName))
          writes[collection] = (writes[collection] ?? 0) + documentsOf(command);
        else if (reading.has(commandName)) reads[collection] = (reads[collection] ?? 0) + 1;
      },
    );
  return () => ({ writes: { ...writes }, reads: { ...reads } });
};
