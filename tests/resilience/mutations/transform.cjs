/**
 * Compiles as the preset does, with one guard taken out of one file: MUTATION names it. For E27 alone; the keys of the cache tell mutants from the product.
 */
const path = require('node:path');
const guards = require('./guards.json');

const root = path.resolve(__dirname, '../../..');
const mutation = guards.find(({ name }) => name === process.env.MUTATION);
if (!mutation)
  throw new Error(`MUTATION names one of: ${guards.map(({ name }) => name).join(', ')}`);

const mutated = (source, file) => {
  if (path.relative(root, file) !== mutation.file) return source;
  if (source.split(mutation.find).length !== 2)
    throw new Error(`${mutation.name}: its text does not stand exactly once in ${mutation.file}`);
  return source.replace(mutation.find, () => mutation.replace);
};

module.exports = {
  createTransformer: async (settings) => {
    const swc = require('@swc/jest').createTransformer(settings);
    return {
      ...swc,
      process: (source, file, options) => swc.process(mutated(source, file), file, options),
      getCacheKey: (source, file, options) =>
        `${swc.getCacheKey(mutated(source, file), file, options)}${path.relative(root, file) === mutation.file ? mutation.name : ''}`,
    };
  },
};
