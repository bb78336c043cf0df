import { ProblemError } from '@tokri/contracts/problems';
import { createAuditTrail, runWithAuditTrail } from '../../audit/index.ts';
import type { Logger } from '../../logger/index.ts';
import type { AuditStore } from './audit-store.ts';
import type { CompletedAction } from './complete-action.ts';
import type { AuditIntent, AuditResult } from './entry-document.ts';

export interface ActionRecorderDeps {
  readonly audit: AuditStore;
  readonly logger: Logger;
}

export type RecordAction = <T>(
  intent: AuditIntent,
  run: () => Promise<T>,
  toResult: (value: T) => AuditResult,
) => Promise<T>;

const toFailure = (error: unknown): AuditResult => ({
  outcome: 'failed',
  code: error instanceof ProblemError ? error.code : 'internal',
});

/** Stores the intent before the action runs, its outcome and changes after. */
export const createActionRecorder = ({ audit, logger }: ActionRecorderDeps): RecordAction => {
  const complete = async (id: string, action: CompletedAction): Promise<void> => {
    action.trail.isClosed = true;
    try {
      await audit.complete(id, action);
    } catch (error) {
      // The effect stands. The entry says that its outcome is unconfirmed.
      const { operation } = action.intent;
      logger.error({ operation, entry: id, error }, 'audit entry not completed');
    }
  };
  return async (intent, run, toResult) => {
    const trail = createAuditTrail();
    const id = await audit.begin(intent, new Date());
    try {
      const value = await runWithAuditTrail(trail, run);
      await complete(id, { intent, trail, ...toResult(value) });
      return value;
    } catch (error) {
      await complete(id, { intent, trail, ...toFailure(error) });
      throw error;
    }
  };
};
