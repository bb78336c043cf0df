import type { lintSource } from '@secretlint/core';

export type ScanConfig = Parameters<typeof lintSource>[0]['options']['config'];
type Rule = Extract<ScanConfig['rules'][number]['rule'], { readonly messages: object }>;

const secretKinds = [
  { name: 'a live Razorpay key', pattern: /\brzp_live_[A-Za-z0-9]{14}\b/g },
  { name: 'a live Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/g },
  { name: 'a Stripe webhook secret', pattern: /\bwhsec_[A-Za-z0-9+/]{24,}/g },
  { name: 'a private JWK', pattern: /["']?\bd["']?\s*:\s*["'][\w-]{43}["']/g },
  { name: 'a key of 32 bytes', pattern: /\b[A-Z_]*(?:KEY|TOKEN|SECRET)=["']?[A-Za-z0-9+/]{43}=/g },
] as const;

const messages = { found: { en: (found: { name: string }) => `found ${found.name}` } };

/** Secrets of this shop that the preset does not know. */
export const shopSecrets: Rule = {
  messages,
  meta: {
    id: 'shop-secrets',
    type: 'scanner',
    recommended: true,
    supportedContentTypes: ['text'],
  },
  create(context) {
    const translate = context.createTranslator(messages);
    return {
      file({ content }) {
        for (const { name, pattern } of secretKinds)
          for (const { index, 0: secret } of content.matchAll(pattern))
            context.report({
              message: translate('found', { name }),
              range: [index, index + secret.length],
            });
      },
    };
  },
};
