/**
 * jsdom without its gaps: what browsers have and jsdom lacks (fetch, streams, encoders, structuredClone, …) comes from
 * Node, whose implementations follow the same standards.
 */
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'TextEncoderStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) {
      if (globalThis[name] !== undefined) {
        Object.defineProperty(this.global, name, {
          value: globalThis[name],
          configurable: true,
          writable: true,
        });
      }
    }
    // jsdom's crypto has no subtle; pages hash and make ids with both.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  // MessageChannel stays out: react's scheduler would keep a port, and with it the process, open.
  // Test code resolves packages as Node does: browser conditions lead to ES modules that CommonJS cannot load.
  exportConditions() {
    return ['require', 'default', 'node'];
  }
}

module.exports = BrowserLikeEnvironment;
