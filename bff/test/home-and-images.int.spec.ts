import { eventually } from '@tokri/service-kit/testing';
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

  /** A page that waits too long for its data comes without it. */
  const openWithData = (home: Bff, cookie?: string) =>
    eventually(
      async () => {
        const { text, headers } = await home.send('/home', {
          headers: { ...acceptHtml, ...(cookie === undefined ? {} : { cookie }) },
        });
        return readAppConfig(text).answers === undefined ? undefined : { text, headers };
      },
      { missing: 'home with its data' },
    );

  it('contains the first slide and its data on home only', async () => {
    await withCatalog(
      'pages-look',
      (call, response) =>
        respondJson(call.path.endsWith('list-slider-images') ? [slide] : [])(call, response),
      async (home) => {
        const { text } = await openWithData(home);
        expect(text).toContain('<h2>Mangoes are here</h2>');
        expect(readAppConfig(text)).toMatchObject({ answers: { 'list-slider-images': [slide] } });
        expect((await home.send('/checkout-details', { headers: acceptHtml })).text).not.toContain(
          'Mangoes',
        );
      },
    );
  });

  it('is in Hindi for readers with the cookie of Hindi, and for nobody else', async () => {
    const slideInHindi = { ...slide, Hindi: { Title: 'आम आ गए' } };
    await withCatalog(
      'pages-hindi',
      (call, response) =>
        respondJson(call.path.endsWith('list-slider-images') ? [slideInHindi] : [])(call, response),
      async (home) => {
        const open = (cookie?: string) => openWithData(home, cookie);
        const inHindi = await open('refresh=1; lang=hi');
        expect(inHindi).toMatchObject({
          headers: { vary: 'Accept-Encoding, Cookie, Save-Data', 'cache-control': 'no-cache' },
        });
        expect(inHindi.text).toContain('<html lang="hi"><head><title>किराना</title>');
        expect(inHindi.text).toContain('<h2>आम आ गए</h2>');
        expect(home.services.catalog.lastCall().headers).toMatchObject({ 'accept-language': 'hi' });

        for (const cookie of [undefined, 'lang=en', 'lang=ta', 'lang=hi-IN', 'slang=hi']) {
          const inEnglish = await open(cookie);
          expect(inEnglish).toMatchObject({
            headers: { vary: 'Accept-Encoding, Cookie, Save-Data' },
          });
          expect(inEnglish.text).toContain('<html lang="en-IN"><head><title>Groceries</title>');
          expect(inEnglish.text).toContain('<h2>Mangoes are here</h2>');
          expect(inEnglish.headers.etag).not.toBe(inHindi.headers.etag);
        }
        expect((await open('lang=hi')).text).toContain('<h2>आम आ गए</h2>');
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
