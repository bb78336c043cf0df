import { chatOperations } from '@tokri/contracts/http';
import {
  isApiProblem,
  isOnline,
  newUuid,
  useOnline,
  useQueryClient,
  sendCommand,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { useEffect } from 'react';
import { changeDesk, changeOutgoing, deskOf, useDesk, type Desk, type Outgoing } from './outgoing-messages.ts';
import { keepMessage } from './message-queries.ts';
import { t } from './labels.ts';
import { shopId, type Thread } from './thread.ts';

/** Problems after which nobody knows whether the message arrived; its key makes another try harmless. */
const passing = new Set(['offline', 'unreachable', 'timeout']);

/** A network that has just come back may refuse the first call. */
const triesMax = 3;
/** Before the second try; longer before each further one. */
const againAfterMs = 1_500;

/** What was written first goes first. */
const lines = new Map<string, Promise<void>>();

interface Job {
  readonly client: QueryClient;
  readonly thread: Thread;
  readonly writerId: number;
  readonly deskKey: string;
}

const pause = (delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });

/** Sends a message under its key; when nobody knows whether it arrived it is sent again, a few times, and then waits for its writer. */
const deliver = async (job: Job, outgoing: Outgoing, tries = 1): Promise<void> => {
  const { client, thread, writerId, deskKey } = job;
  const { clientKey, text, at } = outgoing;
  const recipientId = thread.side === 'customer' ? shopId : thread.customerId;
  const fail = (change: Partial<Outgoing>): void =>
    changeOutgoing(deskKey, clientKey, { state: 'failed', ...change });
  try {
    const outcome = await sendCommand(chatOperations.sendMessage, {
      body: {
        CreatorId: writerId,
        RecipientId: recipientId,
        TransactionId: thread.orderId,
        Message: text,
        ClientKey: clientKey,
      },
    });
    if (outcome.kind === 'refused') return fail({ reason: outcome.message });
    keepMessage(client, thread, {
      Id: outcome.id,
      CreatorId: writerId,
      RecipientId: recipientId,
      TransactionId: thread.orderId,
      Message: text,
      ClientKey: clientKey,
      SentAt: outcome.entry.SentAt ?? at,
      ReadAt: null,
    });
    return changeOutgoing(deskKey, clientKey, null);
  } catch (problem) {
    if (!isApiProblem(problem)) return fail({ reason: t('failed') });
    if (!passing.has(problem.code)) return fail({ reason: problem.message });
    if (!isOnline()) return fail({ state: 'waiting' });
    if (tries >= triesMax) return fail({ reason: problem.message });
    await pause(againAfterMs * tries);
    return deliver(job, outgoing, tries + 1);
  }
};

const putInLine = (job: Job, outgoing: Outgoing): void => {
  lines.set(
    job.deskKey,
    (lines.get(job.deskKey) ?? Promise.resolve()).then(() => deliver(job, outgoing)),
  );
};

export interface Sending extends Desk {
  keepDraft(draft: string): void;
  /** Sends a text and clears the draft. */
  send(text: string): void;
  /** Sends a failed message once more, as the same message. */
  retry(outgoing: Outgoing): void;
  discard(outgoing: Outgoing): void;
}

/** What a writer has under way in a thread. */
export const useSending = (thread: Thread, writerId: number): Sending => {
  const client = useQueryClient();
  const deskKey = `${writerId}:${thread.orderId}`;
  const desk = useDesk(deskKey);
  const job: Job = { client, thread, writerId, deskKey };
  const retry = (outgoing: Outgoing): void => {
    changeOutgoing(deskKey, outgoing.clientKey, { state: 'sending', reason: '' });
    putInLine(job, outgoing);
  };
  const isConnected = useOnline();
  // Also what was left waiting by a thread that was closed meanwhile. Whoever goes out is no longer waiting, so this ends.
  useEffect(() => {
    if (isConnected)
      deskOf(deskKey)
        .outgoing.filter(({ state }) => state === 'waiting')
        .forEach(retry);
  });
  return {
    ...desk,
    retry,
    keepDraft: (draft) => changeDesk(deskKey, () => ({ draft })),
    send: (text) => {
      const outgoing: Outgoing = {
        clientKey: newUuid(),
        text: text.trim(),
        at: new Date().toISOString(),
        state: 'sending',
        reason: '',
      };
      changeDesk(deskKey, (before) => ({ draft: '', outgoing: [...before.outgoing, outgoing] }));
      putInLine(job, outgoing);
    },
    discard: ({ clientKey }) => changeOutgoing(deskKey, clientKey, null),
  };
};
