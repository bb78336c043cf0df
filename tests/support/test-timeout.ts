export {};

declare global {
  var testTimeoutMs: number;
}

/** How long one test of this project may take; jest.config.mjs says so for each. */
jest.setTimeout(globalThis.testTimeoutMs);
