/** A field of a protobuf message; numbers of 64 bits are bigints. */
export interface Field {
  readonly number: number;
  readonly value: bigint | Uint8Array;
}

const wireTypes = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

/** Reads the fields of one message in their order; messages inside it are bytes. */
export const readFields = (message: Uint8Array): readonly Field[] => {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const fields: Field[] = [];
  let offset = 0;
  const readVarint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = view.getUint8(offset);
      offset += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Uint8Array => {
    offset += length;
    return message.subarray(offset - length, offset);
  };
  const readValue = (wireType: number): Field['value'] => {
    if (wireType === wireTypes.varint) return readVarint();
    if (wireType === wireTypes.fixed64) return take(8);
    if (wireType === wireTypes.fixed32) return take(4);
    if (wireType === wireTypes.bytes) return take(Number(readVarint()));
    throw new RangeError(`unknown wire type ${wireType}`);
  };
  while (offset < message.byteLength) {
    const tag = Number(readVarint());
    fields.push({ number: tag >> 3, value: readValue(tag & 7) });
  }
  return fields;
};

export const messagesOf = (message: Uint8Array, number: number): readonly Uint8Array[] =>
  readFields(message).flatMap((field) =>
    field.number === number && field.value instanceof Uint8Array ? [field.value] : [],
  );

export const textOf = (message: Uint8Array, number: number): string =>
  Buffer.from(messagesOf(message, number)[0] ?? []).toString('utf8');

export const hexOf = (message: Uint8Array, number: number): string =>
  Buffer.from(messagesOf(message, number)[0] ?? []).toString('hex');

export const numberOf = (message: Uint8Array, number: number): number => {
  const value = readFields(message).find((field) => field.number === number)?.value;
  return typeof value === 'bigint' ? Number(value) : 0;
};
