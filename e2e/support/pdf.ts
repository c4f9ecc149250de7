import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

/** Map from the character codes of a font to letters. */
interface Font {
  /** Hex digits of a character code. */
  codeLength: number;
  letters: ReadonlyMap<number, string>;
}

const parseHex = (digits: string) => Number.parseInt(digits, 16);
const lettersOf = (digits: string) => String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map(parseHex));

/** Returns the id of the object that another one refers to by a name. */
const referenceOf = (object: string, name: string) =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(object)?.[1] ?? `no ${name}`;

/** Returns the decompressed stream of an object. */
function streamOf(objects: Objects, id: string): string {
  const object = objects.get(id) ?? '';
  const compressed = Buffer.from(object.slice(object.indexOf('stream\n') + 'stream\n'.length), 'latin1');
  return inflateSync(compressed).toString('latin1');
}

/** Reads the letters of a font from its map to Unicode. */
function fontOf(objects: Objects, id: string): Font {
  const map = streamOf(objects, referenceOf(objects.get(id) ?? '', 'ToUnicode'));
  const letters = new Map<number, string>();
  for (const [, code = '', text = ''] of map.matchAll(/^<(\w+)> <(\w+)>$/gm))
    letters.set(parseHex(code), lettersOf(text));
  for (const [, first = '', last = '', text = ''] of map.matchAll(/^<(\w+)> <(\w+)> <(\w+)>$/gm)) {
    for (let code = parseHex(first); code <= parseHex(last); code++)
      letters.set(code, String.fromCharCode(parseHex(text) + code - parseHex(first)));
  }
  return { codeLength: /<(\w+)> <\w+>\s+endcodespacerange/.exec(map)?.[1]?.length ?? 2, letters };
}

/** Lists the texts of a page, one for each text object, in the order of its content stream. */
function pageTexts(objects: Objects, page: string): string[] {
  const fonts = new Map<string, Font>();
  for (const [, name = '', id = ''] of page.matchAll(/\/(F\d+) (\d+) 0 R/g))
    fonts.set(name, fontOf(objects, id));
  return [...streamOf(objects, referenceOf(page, 'Contents')).matchAll(/BT\n([\s\S]*?)ET\n/g)].map(
    ([, textObject = '']) => {
      const font = fonts.get(/\/(F\d+) \S+ Tf/.exec(textObject)?.[1] ?? '');
      const codes = [...textObject.matchAll(/<(\w+)> Tj/g)].map(([, digits]) => digits).join('');
      const characterCodes = codes.match(new RegExp(`.{${font?.codeLength ?? 2}}`, 'g')) ?? [];
      return characterCodes.map((code) => font?.letters.get(parseHex(code)) ?? '\uFFFD').join('');
    },
  );
}

/** Lists the texts of each page of a PDF in the structure that Chromium writes. */
export function pdfTexts(pdf: Buffer): string[][] {
  const objectMatches = pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm);
  const objects = new Map([...objectMatches].map(([, id = '', object = '']) => [id, object] as const));
  const pages = [...objects.values()].filter((object) => /^<<\/Type \/Page\b/.test(object));
  return pages.map((page) => pageTexts(objects, page));
}
