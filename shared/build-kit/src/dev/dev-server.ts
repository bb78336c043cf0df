import { readFile } from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { fetchAppConfig, renderDevPage } from './dev-page.ts';
import { forwardTo } from './forward.ts';

export interface DevServerOptions {
  readonly remote: string;
  /** Holds a folder of built files for the shell and one for the remote. */
  readonly folder: string;
  readonly shell: string;
  readonly bffUrl: string;
  readonly port: number;
}

const servePage =
  ({ remote, folder, shell, bffUrl }: DevServerOptions): RequestHandler =>
  async (_request, response) => {
    const template = await readFile(path.join(folder, shell, 'index.html'), 'utf8');
    const appConfig = await fetchAppConfig(bffUrl).catch(() => undefined);
    if (appConfig) response.type('html').send(renderDevPage(template, { appConfig, remote }));
    else
      response
        .status(502)
        .type('text')
        .send(`No BFF answers at ${bffUrl}. Run "npm start", or set BFF_URL.`);
  };

/** Serves one remote in the development shell; what is no page and no built file goes to the BFF. */
export const startDevServer = (options: DevServerOptions): Promise<http.Server> => {
  const { remote, folder, shell, bffUrl, port } = options;
  const serve = (name: string) =>
    express.static(path.join(folder, name), { index: false, cacheControl: false });
  const app = express();
  app.use(`/remotes/${remote}`, serve(remote));
  app.use('/assets', serve(path.join(shell, 'assets')));
  const showPage = servePage(options);
  const forward = forwardTo(bffUrl);
  app.use((request, response, next) => {
    const isPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    return (isPage ? showPage : forward)(request, response, next);
  });
  return new Promise((resolve, reject) => {
    const server = app.listen(port, '127.0.0.1', (error?: Error) =>
      error ? reject(error) : resolve(server),
    );
  });
};
