import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { startBff } from './bff.ts';
import type { Bff } from './bff.ts';
import { answerJson } from './stand-in-service.ts';
import type { Behaviour } from './stand-in-service.ts';

const hash = 'a'.repeat(64);
const script = `console.log(${JSON.stringify('x'.repeat(3_000))})`;
const manifest = {
  name: 'shop',
  metaData: { remoteEntry: { name: 'remoteEntry.f773fe749d.js', path: '' } },
  exposes: [
    {
      path: './routes',
      assets: { js: { sync: ['routes.c4e601b7ed.js'], async: [] }, css: { sync: [], async: [] } },
    },
  ],
};
const files: Record<string, string | Buffer> = {
  'secret.txt': 'secret',
  'shell/package.json': '{}',
  'shell/dist/index.html':
    '<!doctype html><html><head><!-- app-config --></head><body><div id="root"><!-- first-look --></div></body></html>',
  'shell/dist/assets/main.ad42644bb0.js': script,
  'shell/dist/assets/main.ad42644bb0.js.br': brotliCompressSync(script),
  'shell/dist/sw.js': 'self',
  'shell/dist/manifest.webmanifest': '{}',
  'shop/dist/mf-manifest.json': JSON.stringify(manifest),
  'shop/dist/remoteEntry.f773fe749d.js': 'entry',
  'shop/dist/.hidden.js': 'hidden',
  'broken/dist/mf-manifest.json': '{',
  'empty/package.json': '{}',
};

