import { fileNames } from './file-names.mjs';
import { envOnlyInConfig } from './env-only-in-config.mjs';
import { namedExports } from './named-exports.mjs';
import { portableMongo } from './portable-mongo.mjs';

/** The house's own lint rules; each has a planted offence in tests/architecture/lint.spec.ts. */
export const house = {
  meta: { name: 'house' },
  rules: {
    'file-names': fileNames,
    'env-only-in-config': envOnlyInConfig,
    'named-exports': namedExports,
    'portable-mongo': portableMongo,
  },
};
