import { setShopMarket } from '@tokri/contracts/market';
import { resolvePageFile, isFilePath } from './page-file.ts';
import { renderIndex, toMarketTemplate } from './index-html.ts';
import { renderLinkTag, toPageLinks, toPreloadLinks } from './preload-links.ts';
import { remoteManifest } from './remote-manifest.ts';

const manifest = remoteManifest.parse({
  id: 'shop',
  name: 'shop',
  metaData: {
    remoteEntry: { name: 'remoteEntry.f773fe749d.js', path: '', type: 'global' },
    publicPath: 'auto',
  },
  shared: [],
  exposes: [
    {
      id: 'shop:routes',
      name: 'routes',
      path: './routes',
      assets: {
        js: { sync: ['routes.c4e601b7ed.js'], async: ['later.aaaaaaaaaa.js'] },
        css: { sync: ['routes.0123456789.css'], async: [] },
      },
    },
  ],
});

describe('toPreloadLinks', () => {
  it('preloads the entry, and scripts and styles of the exposed routes', () => {
    expect(toPreloadLinks(manifest, '/remotes/shop/').map(renderLinkTag)).toEqual([
      '<link rel="preload" href="/remotes/shop/remoteEntry.f773fe749d.js" as="script">',
      '<link rel="preload" href="/remotes/shop/routes.c4e601b7ed.js" as="script">',
      '<link rel="preload" href="/remotes/shop/routes.0123456789.css" as="style">',
    ]);
  });

  it('preloads scripts and styles of a page', () => {
    expect(toPageLinks(['12.js', 'page.css', '../x.js'], '/remotes/shop/')).toEqual([
      { href: '/remotes/shop/12.js', as: 'script' },
      { href: '/remotes/shop/page.css', as: 'style' },
    ]);
  });

  it('omits names that are not plain file names', () => {
    const invalidManifest = {
      ...manifest,
      metaData: { remoteEntry: { name: '"><script>', path: '' } },
      exposes: [
        {
          path: './routes',
          assets: {
            js: { sync: ['../../x.js', '//evil.example/x.js'], async: [] },
            css: { sync: [], async: [] },
          },
        },
      ],
    };
    expect(toPreloadLinks(invalidManifest, '/remotes/shop/')).toEqual([]);
  });
});

describe('renderIndex', () => {
  it('inserts the content at its marker', () => {
    expect(
      renderIndex('<!-- app-config --><div id="root"><!-- preview --></div>', {
        appConfig: {},
        links: [],
        content: '<h2>$&</h2>',
      }),
    ).toContain('<div id="root"><h2>$&</h2></div>');
  });
});

describe('toMarketTemplate of a shop in the United Kingdom', () => {
  afterEach(() => setShopMarket(0));

  it('names language and tax of the country', () => {
    const template =
      '<html lang="en-IN"><meta name="description" content="Prices with GST."/><!-- app-config --></html>';
    const render = () => toMarketTemplate(template);
    expect(render()).toContain(
      '<html lang="en-IN"><meta name="description" content="Prices with GST."/>',
    );
    setShopMarket(1);
    expect(render()).toContain(
      '<html lang="en-GB"><meta name="description" content="Prices with VAT."/>',
    );
  });
});

describe('static files', () => {
  it.each([
    ['/assets/main.ad42644bb0.js', '/web/shell/dist', 'assets/main.ad42644bb0.js', true],
    ['/sw.js', '/web/shell/dist', 'sw.js', false],
    ['/remotes/shop/mf-manifest.json', '/web/shop/dist', 'mf-manifest.json', false],
    [
      '/remotes/shop/remoteEntry.f773fe749d.js',
      '/web/shop/dist',
      'remoteEntry.f773fe749d.js',
      true,
    ],
    [
      '/remotes/shop/versions/2.0.0-rc.1/remoteEntry.f773fe749d.js',
      '/web/shop/versions/2.0.0-rc.1',
      'remoteEntry.f773fe749d.js',
      true,
    ],
  ])('resolves %s to a built file', (path, root, name, isImmutable) => {
    expect(resolvePageFile('/web', path)).toEqual({ root, name, isImmutable });
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/remotes/shop/../../x.js',
    '/remotes/../x.js',
    '/remotes/shop/versions/../x.js',
    '/remotes/shop/versions/2..0/x.js',
    '/remotes/shell/versions/2/main.js',
    '/.env',
    '/assets/.hidden.js',
    '/assets//x.js',
    '/a\\b.js',
    '/remotes/shell/index.html',
    '/index.html',
    '/assets/main.js.br',
    '/remotes/Shop/x.js',
    '/%2e%2e/x.js',
    '/assets/x.js\0',
  ])('rejects %s', (path) => {
    expect(resolvePageFile('/web', path)).toBeUndefined();
  });

  it.each([
    ['/home', false],
    ['/bill/12', false],
    ['/', false],
    ['/sw.js', true],
    ['/a.b/c', false],
  ])('decides for %s whether it is a file path: %s', (path, isFile) => {
    expect(isFilePath(path)).toBe(isFile);
  });
});
