/** What an integration test needs of the outside: addresses, and a way to end what was started for it. */
export interface TestInfra {
  readonly kafkaBrokers: string;
  readonly mongodbUrl: string;
  readonly redisUrl: string | undefined;
  stop(): Promise<void>;
}
