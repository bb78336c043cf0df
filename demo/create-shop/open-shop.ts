import { randomUUID } from 'node:crypto';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { BusinessError, connect, connectWithBootstrap, type Api } from '../seed/api.ts';
import type { Session } from '../seed/sign-in.ts';
import { ukWeekdayTemplates, weekdayTemplates } from '../seed/slots.ts';
import { toCompanyBody, type ShopForm } from './shop-form.ts';

export interface ShopAddresses {
  readonly webUrl: string;
  readonly userServiceUrl: string;
  readonly bootstrapToken: string;
}

interface OpenedArea {
  readonly GroupId: number;
  readonly GroupName: string;
}

export type Report = (line: string) => void;

const createCompany = async (
  { userServiceUrl, bootstrapToken }: ShopAddresses,
  form: ShopForm,
  report: Report,
): Promise<void> => {
  try {
    await connectWithBootstrap(userServiceUrl, bootstrapToken).write('/v1/create-company', {
      key: randomUUID(),
      body: toCompanyBody(form),
    });
    report(`Company ${form.name}: created.`);
  } catch (error) {
    if (!(error instanceof BusinessError) || error.code !== 'company-exists') throw error;
    report('Company: exists already, nothing was changed.');
  }
};

const openPincodes = async ({ api, userId }: Session, form: ShopForm, report: Report) => {
  const findArea = async () =>
    (
      await api.get<readonly OpenedArea[]>('/api/AvailablePincode', { page: 1, pageSize: 200 })
    ).find(({ GroupName }) => GroupName.toLowerCase() === form.city.toLowerCase());
  let groupId = (await findArea())?.GroupId ?? 0;
  for (const { from, to } of form.pincodes) {
    const { Id, Added, AlreadyOpen } = await api.write<{
      readonly Id: number;
      readonly Error: number;
      readonly Message: string;
      readonly Code: string;
      readonly Added: number;
      readonly AlreadyOpen: number;
    }>('/api/AvailablePincode', {
      key: randomUUID(),
      query: {
        start: from,
        end: to,
        UserId: userId,
        groupid: groupId,
        ...(groupId === 0 ? { GroupName: form.city, StateCode: form.gstin.slice(0, 2) } : {}),
      },
    });
    groupId = groupId === 0 ? Id : groupId;
    report(`Pincodes ${from}-${to}: ${Added} opened, ${AlreadyOpen} were open already.`);
  }
  return groupId;
};

const planSlots = async (api: Api, groupId: number, report: Report): Promise<void> => {
  const plans = await api.get<
    readonly { readonly GroupId: number; readonly Templates: readonly unknown[] }[]
  >('/api/admin/delivery-slot/templates', { page: 1, pageSize: 200 });
  if (plans.some((plan) => plan.GroupId === groupId && plan.Templates.length > 0)) {
    report('Slots: there is a weekly plan already, nothing was changed.');
    return;
  }
  const templates = isUnitedKingdom() ? ukWeekdayTemplates : weekdayTemplates;
  await api.write('/api/admin/delivery-slot/templates', {
    key: randomUUID(),
    body: { GroupId: groupId, WeeklyOff: [], Templates: templates },
  });
  report(`Slots: ${templates.length} a day, every day.`);
};

/** Safe to repeat: what exists is left as it is and named. Returns where the administrator goes on. */
export const openShop = async (
  shop: ShopAddresses,
  form: ShopForm,
  {
    signIn,
    report,
  }: { readonly signIn: (api: Api, mobile: string) => Promise<Session>; readonly report: Report },
): Promise<string> => {
  await createCompany(shop, form, report);
  const session = await signIn(connect(shop.webUrl), form.administratorMobile);
  const groupId = await openPincodes(session, form, report);
  if (form.slots) await planSlots(session.api, groupId, report);
  return `${shop.webUrl}/admin/first-steps`;
};
