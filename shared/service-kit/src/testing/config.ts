export const infrastructureVariables = (): {
  MONGODB_URL: string;
  KAFKA_BROKERS: string;
  REDIS_URL: string;
} => {
  const { MONGODB_URL, KAFKA_BROKERS, REDIS_URL } = process.env;
  if (!MONGODB_URL || !KAFKA_BROKERS || !REDIS_URL)
    throw new Error(
      'MONGODB_URL, KAFKA_BROKERS and REDIS_URL must be set: run by `jest --selectProjects int`',
    );
  return { MONGODB_URL, KAFKA_BROKERS, REDIS_URL };
};
