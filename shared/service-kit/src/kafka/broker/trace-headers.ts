/** Names the span of the first publication of a message that is replayed. */
export const replayedTraceHeader = 'replayed-traceparent';
