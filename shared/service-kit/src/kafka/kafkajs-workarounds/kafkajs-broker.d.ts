declare module 'kafkajs/src/broker/index.js' {
  interface JoinGroupRequest {
    readonly groupId: string;
    readonly memberId?: string;
  }

  type BuildRequest = (request: { readonly memberId?: string }) => unknown;

  export default class Broker {
    lookupRequest(apiKey: number, definition: unknown): BuildRequest;
    joinGroup(request: JoinGroupRequest): Promise<{ readonly memberId: string }>;
    leaveGroup(request: { readonly groupId: string; readonly memberId: string }): Promise<unknown>;
  }
}
