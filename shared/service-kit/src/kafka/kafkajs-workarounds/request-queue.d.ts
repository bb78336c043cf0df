declare module 'kafkajs/src/network/requestQueue/index.js' {
  export default class RequestQueue {
    constructor(settings: {
      maxInFlightRequests: number | null;
      requestTimeout: number;
      enforceRequestTimeout: boolean;
      clientId: string;
      broker: string;
      logger: { debug(): void };
    });
    readonly pending: unknown[];
    push(request: {
      readonly entry: { readonly correlationId: number };
      readonly expectResponse: boolean;
      sendRequest(): void;
    }): void;
    scheduleCheckPendingRequests(): void;
    destroy(): void;
  }
}
