import { kolkataDate } from '@tokri/contracts/dates';
import type { OperationCases } from './operation-case.ts';

export const peopleCases: OperationCases = {
  'list-audit-entries': {
    caller: 'staff',
    buildInput: () => ({ query: { From: kolkataDate(new Date()), Limit: '10' } }),
  },
};
