import {
  createEnrollingStaff,
  createStaffWithSecondFactor,
} from '../../support/api/second-factor.ts';
import { createStaff } from '../../support/api/staff.ts';
import type { OperationCases } from './operation-case.ts';

const createSession = async () => ({ cookie: (await createStaff(['chat'])).cookie });

const createCode = async () => {
  const { person, nextCode } = await createStaffWithSecondFactor();
  return { cookie: person.cookie, body: { Code: nextCode() } };
};

export const secondFactorCases: OperationCases = {
  'read-second-factor': { caller: 'anonymous', buildInput: createSession },
  'start-second-factor': { caller: 'anonymous', buildInput: createSession },
  'confirm-second-factor': {
    caller: 'anonymous',
    buildInput: async () => {
      const { person, totp } = await createEnrollingStaff();
      return { cookie: person.cookie, body: { Code: totp.generate() } };
    },
  },
  'verify-second-factor': { caller: 'anonymous', buildInput: createCode },
  'replace-recovery-codes': { caller: 'anonymous', buildInput: createCode },
  'turn-off-second-factor': { caller: 'anonymous', buildInput: createCode },
  'reset-second-factor': {
    caller: 'staff',
    buildInput: async () => ({ body: { UserId: (await createStaff(['chat'])).userId } }),
  },
};
