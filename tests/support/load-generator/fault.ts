/** `inject` settles when the cause is gone, not when its effects are. */
export interface Fault {
  readonly description: string;
  readonly prepare?: () => Promise<void>;
  readonly inject: () => Promise<void>;
}
