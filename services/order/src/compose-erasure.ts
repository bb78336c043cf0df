import type { CompleteContactReplica } from '@tokri/service-kit/contacts';
import { createPersonErasure } from '@tokri/service-kit/erasure';
import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import type { UnpaidQuotas } from './application/ports/unpaid-quotas.ts';
import { settleClosedAccounts } from './application/erasure/settle-closed-accounts.ts';
import {
  accountClosureModel,
  createAccountClosures,
} from './persistence/erasure/account-closure-repository.ts';
import { createCustomerOrders } from './persistence/erasure/customer-orders.ts';

const closureIntervalMs = 5_000;

export const composeErasure = (
  { connection, clock, periodicJob }: ServiceContext,
  {
    orders,
    quotas,
    contactReplica,
  }: {
    readonly orders: Parameters<typeof createCustomerOrders>[0];
    readonly quotas: Pick<UnpaidQuotas, 'eraseCustomer'>;
    readonly contactReplica: Pick<CompleteContactReplica, 'countByUser' | 'removeUser'>;
  },
) => {
  const closureModel = accountClosureModel(connection);
  const customerOrders = createCustomerOrders(orders, clock);
  const { records, erasePerson, eraseWaiting } = createPersonErasure({
    connection,
    clock,
    isUnderWay: customerOrders.hasUnsettledOrder,
    count: async (userId) => ({
      orders: await customerOrders.countOrders(userId),
      contacts: await contactReplica.countByUser(userId),
    }),
    erase: async (userId) => {
      await quotas.eraseCustomer(userId);
      await customerOrders.eraseCustomer(userId);
      await contactReplica.removeUser(userId);
    },
  });
  const closures = createAccountClosures(closureModel, { clock, erasures: records });
  return {
    records,
    closures,
    models: [closureModel],
    erasePerson,
    workers: [
      periodicJob(
        'settle-closed-accounts',
        closureIntervalMs,
        settleClosedAccounts({ closures, customerOrders, clock }),
      ),
      periodicJob('erase-waiting', closureIntervalMs, eraseWaiting),
    ],
  };
};
