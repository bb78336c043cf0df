import { fileNames } from './file-names.mjs';
import { envOnlyInConfig } from './env-only-in-config.mjs';
import { namedExports } from './named-exports.mjs';
import { portableMongo } from './portable-mongo.mjs';
import { standardTerms } from './standard-terms.mjs';
import { translatedParts } from './translated-parts.mjs';

export const house = {
  meta: { name: 'house' },
  rules: {
    'file-names': fileNames,
    'env-only-in-config': envOnlyInConfig,
    'named-exports': namedExports,
    'portable-mongo': portableMongo,
    'standard-terms': standardTerms,
    'translated-parts': translatedParts,
  },
};
