export { ConfigError } from './config-error.ts';
export { processVariables } from './config.ts';
export { readConfig } from './read-config.ts';
export {
  gstinVariable,
  jwkVariable,
  jwksVariable,
  kafkaReplicationVariables,
  kafkaSecurityVariables,
  kafkaVariables,
  keyVariable,
  numberVariable,
  serviceVariables,
  taxModeVariable,
} from './service-variables.ts';
export type { Jwk, Jwks, ServiceConfig } from './service-variables.ts';
