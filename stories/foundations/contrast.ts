/** Returns the relative luminance of three channels from 0 to 255, as WCAG 2 defines it. */
export function luminance(...channels: [red: number, green: number, blue: number]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Reads the two hexadecimal digits at an index. */
const readChannel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** Returns the relative luminance of a `#rrggbb` color. */
const luminanceOfHex = (hex: string) =>
  luminance(readChannel(hex, 1), readChannel(hex, 3), readChannel(hex, 5));

/** Returns the contrast ratio of two luminances, from 1 to 21. */
export function luminanceRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns the contrast of `#rrggbb` colors, rounded down to a tenth: 4.49 must not pass as 4.5. */
export function contrast(one: string, other: string): number {
  return Math.floor(luminanceRatio(luminanceOfHex(one), luminanceOfHex(other)) * 10) / 10;
}
