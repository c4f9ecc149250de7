import { useLayoutEffect, useRef } from 'react';
import './printed-page.css';

interface PrintedPageProps {
  /** Whose paper it is. */
  whose: string;
  /** What tells them from others of that name. */
  about?: string;
  /** When it was printed, in words; asked as it goes to paper, which may be days after it was opened. */
  when: () => string;
}

/** As much as the edge of a sheet has room for. */
const MOST = 70;

/** A text as a string of CSS, in which nothing but letters and digits means what it says: names come from elsewhere. */
function cssString(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  const short = letters.length > MOST ? [...letters.slice(0, MOST), '…'] : letters;
  const escaped = short.map((letter) =>
    /[a-z\d]/i.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}

/**
 * Says at the edges of every printed page whose it is, when it was printed and which of how many, as long as it is
 * mounted. Nothing of it is seen on the screen. A browser that cannot do this prints the page's title there.
 */
export function PrintedPage({ whose, about = '', when }: PrintedPageProps) {
  const latest = useRef(when);
  useLayoutEffect(() => {
    latest.current = when;
  }, [when]);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const words = {
      '--printed-whose': cssString(whose),
      '--printed-about': cssString(about),
      '--printed-number': '"Page " counter(page) " of " counter(pages)',
    };
    for (const [name, value] of Object.entries(words)) style.setProperty(name, value);
    const stamp = () => style.setProperty('--printed-when', cssString(latest.current()));
    stamp();
    window.addEventListener('beforeprint', stamp);
    return () => {
      window.removeEventListener('beforeprint', stamp);
      for (const name of [...Object.keys(words), '--printed-when']) style.removeProperty(name);
    };
  }, [whose, about]);
  return null;
}
