import { cartLineBody, fillCart } from '../support/api/shopping.ts';
import { sendCommand } from '../support/api/call-api.ts';
import { openLiveStream } from '../support/api/live-stream.ts';
import { percentileFigures, type Benchmark } from './report.ts';
import { createShoppers } from './orders/shoppers.ts';

const defaultWrites = 60;
const effectTimeoutMs = 5_000;

export const events: Benchmark = async ([count = String(defaultWrites)]) => {
  const {
    shoppers: [shopper],
    goods: [goods],
  } = await createShoppers(1);
  if (!shopper || !goods) throw new Error('no shopper or no item in stock');
  const { buyer, slot } = shopper(0);
  await fillCart(buyer, [goods], slot.Date);
  const stop = new AbortController();
  let onCartChanged: () => void = () => undefined;
  await openLiveStream(
    buyer.token,
    ({ name }) => {
      if (name === 'cart.changed') onCartChanged();
    },
    stop.signal,
  );

  const sinceResponseMs: number[] = [],
    sinceCallMs: number[] = [];
  const body = cartLineBody(buyer, goods, slot.Date);
  for (let index = 0; index < Number(count); index += 1) {
    const effect = new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('no effect within 5 s'));
      }, effectTimeoutMs);
      onCartChanged = () => {
        clearTimeout(timer);
        resolve(performance.now());
      };
    });
    const calledMs = performance.now();
    await sendCommand({
      path: '/api/Cart',
      token: buyer.token,
      body: { ...body, Quantity: (index % 2) + 1 },
    });
    const answeredMs = performance.now();
    const effectMs = await effect;
    sinceResponseMs.push(Math.max(0, effectMs - answeredMs));
    sinceCallMs.push(effectMs - calledMs);
  }
  stop.abort();
  return [
    ...percentileFigures('cart written to live event, from the response', sinceResponseMs),
    ...percentileFigures('cart written to live event, from the call', sinceCallMs),
  ];
};
