import path from 'node:path';
import { shellName } from './built-pages.ts';

export interface PageFile {
  readonly root: string;
  readonly name: string;
  readonly isImmutable: boolean;
}

const hashedName = /\.[0-9a-f]{10}\.[a-z0-9]+$/;
const safeName = /^[\w@-][\w@.-]*(?:\/[\w@-][\w@.-]*)*$/;
const precompressed = /\.(br|gz)$/;

export const isFilePath = (urlPath: string): boolean => /\.[^./]+$/.test(urlPath);

export const resolvePageFile = (webRoot: string, urlPath: string): PageFile | undefined => {
  const [, remote, remotePath] = /^\/remotes\/([a-z][a-z0-9-]*)\/(.+)$/.exec(urlPath) ?? [];
  const app = remote ?? shellName;
  const name = remotePath ?? urlPath.slice(1);
  if (
    !safeName.test(name) ||
    name.includes('..') ||
    precompressed.test(name) ||
    (remote === undefined && name.startsWith('remotes/')) ||
    remote === shellName ||
    name.endsWith('.html')
  )
    return undefined;
  return { root: path.join(webRoot, app, 'dist'), name, isImmutable: hashedName.test(name) };
};
