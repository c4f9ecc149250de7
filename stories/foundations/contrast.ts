/** Relative luminance of three channels from 0 to 255, as WCAG 2 defines it. */
export function luminance(...channels: [red: number, green: number, blue: number]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

const luminanceOf = (hex: string) => luminance(channel(hex, 1), channel(hex, 3), channel(hex, 5));

/** How far apart two luminances are, from 1 to 21. */
export function luminanceRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The contrast of two `#rrggbb` colors, from 1 to 21, rounded down to a tenth as WCAG asks ("4.49" is not 4.5). */
export function contrast(one: string, other: string): number {
  return Math.floor(luminanceRatio(luminanceOf(one), luminanceOf(other)) * 10) / 10;
}
