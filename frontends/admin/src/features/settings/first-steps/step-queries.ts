import {
  billingOperations,
  itemAdminOperations,
  slotAdminOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import { callApi, callApiPage, useQuery } from '@tokri/web-kit/platform';

export interface Step {
  readonly name: 'company' | 'pincodes' | 'slots' | 'items' | 'policies' | 'payments';
  readonly permission: Permission;
  readonly link: string | null;
  /** Asks the shop's real data whether the step is done. */
  readonly isDone: (signal: AbortSignal) => Promise<boolean>;
}

const firstPage = { page: 1, pageSize: 1 };
const onePageOfAreas = { page: 1, pageSize: 200 };

export const steps: readonly Step[] = [
  {
    name: 'company',
    permission: 'settings',
    link: '/admin/settings',
    isDone: async (signal) =>
      (await callApi(userOperations.readCompanySettings, { signal })).Name !== '',
  },
  {
    name: 'pincodes',
    permission: 'pincodes',
    link: '/admin/slots/pincodes',
    isDone: async (signal) =>
      (await callApiPage(slotOperations.listPincodes, { query: firstPage, signal })).total > 0,
  },
  {
    name: 'slots',
    permission: 'slots',
    link: '/admin/slots/templates',
    isDone: async (signal) => {
      const { rows } = await callApiPage(slotAdminOperations.listTemplates, {
        query: onePageOfAreas,
        signal,
      });
      return rows.length > 0 && rows.every(({ Templates }) => Templates.length > 0);
    },
  },
  {
    name: 'items',
    permission: 'items',
    link: '/admin/items',
    isDone: async (signal) =>
      (
        await callApiPage(itemAdminOperations.listStaffItems, {
          query: { Status: 1, ...firstPage },
          signal,
        })
      ).total > 0,
  },
  {
    name: 'policies',
    permission: 'settings',
    link: '/admin/settings/policies',
    isDone: async (signal) =>
      (await callApi(userOperations.listPolicies, { signal })).every(
        ({ IsPublished }) => IsPublished,
      ),
  },
  {
    name: 'payments',
    permission: 'settings',
    link: null,
    isDone: async (signal) =>
      (await callApi(billingOperations.readPaymentSetup, { signal })).Mode === 'live',
  },
];

export type StepState = 'done' | 'open' | 'unknown';

const checkStep = ({ isDone }: Step, signal: AbortSignal): Promise<StepState> =>
  isDone(signal).then(
    (done) => (done ? 'done' : 'open'),
    () => 'unknown',
  );

export const useStepStates = (visible: readonly Step[]) =>
  useQuery({
    queryKey: ['first-steps', visible.map(({ name }) => name)],
    queryFn: async ({ signal }) =>
      Object.fromEntries(
        await Promise.all(
          visible.map(async (step) => [step.name, await checkStep(step, signal)] as const),
        ),
      ) as Partial<Record<Step['name'], StepState>>,
  });
