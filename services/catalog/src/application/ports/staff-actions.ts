export interface StaffAction {
  /** 0 when an older release did not store who it was. */
  readonly staffId: number;
  readonly operation: string;
  /** Records that it may change, such as `item:12`: known even if the process dies. */
  readonly subjects: readonly string[];
  readonly input: Readonly<Record<string, string | number>>;
}

export interface StaffActionResult {
  readonly outcome: 'done' | 'partly-rejected' | 'rejected';
  readonly code: string;
}

/** The audit entries of what runs in the background for a member of staff. */
export interface StaffActionLog {
  record<Value>(
    action: StaffAction,
    run: () => Promise<Value>,
    toResult?: (value: Value) => StaffActionResult,
  ): Promise<Value>;
}
