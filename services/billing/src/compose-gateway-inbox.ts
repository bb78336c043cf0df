import { jobDone, type ServiceContext } from '@tokri/service-kit/lifecycle';
import { summarizeEvent, type Providers } from './application/ports/providers.ts';
import { observeInbox } from './compose-metrics.ts';
import { createGatewayInboxRepository } from './persistence/payments/gateway-inbox-repository.ts';

const migrationRetryMs = 1_000;
const maxBodiesPerRun = 200;

export const composeGatewayInbox = (
  { metrics, clock, periodicJob }: ServiceContext,
  {
    model,
    providers,
  }: {
    readonly model: Parameters<typeof createGatewayInboxRepository>[0];
    readonly providers: Providers;
  },
) => {
  const inbox = observeInbox(
    createGatewayInboxRepository(model, (provider, raw) =>
      summarizeEvent(providers.find(provider), raw),
    ),
    metrics,
    clock,
  );
  return {
    inbox,
    inboxWorker: periodicJob('drop-webhook-bodies', migrationRetryMs, async () =>
      (await inbox.dropBodies(maxBodiesPerRun)) ? jobDone : undefined,
    ),
  };
};
