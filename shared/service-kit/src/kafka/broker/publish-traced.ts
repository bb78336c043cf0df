import { startSpan, toErrorType, topicSamplingRatio } from '../../telemetry/index.ts';
import type { StartedSpan } from '../../telemetry/index.ts';
import type { Broker, OutgoingMessage } from './broker.ts';
import { replayedTraceHeader } from './trace-headers.ts';

interface TracedMessage {
  readonly span: StartedSpan;
  readonly message: OutgoingMessage;
}

/** The span of the publication takes the place of its cause in the header. */
const startPublication = (message: OutgoingMessage): TracedMessage => {
  const { topic, headers = {} } = message;
  const { traceparent: parent, ...others } = headers;
  // An unreadable message that is replayed has no type.
  const { type } = others;
  const span = startSpan({
    name: type === undefined ? 'send' : `send ${type}`,
    kind: 'producer',
    parent,
    link: headers[replayedTraceHeader],
    samplingRatio: topicSamplingRatio(topic),
    attributes: {
      'messaging.system': 'kafka',
      'messaging.operation.type': 'send',
      'messaging.destination.name': topic,
      ...(type === undefined ? {} : { 'tokri.event_type': type }),
    },
  });
  const { traceparent } = span;
  return {
    span,
    message: {
      ...message,
      headers: { ...others, ...(traceparent === undefined ? {} : { traceparent }) },
    },
  };
};

/** Publishes events, each in a span that its consumers continue. Rejects as `publish` does. */
export const publishTraced = async (
  broker: Broker,
  messages: readonly OutgoingMessage[],
): Promise<void> => {
  const traced = messages.map(startPublication);
  const end = (attributes = {}): void => {
    for (const { span } of traced) span.end(attributes);
  };
  try {
    await broker.publish(traced.map(({ message }) => message));
    end();
  } catch (error) {
    end({ 'error.type': toErrorType(error) });
    throw error;
  }
};
