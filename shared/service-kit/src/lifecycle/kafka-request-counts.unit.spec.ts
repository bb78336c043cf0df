import { kafkaRequestCountInstrumentation } from './kafka-request-counts.ts';

describe('kafkaRequestCountInstrumentation', () => {
  it('counts requests by name', () => {
    const { observeKafkaRequest, details } = kafkaRequestCountInstrumentation();
    for (const apiName of ['Fetch', 'OffsetCommit', 'Fetch']) observeKafkaRequest(apiName);
    expect(details()).toEqual({ kafkaRequests: { Fetch: 2, OffsetCommit: 1 } });
  });
});
