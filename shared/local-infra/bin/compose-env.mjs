// @ts-check
import { LOCAL } from '../src/folders.mjs';
import { keysOf, publicKeys } from '../src/keys.mjs';

// Prints the .env of docker-compose.yml with this machine's own keys, the same as those of `npm start`.
const keys = keysOf(LOCAL.keysFile);
const variables = {
  TOKEN_SIGNING_JWK: JSON.stringify(keys.tokenSigning),
  TOKEN_JWKS: publicKeys(keys.tokenSigning),
  QUOTE_SIGNING_JWK: JSON.stringify(keys.quoteSigning),
  QUOTE_JWKS: publicKeys(keys.quoteSigning),
  CODE_KEY: keys.codeKey,
  SEAL_KEY: keys.sealKey,
  BOOTSTRAP_TOKEN: keys.bootstrapToken,
  SMS_KEY: keys.smsKey,
};
for (const [name, value] of Object.entries(variables)) process.stdout.write(`${name}='${value}'\n`);
