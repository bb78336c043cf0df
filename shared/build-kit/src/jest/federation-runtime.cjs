/**
 * Replaces `@module-federation/enhanced/runtime` in tests: `setRemote('shop/entry', loader)`
 * decides what a remote returns. An id without a loader rejects like an unreachable remote.
 */
const loaders = new Map();
const registered = [];

async function loadRemote(id) {
  const loader = loaders.get(id);
  if (!loader) throw new Error(`[ Federation Runtime ]: no remote answers for ${id}`);
  return loader();
}

function registerRemotes(remotes, options) {
  registered.push(...remotes.map((remote) => ({ ...remote, force: options?.force === true })));
}

const instance = {
  name: 'test-host',
  options: { remotes: registered },
  loadRemote,
  registerRemotes,
  registerPlugins() {},
};

module.exports = {
  __esModule: true,
  loadRemote,
  registerRemotes,
  registerPlugins() {},
  preloadRemote: async () => {},
  getInstance: () => instance,
  getRemoteEntry: async () => undefined,
  init: () => instance,
  createInstance: () => instance,
  setRemote: (id, loader) => loaders.set(id, loader),
  registeredRemotes: () => [...registered],
  resetRemotes: () => {
    loaders.clear();
    registered.length = 0;
  },
};
