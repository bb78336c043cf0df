export interface SeedConfig {
  readonly webUrl: string;
  readonly standInsUrl: string;
  readonly userServiceUrl: string;
  readonly bootstrapToken: string;
}

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value.replace(/\/$/, '');
};

export const readConfig = (): SeedConfig => ({
  webUrl: required('WEB_URL'),
  standInsUrl: required('STAND_INS_URL'),
  userServiceUrl: required('USER_SERVICE_URL'),
  bootstrapToken: required('BOOTSTRAP_TOKEN'),
});
