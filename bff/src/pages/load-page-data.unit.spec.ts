import { createPageDataLoader } from './load-page-data.ts';
import type { ForwardedRequest } from '../forwarding/forward.ts';
import type { UpstreamResponse } from '../upstreams/upstream.ts';

const url = (address: string) => new URL(address, 'http://pages');
const english = (address: string) => ({ url: url(address), language: 'en' as const });
const hindi = (address: string) => ({ url: url(address), language: 'hi' as const });
const allow = async () => true;

const setup = (respond: (request: ForwardedRequest) => Promise<Partial<UpstreamResponse>>) => {
  let nowMs = 1_000;
  const requests: ForwardedRequest[] = [];
  const load = createPageDataLoader({
    forward: async (request) => {
      requests.push(request);
      return (await respond(request)) as UpstreamResponse;
    },
    clock: () => new Date(nowMs),
  });
  return {
    load,
    requests,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
};
const emptyList = async () => ({ status: 200, body: Buffer.from('{"Items":[]}') });

describe('createPageDataLoader', () => {
  it('names each response by its operation and query', async () => {
    const { load } = setup(emptyList);
    expect(Object.keys((await load(english('/product-list'), allow))?.answers ?? {})).toEqual([
      'filter-items?page=1&pageSize=30&sort=relevance',
      'list-item-groups',
    ]);
  });

  it('reads once for the same address, however its parameters are ordered', async () => {
    const { load, requests } = setup(emptyList);
    await load(english('/product-list?GroupId=1&Search=a'), allow);
    await load(english('/product-list?Search=a&GroupId=1'), allow);
    expect(requests).toHaveLength(2);
  });

  it('sends known data and reads again after 30 s', async () => {
    const { load, requests, pass } = setup(emptyList);
    await load(english('/product-list'), allow);
    pass(30_001);
    expect(await load(english('/product-list'), allow)).toMatchObject({ loadedAt: 1_000 });
    expect(requests).toHaveLength(4);
  });

  it('reads nothing for a caller above the rate limit', async () => {
    const { load, requests } = setup(emptyList);
    expect(await load(english('/product-list'), async () => false)).toBeUndefined();
    expect(requests).toHaveLength(0);
  });

  it('reads at most 16 pages at a time', async () => {
    const { load, requests } = setup(() => new Promise(() => undefined));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        load(english(`/single-product?ItemId=${index + 1}`), allow),
      ),
    );
    expect(requests).toHaveLength(16);
  });

  it('reads for each language and shows Hindi to readers of Hindi only', async () => {
    const item = {
      Name: 'Onion',
      Brand: 'Loose',
      Tint: 'fresh',
      Images: [],
      Units: [{ Name: '500 g', UnitPrice: '₹42/kg', RateWithTax: 21, Mrp: 21, Available: true }],
    };
    const { load, requests } = setup(async ({ headers }) => {
      const isHindi = headers['accept-language'] === 'hi';
      const Items = [{ ...item, ...(isHindi ? { Hindi: { Name: 'प्याज़' } } : {}) }];
      return { status: 200, body: Buffer.from(JSON.stringify({ Items })) };
    });
    const inHindi = await load(hindi('/product-list'), allow);
    const inEnglish = await load(english('/product-list'), allow);
    expect(requests.map(({ headers }) => headers['accept-language'])).toEqual([
      'hi',
      'hi',
      'en',
      'en',
    ]);
    expect(inHindi?.html).toContain('>प्याज़</h3>');
    expect(inHindi?.html).toContain('>खुला<');
    expect(inHindi?.html).toContain('500 ग्रा • ₹42/किलो');
    expect(inEnglish?.html).toContain('>Onion</h3>');
    expect(JSON.stringify(inEnglish)).not.toContain('प्याज़');
  });

  it('sends the page without data when the catalog fails', async () => {
    const { load } = setup(async () => ({ status: 503, body: Buffer.from('{}') }));
    expect(await load(english('/product-list'), allow)).toBeUndefined();
  });
});
