import { createActionRecorder, createAuditStore } from '@tokri/service-kit/mongo';
import type { Logger } from '@tokri/service-kit/logger';
import type { Connection } from 'mongoose';
import type { StaffActionLog } from '../../application/ports/staff-actions.ts';

const done = { outcome: 'done', code: '' } as const;

export const createStaffActionLog = (connection: Connection, logger: Logger): StaffActionLog => {
  const recordAction = createActionRecorder({ audit: createAuditStore(connection), logger });
  return {
    record: ({ input, ...action }, run, toResult = () => done) =>
      recordAction(
        { ...action, kind: 'change', input: JSON.stringify(input), correlationId: '' },
        run,
        toResult,
      ),
  };
};
