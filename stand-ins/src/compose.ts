import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setShopMarket } from '@tokri/contracts/market';
import type { Logger } from '@tokri/service-kit/logger';
import type { StandInsConfig } from './config.ts';
import { createFaultInjector } from './faults/fault-injector.ts';
import { createApp } from './http/app.ts';
import { createMessageStore } from './messages/message-store.ts';
import type { StandIn } from './stand-in.ts';
import { createStandIns } from './create-stand-ins.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';

export interface RunningStandIns {
  readonly url: string;
  readonly addresses: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export const compose = async (
  config: StandInsConfig,
  { logger }: { readonly logger: Logger },
): Promise<RunningStandIns> => {
  setShopMarket(config.TAX_MODE);
  const now = () => new Date();
  const standIns: StandIn[] = [];
  const messages = createMessageStore(now);
  const faults = createFaultInjector(() => standIns.map(({ system }) => system), now);
  const webhooks = createWebhookSender({
    urls: { razorpay: config.WEBHOOK_URL, stripe: config.STRIPE_WEBHOOK_URL },
    now,
  });
  standIns.push(...createStandIns(config, { messages, faults, webhooks, now }));
  const titles = new Map(standIns.map(({ system, title }) => [system, title]));
  const server = createServer(
    createApp({ messages, faults, webhooks, titles, webUrl: config.WEB_URL, standIns, logger }),
  );

  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    webhooks.stop();
    await Promise.all(standIns.map(async (standIn) => standIn.stop?.()));
  };
  try {
    server.listen(config.STAND_INS_PORT, config.HOST);
    await once(server, 'listening');
    const started = await Promise.all(
      standIns.map(async ({ system, start }) =>
        start === undefined ? [] : [[system, await start()] as const],
      ),
    );
    return {
      url: `http://${config.HOST}:${(server.address() as AddressInfo).port}`,
      addresses: Object.fromEntries(started.flat()),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
