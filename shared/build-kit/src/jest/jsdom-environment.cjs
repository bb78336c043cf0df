/**
 * jsdom lacks fetch, streams, encoders and structuredClone; they come from Node, which follows the
 * same standards.
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
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  // MessageChannel is left out because React's scheduler would keep a port, and so the process,
  // open. Packages resolve as in Node because browser conditions lead to ES modules that CommonJS
  // cannot load.
  exportConditions() {
    return ['require', 'default', 'node'];
  }
}

module.exports = BrowserLikeEnvironment;
