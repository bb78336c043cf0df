import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Err, type Ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import {
  finishedLifetimeMs,
  isActive,
  previewLifetimeMs,
  startChange,
  undoChange,
  type BulkChange,
} from '../../domain/bulk-changes/bulk-change.ts';
import type { BulkChangeStore } from '../ports/bulk-changes.ts';
import type { BulkChangeRunner } from './bulk-change-runner.ts';

export interface BulkStateDeps {
  readonly bulkChanges: BulkChangeStore;
  readonly bulkRunner: Pick<BulkChangeRunner, 'run'>;
  readonly clock: Clock;
}

export interface BatchCommand {
  readonly batchId: string;
  readonly staffId: number;
  /** Whether the caller may make changes of this kind. */
  readonly mayChange: (change: BulkChange) => boolean;
}

const moveState = async <Failure extends Err>(
  { bulkChanges, bulkRunner }: BulkStateDeps,
  { batchId, mayChange }: Pick<BatchCommand, 'batchId' | 'mayChange'>,
  decide: (change: BulkChange) => Ok<BulkChange> | Failure,
): Promise<Ok<BulkChange> | Failure | Err<'unknown-batch'>> => {
  const result = await updateAggregate({
    load: () => bulkChanges.find(batchId),
    decide: (change): Ok<BulkChange> | Failure | Err<'unknown-batch'> =>
      change && mayChange(change) ? decide(change) : err('unknown-batch'),
    save: async (change, decision) => {
      if (!change || !decision.ok || decision.value === change) return decision;
      return (await bulkChanges.save(change, decision.value)) ? decision : conflict;
    },
  });
  if (result.ok && isActive(result.value)) bulkRunner.run(batchId);
  return result;
};

type StartError = 'unknown-batch' | 'nothing-to-change' | 'date-past' | 'already-undone';

export const startBulkChange = async (
  deps: BulkStateDeps,
  command: BatchCommand,
): Promise<Result<number, StartError>> => {
  const now = deps.clock();
  const result = await moveState(deps, command, (change) =>
    startChange(change, { today: shopDate(now), now, staffId: command.staffId }),
  );
  return result.ok ? ok(1) : result;
};

export const undoBulkChange = async (
  deps: BulkStateDeps,
  command: BatchCommand,
): Promise<Result<number, 'unknown-batch' | 'not-done'>> => {
  const result = await moveState(deps, command, (change) =>
    undoChange(change, { now: deps.clock(), staffId: command.staffId }),
  );
  return result.ok ? ok(1) : result;
};

export const deleteOldBulkChanges = ({
  bulkChanges,
  clock,
}: Pick<BulkStateDeps, 'bulkChanges' | 'clock'>): Promise<number> => {
  const now = clock().getTime();
  return bulkChanges.deleteOld({
    preparedBefore: new Date(now - previewLifetimeMs),
    finishedBefore: new Date(now - finishedLifetimeMs),
    now: new Date(now),
  });
};
