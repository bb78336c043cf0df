import type { Express, Response } from 'express';

export interface Health {
  isReady(): Promise<boolean>;
  details(): Promise<Record<string, unknown>>;
}

const send = (response: Response, status: number, body: object): void => {
  response.status(status).setHeader('Cache-Control', 'no-store').json(body);
};

/** Liveness ignores the store: an unreachable store must not restart every service. */
export const mountHealth = (app: Express, health: Health): void => {
  app.get('/health/live', (_request, response) => {
    send(response, 200, { status: 'live' });
  });
  app.get('/health/ready', async (_request, response) => {
    const isReady = await health.isReady();
    send(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not-ready' });
  });
  app.get('/health/details', async (_request, response) => {
    send(response, 200, await health.details());
  });
};
