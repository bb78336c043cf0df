import path from 'node:path';
import { shellName } from './built-remotes.ts';

export interface PageFile {
  readonly root: string;
  readonly name: string;
  readonly isImmutable: boolean;
}

const hashedName = /\.[0-9a-f]{10}\.[a-z0-9]+$/;
const safeName = /^[\w@-][\w@.-]*(?:\/[\w@-][\w@.-]*)*$/;
const precompressed = /\.(br|gz)$/;

export const isFilePath = (urlPath: string): boolean => /\.[^./]+$/.test(urlPath);

const remoteFile =
  /^\/remotes\/(?<remote>[a-z][a-z0-9-]*)\/(?:versions\/(?<version>\w[\w.-]*)\/)?(?<name>.+)$/;

export const resolvePageFile = (webRoot: string, urlPath: string): PageFile | undefined => {
  const { remote, version, name = urlPath.slice(1) } = remoteFile.exec(urlPath)?.groups ?? {};
  if (
    !safeName.test(name) ||
    urlPath.includes('..') ||
    precompressed.test(name) ||
    (remote === undefined && name.startsWith('remotes/')) ||
    remote === shellName ||
    name.endsWith('.html')
  )
    return undefined;
  const folder = version === undefined ? 'dist' : path.join('versions', version);
  return {
    root: path.join(webRoot, remote ?? shellName, folder),
    name,
    isImmutable: hashedName.test(name),
  };
};
