import type { Envelope, EventType } from '@tokri/contracts/events';
import { runInSpan, runInTrace, topicSamplingRatio } from '../../telemetry/index.ts';
import { withTimeout } from '../../use-case/index.ts';
import type { IncomingMessage } from '../broker/broker.ts';
import { parseMessage } from '../broker/parse-message.ts';
import { replayedTraceHeader } from '../broker/trace-headers.ts';
import { HandlerTimeout, NotRetriable } from './classify-failure.ts';
import type { EventHandler } from './define-consumer.ts';
import { isKnownEventType } from './known-event-types.ts';

const withDeadline = (task: Promise<void>, deadlineMs: number): Promise<void> =>
  withTimeout(task, deadlineMs, () => {
    throw new HandlerTimeout(`handler took more than ${deadlineMs} ms`);
  });

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

export interface Dispatch {
  readonly group: string;
  readonly handlers: ReadonlyMap<string, EventHandler>;
  readonly deadlineMs: number;
}

/** The span of a handler is a child of the publication, and linked to the original of a replay. */
const handleInSpan = (
  { group, deadlineMs }: Dispatch,
  { topic, headers }: IncomingMessage,
  { handler, event }: { readonly handler: EventHandler; readonly event: Envelope },
): Promise<void> =>
  runInTrace(
    {
      correlationId: event.correlationId,
      causationId: event.id,
      traceparent: headers.traceparent,
    },
    () =>
      runInSpan(
        {
          name: `process ${event.type}`,
          kind: 'consumer',
          link: headers[replayedTraceHeader],
          samplingRatio: topicSamplingRatio(topic),
          attributes: {
            'messaging.system': 'kafka',
            'messaging.operation.type': 'process',
            'messaging.destination.name': topic,
            'messaging.consumer.group.name': group,
            'messaging.message.id': event.id,
            'tokri.event_type': event.type,
          },
        },
        () => withDeadline((async () => handler.handle(event as never))(), deadlineMs),
      ),
  );

export const dispatchMessage = async (
  dispatch: Dispatch,
  message: IncomingMessage,
): Promise<DispatchResult> => {
  const { handlers, deadlineMs } = dispatch;
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
  await handleInSpan(dispatch, message, { handler, event });
  return 'handled';
};
