/** One variable that is missing or wrong. `rule` never repeats the value, which may be a secret. */
export interface ConfigFault {
  readonly variable: string;
  readonly rule: string;
}

/** The service must not start; names every variable at fault at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: readonly ConfigFault[]) {
    super(
      `wrong settings: ${faults.map(({ variable, rule }) => `${variable} (${rule})`).join(', ')}`,
    );
  }
}
