import { lintSource } from '@secretlint/core';
import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend';
import { shopSecrets, type ScanConfig } from './shop-secrets.ts';

const config: ScanConfig = {
  rules: [
    { id: preset.meta.id, rule: preset },
    { id: shopSecrets.meta.id, rule: shopSecrets },
  ],
};

/** Where a text holds a secret, without the secret: "file:line: found a private JWK". */
export async function findSecrets(file: string, content: string): Promise<readonly string[]> {
  const { messages } = await lintSource({
    source: { filePath: file, content, ext: '', contentType: 'text' },
    options: { config, maskSecrets: true },
  });
  return messages.map(({ loc, message }) => `${file}:${loc.start.line}: ${message}`);
}
