/** Moves what waits in the store to the broker. Started and stopped by the lifecycle. */
export interface Relay {
  start(): void;
  /** Finishes the batch at hand and its clean-up. */
  stop(): Promise<void>;
}
