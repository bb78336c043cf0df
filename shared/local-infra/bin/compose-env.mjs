// @ts-check
import { randomBytes } from 'node:crypto';
import { parseFlags, runProgram } from '../src/cli.mjs';
import {
  generateKeys,
  pemPublicKey,
  publicKeys,
  vapidPublicKey,
} from '../src/deployables/keys.mjs';
import { printLine } from '../src/console.mjs';

// Prints the variables of .env.example with new keys: node shared/local-infra/bin/compose-env.mjs >
// .env
await runProgram(async () => {
  parseFlags(process.argv.slice(2), []);
  const keys = generateKeys();
  const variables = {
    TOKEN_SIGNING_JWK: JSON.stringify(keys.tokenSigning),
    TOKEN_JWKS: publicKeys(keys.tokenSigning),
    QUOTE_SIGNING_JWK: JSON.stringify(keys.quoteSigning),
    QUOTE_JWKS: publicKeys(keys.quoteSigning),
    CODE_KEY: keys.codeKey,
    SEAL_KEY: keys.sealKey,
    LINK_KEY: keys.linkKey,
    BOOTSTRAP_TOKEN: keys.bootstrapToken,
    SMS_KEY: keys.smsKey,
    MAPS_KEY: randomBytes(16).toString('base64url'),
    ADDRESS_LOOKUP_KEY: randomBytes(16).toString('base64url'),
    E_INVOICE_PASSWORD: randomBytes(16).toString('base64url'),
    GSP_APP_SECRET: randomBytes(16).toString('base64url'),
    FCM_PRIVATE_KEY: Buffer.from(keys.pushSigning).toString('base64'),
    FCM_PUBLIC_KEY: Buffer.from(pemPublicKey(keys.pushSigning)).toString('base64'),
    VAPID_PRIVATE_KEY: keys.vapidPrivate,
    VAPID_PUBLIC_KEY: vapidPublicKey(keys.vapidPrivate),
  };
  // Docker Compose does not substitute variables inside single quotes.
  for (const [name, value] of Object.entries(variables)) printLine(`${name}='${value}'`);
});
