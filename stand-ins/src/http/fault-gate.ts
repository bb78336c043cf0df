import type { RequestHandler } from 'express';
import { slowAnswerMs } from '../faults/faults.ts';
import type { Faults } from '../faults/faults.ts';

/** In front of a system that speaks HTTP: `down` cuts the connection, `errors` answers 500, `slow` waits first. */
export const faultGate =
  (faults: Faults, system: string): RequestHandler =>
  (request, response, next) => {
    const mode = faults.modeOf(system);
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
        const timer = setTimeout(next, slowAnswerMs);
        response.on('close', () => clearTimeout(timer));
        return;
      }
    }
  };
