import { chatOperations } from '@tokri/contracts/http';
import { isApiProblem, newKey, onConnectionChange, isOnline, useQueryClient, write, type QueryClient } from '@tokri/web-kit/platform';
import { useEffect } from 'react';
import { changeDesk, changeOutgoing, deskOf, useDesk, type Desk, type Outgoing } from './desk.ts';
import { keepMessage } from './message-reads.ts';
import { t } from './texts.ts';
import { shopId, type Thread } from './thread.ts';

/** Problems after which nobody knows whether the message arrived; its key makes another try harmless. */
const passing = new Set(['offline', 'unreachable', 'timeout']);

/** What was written first goes first. */
const lines = new Map<string, Promise<void>>();

interface Job {
  readonly client: QueryClient;
  readonly thread: Thread;
  readonly writerId: number;
  readonly deskKey: string;
}

const deliver = async ({ client, thread, writerId, deskKey }: Job, { clientKey, text, at }: Outgoing): Promise<void> => {
  const recipientId = thread.side === 'customer' ? shopId : thread.customerId;
  const fail = (change: Partial<Outgoing>): void => changeOutgoing(deskKey, clientKey, { state: 'failed', ...change });
  try {
    const outcome = await write(chatOperations.sendMessage, { body: { CreatorId: writerId, RecipientId: recipientId, TransactionId: thread.orderId, Message: text, ClientKey: clientKey } });
    if (outcome.kind === 'refused') return fail({ reason: outcome.message });
    keepMessage(client, thread, { Id: outcome.id, CreatorId: writerId, RecipientId: recipientId, TransactionId: thread.orderId, Message: text, ClientKey: clientKey, SentAt: outcome.entry.SentAt ?? at, ReadAt: null });
    return changeOutgoing(deskKey, clientKey, null);
  } catch (problem) {
    if (!isApiProblem(problem)) return fail({ reason: t('failed') });
    return fail({ reason: problem.message, ...(passing.has(problem.code) && !isOnline() ? { state: 'waiting' } : {}) });
  }
};

const putInLine = (job: Job, outgoing: Outgoing): void => {
  lines.set(job.deskKey, (lines.get(job.deskKey) ?? Promise.resolve()).then(() => deliver(job, outgoing)));
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
  useEffect(() => onConnectionChange(() => {
    if (isOnline()) deskOf(deskKey).outgoing.filter(({ state }) => state === 'waiting').forEach(retry);
  }));
  return {
    ...desk, retry,
    keepDraft: (draft) => changeDesk(deskKey, () => ({ draft })),
    send: (text) => {
      const outgoing: Outgoing = { clientKey: newKey(), text: text.trim(), at: new Date().toISOString(), state: 'sending', reason: '' };
      changeDesk(deskKey, (before) => ({ draft: '', outgoing: [...before.outgoing, outgoing] }));
      putInLine(job, outgoing);
    },
    discard: ({ clientKey }) => changeOutgoing(deskKey, clientKey, null),
  };
};
