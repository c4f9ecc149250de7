const amounts = /((?:\d[\d,]*(?:\.\d+)?|\.\d+)\s?(?:mg|mcg|g)\b)/;

/** Text with its amounts in bold. */
export function AmountText({ text }: { text: string }) {
  // `split` keeps what a group of its pattern matches: every odd part is an amount.
  return text.split(amounts).map((part, place) => {
    if (place % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return <b key={place}>{part}</b>;
  });
}
