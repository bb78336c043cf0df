import type { RequestHandler } from 'express';
import { slowResponseDelayMs } from '../faults/fault-injector.ts';
import type { FaultInjector } from '../faults/fault-injector.ts';

export const injectFaults =
  (faults: FaultInjector, system: string): RequestHandler =>
  (request, response, next) => {
    const mode = faults.currentMode(system);
    switch (mode) {
      case 'off':
        next();
        return;
      case 'down':
        request.socket.destroy();
        return;
      case 'errors':
        response
          .status(500)
          .json({ error: { code: 'internal_error', message: 'Something went wrong at our end.' } });
        return;
      case 'slow': {
        const timer = setTimeout(next, slowResponseDelayMs);
        response.on('close', () => clearTimeout(timer));
        return;
      }
    }
  };
