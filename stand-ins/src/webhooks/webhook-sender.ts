/** One answer of the product, or why there was none. */
export interface WebhookAttempt {
  /** ISO 8601 instant. */
  readonly At: string;
  /** HTTP status; 0 when no answer came. */
  readonly Status: number;
  /** First characters of the answer, or what went wrong. */
  readonly Answer: string;
  readonly TookMs: number;
}

/** A webhook as `GET /webhooks` lists it. */
export interface Webhook {
  readonly Id: string;
  /** ISO 8601 instant of the first try. */
  readonly At: string;
  readonly System: string;
  readonly Event: string;
  /** What it is about: ids of the vendor. */
  readonly About: Readonly<Record<string, string>>;
  readonly Url: string;
  readonly State: 'sending' | 'waiting' | 'delivered' | 'gave-up';
  readonly Attempts: readonly WebhookAttempt[];
}

export interface NewWebhook {
  /** The same event keeps its id, however often it is sent. */
  readonly id: string;
  readonly system: string;
  readonly event: string;
  readonly about: Readonly<Record<string, string>>;
  /** Of a try that is made now: some vendors sign its time too. */
  readonly headers: (at: Date) => Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface WebhookSender {
  /** Returns at once; tries until a 2xx comes or the last try is over. */
  send(webhook: NewWebhook): void;
  /** Newest first. */
  list(): readonly Webhook[];
  /** Grows with every change. */
  readonly revision: number;
  stop(): void;
}

export interface WebhookSettings {
  /** Where the webhooks of a system go; those of one without an address are not sent. */
  readonly urls: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly post?: typeof fetch;
  /** Waits before the second try, the third …; the vendor goes on for 24 hours, this for about five minutes. */
  readonly waitsMs?: readonly number[];
}

/** Vendors count an answer after this as none. */
export const answerMsMax = 5_000;
export const keptWebhooksMax = 5_000;
const answerLengthMax = 300;
const inFlightMax = 64;
const usualWaitsMs = [
  1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000, 60_000, 60_000,
] as const;

const tryOnce = async (
  webhook: NewWebhook,
  { url, post = fetch, now }: Omit<WebhookSettings, 'urls'> & { readonly url: string },
): Promise<WebhookAttempt> => {
  const at = now();
  const attempt = (Status: number, Answer: string): WebhookAttempt => ({
    At: at.toISOString(),
    Status,
    Answer: Answer.slice(0, answerLengthMax),
    TookMs: now().getTime() - at.getTime(),
  });
  try {
    const answer = await post(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(answerMsMax),
      headers: { 'content-type': 'application/json', ...webhook.headers(at) },
      body: new Uint8Array(webhook.body),
    });
    return attempt(answer.status, await answer.text());
  } catch (error) {
    return attempt(0, error instanceof Error ? error.name : 'no answer');
  }
};

const isTaken = ({ Status }: WebhookAttempt): boolean => Status >= 200 && Status < 300;

/** Sends webhooks as vendors do: at least once, in no promised order, again and again until the merchant takes them. Without an address it keeps none. */
export const createWebhookSender = (settings: WebhookSettings): WebhookSender => {
  const { urls, now, waitsMs = usualWaitsMs } = settings;
  const kept = new Map<number, Webhook>();
  const queue: { readonly place: number; readonly webhook: NewWebhook }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let [lastPlace, inFlight, revision, isStopped] = [0, 0, 0, false];

  const note = (place: number, changes: Partial<Webhook>): void => {
    const before = kept.get(place);
    if (before !== undefined) kept.set(place, { ...before, ...changes });
    revision += 1;
  };

  const run = async (place: number, webhook: NewWebhook): Promise<void> => {
    const url = urls[webhook.system];
    if (url === undefined) return;
    inFlight += 1;
    const attempt = await tryOnce(webhook, { ...settings, url });
    inFlight -= 1;
    const attempts = [...(kept.get(place)?.Attempts ?? []), attempt];
    const waitMs = waitsMs[attempts.length - 1];
    note(place, {
      Attempts: attempts,
      State: isTaken(attempt) ? 'delivered' : waitMs === undefined ? 'gave-up' : 'waiting',
    });
    if (!isTaken(attempt) && waitMs !== undefined && !isStopped) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        queue.push({ place, webhook });
        next();
      }, waitMs);
      timers.add(timer);
    }
    next();
  };
  const next = (): void => {
    while (!isStopped && inFlight < inFlightMax) {
      const waiting = queue.shift();
      if (waiting === undefined) return;
      void run(waiting.place, waiting.webhook);
    }
  };

  return {
    send: (webhook) => {
      const url = urls[webhook.system];
      if (url === undefined) return;
      const place = ++lastPlace;
      kept.set(place, {
        Id: webhook.id,
        At: now().toISOString(),
        System: webhook.system,
        Event: webhook.event,
        About: webhook.about,
        Url: url,
        State: 'sending',
        Attempts: [],
      });
      if (kept.size > keptWebhooksMax) kept.delete(place - keptWebhooksMax);
      revision += 1;
      queue.push({ place, webhook });
      next();
    },
    list: () => [...kept.values()].reverse(),
    get revision() {
      return revision;
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
