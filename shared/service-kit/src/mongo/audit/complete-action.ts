import { maxSubjects } from '@tokri/contracts/api';
import type { Collection } from 'mongoose';
import type { AuditTrail, RecordedChange } from '../../audit/index.ts';
import { atOf, toDocument } from './entry-document.ts';
import type { AuditIntent, AuditResult, EntryDocument } from './entry-document.ts';
import { toSearchWords } from './search-words.ts';

export interface CompletedAction extends AuditResult {
  readonly intent: AuditIntent;
  readonly trail: AuditTrail;
}

/** Every record that was changed, and some of those that the documents name. */
const mergeSubjects = (
  subjects: readonly string[],
  changes: readonly RecordedChange[],
): string[] => [
  ...new Set([
    ...subjects,
    ...changes.map(({ subject }) => subject),
    ...changes.flatMap(({ mentions }) => mentions).slice(0, maxSubjects),
  ]),
];

const changesPerEntry = 50;

/** The changes of an action, in as many entries as keep each of them small. */
const splitChanges = (changes: readonly RecordedChange[]): readonly (readonly RecordedChange[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(changes.length / changesPerEntry)) }, (_, part) =>
    changes.slice(part * changesPerEntry, (part + 1) * changesPerEntry),
  );

const toCompletion = (
  { intent, outcome, code }: CompletedAction,
  subjects: readonly string[],
  recorded: readonly RecordedChange[],
) => {
  const changes = recorded.map(({ mentions: _mentions, ...change }) => change);
  const merged = mergeSubjects(subjects, recorded);
  return {
    outcome,
    code,
    subjects: merged,
    words: toSearchWords({ ...intent, subjects: merged }, changes),
    changes: JSON.stringify(changes),
  };
};

export const completeAction = async (
  entries: Collection<EntryDocument>,
  _id: string,
  action: CompletedAction,
): Promise<void> => {
  const { intent, trail } = action;
  const [first = [], ...others] = splitChanges(trail.changes);
  if (others.length > 0)
    await entries.insertMany(
      others.map((changes, index) => ({
        ...toDocument(intent, atOf(_id), action.outcome),
        ...toCompletion(action, [], changes),
        part: index + 1,
      })),
    );
  const moreChanges = trail.changes.length - first.length + trail.moreChanges;
  await entries.updateOne(
    { _id },
    { $set: { ...toCompletion(action, intent.subjects, first), moreChanges } },
  );
};
