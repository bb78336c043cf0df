import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePages } from './pages.ts';

const appConfig = { site: { brand: 'Tokri </script>' }, version: '0.6.6' };
const html = '<body><!-- app-config --></body>';
const built: Readonly<Record<string, string>> = {
  'shell/dist/index.html': html,
  'shell/dist/index.hi.html': html,
  'shell/dist/sw.js': 'worker',
  'shell/dist/assets/main.0123456789.js': 'main',
  'shell/dist/assets/main.0123456789.js.br': 'packed',
  'shop/dist/mf-manifest.json': '{}',
  'account/dist/mf-manifest.json': '{}',
  'admin/dist/mf-manifest.json': '{}',
};

describe('writePages', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tokri-mobile-'));
  const target = path.join(root, 'www');
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  const request = { frontends: root, target, shopOrigin: 'https://shop.example', appConfig };
  beforeAll(() => {
    for (const [name, text] of Object.entries(built)) write(name, text);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('needs a build of every remote', () => {
    expect(() => writePages(request)).toThrow(/checkout\/dist is missing/);
  });

  it('copies the web build for customers and writes where the shop is', () => {
    write('checkout/dist/mf-manifest.json', '{}');
    write('www/old.js', 'of an earlier build');
    writePages(request);
    const exists = (name: string) => existsSync(path.join(target, name));
    expect(['assets/main.0123456789.js', 'remotes/shop/mf-manifest.json'].map(exists)).toEqual([
      true,
      true,
    ]);
    expect(
      ['old.js', 'sw.js', 'assets/main.0123456789.js.br', 'remotes/admin'].map(exists),
    ).toEqual([false, false, false, false]);
    for (const name of ['index.html', 'index.hi.html']) {
      const page = readFileSync(path.join(target, name), 'utf8');
      const [, text = ''] = /id="app-config">(.*)<\/script>/.exec(page) ?? [];
      expect(JSON.parse(text)).toEqual({
        ...appConfig,
        shopOrigin: 'https://shop.example',
        remotes: {
          account: '/remotes/account/mf-manifest.json',
          checkout: '/remotes/checkout/mf-manifest.json',
          shop: '/remotes/shop/mf-manifest.json',
        },
      });
    }
  });
});
