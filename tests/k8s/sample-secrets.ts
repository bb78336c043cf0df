import { buildSecrets } from '../../k8s/generator/manifests/secrets.ts';
import {
  generateKeys,
  publicKeys,
  vapidPublicKey,
} from '../../shared/local-infra/src/deployables/keys.mjs';

const keys = generateKeys();

/** Values that the configuration accepts, in place of those of a vault. */
export const sampleValues: Readonly<Record<string, string>> = {
  MONGODB_URL: 'mongodb://order:password@mongodb:27017/admin?replicaSet=rs0',
  TOKEN_JWKS: publicKeys(keys.tokenSigning),
  TOKEN_SIGNING_JWK: JSON.stringify(keys.tokenSigning),
  QUOTE_JWKS: publicKeys(keys.quoteSigning),
  QUOTE_SIGNING_JWK: JSON.stringify(keys.quoteSigning),
  CODE_KEY: keys.codeKey,
  SEAL_KEY: keys.sealKey,
  LINK_KEY: keys.linkKey,
  BOOTSTRAP_TOKEN: keys.bootstrapToken,
  SMS_KEY: keys.smsKey,
  SMTP_URL: 'smtps://mail.example:465',
  FCM_PRIVATE_KEY: Buffer.from(keys.pushSigning).toString('base64'),
  VAPID_PRIVATE_KEY: keys.vapidPrivate,
  VAPID_PUBLIC_KEY: vapidPublicKey(keys.vapidPrivate),
  RAZORPAY_KEY_ID: 'rzp_test_sample',
  RAZORPAY_KEY_SECRET: 'sample',
  RAZORPAY_WEBHOOK_SECRET: 'sample',
};

/** The entries of the Secrets of all deployables. */
export const sampleSecrets: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    buildSecrets(sampleValues).map(({ metadata, stringData }) => [metadata.name, stringData]),
  );
