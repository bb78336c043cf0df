/** The cache key names the mutation, so that Jest never reuses unmutated output. */
const path = require('node:path');
const mutations = require('./mutations.json');

const root = path.resolve(__dirname, '../../..');
const mutation = mutations.find(({ name }) => name === process.env.MUTATION);
if (!mutation)
  throw new Error(`MUTATION must be one of: ${mutations.map(({ name }) => name).join(', ')}`);

const mutate = (source, file) => {
  if (path.relative(root, file) !== mutation.file) return source;
  if (source.split(mutation.find).length !== 2)
    throw new Error(
      `${mutation.name}: its search text does not occur exactly once in ${mutation.file}`,
    );
  return source.replace(mutation.find, () => mutation.replace);
};

module.exports = {
  createTransformer: async (settings) => {
    const swc = require('@swc/jest').createTransformer(settings);
    return {
      ...swc,
      process: (source, file, options) => swc.process(mutate(source, file), file, options),
      getCacheKey: (source, file, options) =>
        `${swc.getCacheKey(mutate(source, file), file, options)}${path.relative(root, file) === mutation.file ? mutation.name : ''}`,
    };
  },
};
