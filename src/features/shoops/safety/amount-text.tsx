/** Matches an amount with its unit. */
const amountPattern = /((?:\d[\d,]*(?:\.\d+)?|\.\d+)\s?(?:mg|mcg|g)\b)/;

/** Text with its amounts in bold. */
export function AmountText({ text }: { text: string }) {
  // `split` keeps what a group of its pattern matches: every odd part is an amount.
  return text.split(amountPattern).map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return <b key={index}>{part}</b>;
  });
}
