const keys = new Proxy({}, { get: (_target, key) => (typeof key === 'string' ? key : undefined) });

module.exports = new Proxy(
  {},
  {
    get: (_target, key) => {
      if (key === '__esModule') return true;
      if (key === 'default') return keys;
      return typeof key === 'string' ? key : undefined;
    },
  },
);
