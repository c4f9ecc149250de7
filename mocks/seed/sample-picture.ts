const widthPx = 240;
const heightPx = 200;

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns a number as four bytes, the highest first. */
function encodeUint32(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** Joins several parts into one array of bytes. */
function joinBytes(...parts: ArrayLike<number>[]): Bytes {
  const joinedBytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joinedBytes.set(part, offset);
    offset += part.length;
  }
  return joinedBytes;
}

/** Returns the CRC-32 checksum of a PNG chunk. */
function crc32(bytes: Bytes): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Returns the Adler-32 checksum of the picture's bytes. */
function adler32(bytes: Bytes): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}

/** Returns a chunk of a PNG: length, name, content and checksum. */
function buildPngChunk(name: string, content: Bytes): Bytes {
  const nameAndContent = joinBytes(new TextEncoder().encode(name), content);
  return joinBytes(encodeUint32(content.length), nameAndContent, encodeUint32(crc32(nameAndContent)));
}

/** Returns the brightness at a point, 0 to 255: two light ribcages on black, as in an X-ray. */
function getBrightness(x: number, y: number): number {
  const horizontal = (Math.abs(x - widthPx / 2) - 55) / 60;
  const vertical = (y - heightPx / 2) / 95;
  const body = Math.max(0, 1 - horizontal * horizontal - vertical * vertical);
  const ribs = 0.75 + 0.25 * Math.sin(y / 6 + Math.abs(x - widthPx / 2) / 25);
  const spine = Math.max(0, 1 - Math.abs(x - widthPx / 2) / 14);
  return Math.round(255 * Math.min(1, body * ribs * 0.7 + spine * 0.8));
}

/** Returns a small gray PNG, computed and stored without compression in one deflate block. */
export function samplePicture(): Bytes {
  // Each row begins with a byte for its filter: 0, none.
  const rows = new Uint8Array((widthPx + 1) * heightPx);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) rows[y * (widthPx + 1) + x + 1] = getBrightness(x, y);
  const { length } = rows;
  // Last block, uncompressed: its length and the complement of the length, the low byte first.
  const blockHeader = [1, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255];
  return joinBytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    // 8 bits of gray; the zeros name the default compression and filters, and no interlacing.
    buildPngChunk('IHDR', joinBytes(encodeUint32(widthPx), encodeUint32(heightPx), [8, 0, 0, 0, 0])),
    // A zlib stream: its header, the block, and the checksum.
    buildPngChunk('IDAT', joinBytes([0x78, 1], blockHeader, rows, encodeUint32(adler32(rows)))),
    buildPngChunk('IEND', new Uint8Array()),
  );
}
