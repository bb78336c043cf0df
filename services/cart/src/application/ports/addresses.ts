export interface Addresses {
  findAddress(addressId: number): Promise<{
    readonly userId: number;
    readonly pincode: string;
    readonly stateCode: string;
  } | null>;
}
