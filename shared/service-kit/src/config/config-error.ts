/** One variable that is missing or wrong. `rule` never repeats the value, which may be a secret. */
export interface InvalidVariable {
  readonly variable: string;
  readonly rule: string;
}

/** The service must not start; names every variable at fault at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly invalidVariables: readonly InvalidVariable[]) {
    super(
      `wrong settings: ${invalidVariables.map(({ variable, rule }) => `${variable} (${rule})`).join(', ')}`,
    );
  }
}
