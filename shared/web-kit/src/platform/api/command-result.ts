import type { CommandResponseEntry } from '@tokri/contracts/api';

export type CommandResult<Entry extends CommandResponseEntry = CommandResponseEntry> =
  | {
      readonly kind: 'done';
      readonly id: number;
      readonly entry: Entry;
      readonly entries: readonly Entry[];
    }
  | {
      readonly kind: 'rejected';
      readonly code: string;
      readonly message: string;
      readonly entry: Entry | undefined;
      readonly entries: readonly Entry[];
    };

const isDone = (entry: CommandResponseEntry): boolean => entry.Id > 0 && entry.Error === 0;

/**
 * Success is `Id` above 0 and `Error` 0 in the first entry. An empty list counts as a rejection.
 */
export const toCommandResult = <Entry extends CommandResponseEntry>(
  entries: readonly Entry[],
): CommandResult<Entry> => {
  const [entry] = entries;
  if (entry && isDone(entry)) return { kind: 'done', id: entry.Id, entry, entries };
  return {
    kind: 'rejected',
    code: entry?.Code || 'no-answer',
    message: entry?.Message ?? '',
    entry,
    entries,
  };
};
