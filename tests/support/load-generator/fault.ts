/** Done to the running product; settles when its cause has gone, not when its effects have. */
export interface Fault {
  readonly what: string;
  /** Before the orders come. */
  readonly prepare?: () => Promise<void>;
  readonly inflict: () => Promise<void>;
}
