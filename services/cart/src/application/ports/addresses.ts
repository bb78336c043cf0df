export interface Addresses {
  /** Pincode and State of an address, and whose it is; null when it is not known here. */
  findAddress(addressId: number): Promise<{
    readonly userId: number;
    readonly pincode: string;
    readonly stateCode: string;
  } | null>;
}
