import { findSubjects } from '@tokri/contracts/api';
import type { CommandResponseEntry, Operation } from '@tokri/contracts/api';
import { changesData, describeInput, isStaffAction } from '../../audit/index.ts';
import { createActionRecorder } from '../../mongo/index.ts';
import type { ActionRecorderDeps, AuditIntent, AuditResult } from '../../mongo/index.ts';
import { currentTrace } from '../../telemetry/index.ts';
import { createTtlCache } from '../../use-case/index.ts';
import type { OperationRequest, OperationResponse } from './operation-handler.ts';

/** Pages read again when their window gets the focus; that is one view. */
const repeatedViewMs = 5 * 60_000;
const maxRememberedViews = 2_000;

export type Handler = (request: OperationRequest) => Promise<OperationResponse<unknown>>;

export type AuditDeps = ActionRecorderDeps;

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
    const recordAction = createActionRecorder(deps);
    return async (request) => {
      const { caller } = request;
      return isStaffAction(operation, caller, request)
        ? recordAction(
            toIntent(operation, request, caller.userId),
            () => handler(request),
            toResult,
          )
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
