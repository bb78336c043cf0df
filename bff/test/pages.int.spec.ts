import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import {
  acceptHtml,
  inlineScript,
  inlineStyle,
  readAppConfig,
  script,
  writeBuiltFrontends,
} from './support/built-frontends.ts';

const toHashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

let bff: Bff;
let frontends: Awaited<ReturnType<typeof writeBuiltFrontends>>;
beforeAll(async () => {
  frontends = await writeBuiltFrontends();
  bff = await startBff(
    'pages',
    { WEB_ROOT: frontends.webRoot, IOS_APP: 'ABCDE12345.in.example.shop' },
    { brand: 'Tokri </script>' },
  );
});
afterAll(async () => {
  await bff.stop();
  await frontends.remove();
});

describe('pages', () => {
  it.each([
    '/',
    '/home',
    '/order-details?Id=5',
    '/bill/12',
    '/ledger-report-apk/1/2/0',
    '/admin/orders',
  ])('serve index.html with the configuration at %s', async (url) => {
    const response = await bff.send(url, { headers: acceptHtml });
    expect(response).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
    expect(readAppConfig(response.text)).toMatchObject({
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
    expect(Object.keys(readAppConfig(response.text).remotes)).toEqual(['shop']);
  });

  it("preload the shop's files on its own pages, with those of the page", async () => {
    expect((await bff.send('/home', { headers: acceptHtml })).text).toContain(
      '<link rel="preload" href="/remotes/shop/remoteEntry.f773fe749d.js" as="script">',
    );
    expect((await bff.send('/single-product?ItemId=1', { headers: acceptHtml })).text).toContain(
      '<link rel="preload" href="/remotes/shop/page-single-product.0123456789.js" as="script">',
    );
    expect((await bff.send('/checkout-details', { headers: acceptHtml })).text).not.toContain(
      'preload',
    );
  });

  it('carry the manifest of the remote that shows the page', async () => {
    const shop = readAppConfig((await bff.send('/home', { headers: acceptHtml })).text);
    expect(shop.manifest).toMatchObject({
      url: '/remotes/shop/mf-manifest.json',
      document: { name: 'shop', exposes: [{ path: './routes' }] },
    });
    const checkout = await bff.send('/checkout-details', { headers: acceptHtml });
    expect(readAppConfig(checkout.text)).not.toHaveProperty('manifest');
  });

  it('carry the security headers', async () => {
    const { headers } = await bff.send('/home', { headers: acceptHtml });
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
      'script-src': `'self' ${toHashSource(inlineScript)} https://pay.example/v1/checkout.js`,
      'frame-src': 'https://api.pay.example',
      'style-src': `'self' ${toHashSource(inlineStyle)}`,
      'img-src': "'self' data:",
      'object-src': "'none'",
      'font-src': "'self' data:",
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
    expect(headers['permissions-policy']).toContain('otp-credentials=(self)');
    expect(headers['permissions-policy']).toContain('payment=(self "https://api.pay.example")');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('come in the language of the cookie', async () => {
    const open = async (cookie: string) =>
      (await bff.send('/checkout-details', { headers: { ...acceptHtml, cookie } })).text;
    expect(await open('lang=hi')).toContain('<html lang="hi"><head><title>किराना</title>');
    expect(await open('lang=en')).toContain('<html lang="en-IN"><head><title>Groceries</title>');
  });

  it('answer 304 with the same policy when the ETag matches', async () => {
    const { headers } = await bff.send('/home', { headers: acceptHtml });
    const policy = headers['content-security-policy'];
    expect(
      await bff.send('/home', {
        headers: { ...acceptHtml, 'if-none-match': String(headers.etag) },
      }),
    ).toMatchObject({ status: 304, text: '', headers: { 'content-security-policy': policy } });
  });

  it('are not served to data requests, posts or API paths', async () => {
    expect((await bff.send('/home', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect(
      await bff.send('/home', { method: 'POST', headers: acceptHtml, body: '' }),
    ).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    expect(
      (await bff.send('/api/unknown', { headers: acceptHtml })).headers['content-type'],
    ).toMatch(/problem\+json/);
  });
});

describe('static files', () => {
  it('are compressed and immutable when hashed', async () => {
    const response = await bff.send('/assets/main.ad42644bb0.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(response).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      },
    });
    expect(brotliDecompressSync(response.bytes).toString()).toBe(script);
    expect(await bff.send('/assets/main.ad42644bb0.js')).toMatchObject({
      status: 200,
      text: script,
    });
    expect(await bff.send('/assets/main.ad42644bb0.js', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
    });
  });

  it('have the headers of a page only when their name stays', async () => {
    const { headers } = await bff.send('/assets/main.ad42644bb0.js');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toBeUndefined();
    const worker = await bff.send('/sw.js');
    expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it.each([
    ['/remotes/shop/mf-manifest.json', 'application/json; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('are revalidated at %s', async (url, type) => {
    const response = await bff.send(url);
    expect(response).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-cache', 'content-type': type },
    });
    expect(
      (
        await bff.send(url, {
          headers: { 'if-modified-since': String(response.headers['last-modified']) },
        })
      ).status,
    ).toBe(304);
  });

  it.each([
    '/assets/gone.ad42644bb0.js',
    '/remotes/shop/gone.js',
    '/remotes/none/mf-manifest.json',
    '/remotes/broken/../shell/dist/index.html',
    '/index.html',
    '/index.hi.html',
    '/../secret.txt',
    '/assets/../../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/remotes/shop/.hidden.js',
    '/remotes/shop/..%2f..%2fsecret.txt',
    '/package.json',
    '/.env',
    '/favicon.ico',
    '/.well-known/security',
    '/.well-known/',
  ])('are not found at %s', async (url) => {
    expect(await bff.send(url, { headers: acceptHtml })).toMatchObject({
      status: 404,
      problem: { code: 'not-found' },
    });
  });
});

describe('links that open the mobile app', () => {
  it('are those of an app that the shop names', async () => {
    expect(await bff.send('/.well-known/apple-app-site-association')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      text: expect.stringContaining('ABCDE12345.in.example.shop') as unknown,
    });
    expect((await bff.send('/.well-known/assetlinks.json')).status).toBe(404);
  });
});
