import { lineBody, fillCart } from '../support/api/shopping.ts';
import { write } from '../support/api/call-api.ts';
import { productUnderTest } from '../support/product.ts';
import { spread, type Benchmark } from './report.ts';
import { shoppers } from './shopper.ts';

const writesDefault = 60;
const effectMsMax = 5_000;

/** Reads a live stream and tells the moment at which each event came. */
const listen = async (
  token: string,
  onEvent: (name: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  const response = await fetch(`${productUnderTest().web}/api/Events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`live stream: ${response.status}`);
  void (async () => {
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
        for (const [, name] of new TextDecoder().decode(chunk).matchAll(/^event: ?(.+)$/gm))
          onEvent(name ?? '');
    } catch {
      if (!signal.aborted) throw new Error('the live stream broke off');
    }
  })();
};

/** From a write's answer to its effect in a consumer: a line changes in the cart service, the bff tells it on the live stream. One at a time. */
export const events: Benchmark = async ([count = String(writesDefault)]) => {
  const {
    shoppers: [shopper],
    goods: [goods],
  } = await shoppers(1);
  if (!shopper || !goods) throw new Error('nobody to buy anything');
  const { buyer, slot } = shopper(0);
  await fillCart(buyer, [goods], slot.Date);
  const stop = new AbortController();
  let heard: () => void = () => undefined;
  await listen(
    buyer.token,
    (name) => {
      if (name === 'cart.changed') heard();
    },
    stop.signal,
  );

  const fromAnswer: number[] = [],
    fromCall: number[] = [];
  const body = lineBody(buyer, goods, slot.Date);
  for (let index = 0; index < Number(count); index += 1) {
    const effect = new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new Error('no effect within 5 s'));
      }, effectMsMax);
      heard = () => {
        clearTimeout(late);
        resolve(performance.now());
      };
    });
    const called = performance.now();
    await write({
      path: '/api/Cart',
      token: buyer.token,
      body: { ...body, Quantity: (index % 2) + 1 },
    });
    const answered = performance.now();
    const at = await effect;
    fromAnswer.push(Math.max(0, at - answered));
    fromCall.push(at - called);
  }
  stop.abort();
  return [
    ...spread('cart written to live event, from the answer', fromAnswer),
    ...spread('cart written to live event, from the call', fromCall),
  ];
};
