import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { acceptHtml, readAppConfig, writeBuiltFrontends } from './support/built-frontends.ts';
import { respondJson } from './support/stand-in-service.ts';
import type { Behaviour } from './support/stand-in-service.ts';

const hash = 'a'.repeat(64);
let bff: Bff;
let frontends: Awaited<ReturnType<typeof writeBuiltFrontends>>;
beforeAll(async () => {
  frontends = await writeBuiltFrontends();
  bff = await startBff('images', { WEB_ROOT: frontends.webRoot });
});
afterAll(async () => {
  await bff.stop();
  await frontends.remove();
});

describe('preloaded home', () => {
  const withCatalog = async (
    name: string,
    behaviour: Behaviour,
    check: (home: Bff) => Promise<void>,
  ): Promise<void> => {
    const home = await startBff(name, { WEB_ROOT: frontends.webRoot });
    try {
      home.services.catalog.respondWith(behaviour);
      await check(home);
    } finally {
      await home.stop();
    }
  };
  const slide = {
    Id: 1,
    Image: `/images/${hash}/large.webp`,
    Title: 'Mangoes are here',
    Text: '',
    Link: '/home',
    LinkText: '',
    Pictures: [],
  };

  it('contains the first slide and its data on home only', async () => {
    await withCatalog(
      'pages-look',
      (call, response) =>
        respondJson(call.path.endsWith('list-slider-images') ? [slide] : [])(call, response),
      async (home) => {
        const { text } = await home.send('/home', { headers: acceptHtml });
        expect(text).toContain('<h2>Mangoes are here</h2>');
        expect(readAppConfig(text)).toMatchObject({ answers: { 'list-slider-images': [slide] } });
        expect((await home.send('/checkout-details', { headers: acceptHtml })).text).not.toContain(
          'Mangoes',
        );
      },
    );
  });

  it('is omitted when the catalog hangs', async () => {
    await withCatalog(
      'pages-hanging',
      () => undefined,
      async (home) => {
        const { status, text } = await home.send('/home', { headers: acceptHtml });
        expect(status).toBe(200);
        expect(text).toContain('<div id="root"></div>');
      },
    );
  });
});

describe('images', () => {
  it('come from the catalog and are immutable', async () => {
    bff.services.catalog.respondWith((_call, response) => {
      response
        .writeHead(200, { 'content-type': 'image/webp', 'x-internal': '1' })
        .end(Buffer.from([1, 2, 3]));
    });
    const response = await bff.send(`/images/${hash}/small.webp`);
    expect(response).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      },
    });
    expect([...response.bytes]).toEqual([1, 2, 3]);
    expect(bff.services.catalog.lastCall().path).toBe(`/images/${hash}/small.webp`);
  });

  it('are not served with another content type or status', async () => {
    bff.services.catalog.respondWith((_call, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
    });
    expect((await bff.send(`/images/${hash}/small.webp`)).status).toBe(404);
    bff.services.catalog.respondWith((_call, response) => {
      response.writeHead(404).end();
    });
    expect(await bff.send(`/images/${hash}/large.webp`)).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
    });
  });

  it.each([
    '/images/../v1/list-brands',
    '/images/x/small.webp',
    `/images/${hash}/huge.webp`,
    `/images/${hash}/small.webp/..`,
  ])('never forward the path %s', async (url) => {
    bff.services.catalog.clearCalls();
    expect((await bff.send(url)).status).toBe(404);
    expect(bff.services.catalog.calls).toHaveLength(0);
  });
});
