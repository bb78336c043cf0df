import express from 'express';
import type { Router } from 'express';
import * as z from 'zod/mini';
import { faultModes, maxFaultSeconds } from '../faults/fault-injector.ts';
import type { FaultInjector } from '../faults/fault-injector.ts';
import { rejectCrossSite } from './reject-cross-site.ts';

const seconds = z
  .int('must be a whole number')
  .check(
    z.gte(1, 'must be at least 1'),
    z.lte(maxFaultSeconds, `must be at most ${maxFaultSeconds}`),
  );
const faultRequest = z.object({
  system: z.string(),
  mode: z.enum(faultModes, `must be one of ${faultModes.join(', ')}`),
  seconds: z._default(
    z.union([
      seconds,
      z.pipe(
        z.string().check(z.regex(/^\d{1,4}$/, 'must be a whole number')),
        z.pipe(z.transform(Number), seconds),
      ),
    ]),
    60,
  ),
});

export const faultRoutes = (faults: FaultInjector): Router => {
  const router = express.Router();
  router.get(
    '/faults',
    (_request, response) => void response.set('cache-control', 'no-store').json(faults.list()),
  );
  router.post(
    '/faults',
    rejectCrossSite,
    express.json({ limit: '1kb' }),
    express.urlencoded({ limit: '1kb', extended: false }),
    (request, response) => {
      const parsed = faultRequest.safeParse(request.body);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        response.status(400).json({
          error: `${String(issue?.path[0] ?? 'body')} ${issue?.message ?? 'is not valid'}`,
        });
      } else if (!faults.set(parsed.data)) {
        response.status(400).json({
          error: `system must be one of ${faults
            .list()
            .map(({ System }) => System)
            .join(', ')}`,
        });
      } else if (request.is('application/x-www-form-urlencoded'))
        response.redirect(303, '/#faults-title');
      else response.json(faults.list());
    },
  );
  return router;
};
