import { useLayoutEffect, useRef } from 'react';
import './printed-page.css';

interface PrintedPageProps {
  /** Name of the person that the page is about. */
  personName: string;
  /** Detail that tells people of the same name apart. */
  personDetail?: string;
  /** Returns the time as text; called at the print, maybe days after the page was opened. */
  formatPrintTime: () => string;
}

/** Maximum length of a text at the edge of a sheet, in characters. */
const MAX_LENGTH = 70;

/** Returns a CSS string; escapes all but letters and digits, since names are untrusted input. */
function cssString(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  const short = letters.length > MAX_LENGTH ? [...letters.slice(0, MAX_LENGTH), '…'] : letters;
  const escaped = short.map((letter) =>
    /[a-z\d]/i.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}

/**
 * Prints the person, the time and the page number at the edges of every sheet while mounted.
 * Renders nothing on the screen. A browser without support prints the page's title instead.
 */
export function PrintedPage({
  personName: whose,
  personDetail: about = '',
  formatPrintTime: when,
}: PrintedPageProps) {
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
