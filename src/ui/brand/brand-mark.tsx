/** Logo of two fern leaves, decorative: a place that shows it alone must add the name as text. */
export function BrandMark() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="10" fill="var(--ui-brand)" />
      <path
        d="M16 26.2c0-3.7.1-8.4 0-11.6"
        stroke="var(--mantine-color-pine-1)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M15.6 21.2c-5.6.3-9-2.9-9.2-8.7 5.5-.1 9.1 3.2 9.2 8.7Z" fill="var(--mantine-color-pine-1)" />
      <path
        d="M16.3 16.8c-.3-6.2 2.9-10.2 9.3-10.7.3 6.5-3.1 10.6-9.3 10.7Z"
        fill="var(--mantine-color-clay-3)"
      />
    </svg>
  );
}
