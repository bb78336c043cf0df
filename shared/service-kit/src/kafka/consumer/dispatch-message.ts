import type { Envelope, EventType } from '@tokri/contracts/events';
import { extractTrace, runInTrace } from '../../telemetry/index.ts';
import type { IncomingMessage } from '../broker/broker.ts';
import { parseMessage } from '../broker/parse-message.ts';
import { HandlerTimeout, NotRetriable } from './classify-failure.ts';
import type { EventHandler } from './define-consumer.ts';
import { isKnownEventType } from './known-event-types.ts';

const withDeadline = async (task: Promise<void>, deadlineMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new HandlerTimeout(`handler took more than ${deadlineMs} ms`));
    }, deadlineMs);
  });
  try {
    await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
    task.catch(() => undefined);
  }
};

const validateData = (type: EventType, event: Envelope): Envelope => {
  const outcome = type.data.safeParse(event.data);
  if (!outcome.success)
    throw new NotRetriable(
      `${event.type}: ${outcome.error.issues
        .map((issue) => `${issue.path.join('.')} ${issue.message}`)
        .join(', ')
        .slice(0, 300)}`,
    );
  return { ...event, data: outcome.data };
};

/** Most messages of a topic are for other consumers: their type is read from the header. */
const isForNoHandler = (
  handlers: ReadonlyMap<string, EventHandler>,
  { topic, value, headers: { type } }: IncomingMessage,
): boolean => value !== null && type !== undefined && !handlers.has(`${topic} ${type}`);

export type DispatchResult = 'handled' | 'skipped' | 'unknown-type';

const withoutHandler = (topic: string, type: string): DispatchResult =>
  isKnownEventType(topic, type) ? 'skipped' : 'unknown-type';

export const dispatchMessage = async (
  handlers: ReadonlyMap<string, EventHandler>,
  message: IncomingMessage,
  deadlineMs: number,
): Promise<DispatchResult> => {
  const { topic, headers } = message;
  if (isForNoHandler(handlers, message)) return withoutHandler(topic, headers.type ?? '');
  const parsed = parseMessage(message.value);
  if (parsed.kind === 'broken') throw new NotRetriable(parsed.reason);
  if (parsed.kind === 'tombstone') {
    const tombstoneHandlers = [...handlers.values()].filter(
      ({ event, handleTombstone }) => event.topic.name === topic && handleTombstone !== undefined,
    );
    for (const handler of tombstoneHandlers)
      await withDeadline(handler.handleTombstone?.(message.key) ?? Promise.resolve(), deadlineMs);
    return tombstoneHandlers.length > 0 ? 'handled' : 'skipped';
  }
  const handler = handlers.get(`${topic} ${parsed.event.type}`);
  if (!handler) return withoutHandler(topic, parsed.event.type);
  const event = validateData(handler.event, parsed.event);
  const trace = {
    ...extractTrace({
      correlationId: event.correlationId,
      traceparent: headers.traceparent,
    }),
    causationId: event.id,
  };
  await runInTrace(trace, () =>
    withDeadline((async () => handler.handle(event as never))(), deadlineMs),
  );
  return 'handled';
};
