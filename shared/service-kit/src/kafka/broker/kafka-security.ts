import { readFileSync } from 'node:fs';
import type { KafkaConfig } from 'kafkajs';

/** As the configuration of a service names them. */
export interface KafkaSecuritySettings {
  readonly KAFKA_TLS: 'yes' | 'no';
  readonly KAFKA_TLS_CA_FILE?: string | undefined;
  readonly KAFKA_SASL_MECHANISM?: 'plain' | 'scram-sha-256' | 'scram-sha-512' | undefined;
  readonly KAFKA_SASL_USERNAME?: string | undefined;
  readonly KAFKA_SASL_PASSWORD?: string | undefined;
}

/** TLS and the user of a client; empty for a plain connection. */
export type KafkaSecurity = Pick<KafkaConfig, 'ssl' | 'sasl'>;

const toTls = ({
  KAFKA_TLS: isOn,
  KAFKA_TLS_CA_FILE: caFile,
}: KafkaSecuritySettings): KafkaSecurity => {
  if (isOn === 'no') return {};
  return { ssl: caFile === undefined ? true : { ca: [readFileSync(caFile, 'utf8')] } };
};

const toSasl = ({
  KAFKA_SASL_MECHANISM: mechanism,
  KAFKA_SASL_USERNAME: username,
  KAFKA_SASL_PASSWORD: password,
}: KafkaSecuritySettings): KafkaSecurity => {
  if (mechanism === undefined) return {};
  if (username === undefined || password === undefined)
    throw new Error(
      'KAFKA_SASL_MECHANISM also requires KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD',
    );
  switch (mechanism) {
    case 'plain':
      return { sasl: { mechanism, username, password } };
    case 'scram-sha-256':
      return { sasl: { mechanism, username, password } };
    case 'scram-sha-512':
      return { sasl: { mechanism, username, password } };
  }
};

/** Throws when the file of the certificate authority cannot be read or the user is incomplete. */
export const toKafkaSecurity = (settings: KafkaSecuritySettings): KafkaSecurity => ({
  ...toTls(settings),
  ...toSasl(settings),
});
