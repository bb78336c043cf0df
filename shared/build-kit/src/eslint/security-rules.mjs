import noUnsanitized from 'eslint-plugin-no-unsanitized';
import regexp from 'eslint-plugin-regexp';
import security from 'eslint-plugin-security';

/**
 * The other rules of these plugins stay off, because what they report here is safe:
 * - `security/detect-object-injection` reports every `map[key]`. Parsed input has known keys only,
 *   and maps with free keys are `Map` or checked with `Object.hasOwn`.
 * - `security/detect-non-literal-fs-filename`, `-require` report every path that is not a literal.
 *   Names from a request reach a file only through bff/src/pages/page-file.ts.
 * - `security/detect-non-literal-regexp` reports patterns built from constants. The one built from
 *   what a person typed, web-kit/src/combobox/highlight-matches.ts, escapes it and has a spec.
 * - `security/detect-unsafe-regex` counts stars. `regexp/no-super-linear-backtracking` analyses the
 *   pattern instead.
 * - `security/detect-possible-timing-attacks` reports `token === undefined`.
 * - `security/detect-disable-mustache-escape`, `-no-csrf-before-method-override` are about packages
 *   that nothing here uses.
 * - The style rules of `regexp`.
 */
export const securityRules = {
  plugins: { security, regexp },
  rules: {
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-script-url': 'error',
    'security/detect-bidi-characters': 'error',
    'security/detect-buffer-noassert': 'error',
    'security/detect-child-process': 'error',
    'security/detect-eval-with-expression': 'error',
    'security/detect-new-buffer': 'error',
    'security/detect-pseudoRandomBytes': 'error',
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-contradiction-with-assertion': 'error',
    'regexp/no-dupe-characters-character-class': 'error',
    'regexp/no-dupe-disjunctions': 'error',
    'regexp/no-empty-alternative': 'error',
    'regexp/no-empty-character-class': 'error',
    'regexp/no-invalid-regexp': 'error',
    'regexp/no-invisible-character': 'error',
    'regexp/no-misleading-capturing-group': 'error',
    'regexp/no-misleading-unicode-character': 'error',
    'regexp/no-missing-g-flag': 'error',
    'regexp/no-useless-assertions': 'error',
    'regexp/strict': 'error',
  },
};

/** Pages put text into the document through React only. */
export const securityRulesOfPages = {
  plugins: { 'no-unsanitized': noUnsanitized },
  rules: {
    'no-unsanitized/method': 'error',
    'no-unsanitized/property': 'error',
    'no-restricted-syntax': [
      'error',
      {
        selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
        message: 'Render text and elements; React escapes them.',
      },
    ],
  },
};

/**
 * Patterns that search inside a text take quadratic time; elsewhere the texts are short. Ids, codes
 * and keys come from node:crypto; the kit's jitter may be predictable.
 */
export const securityRulesOfServers = {
  rules: {
    'regexp/no-super-linear-move': 'error',
    'no-restricted-properties': [
      'error',
      {
        object: 'Math',
        property: 'random',
        message: 'Use randomBytes, randomInt or randomUUID of node:crypto.',
      },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: "Property[key.name='rejectUnauthorized']",
        message: 'A TLS client validates certificates; give it the CA instead.',
      },
    ],
  },
};
