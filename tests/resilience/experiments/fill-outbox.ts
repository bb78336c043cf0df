import { eventually } from '@tokri/service-kit/testing';
import { callApi, type ApiAnswer } from '../../support/api/call-api.ts';
import { newCustomer } from '../../support/api/customers.ts';
import { goodsOnSale, lineBody, type Goods } from '../../support/api/shopping.ts';
import type { Person } from '../../support/api/sign-in.ts';
import { dayAhead } from '../../support/api/test-town.ts';
import { frozenWhile } from './faults.ts';
import type { Fault } from '../../support/rush/fault.ts';

/** Each date of a cart that changes is an event, so three writes fill an outbox of 500. */
const datesAtOnce = 200;
const writesMost = 5;
const backMs = 60_000;

const changeCarts = ({ buyer, goods }: Customer): Promise<ApiAnswer> =>
  callApi({
    method: 'POST',
    path: '/api/Cart',
    token: buyer.token,
    body: Array.from({ length: datesAtOnce }, (_, day) =>
      lineBody(buyer, goods, dayAhead(day + 1)),
    ),
  });

interface Customer {
  readonly buyer: Person;
  readonly goods: Goods;
}

const fillUntilRefused = async (customer: Customer): Promise<ApiAnswer> => {
  let answer = await changeCarts(customer);
  for (let writes = 1; writes < writesMost && answer.status === 200; writes += 1)
    answer = await changeCarts(customer);
  return answer;
};

/** The broker answers nothing while a customer changes carts until their outbox is full (reliability.md E8). @throws Error unless that is answered 503 with Retry-After, and 200 afterwards. */
export const outboxFilled = (): Fault => {
  let customer: Customer | undefined;
  return {
    what: 'kafka frozen until an outbox is full',
    prepare: async () => {
      const [goods] = await goodsOnSale(1);
      if (!goods) throw new Error('the shop has nothing to sell');
      customer = { buyer: (await newCustomer()).buyer, goods };
    },
    inflict: async () => {
      const who = customer;
      if (!who) throw new Error('nobody changes carts');
      const { status, headers, text } = await frozenWhile('kafka', () => fillUntilRefused(who));
      if (status !== 503 || !headers.has('retry-after'))
        throw new Error(`a full outbox was answered ${status} ${text.slice(0, 200)}`);
      await eventually(async () => (await changeCarts(who)).status === 200, {
        timeoutMs: backMs,
        missing: 'room in the outbox again',
      });
    },
  };
};
