import { codeRequested, sealedCode } from '@tokri/contracts/events';
import type { Sealer } from '@tokri/service-kit/crypto';
import { consumption, NotRetriable, on } from '@tokri/service-kit/kafka';
import type { Consumption } from '@tokri/service-kit/kafka';
import type { CodeToSend } from '../domain/code-message.ts';

const opened = (sealer: Sealer, sealed: string): { to: string; code: string } => {
  try {
    return sealedCode.parse(JSON.parse(sealer.open(sealed)));
  } catch {
    // The cause is left out: it could hold what was sealed.
    throw new NotRetriable('a sealed code does not open');
  }
};

/** What this service listens to. */
export const notificationConsumption = (parts: { readonly sealer: Sealer; readonly deliverCode: (code: CodeToSend) => Promise<void> }): Consumption =>
  consumption({
    group: 'notification',
    handlers: [
      on(codeRequested, async ({ data, seq, occurredAt }) => {
        const { challengeId, channel, language, expiresAt, sealed } = data;
        await parts.deliverCode({ challengeId, send: seq, channel, language, requestedAt: new Date(occurredAt), expiresAt: new Date(expiresAt), ...opened(parts.sealer, sealed) });
      }),
    ],
  });
