import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { callApi } from '../../support/api/call-api.ts';
import { readOrder } from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';

const packTimeoutMs = 120_000;
const packIntervalMs = 500;

/** Repeats the command until the order is packed: a response may be lost with its process. */
export const packOrder = (staff: SignedInUser, orderId: number): Promise<true> =>
  eventually(
    async () => {
      if ((await readOrder(staff, orderId)).Status === orderStatus.Packed) return true;
      await callApi({
        method: 'POST',
        path: '/api/admin/order/pack',
        token: staff.token,
        body: { TransactionId: orderId, Lines: [] },
      });
      await wait(packIntervalMs);
      return undefined;
    },
    { timeoutMs: packTimeoutMs, missing: `order ${orderId} packed` },
  );
