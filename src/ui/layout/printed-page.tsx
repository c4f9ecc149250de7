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
const MAX_EDGE_TEXT_LENGTH = 70;

/** Returns a short CSS string; escapes all but letters and digits: names are untrusted input. */
function toCssString(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  const short =
    letters.length > MAX_EDGE_TEXT_LENGTH ? [...letters.slice(0, MAX_EDGE_TEXT_LENGTH), '…'] : letters;
  const escaped = short.map((letter) =>
    /[a-z\d]/i.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}

/**
 * Prints the person, the time and the page number at the edges of every sheet while mounted.
 * Renders nothing on the screen. A browser without support prints the page's title instead.
 */
export function PrintedPage({ personName, personDetail = '', formatPrintTime }: PrintedPageProps) {
  const latestFormat = useRef(formatPrintTime);
  useLayoutEffect(() => {
    latestFormat.current = formatPrintTime;
  }, [formatPrintTime]);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const fixedTexts = {
      '--printed-person': toCssString(personName),
      '--printed-detail': toCssString(personDetail),
      '--printed-page-number': '"Page " counter(page) " of " counter(pages)',
    };
    for (const [name, value] of Object.entries(fixedTexts)) style.setProperty(name, value);
    const setPrintTime = () => style.setProperty('--printed-time', toCssString(latestFormat.current()));
    setPrintTime();
    window.addEventListener('beforeprint', setPrintTime);
    return () => {
      window.removeEventListener('beforeprint', setPrintTime);
      for (const name of [...Object.keys(fixedTexts), '--printed-time']) style.removeProperty(name);
    };
  }, [personName, personDetail]);
  return null;
}
