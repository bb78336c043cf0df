import { fileOf, isFilePath } from './file-of.ts';
import { renderIndex } from './index-html.ts';
import { linkTag, preloadLinksOf } from './preload-links.ts';
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

describe('preload links', () => {
  it('a manifest, read, names itself, the entry, and script and styles of what is exposed', () => {
    expect(preloadLinksOf(manifest, '/remotes/shop/').map(linkTag)).toEqual([
      '<link rel="preload" href="/remotes/shop/mf-manifest.json" as="fetch" crossorigin>',
      '<link rel="preload" href="/remotes/shop/remoteEntry.f773fe749d.js" as="script">',
      '<link rel="preload" href="/remotes/shop/routes.c4e601b7ed.js" as="script">',
      '<link rel="preload" href="/remotes/shop/routes.0123456789.css" as="style">',
    ]);
  });

  it('a manifest with names that are no files, read, puts none of them into the page', () => {
    const bad = {
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
    expect(preloadLinksOf(bad, '/remotes/shop/')).toEqual([
      { href: '/remotes/shop/mf-manifest.json', as: 'fetch' },
    ]);
  });
});

describe('the page', () => {
  const template = '<head><!-- app-config --></head>';

  it('a configuration with signs of markup, written, cannot leave its element', () => {
    const html = renderIndex(template, {
      appConfig: { brand: '</script><script>alert(1)</script>$&' },
      links: [],
      look: '',
    });
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    const text = /id="app-config">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({ brand: '</script><script>alert(1)</script>$&' });
  });

  it('a template without the marker, rendered, is an error', () => {
    expect(() => renderIndex('<head></head>', { appConfig: {}, links: [], look: '' })).toThrow(
      RangeError,
    );
  });
});

describe('the first look', () => {
  it('given, stands where the template wants it', () => {
    expect(
      renderIndex('<!-- app-config --><div id="root"><!-- first-look --></div>', {
        appConfig: {},
        links: [],
        look: '<h2>$&</h2>',
      }),
    ).toContain('<div id="root"><h2>$&</h2></div>');
  });
});

describe('files of the build', () => {
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
  ])('%s, looked up, is a file', (path, root, name, isImmutable) => {
    expect(fileOf('/web', path)).toEqual({ root, name, isImmutable });
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/remotes/shop/../../x.js',
    '/remotes/../x.js',
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
  ])('%s, looked up, is none', (path) => {
    expect(fileOf('/web', path)).toBeUndefined();
  });

  it.each([
    ['/home', false],
    ['/bill/12', false],
    ['/', false],
    ['/sw.js', true],
    ['/a.b/c', false],
  ])('%s, looked at, is a file: %s', (path, isFile) => {
    expect(isFilePath(path)).toBe(isFile);
  });
});
