import { eventually } from '@tokri/service-kit/testing';
import { callApi, type ApiResponse } from '../../support/api/call-api.ts';
import { createCustomer } from '../../support/api/customers.ts';
import { findGoodsInStock, cartLineBody, type Goods } from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { dayAhead } from '../../support/api/test-area.ts';
import { runWhilePaused } from './process-faults.ts';
import type { Fault } from '../../support/load-generator/fault.ts';

/** Each changed date is one event, so three requests fill an outbox of 500 entries. */
const datesPerRequest = 200;
const maxWrites = 5;
const recoveryTimeoutMs = 60_000;

const changeCarts = ({ buyer, goods }: CartOwner): Promise<ApiResponse> =>
  callApi({
    method: 'POST',
    path: '/api/Cart',
    token: buyer.token,
    body: Array.from({ length: datesPerRequest }, (_, day) =>
      cartLineBody(buyer, goods, dayAhead(day + 1)),
    ),
  });

interface CartOwner {
  readonly buyer: SignedInUser;
  readonly goods: Goods;
}

const fillUntilRejected = async (customer: CartOwner): Promise<ApiResponse> => {
  let response = await changeCarts(customer);
  for (let writes = 1; writes < maxWrites && response.status === 200; writes += 1)
    response = await changeCarts(customer);
  return response;
};

export const fillOutbox = (): Fault => {
  let customer: CartOwner | undefined;
  return {
    description: 'Kafka is silent until an outbox is full',
    prepare: async () => {
      const [goods] = await findGoodsInStock(1);
      if (!goods) throw new Error('no item is in stock');
      customer = { buyer: (await createCustomer()).buyer, goods };
    },
    inject: async () => {
      const target = customer;
      if (!target) throw new Error('prepare() was not called');
      const { status, headers, text } = await runWhilePaused('kafka', () =>
        fillUntilRejected(target),
      );
      if (status !== 503 || !headers.has('retry-after'))
        throw new Error(`a full outbox returned ${status} ${text.slice(0, 200)}`);
      await eventually(async () => (await changeCarts(target)).status === 200, {
        timeoutMs: recoveryTimeoutMs,
        missing: 'room in the outbox again',
      });
    },
  };
};
