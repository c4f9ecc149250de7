const WIDTH = 240;
const HEIGHT = 200;

type Bytes = Uint8Array<ArrayBuffer>;

function number(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function join(...parts: ArrayLike<number>[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    joined.set(part, place);
    place += part.length;
  }
  return joined;
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

function chunk(name: string, content: Bytes): Bytes {
  const named = join(new TextEncoder().encode(name), content);
  return join(number(content.length), named, number(crc32(named)));
}

/** Returns the brightness at a point, 0 to 255: two light ribcages on black, as in an X-ray. */
function brightness(x: number, y: number): number {
  const across = (Math.abs(x - WIDTH / 2) - 55) / 60;
  const down = (y - HEIGHT / 2) / 95;
  const body = Math.max(0, 1 - across * across - down * down);
  const ribs = 0.75 + 0.25 * Math.sin(y / 6 + Math.abs(x - WIDTH / 2) / 25);
  const spine = Math.max(0, 1 - Math.abs(x - WIDTH / 2) / 14);
  return Math.round(255 * Math.min(1, body * ribs * 0.7 + spine * 0.8));
}

/** Returns a small gray PNG, computed and stored without compression in one deflate block. */
export function samplePicture(): Bytes {
  const rows = new Uint8Array((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) rows[y * (WIDTH + 1) + x + 1] = brightness(x, y);
  const { length } = rows;
  const block = [1, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255];
  return join(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', join(number(WIDTH), number(HEIGHT), [8, 0, 0, 0, 0])),
    chunk('IDAT', join([0x78, 1], block, rows, number(adler32(rows)))),
    chunk('IEND', new Uint8Array()),
  );
}
