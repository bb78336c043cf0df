import { placeOrder, readyToOrder, type Goods, type Purchase } from '../support/api/shopping.ts';
import { orderStatus } from '@tokri/contracts';
import { spread, type Benchmark } from './report.ts';
import { shoppers } from './shopper.ts';

const clientsDefault = 8;
const ordersEachDefault = 10;

interface Done { readonly wholeMs: number; readonly placingMs: number; readonly status: number }

const one = async (purchase: Purchase, goods: readonly Goods[]): Promise<Done> => {
  const start = performance.now();
  const body = await readyToOrder(purchase, goods);
  const placing = performance.now();
  const { Status } = await placeOrder(purchase.buyer, body);
  return { wholeMs: performance.now() - start, placingMs: performance.now() - placing, status: Status };
};

/** Whole order flows through the bff: fill the cart, quote, hold, place, settled. Arguments: clients, orders each. */
export const orders: Benchmark = async ([clients = String(clientsDefault), each = String(ordersEachDefault)]) => {
  const { purchases, goods } = await shoppers(Number(clients));
  const start = performance.now();
  const done = (await Promise.all(purchases.map(async (purchase) => {
    const mine: Done[] = [];
    for (let count = 0; count < Number(each); count += 1) mine.push(await one(purchase, goods));
    return mine;
  }))).flat();
  const wallSeconds = (performance.now() - start) / 1000;
  return [
    { what: `orders a second, c=${clients}, two lines, cash`, value: (done.length / wallSeconds).toFixed(1) },
    { what: 'answered as Confirmed', value: `${done.filter(({ status }) => status === orderStatus.Confirmed).length} of ${done.length}` },
    ...spread('place order to settled answer', done.map(({ placingMs }) => placingMs)),
    ...spread('the whole flow', done.map(({ wholeMs }) => wholeMs)),
  ];
};
