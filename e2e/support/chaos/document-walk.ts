import { documentTypes } from '#domain/documents.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { hostileTexts } from '#domain/questions/arbitrary-answers.ts';
import type { Browser } from './browser.tsx';
import { turns, until } from './browser.tsx';
import type { Clinic } from './clinic.ts';
import type { Dice } from './dice.ts';
import { renewalFaults, saveFaults } from './mishaps.ts';
import { documents } from './stand-ins.tsx';

const section = intakeSections.find(({ module }) => module === 'MyDocuments') ?? intakeSections[11];
const events = { describe: 4, attach: 3, reload: 1, signOut: 0.5, save: 4 } as const;
const MOST_STEPS = 200;

export interface DocumentScene {
  browser: Browser;
  clinic: Clinic;
  dice: Dice;
  patientId: string;
  /** Leaves the page and comes back to it at a section, signed in. */
  comeBack(to: typeof section): Promise<void>;
}

/** A form on its way changes the ends of lines, and half a character. */
const texts = hostileTexts.filter((text) => !/[\n\ud800]/.test(text));
const contentOf = async (file: File | null) => (file ? `${file.name} ${await file.text()}` : null);

/** Adds one document with its file, whatever happens on the way. */
export async function addDocument(scene: DocumentScene, diary: string[]): Promise<void> {
  const { browser, clinic, dice, patientId, comeBack } = scene;
  const mine = () => clinic.store.tables.documents.filter(({ userId }) => userId === patientId);
  const before = mine().length;
  let entered = { documentTitle: '', documentType: '', documentDescription: '' };
  let content: string | null = null;

  const form = () => {
    if (!documents.form) throw new Error('There is no form for documents');
    return documents.form;
  };
  async function arrive() {
    await until(() => Boolean(documents.form ?? browser.button(section, 'Restore')), 'documents are there');
    browser.button(section, 'Restore')?.click();
    await until(() => documents.form !== undefined, 'the form of documents is there');
    await look();
  }
  async function look() {
    await turns();
    const { entered: inForm, attachment } = form();
    const found = JSON.stringify([inForm(), await contentOf(attachment.file)]);
    const typed = JSON.stringify([entered, content]);
    if (found !== typed) throw new Error(`My Documents\nthere is: ${found}\nwas entered: ${typed}`);
  }
  const change = (name: keyof typeof entered, value: string) => {
    form().change(name, value);
    entered = { ...entered, [name]: value };
  };
  async function attach() {
    if (content !== null) return;
    const file = new File([`%PDF-1.4 ${dice.below(1000)}`], 'letter.pdf', { type: 'application/pdf' });
    await form().attachment.attach([file]);
    content = await contentOf(file);
    await until(() => form().attachment.attached, 'the file is attached');
    // Its bytes are read before they are kept: no hand leaves the page sooner.
    while (!(await browser.keeps('MyDocuments file'))) await turns();
  }
  async function save() {
    if (content === null || entered.documentTitle.trim() === '' || entered.documentType === '') return;
    const effect = dice.pick([
      null,
      saveFaults.refused,
      saveFaults.broken,
      saveFaults.offline,
      saveFaults.malformed,
      { kind: 'lost-answer' } as const,
    ]);
    if (effect) clinic.fault({ endpoint: 'createDocument', effect });
    await form().save();
  }

  browser.open(section);
  await arrive();
  for (let step = 0; mine().length === before; step += 1) {
    if (step > MOST_STEPS) throw new Error('The document cannot be added');
    const event = dice.weighted(events);
    diary.push(`document: ${event}`);
    if (event === 'describe') {
      change('documentTitle', dice.pick(texts));
      change('documentType', dice.pick(documentTypes));
      // Never without one: the stand-in for a browser loses the empty fields of a form on its way.
      change('documentDescription', dice.pick(texts));
    } else if (event === 'attach') await attach();
    else if (event === 'save') await save();
    else {
      if (event === 'signOut') clinic.fault({ endpoint: 'refresh', effect: dice.pick(renewalFaults) });
      await turns();
      await comeBack(section);
      clinic.store.clearFaults();
      await arrive();
    }
    if (mine().length === before) await look();
  }
  const [added] = mine().slice(-1);
  const file = added && (await clinic.store.files.get(added.id));
  const stored = JSON.stringify([
    added?.documentTitle,
    added?.documentType,
    file && `letter.pdf ${await file.text()}`,
  ]);
  const sent = JSON.stringify([entered.documentTitle.trim(), entered.documentType, content]);
  if (stored !== sent) throw new Error(`The document is saved as ${stored}, entered was ${sent}`);
}