let bff: Bff;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'tokri-bff-web-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(webRoot, name)), { recursive: true });
    await writeFile(path.join(webRoot, name), content);
  }
  bff = await startBff('pages', { WEB_ROOT: webRoot, SITE_NAME: 'Tokri </script>' });
});
afterAll(async () => {
  await bff.stop();
  await rm(webRoot, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const configOf = (text: string) =>
  JSON.parse(/id="app-config">(.*)<\/script>/.exec(text)?.[1] ?? '') as {
    site: Record<string, unknown>;
    remotes: Record<string, string>;
    version: string;
  };

describe('the page', () => {
  it.each([
    '/',
    '/home',
    '/order-details?Id=5',
    '/bill/12',
    '/ledger-report-apk/1/2/0',
    '/admin/orders',
  ])('%s, opened, is index.html with the configuration', async (url) => {
    const answer = await bff.send(url, { headers: html });
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
    expect(configOf(answer.text)).toMatchObject({
      version: '0.6.6',
      remotes: { shop: '/remotes/shop/mf-manifest.json' },
      site: {
        brand: 'Tokri </script>',
        appVersion: '0.6.6',
        appType: 2,
        currencySymbol: '₹',
        supportPhone: '08040000000',
        deliveryHsn: '9965',
        locale: 'en-IND',
      },
    });
    expect(Object.keys(configOf(answer.text).remotes)).toEqual(['shop']);
  });

  it("home, opened, asks for the shop's files at once; another page does not", async () => {
    expect((await bff.send('/home', { headers: html })).text).toContain(
      '<link rel="preload" href="/remotes/shop/remoteEntry.f773fe749d.js" as="script">',
    );
    expect((await bff.send('/checkout-details', { headers: html })).text).not.toContain('preload');
  });

  it('a page, opened, carries the policies of the front end', async () => {
    const { headers } = await bff.send('/home', { headers: html });
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => {
          const [name = '', ...values] = part.trim().split(' ');
          return [name, values.join(' ')];
        }),
    );
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self' https://pay.example/v1/checkout.js",
      'frame-src': 'https://api.pay.example',
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self' https://api.pay.example",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['permissions-policy']).toContain('payment=(self "https://api.pay.example")');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('a page that the reader has, asked for again, is 304', async () => {
    const { headers } = await bff.send('/home', { headers: html });
    expect(
      await bff.send('/home', { headers: { ...html, 'if-none-match': String(headers.etag) } }),
    ).toMatchObject({ status: 304, text: '' });
  });

  it('a path without a file, asked for as data or posted to, is no page', async () => {
    expect((await bff.send('/home', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect(await bff.send('/home', { method: 'POST', headers: html, body: '' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    expect((await bff.send('/api/unknown', { headers: html })).headers['content-type']).toMatch(
      /problem\+json/,
    );
  });
});

describe('files', () => {
  it('a hashed file, asked for, comes packed and for ever', async () => {
    const answer = await bff.send('/assets/main.ad42644bb0.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      },
    });
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(script);
    expect(await bff.send('/assets/main.ad42644bb0.js')).toMatchObject({
      status: 200,
      text: script,
    });
    expect(await bff.send('/assets/main.ad42644bb0.js', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
    });
  });

  it.each([
    ['/remotes/shop/mf-manifest.json', 'application/json; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('%s, asked for, is asked for every time', async (url, type) => {
    const answer = await bff.send(url);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-cache', 'content-type': type },
    });
    expect(
      (
        await bff.send(url, {
          headers: { 'if-modified-since': String(answer.headers['last-modified']) },
        })
      ).status,
    ).toBe(304);
  });

  it.each([
    '/assets/gone.ad42644bb0.js',
    '/remotes/shop/gone.js',
    '/remotes/none/mf-manifest.json',
    '/remotes/broken/../shell/dist/index.html',
    '/../secret.txt',
    '/assets/../../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/remotes/shop/.hidden.js',
    '/remotes/shop/..%2f..%2fsecret.txt',
    '/package.json',
    '/.env',
    '/favicon.ico',
  ])('%s, asked for, is 404 and no page', async (url) => {
    expect(await bff.send(url, { headers: html })).toMatchObject({
      status: 404,
      problem: { code: 'not-found' },
    });
  });
});

describe('home', () => {
  const openedBefore = async (
    name: string,
    behaviour: Behaviour,
    check: (home: Bff) => Promise<void>,
  ): Promise<void> => {
    const home = await startBff(name, { WEB_ROOT: webRoot });
    try {
      home.services.catalog.behave(behaviour);
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

  it('opened, shows the first slide and carries its first answers; another page does not', async () => {
    await openedBefore(
      'pages-look',
      (call, response) =>
        answerJson(call.path.endsWith('list-slider-images') ? [slide] : [])(call, response),
      async (home) => {
        const { text } = await home.send('/home', { headers: html });
        expect(text).toContain('<h2>Mangoes are here</h2>');
        expect(configOf(text)).toMatchObject({ answers: { 'list-slider-images': [slide] } });
        expect((await home.send('/checkout-details', { headers: html })).text).not.toContain(
          'Mangoes',
        );
      },
    );
  });

  it('before a catalog that hangs, opened, comes without a first look', async () => {
    await openedBefore(
      'pages-hanging',
      () => undefined,
      async (home) => {
        const { status, text } = await home.send('/home', { headers: html });
        expect(status).toBe(200);
        expect(text).toContain('<div id="root"></div>');
      },
    );
  });
});

describe('pictures', () => {
  it('a picture, asked for, comes from catalog and stays for ever', async () => {
    bff.services.catalog.behave((_call, response) => {
      response
        .writeHead(200, { 'content-type': 'image/webp', 'x-internal': '1' })
        .end(Buffer.from([1, 2, 3]));
    });
    const answer = await bff.send(`/images/${hash}/small.webp`);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
    expect([...answer.bytes]).toEqual([1, 2, 3]);
    expect(bff.services.catalog.last().path).toBe(`/images/${hash}/small.webp`);
  });

  it("something else at a picture's address, answered by catalog, is not shown", async () => {
    bff.services.catalog.behave((_call, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
    });
    expect((await bff.send(`/images/${hash}/small.webp`)).status).toBe(404);
    bff.services.catalog.behave((_call, response) => {
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
  ])('%s, asked for, reaches no service', async (url) => {
    bff.services.catalog.forget();
    expect((await bff.send(url)).status).toBe(404);
    expect(bff.services.catalog.calls).toHaveLength(0);
  });
});
