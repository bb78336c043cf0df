import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readAppConfig as readPageConfig } from '@tokri/contracts/platform';

export const script = `console.log(${JSON.stringify('x'.repeat(3_000))})`;
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
/** Part of the template, so the policy of the page allows them. */
export const inlineScript = 'document.title';
export const inlineStyle = 'body{color:green}';
const indexHtml = (lang: string, title: string): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title><script>${inlineScript}</script><style>${inlineStyle}</style><!-- preload-links --></head><body><div id="root"><!-- preview --></div><!-- app-config --></body></html>`;
const files: Record<string, string | Buffer> = {
  'secret.txt': 'secret',
  'shell/package.json': '{}',
  'shell/dist/index.html': indexHtml('en-IN', 'Groceries'),
  'shell/dist/index.hi.html': indexHtml('hi', 'किराना'),
  'shell/dist/assets/main.ad42644bb0.js': script,
  'shell/dist/assets/main.ad42644bb0.js.br': brotliCompressSync(script),
  'shell/dist/sw.js': 'self',
  'shell/dist/manifest.webmanifest': '{}',
  'shop/dist/mf-manifest.json': JSON.stringify(manifest),
  'shop/dist/page-files.json': JSON.stringify({
    'single-product': ['page-single-product.0123456789.js'],
  }),
  'shop/dist/remoteEntry.f773fe749d.js': 'entry',
  'shop/dist/.hidden.js': 'hidden',
  'shop/versions/2.0.0/mf-manifest.json': JSON.stringify(manifest),
  'shop/versions/2.0.0/remoteEntry.f773fe749d.js': 'entry of version 2',
  'shop/versions/broken/mf-manifest.json': '{',
  'broken/dist/mf-manifest.json': '{',
  'empty/package.json': '{}',
};

export const acceptHtml = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

export const readAppConfig = (text: string) =>
  readPageConfig(text) as {
    site: Record<string, unknown>;
    remotes: Record<string, string>;
    version: string;
    manifest?: { url: string; document: unknown };
    answers?: Record<string, unknown>;
  };

export const writeBuiltFrontends = async (): Promise<{
  webRoot: string;
  remove: () => Promise<void>;
}> => {
  const webRoot = await mkdtemp(path.join(tmpdir(), 'tokri-bff-web-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(webRoot, name)), { recursive: true });
    await writeFile(path.join(webRoot, name), content);
  }
  return { webRoot, remove: () => rm(webRoot, { recursive: true }) };
};
