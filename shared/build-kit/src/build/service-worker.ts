import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { App } from '../webpack/index.ts';

/** The mobile app's own code, and the styles that every page carries. */
const leftOut = /^assets\/(?:app-device\.|main\.\w+\.css$)/;

const isPrecached = (name: string): boolean =>
  name.startsWith('assets/') &&
  !leftOut.test(name) &&
  (/\.(js|css|webp)$/.test(name) || name.includes('anek-latin.'));

/**
 * Bundles the service worker with the list of hashed files. Written by hand because workbox's
 * webpack plugin brings 363 packages.
 */
export const buildServiceWorker = async (app: App, files: readonly string[]): Promise<void> => {
  const dist = path.join(app.folder, 'dist');
  const publicFolder = path.join(app.folder, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, dist, { recursive: true });
  const source = path.join(app.folder, 'src/worker/sw.ts');
  if (!existsSync(source)) return;
  const shellFiles = files.filter(isPrecached).map((name) => ({ url: `/${name}`, revision: null }));
  const outfile = path.join(dist, 'sw.js');
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    define: { shellFiles: JSON.stringify(shellFiles), 'process.env.NODE_ENV': '"production"' },
  });
  const script = readFileSync(outfile);
  writeFileSync(`${outfile}.br`, brotliCompressSync(script));
  writeFileSync(`${outfile}.gz`, gzipSync(script));
};
