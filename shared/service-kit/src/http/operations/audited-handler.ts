import { findSubjects } from '@tokri/contracts/api';
import type { CommandResponseEntry, Operation } from '@tokri/contracts/api';
import { ProblemError } from '@tokri/contracts/problems';
import {
  changesData,
  createAuditTrail,
  describeInput,
  isStaffAction,
  runWithAuditTrail,
} from '../../audit/index.ts';
import type { Logger } from '../../logger/index.ts';
import type { AuditIntent, AuditStore, CompletedAction } from '../../mongo/index.ts';
import { currentTrace } from '../../telemetry/index.ts';
import { createTtlCache } from '../../use-case/index.ts';
import type { OperationRequest, OperationResponse } from './operation-handler.ts';

/** Pages read again when their window gets the focus; that is one view. */
const repeatedViewMs = 5 * 60_000;
const maxRememberedViews = 2_000;

export type Handler = (request: OperationRequest) => Promise<OperationResponse<unknown>>;

export interface AuditDeps {
  readonly audit: AuditStore;
  readonly logger: Logger;
}

type AuditResult = Pick<CompletedAction, 'outcome' | 'code'>;

const readEntries = ({
  body,
  json,
}: OperationResponse<unknown>): readonly Partial<CommandResponseEntry>[] => {
  const value = json === undefined ? body : (JSON.parse(json) as unknown);
  return Array.isArray(value) ? (value as Partial<CommandResponseEntry>[]) : [];
};

const toResult = (response: OperationResponse<unknown>): AuditResult => {
  const entries = readEntries(response);
  const rejected = entries.filter((entry) => entry?.Error === 1);
  if (rejected.length === 0) return { outcome: 'done', code: '' };
  return {
    outcome: rejected.length === entries.length ? 'rejected' : 'partly-rejected',
    code: String(rejected[0]?.Code ?? ''),
  };
};

const toFailure = (error: unknown): AuditResult => ({
  outcome: 'failed',
  code: error instanceof ProblemError ? error.code : 'internal',
});

const toIntent = (
  operation: Operation,
  request: OperationRequest,
  staffId: number,
): AuditIntent => ({
  staffId,
  operation: operation.operationId,
  kind: changesData(operation) ? 'change' : 'view',
  input: describeInput(operation, request),
  subjects: findSubjects([request.query, request.body]),
  correlationId: currentTrace()?.correlationId ?? '',
});

const createViewRecorder = ({ audit }: AuditDeps) => {
  const recent = createTtlCache<string, true>({
    maxEntries: maxRememberedViews,
    clock: () => new Date(),
  });
  return async (intent: AuditIntent): Promise<void> => {
    const key = JSON.stringify([intent.staffId, intent.operation, intent.input, intent.subjects]);
    if (recent.get(key)) return;
    await audit.recordView(intent, new Date());
    recent.set(key, true, repeatedViewMs);
  };
};

const createChangeRecorder = ({ audit, logger }: AuditDeps) => {
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
  return async (
    intent: AuditIntent,
    run: () => Promise<OperationResponse<unknown>>,
  ): Promise<OperationResponse<unknown>> => {
    const trail = createAuditTrail();
    const id = await audit.begin(intent, new Date());
    try {
      const response = await runWithAuditTrail(trail, run);
      await complete(id, { intent, trail, ...toResult(response) });
      return response;
    } catch (error) {
      await complete(id, { intent, trail, ...toFailure(error) });
      throw error;
    }
  };
};

/**
 * Writes an audit entry for every action of a member of staff: its intent before the handler runs,
 * its outcome and changes after. A person's data is not read without an entry either.
 */
export const createAuditedHandler = (
  operation: Operation,
  handler: Handler,
  deps: AuditDeps,
): Handler => {
  if (changesData(operation)) {
    const recordChangeOf = createChangeRecorder(deps);
    return async (request) => {
      const { caller } = request;
      return isStaffAction(operation, caller, request)
        ? recordChangeOf(toIntent(operation, request, caller.userId), () => handler(request))
        : handler(request);
    };
  }
  if (!operation.readsPersonalData) return handler;
  const recordView = createViewRecorder(deps);
  return async (request) => {
    const { caller } = request;
    if (isStaffAction(operation, caller, request))
      await recordView(toIntent(operation, request, caller.userId));
    return handler(request);
  };
};
