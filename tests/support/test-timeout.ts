export {};

declare global {
  var testTimeoutMs: number;
}

jest.setTimeout(globalThis.testTimeoutMs);
