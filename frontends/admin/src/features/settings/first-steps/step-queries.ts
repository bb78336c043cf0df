import {
  billingOperations,
  itemAdminOperations,
  slotAdminOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import { callApi, callApiPage, useQuery } from '@tokri/web-kit/platform';

export type StepState =
  | { readonly kind: 'done' | 'open' | 'unknown' }
  /** Customers can pay, but no real money moves. */
  | { readonly kind: 'test' }
  /** Areas that still need it. */
  | { readonly kind: 'missing'; readonly areas: readonly string[] };

export const isLeft = ({ kind }: StepState): boolean => kind === 'open' || kind === 'missing';

export interface Step {
  readonly name: 'company' | 'pincodes' | 'slots' | 'items' | 'policies' | 'payments';
  readonly permission: Permission;
  readonly link: string | null;
  /** Asks the shop's real data. */
  readonly check: (signal: AbortSignal) => Promise<StepState>;
}

const doneIf = (isDone: boolean): StepState => ({ kind: isDone ? 'done' : 'open' });

const firstPage = { page: 1, pageSize: 1 };
const onePageOfAreas = { page: 1, pageSize: 200 };

export const steps: readonly Step[] = [
  {
    name: 'company',
    permission: 'settings',
    link: '/admin/settings',
    check: async (signal) =>
      doneIf((await callApi(userOperations.readCompanySettings, { signal })).Name !== ''),
  },
  {
    name: 'pincodes',
    permission: 'pincodes',
    link: '/admin/slots/pincodes',
    check: async (signal) =>
      doneIf(
        (await callApiPage(slotOperations.listPincodes, { query: firstPage, signal })).total > 0,
      ),
  },
  {
    name: 'slots',
    permission: 'slots',
    link: '/admin/slots/templates',
    check: async (signal) => {
      const { rows } = await callApiPage(slotAdminOperations.listTemplates, {
        query: onePageOfAreas,
        signal,
      });
      const without = rows.filter(({ Templates }) => Templates.length === 0);
      if (rows.length === 0 || without.length === 0) return doneIf(rows.length > 0);
      return { kind: 'missing', areas: without.map(({ GroupName }) => GroupName) };
    },
  },
  {
    name: 'items',
    permission: 'items',
    link: '/admin/items',
    check: async (signal) => {
      const query = { Status: 1, ...firstPage } as const;
      const { total } = await callApiPage(itemAdminOperations.listStaffItems, { query, signal });
      return doneIf(total > 0);
    },
  },
  {
    name: 'policies',
    permission: 'settings',
    link: '/admin/settings/policies',
    check: async (signal) => {
      const policies = await callApi(userOperations.listPolicies, { signal });
      return doneIf(policies.every(({ IsPublished }) => IsPublished));
    },
  },
  {
    name: 'payments',
    permission: 'settings',
    link: null,
    // Billing does not start without keys, so customers can pay either way.
    check: async (signal) => {
      const { Mode } = await callApi(billingOperations.readPaymentSetup, { signal });
      return { kind: Mode === 'live' ? 'done' : 'test' };
    },
  },
];

const checkStep = ({ check }: Step, signal: AbortSignal): Promise<StepState> =>
  check(signal).catch(() => ({ kind: 'unknown' }));

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
