import 'react';

declare module 'react' {
  /** Custom properties in `style`, which the style sheets read. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
