import type { CommandResponseEntry } from '@tokri/contracts/http';

/** What became of a write: done, or refused by a rule of the business with a text for people and a stable code. */
export type CommandResult<Entry extends CommandResponseEntry = CommandResponseEntry> =
  | {
      readonly kind: 'done';
      readonly id: number;
      readonly entry: Entry;
      readonly entries: readonly Entry[];
    }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly entry: Entry | undefined;
      readonly entries: readonly Entry[];
    };

const isDone = (entry: CommandResponseEntry): boolean => entry.Id > 0 && entry.Error === 0;

/** Reads a result by its first entry: `Id` above 0 and `Error` 0 (section 8); an empty list is a refusal (readings 22). */
export const toCommandResult = <Entry extends CommandResponseEntry>(entries: readonly Entry[]): CommandResult<Entry> => {
  const [entry] = entries;
  if (entry && isDone(entry)) return { kind: 'done', id: entry.Id, entry, entries };
  return {
    kind: 'refused',
    code: entry?.Code || 'no-answer',
    message: entry?.Message ?? '',
    entry,
    entries,
  };
};
