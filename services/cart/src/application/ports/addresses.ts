export interface AddressLocation {
  readonly userId: number;
  readonly pincode: string;
  readonly stateCode: string;
}

export interface Addresses {
  findAddress(addressId: number): Promise<AddressLocation | null>;
}
