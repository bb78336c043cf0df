import http from 'node:http';
import type { RequestHandler } from 'express';

/** Streams both ways, so that uploads and the live stream work. */
export const forwardTo =
  (bffUrl: string): RequestHandler =>
  (request, response) => {
    const upstream = http.request(
      new URL(request.originalUrl, bffUrl),
      { method: request.method, headers: { ...request.headers, host: new URL(bffUrl).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.status(502).type('text').send(`No BFF answers at ${bffUrl}`);
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
