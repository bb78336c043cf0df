export interface NativeCall {
  readonly plugin: string;
  readonly method: string;
  readonly options: unknown;
}

export interface NativeBridge {
  readonly calls: NativeCall[];
  /** What the methods of native code return, by `Plugin.method`: a function decides, an error fails. */
  readonly answers: Record<string, unknown>;
  readonly emit: (plugin: string, event: string, data: unknown) => void;
  /** Pages listen a moment after they asked to. */
  readonly countListeners: (plugin: string, event: string) => number;
}

/**
 * The native half of Capacitor on Android, as its bridge describes it to `@capacitor/core`. Specs of
 * whole pages run it in the browser, so it refers to nothing outside.
 */
export const simulateNativeBridge = (): NativeBridge => {
  const plugins = ['App', 'PushNotifications', 'AppUpdate', 'Filesystem', 'Share'];
  const methods = [
    ...['checkPermissions', 'requestPermissions', 'register', 'unregister'],
    ...['writeFile', 'rmdir', 'share'],
  ];
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  const calls: NativeCall[] = [];
  const answers: Record<string, unknown> = {};
  const listenersOf = (name: string) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known);
    return known;
  };
  const answer = async (plugin: string, method: string, options: unknown): Promise<unknown> => {
    calls.push({ plugin, method, options });
    const known = answers[`${plugin}.${method}`];
    const value: unknown = typeof known === 'function' ? known(options) : known;
    if (value instanceof Error) throw value;
    return value ?? {};
  };
  const bridge: NativeBridge = {
    calls,
    answers,
    emit: (plugin, event, data) => {
      for (const listener of listenersOf(`${plugin}.${event}`)) listener(data);
    },
    countListeners: (plugin, event) => listenersOf(`${plugin}.${event}`).size,
  };
  const listen = (
    plugin: string,
    { eventName }: { readonly eventName: string },
    listener: (data: unknown) => void,
  ): string => {
    listenersOf(`${plugin}.${eventName}`).add(listener);
    return eventName;
  };
  Object.assign(window, {
    androidBridge: {},
    nativeBridge: bridge,
    Capacitor: {
      PluginHeaders: plugins.map((name) => ({
        name,
        methods: [
          { name: 'addListener', rtype: 'callback' },
          ...[...methods, 'exitApp', 'openAppStore', 'removeListener'].map((method) => ({
            name: method,
            rtype: 'promise',
          })),
        ],
      })),
      nativePromise: (plugin: string, method: string, options: { readonly eventName: string }) => {
        if (method === 'removeListener') listenersOf(`${plugin}.${options.eventName}`).clear();
        return answer(plugin, method, options);
      },
      nativeCallback: (
        plugin: string,
        _method: string,
        options: { readonly eventName: string },
        listener: (data: unknown) => void,
      ) => listen(plugin, options, listener),
    },
  });
  return bridge;
};
