import { chatOperations } from '@tokri/contracts/api';
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
import {
  updateComposer,
  updateOutgoing,
  composerState,
  useComposerState,
  type ComposerState,
  type OutgoingMessage,
} from './outgoing-messages.ts';
import { addMessageToCache } from './message-queries.ts';
import { t } from './labels.ts';
import { shopId, type Thread } from './thread.ts';

/** The message may have arrived; its client key makes a retry harmless. */
const transientCodes = new Set(['offline', 'unreachable', 'timeout']);

const maxAttempts = 3;
const retryDelayMs = 1_500;

const queues = new Map<string, Promise<void>>();

interface SendJob {
  readonly client: QueryClient;
  readonly thread: Thread;
  readonly writerId: number;
  readonly stateKey: string;
}

const sleep = (delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });

const deliver = async (job: SendJob, outgoing: OutgoingMessage, attempt = 1): Promise<void> => {
  const { client, thread, writerId, stateKey } = job;
  const { clientKey, text, at } = outgoing;
  const recipientId = thread.side === 'customer' ? shopId : thread.customerId;
  const fail = (change: Partial<OutgoingMessage>): void =>
    updateOutgoing(stateKey, clientKey, { state: 'failed', ...change });
  try {
    const result = await sendCommand(chatOperations.sendMessage, {
      body: {
        CreatorId: writerId,
        RecipientId: recipientId,
        TransactionId: thread.orderId,
        Message: text,
        ClientKey: clientKey,
      },
    });
    if (result.kind === 'rejected') return fail({ reason: result.message });
    addMessageToCache(client, thread, {
      Id: result.id,
      CreatorId: writerId,
      RecipientId: recipientId,
      TransactionId: thread.orderId,
      Message: text,
      ClientKey: clientKey,
      SentAt: result.entry.SentAt ?? at,
      ReadAt: null,
    });
    return updateOutgoing(stateKey, clientKey, null);
  } catch (error) {
    if (!isApiProblem(error)) return fail({ reason: t('failed') });
    if (!transientCodes.has(error.code)) return fail({ reason: error.message });
    if (!isOnline()) return fail({ state: 'waiting' });
    if (attempt >= maxAttempts) return fail({ reason: error.message });
    await sleep(retryDelayMs * attempt);
    return deliver(job, outgoing, attempt + 1);
  }
};

const enqueue = (job: SendJob, outgoing: OutgoingMessage): void => {
  queues.set(
    job.stateKey,
    (queues.get(job.stateKey) ?? Promise.resolve()).then(() => deliver(job, outgoing)),
  );
};

export interface SendMessage extends ComposerState {
  keepDraft(draft: string): void;
  send(text: string): void;
  retry(outgoing: OutgoingMessage): void;
  discard(outgoing: OutgoingMessage): void;
}

export const useSendMessage = (thread: Thread, writerId: number): SendMessage => {
  const client = useQueryClient();
  const stateKey = `${writerId}:${thread.orderId}`;
  const composer = useComposerState(stateKey);
  const job: SendJob = { client, thread, writerId, stateKey };
  const retry = (outgoing: OutgoingMessage): void => {
    updateOutgoing(stateKey, outgoing.clientKey, { state: 'sending', reason: '' });
    enqueue(job, outgoing);
  };
  const isConnected = useOnline();
  useEffect(() => {
    if (isConnected)
      composerState(stateKey)
        .outgoing.filter(({ state }) => state === 'waiting')
        .forEach(retry);
  });
  return {
    ...composer,
    retry,
    keepDraft: (draft) => updateComposer(stateKey, () => ({ draft })),
    send: (text) => {
      const outgoing: OutgoingMessage = {
        clientKey: newUuid(),
        text: text.trim(),
        at: new Date().toISOString(),
        state: 'sending',
        reason: '',
      };
      updateComposer(stateKey, (previous) => ({
        draft: '',
        outgoing: [...previous.outgoing, outgoing],
      }));
      enqueue(job, outgoing);
    },
    discard: ({ clientKey }) => updateOutgoing(stateKey, clientKey, null),
  };
};
