import { shopDate } from '@tokri/contracts/dates';
import { foldAddress } from '../../domain/limits/folded-address.ts';
import { isLifted, type LimitLift } from '../../domain/limits/limit-lift.ts';
import { summarizeUsage, type LimitUsage } from '../../domain/limits/limit-usage.ts';
import { isUnpaid } from '../../domain/limits/unpaid-order.ts';
import type { DeliveryAddress } from '../../domain/order.ts';
import type { ContactDirectory } from '../ports/contact-directory.ts';
import type { QuotaDeps } from './add-quota-entry.ts';

export interface ReadLimitsDeps extends QuotaDeps {
  readonly contacts: Pick<ContactDirectory, 'findPerson' | 'listAddresses'>;
}

export interface CustomerLimits {
  readonly userName: string;
  readonly usage: LimitUsage;
  readonly addresses: readonly { readonly address: DeliveryAddress; readonly usage: LimitUsage }[];
  readonly lift: (LimitLift & { readonly staffName: string }) | null;
}

export const findLift = async (
  { quotas, clock }: Pick<QuotaDeps, 'quotas' | 'clock'>,
  userId: number,
): Promise<LimitLift | null> => {
  const lift = (await quotas.find({ kind: 'customer', userId }))?.lift ?? null;
  return isLifted(lift, shopDate(clock())) ? lift : null;
};

const readAddressUsage = async (
  { quotas, store, limits }: QuotaDeps,
  address: DeliveryAddress,
): Promise<LimitUsage> => {
  const foldedAddress = foldAddress(address);
  const stored = await quotas.find({ kind: 'address', foldedAddress });
  const orders = await store.listByHolds(stored?.entries ?? []);
  const counted = orders.filter(
    (order) =>
      isUnpaid(order) &&
      order.paymentMethod !== 'online' &&
      foldAddress(order.address) === foldedAddress,
  );
  return summarizeUsage(counted, limits.address);
};

const findName = async ({ contacts }: ReadLimitsDeps, userId: number): Promise<string> =>
  (await contacts.findPerson(userId))?.name ?? '';

export const readLimits = async (deps: ReadLimitsDeps, userId: number): Promise<CustomerLimits> => {
  const { contacts, store, limits } = deps;
  const [userName, unpaid, addresses, lift] = await Promise.all([
    findName(deps, userId),
    store.listUnpaidByUser(userId),
    contacts.listAddresses(userId),
    findLift(deps, userId),
  ]);
  return {
    userName,
    usage: summarizeUsage(unpaid, limits.customer),
    addresses: await Promise.all(
      addresses.map(async (address) => ({
        address,
        usage: await readAddressUsage(deps, address),
      })),
    ),
    lift: lift && { ...lift, staffName: await findName(deps, lift.staffId) },
  };
};
