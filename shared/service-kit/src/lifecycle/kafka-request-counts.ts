/** Counts the answered requests of a process to the brokers, by their names in the protocol. */
export const kafkaRequestCountInstrumentation = () => {
  const kafkaRequests: Record<string, number> = {};
  return {
    observeKafkaRequest: (apiName: string): void => {
      kafkaRequests[apiName] = (kafkaRequests[apiName] ?? 0) + 1;
    },
    details: () => ({ kafkaRequests: { ...kafkaRequests } }),
  };
};
