import { documentTypes } from '#domain/documents/documents.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { hostileTexts } from '#domain/questions/answers/arbitrary-answers.ts';
import { renewalFaults, saveFaults } from './events-and-faults.ts';
import type { Scene } from './scene.ts';
import { until, untilIdle } from './turns.ts';

const section = intakeSections.find(({ module }) => module === 'MyDocuments') ?? intakeSections[11];
const events = { describe: 4, attach: 3, reload: 1, signOut: 0.5, save: 4 } as const;
const MOST_STEPS = 200;

/** Texts without line breaks and lone surrogates, which FormData changes. */
const texts = hostileTexts.filter((text) => !/[\n\ud800]/.test(text));
const contentOf = async (file: File | null) => (file ? `${file.name} ${await file.text()}` : null);

/**
 * Adds one document with its file in the presence of faults.
 * @param comeBack leaves the page and returns to a section, signed in
 */
export async function addDocument(
  { browser, clinic, dice, diary, patientId }: Scene,
  comeBack: (to: typeof section) => Promise<void>,
): Promise<void> {
  const mine = () => clinic.store.tables.documents.filter(({ userId }) => userId === patientId);
  const before = mine().length;
  let entered = { documentTitle: '', documentType: '', documentDescription: '' };
  let content: string | null = null;

  const form = () => {
    const { documents } = browser.page.fittings;
    if (!documents) throw new Error('There is no form for documents');
    return documents;
  };
  async function arrive() {
    const isThere = () => browser.page.fittings.documents !== undefined;
    await until(() => isThere() || Boolean(browser.page.button(section, 'Restore')), 'documents are there');
    browser.page.button(section, 'Restore')?.click();
    await until(isThere, 'the form of documents is there');
    await look();
  }
  async function look() {
    await untilIdle();
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
    // The bytes are read before they are persisted; no user leaves the page faster than that.
    while (!(await browser.keeps('MyDocuments file'))) await untilIdle();
  }
  async function save() {
    if (content === null || entered.documentTitle.trim() === '' || entered.documentType === '') return;
    const effect = dice.pick([
      null,
      saveFaults.refused,
      saveFaults.broken,
      saveFaults.offline,
      saveFaults.malformed,
      saveFaults.lostAnswer,
    ]);
    if (effect) clinic.fault({ endpoint: 'createDocument', effect });
    const count = clinic.writes.count('createDocument');
    const press = form().save;
    const saved = press();
    // A second save while the first is pending never settles: only the first one is awaited.
    if (dice.chance(0.5)) void press();
    await saved;
    const sent = clinic.writes.count('createDocument') - count;
    if (sent > 1) throw new Error(`A document was sent ${sent} times`);
  }

  browser.page.open(section);
  await arrive();
  for (let step = 0; mine().length === before; step += 1) {
    if (step > MOST_STEPS) throw new Error('The document cannot be added');
    const event = dice.weighted(events);
    diary.push(`document: ${event}`);
    if (event === 'describe') {
      change('documentTitle', dice.pick(texts));
      change('documentType', dice.pick(documentTypes));
      // Never empty: the simulated browser loses the empty fields of a form in transit.
      change('documentDescription', dice.pick(texts));
    } else if (event === 'attach') await attach();
    else if (event === 'save') await save();
    else {
      if (event === 'signOut') clinic.fault({ endpoint: 'refresh', effect: dice.pick(renewalFaults) });
      await untilIdle();
      await comeBack(section);
      clinic.store.clearFaults();
      await arrive();
    }
    if (mine().length === before) await look();
  }
  await untilIdle();
  if (mine().length > before + 1) throw new Error('The document is added twice');
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
