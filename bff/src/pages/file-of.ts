import path from 'node:path';
import { shellName } from './built-pages.ts';

/** A file of a build, below `root`. */
export interface PageFile {
  readonly root: string;
  readonly name: string;
  /** Its name changes with its content. */
  readonly isImmutable: boolean;
}

/** Hashes of build-kit: 10 hexadecimal digits between dots. */
const hashed = /\.[0-9a-f]{10}\.[a-z0-9]+$/;
const safeName = /^[\w@-][\w@.-]*(?:\/[\w@-][\w@.-]*)*$/;
const precompressed = /\.(br|gz)$/;

/** The last part of the path has a dot: a file and no page of the router. */
export const isFilePath = (urlPath: string): boolean => /\.[^./]+$/.test(urlPath);

/** Which built file a path means: `/remotes/<name>/…` of a remote, all else of the shell. Undefined for what never is one. */
export const fileOf = (webRoot: string, urlPath: string): PageFile | undefined => {
  const [, remote, inRemote] = /^\/remotes\/([a-z][a-z0-9-]*)\/(.+)$/.exec(urlPath) ?? [];
  const app = remote ?? shellName;
  const name = inRemote ?? urlPath.slice(1);
  if (
    !safeName.test(name) ||
    name.includes('..') ||
    precompressed.test(name) ||
    (remote === undefined && name.startsWith('remotes/')) ||
    remote === shellName ||
    name === 'index.html'
  )
    return undefined;
  return { root: path.join(webRoot, app, 'dist'), name, isImmutable: hashed.test(name) };
};
