export interface TestInfra {
  readonly kafkaBrokers: string;
  readonly mongodbUrl: string;
  readonly redisUrl: string | undefined;
  stop(): Promise<void>;
}
