const path = require('node:path');

/** A picture or font is its address, each its own, as in the product. */
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/${path.basename(file)}`)};`,
  }),
};
