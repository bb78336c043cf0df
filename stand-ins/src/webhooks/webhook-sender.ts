import { createScheduler } from '../gateway/scheduler.ts';

export interface WebhookAttempt {
  readonly At: string;
  /** HTTP status; 0 without a response. */
  readonly Status: number;
  readonly Answer: string;
  readonly TookMs: number;
}

export interface Webhook {
  readonly Id: string;
  readonly At: string;
  readonly System: string;
  readonly Event: string;
  readonly About: Readonly<Record<string, string>>;
  readonly Url: string;
  readonly State: 'sending' | 'waiting' | 'delivered' | 'gave-up';
  readonly Attempts: readonly WebhookAttempt[];
}

export interface NewWebhook {
  readonly id: string;
  readonly system: string;
  readonly event: string;
  readonly about: Readonly<Record<string, string>>;
  readonly headers: (at: Date) => Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface WebhookSender {
  send(webhook: NewWebhook): void;
  list(): readonly Webhook[];
  readonly revision: number;
  stop(): void;
}

export interface WebhookSenderOptions {
  readonly urls: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly post?: typeof fetch;
  /** Vendors retry for 24 hours, this sender for about five minutes. */
  readonly retryDelaysMs?: readonly number[];
}

export const responseTimeoutMs = 5_000;
export const maxWebhooks = 5_000;
const maxResponseLength = 300;
const maxInFlight = 64;
const defaultRetryDelaysMs = [
  1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000, 60_000, 60_000,
] as const;

const attemptDelivery = async (
  webhook: NewWebhook,
  { url, post = fetch, now }: Omit<WebhookSenderOptions, 'urls'> & { readonly url: string },
): Promise<WebhookAttempt> => {
  const at = now();
  const attempt = (Status: number, Answer: string): WebhookAttempt => ({
    At: at.toISOString(),
    Status,
    Answer: Answer.slice(0, maxResponseLength),
    TookMs: now().getTime() - at.getTime(),
  });
  try {
    const response = await post(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(responseTimeoutMs),
      headers: { 'content-type': 'application/json', ...webhook.headers(at) },
      body: new Uint8Array(webhook.body),
    });
    return attempt(response.status, await response.text());
  } catch (error) {
    return attempt(0, error instanceof Error ? error.name : 'no response');
  }
};

const isAccepted = ({ Status }: WebhookAttempt): boolean => Status >= 200 && Status < 300;

const createWebhookLog = () => {
  const webhooks = new Map<number, Webhook>();
  let [lastSequence, revision] = [0, 0];
  return {
    add: (webhook: Webhook): number => {
      const sequence = ++lastSequence;
      webhooks.set(sequence, webhook);
      if (webhooks.size > maxWebhooks) webhooks.delete(sequence - maxWebhooks);
      revision += 1;
      return sequence;
    },
    attempts: (sequence: number) => webhooks.get(sequence)?.Attempts ?? [],
    update: (sequence: number, changes: Partial<Webhook>): void => {
      const webhook = webhooks.get(sequence);
      if (webhook !== undefined) webhooks.set(sequence, { ...webhook, ...changes });
      revision += 1;
    },
    list: (): readonly Webhook[] => [...webhooks.values()].reverse(),
    revision: () => revision,
  };
};

const toWebhook = (webhook: NewWebhook, Url: string, at: Date): Webhook => ({
  Id: webhook.id,
  At: at.toISOString(),
  System: webhook.system,
  Event: webhook.event,
  About: webhook.about,
  Url,
  State: 'sending',
  Attempts: [],
});

export const createWebhookSender = (options: WebhookSenderOptions): WebhookSender => {
  const { urls, now, retryDelaysMs = defaultRetryDelaysMs } = options;
  const log = createWebhookLog();
  const queue: { readonly sequence: number; readonly webhook: NewWebhook }[] = [];
  const scheduler = createScheduler();
  let [inFlight, isStopped] = [0, false];

  const deliver = async (sequence: number, webhook: NewWebhook): Promise<void> => {
    const url = urls[webhook.system];
    if (url === undefined) return;
    inFlight += 1;
    const attempt = await attemptDelivery(webhook, { ...options, url });
    inFlight -= 1;
    const attempts = [...log.attempts(sequence), attempt];
    const delayMs = retryDelaysMs[attempts.length - 1];
    log.update(sequence, {
      Attempts: attempts,
      State: isAccepted(attempt) ? 'delivered' : delayMs === undefined ? 'gave-up' : 'waiting',
    });
    if (!isAccepted(attempt) && delayMs !== undefined && !isStopped)
      scheduler.schedule(() => enqueue(sequence, webhook), delayMs);
    deliverQueued();
  };
  const deliverQueued = (): void => {
    while (!isStopped && inFlight < maxInFlight) {
      const next = queue.shift();
      if (next === undefined) return;
      void deliver(next.sequence, next.webhook);
    }
  };
  const enqueue = (sequence: number, webhook: NewWebhook): void => {
    queue.push({ sequence, webhook });
    deliverQueued();
  };

  return {
    send: (webhook) => {
      const url = urls[webhook.system];
      if (url !== undefined) enqueue(log.add(toWebhook(webhook, url, now())), webhook);
    },
    list: log.list,
    get revision() {
      return log.revision();
    },
    stop: () => {
      isStopped = true;
      scheduler.stop();
    },
  };
};
