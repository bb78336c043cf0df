declare module 'kafkajs/src/broker/index.js' {
  interface JoinGroupRequest {
    readonly groupId: string;
    readonly memberId?: string;
  }

  type BuildRequest = (request: { readonly memberId?: string }) => unknown;

  export interface FetchAnswer {
    readonly responses: readonly {
      readonly topicName: string;
      readonly partitions: readonly {
        readonly partition: number;
        readonly highWatermark: string;
        readonly messages: readonly { readonly offset: string }[];
      }[];
    }[];
  }

  export default class Broker {
    fetch(request: unknown): Promise<FetchAnswer>;
    lookupRequest(apiKey: number, definition: unknown): BuildRequest;
    joinGroup(request: JoinGroupRequest): Promise<{ readonly memberId: string }>;
    leaveGroup(request: { readonly groupId: string; readonly memberId: string }): Promise<unknown>;
  }
}
