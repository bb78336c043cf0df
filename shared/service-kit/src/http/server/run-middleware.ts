import type { Request, RequestHandler, Response } from 'express';

export const runMiddleware = (
  middleware: RequestHandler,
  request: Request,
  response: Response,
): Promise<void> =>
  new Promise((resolve, reject) => {
    void middleware(request, response, (error?: unknown) => {
      if (error) reject(error as Error);
      else resolve();
    });
  });
