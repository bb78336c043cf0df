export interface InvalidVariable {
  readonly variable: string;
  readonly rule: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly invalidVariables: readonly InvalidVariable[]) {
    super(
      `wrong settings: ${invalidVariables.map(({ variable, rule }) => `${variable} (${rule})`).join(', ')}`,
    );
  }
}
